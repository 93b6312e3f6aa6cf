/** SU-12: what a seat has salvaged. */
import { COLOURS } from './data/box.ts';
import { besideContainer, inContainer, MUSSEL, TOKENS } from './token.ts';

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

/** S-27: mussels and duplicates beside the container. */
export function jokerCount(s: Tokens, seat: number): number {
  const place = besideContainer(seat);
  let count = 0;
  for (let token = 0; token < TOKENS; token++) if (s.at[token] === place) count++;
  return count;
}
