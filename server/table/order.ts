/** Seats in another order, before the match begins. */
import { randomInt } from 'node:crypto';
import type { Seat } from '@fathom/kernel';
import { Refused } from '../refused.ts';
import type { TableRow } from '../store/store.ts';

/** `order[i]` is who sits on seat i then. */
export function reorder(row: TableRow, order: readonly Seat[], now: number): TableRow {
  if (row.status !== 'open') throw new Refused('not_open');
  const isWhole = order.length === row.seats.length && row.seats.every((_, seat) => order.includes(seat));
  if (!isWhole) throw new Refused('bad_seats');
  return { ...row, seats: order.map(seat => row.seats[seat]), updated: now, revision: row.revision + 1 };
}

export function byChance(seats: number): Seat[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  for (let i = order.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** The strongest sits last; whoever has no rating keeps to the middle. */
export function byRating(ratings: readonly number[]): Seat[] {
  return ratings
    .map((rating, seat) => ({ rating, seat }))
    .sort((a, b) => a.rating - b.rating || a.seat - b.seat)
    .map(({ seat }) => seat);
}
