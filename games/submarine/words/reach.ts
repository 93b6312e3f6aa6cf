/** What a seat could do in a column, read from a view: for the sentences and for the board. The legal moves still come from the engine. */
import { columnOf, depthOf, SPACES } from '../space.ts';
import { charge, chargeOf, depthsBelow } from '../submarines.ts';
import { besideContainer, colourOf, isMussel, TOKENS, type Token } from '../token.ts';
import type { View } from '../view.ts';

export interface Prospect {
  readonly column: number;
  /** Own submarines below, deepest last: their spaces. */
  readonly submarines: readonly number[];
  /** Tokens the hand could pay for now. */
  readonly payable: readonly Token[];
  /** Tokens a joker could bring up. */
  readonly forJokers: readonly Token[];
  /** Treasures left in the column; mussels do not count (SU-45). */
  readonly treasures: number;
}

export function prospect(view: View, seat: number, column: number): Prospect {
  const near = inReach(view, seat, column);
  const hasJoker = jokersOf(view, seat).length > 0;
  return {
    column,
    submarines: submarinesBelow(view, seat, column),
    payable: near.filter(token => isPayable(view, seat, token)),
    forJokers: hasJoker ? near.filter(token => !isMussel(token)) : [],
    treasures: treasuresIn(view, column),
  };
}

/** SU-45: a column without treasures ends the game. */
function treasuresIn(view: View, column: number): number {
  return tokensAt(view, space => columnOf(space) === column).filter(token => !isMussel(token)).length;
}

export function tokensIn(view: View, space: number): Token[] {
  return tokensAt(view, at => at === space);
}

/** SU-37, S-24: jokers that may be used now. */
export function jokersOf(view: View, seat: number): Token[] {
  const beside = besideContainer(seat);
  return ALL.filter(token => view.at[token] === beside && !view.turn?.touched.includes(token));
}

/** SU-32: what a salvage in a space costs towards each opponent, clockwise. */
export function debtsFor(view: View, seat: number, space: number): { to: number; cards: number }[] {
  return Array.from({ length: view.seats - 1 }, (_, i) => (seat + 1 + i) % view.seats)
    .map(to => ({ to, cards: chargeOf(view, to, space) }))
    .filter(debt => debt.cards > 0);
}

/** The column with the fewest treasures: the end may come from there (SU-45). */
export function scarcest(view: View, columns: number): { column: number; treasures: number } {
  const counts = Array.from({ length: columns }, (_, column) => ({
    column,
    treasures: treasuresIn(view, column),
  }));
  return counts.reduce((least, one) => (one.treasures < least.treasures ? one : least));
}

const ALL: readonly Token[] = Array.from({ length: TOKENS }, (_, token) => token);

function tokensAt(view: View, wanted: (space: number) => boolean): Token[] {
  return ALL.filter(token => view.at[token] < SPACES && wanted(view.at[token]));
}

function inReach(view: View, seat: number, column: number): Token[] {
  const depths = depthsBelow(view, seat, column);
  return tokensAt(view, space => columnOf(space) === column && (depths & (1 << depthOf(space))) !== 0).filter(
    token => !view.turn?.touched.includes(token),
  );
}

/** SU-31, SU-35, S-9. */
function isPayable(view: View, seat: number, token: Token): boolean {
  const { known, size } = view.hands[seat];
  const cards = view.piles[seat].length + size - 1;
  return known.includes(colourOf(token)) && cards >= charge(view, seat, view.at[token]);
}

function submarinesBelow(view: View, seat: number, column: number): number[] {
  const fleet = view.submarines.length / view.seats;
  return view.submarines
    .slice(seat * fleet, (seat + 1) * fleet)
    .filter(space => space >= 0 && columnOf(space) === column)
    .sort((a, b) => a - b);
}
