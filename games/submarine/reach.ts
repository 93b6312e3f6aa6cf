/** What lies and stands where, read from a view or a state: for the sentences and for the board. */
import { range } from '@fathom/kernel';
import { COLUMNS, columnOf, SPACES } from './space.ts';
import { chargeOf } from './submarines.ts';
import { isMussel, TOKENS, type Token } from './token.ts';

interface Sea {
  readonly seats: number;
  readonly at: readonly number[];
  readonly submarines: readonly number[];
}

export function tokensIn(s: Sea, space: number): Token[] {
  return range(TOKENS).filter(token => s.at[token] === space);
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

/** SU-32: what a salvage in a space costs towards each opponent, clockwise. */
export function debtsFor(s: Sea, seat: number, space: number): { to: number; cards: number }[] {
  return range(s.seats - 1)
    .map(i => (seat + 1 + i) % s.seats)
    .map(to => ({ to, cards: chargeOf(s, to, space) }))
    .filter(debt => debt.cards > 0);
}

/** Own submarines in a column, highest first: their spaces. */
export function submarinesIn(s: Sea, seat: number, column: number): number[] {
  const fleet = s.submarines.length / s.seats;
  return s.submarines
    .slice(seat * fleet, (seat + 1) * fleet)
    .filter(space => space >= 0 && columnOf(space) === column)
    .sort((a, b) => a - b);
}
