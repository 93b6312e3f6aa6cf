import { COLOURS } from './data/box.ts';
import { SPACES } from './space.ts';
import { TOKENS, type Token } from './token.ts';

export type Move =
  | { readonly kind: 'place'; readonly column: number }
  /** To a column, or off the board (column `RIGHT`). */
  | { readonly kind: 'sail'; readonly column: number }
  | { readonly kind: 'relocate'; readonly from: number; readonly to: number }
  | { readonly kind: 'salvage'; readonly token: Token }
  | { readonly kind: 'joker'; readonly token: Token; readonly joker: Token }
  /** A hand card towards the payment that is due. */
  | { readonly kind: 'pay'; readonly colour: number }
  | { readonly kind: 'exchange'; readonly colour: number }
  | { readonly kind: 'end' };

/** Each kind of move has a block of numbers of its own. */
const PLACE = 0;
const SAIL = 10;
const PAY = 20;
const EXCHANGE = PAY + COLOURS.length;
const END = EXCHANGE + COLOURS.length;
const RELOCATE = END + 1;
const SALVAGE = RELOCATE + SPACES * SPACES;
const JOKER = SALVAGE + TOKENS;

export function key(move: Move): number {
  switch (move.kind) {
    case 'place':
      return PLACE + move.column;
    case 'sail':
      return SAIL + move.column;
    case 'relocate':
      return RELOCATE + move.from * SPACES + move.to;
    case 'salvage':
      return SALVAGE + move.token;
    case 'joker':
      return JOKER + move.token * TOKENS + move.joker;
    case 'pay':
      return PAY + move.colour;
    case 'exchange':
      return EXCHANGE + move.colour;
    case 'end':
      return END;
  }
}
