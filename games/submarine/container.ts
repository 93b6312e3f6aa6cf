/** SU-12: what a seat has salvaged. */
import { COLOURS } from './data/box.ts';
import { besideContainer, inContainer, isMussel, kindOf, MUSSEL, TOKENS, type Token } from './token.ts';

interface Tokens {
  readonly at: readonly number[];
}

export function containerCount(s: Tokens, seat: number): number {
  const place = inContainer(seat);
  let count = 0;
  for (let token = 0; token < MUSSEL; token++) if (s.at[token] === place) count++;
  return count;
}

export function owns(s: Tokens, seat: number, kind: number): boolean {
  const place = inContainer(seat);
  const first = kind * COLOURS.length;
  for (let token = first; token < first + COLOURS.length; token++) if (s.at[token] === place) return true;
  return false;
}

/** SU-36: a treasure of a kind that is missing goes into the container; everything else becomes a joker. */
export function fits(s: Tokens, seat: number, token: Token): boolean {
  return !isMussel(token) && !owns(s, seat, kindOf(token));
}

/** S-27: mussels and duplicates beside the container. */
export function jokerCount(s: Tokens, seat: number): number {
  const place = besideContainer(seat);
  let count = 0;
  for (let token = 0; token < TOKENS; token++) if (s.at[token] === place) count++;
  return count;
}
