import type { Meta } from './game.ts';
import { range } from './lists.ts';

/** Every number of seats a table may have, the smallest first. */
export function seatCounts({ seats: { min, max } }: Pick<Meta, 'seats'>): number[] {
  return range(max - min + 1).map(i => min + i);
}
