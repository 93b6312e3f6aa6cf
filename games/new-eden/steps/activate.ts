/** NE-41, NE-42, A-13, A-17, A-18: a module with enough lying Deeples may be activated, once in a round. */
import { type Log, type Refusal, refuse, type Seat } from '@fathom/kernel';
import { earn } from '../coins.ts';
import { repair } from '../damage.ts';
import { CRAB, HABITAT, OUTSIDE } from '../data/box.ts';
import { AMOUNT, STAFF } from '../data/card.ts';
import { cardOf, isUsed, lyingOn, type Module, used, withLying } from '../module.ts';
import type { Move } from '../move.ts';
import { armOf, DOME, indexOf, type Place, placeAt } from '../place.ts';
import type { State } from '../state.ts';
import { type Built, HABITAT_POINTS } from '../station.ts';

export function addActivations(s: State, seat: Seat, moves: Move[]): void {
  for (let arm = 0; arm < OUTSIDE; arm++) {
    const modules = s.stations[seat].arms[arm];
    for (let i = 0; i < modules.length; i++)
      if (isReady(modules[i])) moves.push({ kind: 'activate', place: placeAt(arm, i) });
  }
}

export function canActivateAny(station: Built): boolean {
  for (let arm = 0; arm < OUTSIDE; arm++) {
    const modules = station.arms[arm];
    for (let i = 0; i < modules.length; i++) if (isReady(modules[i])) return true;
  }
  return false;
}

export function explainActivation(s: State, seat: Seat, place: Place): Refusal | undefined {
  if (place === DOME) return refuse('NE-41', 'domeWorks');
  const module = s.stations[seat].arms[armOf(place)][indexOf(place)];
  if (module === undefined) return refuse('NE-41', 'armTooShort', { arm: armOf(place) });
  if (isUsed(module)) return refuse('NE-42', 'activatedAlready', { card: cardOf(module) });
  const staff = STAFF[cardOf(module)];
  return lyingOn(module) < staff
    ? refuse('NE-41', 'tooFewDeeples', { card: cardOf(module), staff, lying: lyingOn(module) })
    : undefined;
}

/** NE-81 … NE-83: coins, points or repair at once. */
export function playActivation(s: State, seat: Seat, place: Place, log?: Log): void {
  const arm = armOf(place);
  const station = s.stations[seat];
  const modules = station.arms[arm];
  const module = modules[indexOf(place)];
  const card = cardOf(module);
  modules[indexOf(place)] = used(withLying(module, -STAFF[card]));
  log?.event('activated', { seat, card, amount: AMOUNT[card] });
  if (arm === CRAB) earn(s, seat, AMOUNT[card]);
  else if (arm === HABITAT) station.points[HABITAT_POINTS] += AMOUNT[card];
  else repair(s, seat, AMOUNT[card], log);
}

function isReady(module: Module): boolean {
  return !isUsed(module) && lyingOn(module) >= STAFF[cardOf(module)];
}
