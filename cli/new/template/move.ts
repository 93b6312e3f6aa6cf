import { VALUES } from './data/box.ts';

export type Move =
  /** A pearl of this value from the bank: alike ones are all the same. */
  | { readonly kind: 'take'; readonly value: number }
  /** The pearl in the fist goes on the string. */
  | { readonly kind: 'open' }
  | { readonly kind: 'sweep' }
  | { readonly kind: 'leave' };

const OPEN = VALUES.length + 1;
const SWEEP = OPEN + 1;
const LEAVE = SWEEP + 1;

/** A small number for each move; a take is its value. */
export function key(move: Move): number {
  switch (move.kind) {
    case 'take':
      return move.value;
    case 'open':
      return OPEN;
    case 'sweep':
      return SWEEP;
    case 'leave':
      return LEAVE;
  }
}
