/** NE-74 … NE-77: the damage marker, and what is destroyed when it would have to move past the end. */
import type { Log } from '@fathom/kernel';
import { by, isDeepThought, weakestArm } from './automaton.ts';
import { BOATYARD, MOST_DAMAGE, OUTSIDE } from './data/box.ts';
import { AMOUNT, bitOf, type Card, deckOf, isDeckCard } from './data/card.ts';
import { cardOf, lyingOn, standingOn, withLying } from './module.ts';
import type { State } from './state.ts';
import { canLose, type Station } from './station.ts';

/** one card for each event that would move the marker past 15, however far; the owner chooses it. */
export function hurt(s: State, seat: number, amount: number, log?: Log): void {
  if (amount <= 0) return;
  const station = s.stations[seat];
  const damage = station.damage + amount;
  station.damage = Math.min(MOST_DAMAGE, damage);
  log?.event('damaged', { ...by(s, seat), amount, damage: station.damage });
  if (damage <= MOST_DAMAGE || !canLose(station)) return;
  if (isDeepThought(s, seat)) destroyModule(s, seat, weakestArm(station), log);
  else s.stack.push({ step: 'destroy', seat });
}

/** NE-74: a repair at 0 has no further effect. */
export function repair(s: State, seat: number, amount: number, log?: Log): void {
  const station = s.stations[seat];
  const repaired = Math.min(station.damage, amount);
  if (repaired === 0) return;
  station.damage -= repaired;
  log?.event('repaired', { ...by(s, seat), amount: repaired, damage: station.damage });
}

/** NE-76, A-35, A-37, A-39: the outermost card of an arm leaves the game, its Deeples go back to the dome. */
export function destroyModule(s: State, seat: number, arm: number, log?: Log): void {
  const station = s.stations[seat];
  const module = station.arms[arm].pop();
  if (module === undefined) return;
  const card = cardOf(module);
  if (arm < OUTSIDE && !isDeepThought(s, seat)) {
    station.dome += lyingOn(module);
    station.tired += standingOn(module);
  }
  discard(s, card);
  log?.event('destroyed', { ...by(s, seat), card });
  if (arm === BOATYARD && s.options.boatyardLoss === 'lost') s.pool += dismiss(station, AMOUNT[card]);
}

/** Cards of the decks are known to be out of the game; the others only have to be counted. */
export function discard(s: State, card: Card): void {
  if (isDeckCard(card)) s.box[deckOf(card)] |= bitOf(card);
  else s.scrap++;
}

/** Deeples leave lying from the dome first, then tired ones, then from the arms, outermost first; whoever stands works on. */
function dismiss(station: Station, wanted: number): number {
  const fromDome = Math.min(wanted, station.dome);
  station.dome -= fromDome;
  const fromTired = Math.min(wanted - fromDome, station.tired);
  station.tired -= fromTired;
  let gone = fromDome + fromTired;
  for (let arm = 0; arm < OUTSIDE; arm++) {
    const modules = station.arms[arm];
    for (let i = modules.length - 1; i >= 0 && gone < wanted; i--) {
      const taken = Math.min(wanted - gone, lyingOn(modules[i]));
      modules[i] = withLying(modules[i], -taken);
      gone += taken;
    }
  }
  return gone;
}
