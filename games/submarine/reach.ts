/** What lies and stands where, read from a view or a state: for the sentences and for the board. */
import { range, type Seat } from '@fathom/kernel';
import { COLUMNS, columnOf, SPACES } from './space.ts';
import { fleetSize } from './state.ts';
import { isMussel, TOKENS, type Token } from './token.ts';

interface Sea {
  readonly seats: number;
  readonly at: readonly number[];
  readonly submarines: readonly number[];
}

/** Tokens in a space, in a container or beside one. */
export function tokensIn(s: Sea, place: number): Token[] {
  return range(TOKENS).filter(token => s.at[token] === place);
}

/** Treasures left in a column; mussels do not count (SU-45). */
export function treasuresIn(s: Sea, column: number): number {
  return range(TOKENS).filter(
    token => !isMussel(token) && s.at[token] < SPACES && columnOf(s.at[token]) === column,
  ).length;
}

/** The column with the fewest treasures: the end may come from there (SU-45). */
export function scarcest(s: Sea): { column: number; treasures: number } {
  const counts = COLUMNS.map((_, column) => ({ column, treasures: treasuresIn(s, column) }));
  return counts.reduce((least, one) => (one.treasures < least.treasures ? one : least));
}

/** Own submarines in a column, highest first: their spaces. */
export function submarinesIn(s: Sea, seat: number, column: number): number[] {
  const fleet = fleetSize(s);
  return s.submarines
    .slice(seat * fleet, (seat + 1) * fleet)
    .filter(space => space >= 0 && columnOf(space) === column)
    .sort((a, b) => a - b);
}

export interface Fleet {
  readonly seat: Seat;
  /** Numbers of the submarines, as pieces that keep their identity. */
  readonly submarines: readonly number[];
}

/** The submarines in a space, owner by owner. */
export function fleetsAt(s: Sea, space: number): Fleet[] {
  const fleet = fleetSize(s);
  const bySeat = new Map<Seat, number[]>();
  s.submarines.forEach((at, i) => {
    if (at !== space) return;
    const seat = Math.floor(i / fleet);
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), i]);
  });
  return [...bySeat].map(([seat, submarines]) => ({ seat, submarines }));
}
