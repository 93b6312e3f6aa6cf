/** NE-30 … NE-33: a card of the tableau for the price of its row. */
import { type Automatic, type Log, type Refusal, refuse, type Seat } from '@fathom/kernel';
import { attachCard } from '../attaching.ts';
import { isDeepThought } from '../automaton.ts';
import { spend } from '../coins.ts';
import { hurt, repair } from '../damage.ts';
import { ROW_DAMAGE, ROW_PRICE, SPACES } from '../data/box.ts';
import type { Card } from '../data/card.ts';
import type { Take } from '../frames.ts';
import type { Move } from '../move.ts';
import { purseOf } from '../power-plant.ts';
import { EMPTY, type State } from '../state.ts';
import { collapse, rowOf } from '../tableau.ts';

export function addPurchases(s: State, seat: Seat, moves: Move[]): void {
  const { coins } = s.stations[seat];
  for (let space = 0; space < SPACES; space++) {
    const card = s.display[space];
    if (card !== EMPTY && coins >= priceAt(space)) moves.push({ kind: 'buy', card });
  }
}

export function explainPurchase(s: State, seat: Seat, card: Card): Refusal | undefined {
  const space = s.display.indexOf(card);
  if (space < 0) return refuse('NE-30', 'notOnDisplay', { card });
  const price = priceAt(space);
  const station = s.stations[seat];
  return station.coins < price ? refuse('NE-30', 'tooFewCoins', { price, ...purseOf(station) }) : undefined;
}

export function playPurchase(s: State, seat: Seat, card: Card, log?: Log): void {
  const space = s.display.indexOf(card);
  const price = priceAt(space);
  spend(s, seat, price);
  log?.event('bought', { seat, card, price });
  takeFrom(s, seat, space, true, log);
}

export function priceAt(space: number): number {
  return ROW_PRICE[rowOf(space)];
}

/** the damage of the row comes first, so the new card cannot be sacrificed for its own price. */
export function takeFrom(s: State, seat: Seat, space: number, rowDamage: boolean, log?: Log): void {
  s.stack.push({ step: 'take', seat, space });
  if (!rowDamage) return;
  const change = ROW_DAMAGE[rowOf(space)];
  if (change > 0) hurt(s, seat, change, log);
  else repair(s, seat, -change, log);
}

export const take: Automatic<State, Take> = {
  settle(s, { seat, space }, log) {
    s.stack.pop();
    const card = s.display[space];
    s.display[space] = EMPTY;
    // only a purchase is sure to let the rows above fall.
    if (s.options.collapse === 'always' || !isDeepThought(s, seat)) collapse(s, rowOf(space), log);
    attachCard(s, seat, card, log);
  },
};
