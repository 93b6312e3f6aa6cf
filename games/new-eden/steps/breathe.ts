/** NE-35, NE-43, A-15: a face-up oxygen card is chosen to move Deeples with. */
import { type Log, type Refusal, refuse, type Seat } from '@fathom/kernel';
import { OXYGEN } from '../data/box.ts';
import { BOTTLE, type Card } from '../data/card.ts';
import { cardOf, isUsed, used } from '../module.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { hasFreshTank, lyingDeeples, type Station } from '../station.ts';

/** The action needs a face-up oxygen card and a lying Deeple. */
export function canDive(station: Station): boolean {
  return hasFreshTank(station) && lyingDeeples(station) > 0;
}

export function addTanks(s: State, seat: Seat, moves: Move[]): void {
  const station = s.stations[seat];
  if (!canDive(station)) return;
  const tanks = station.arms[OXYGEN];
  for (let i = 0; i < tanks.length; i++)
    if (!isUsed(tanks[i])) moves.push({ kind: 'use', card: cardOf(tanks[i]) });
}

export function explainTank(s: State, seat: Seat, card: Card): Refusal | undefined {
  const station = s.stations[seat];
  const tank = station.arms[OXYGEN].find(module => cardOf(module) === card);
  if (tank === undefined) return refuse('NE-35', 'notYourTank', { card });
  if (isUsed(tank)) return refuse('NE-43', 'tankUsed', { card });
  return lyingDeeples(station) > 0 ? undefined : refuse('A-15', 'noLyingDeeple');
}

/** NE-43, A-67: the card counts as used from the start, so nothing that happens to it in between matters. */
export function playTank(s: State, seat: Seat, card: Card, log?: Log): void {
  const tanks = s.stations[seat].arms[OXYGEN];
  const index = tanks.indexOf(card);
  tanks[index] = used(tanks[index]);
  log?.event('used', { seat, card });
  s.stack.push({ step: 'dive', seat, card, bottles: BOTTLE[card], started: false });
}
