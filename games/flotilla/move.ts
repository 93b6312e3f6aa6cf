import { CARDS } from './data/crew.ts';
import { COLOURS, DICE, FACES, GUILDS } from './data/names.ts';
import { OCEAN_TILES } from './data/tiles.ts';
import { CELLS, CORNERS } from './hex.ts';

export type Move =
  /** A crew card from the hand, and whose topside card a Student copies. */
  | { readonly kind: 'play'; readonly card: number }
  | { readonly kind: 'copy'; readonly seat: number }
  | { readonly kind: 'sail'; readonly from: number; readonly to: number }
  /** The guild that is asked for: to influence, to seal, to name, to raise, to trigger. */
  | { readonly kind: 'guild'; readonly guild: number }
  /** FL-32: the third space of a guild track, entered for its toll or skipped. */
  | { readonly kind: 'enter' }
  | { readonly kind: 'skip' }
  | { readonly kind: 'recruit'; readonly card: number }
  /** The colour that is asked for: a barrel to take or to pay with. */
  | { readonly kind: 'barrel'; readonly colour: number }
  | { readonly kind: 'buy'; readonly colour: number }
  | { readonly kind: 'sell'; readonly colour: number }
  | { readonly kind: 'skiff' }
  | { readonly kind: 'outpost'; readonly cell: number }
  | { readonly kind: 'objective'; readonly stack: number }
  /** An indicator of the market, from three spaces down to three up. */
  | { readonly kind: 'price'; readonly colour: number; readonly by: number }
  /** A drawn tile to lay or keep, or a tile of the stock to build. */
  | { readonly kind: 'tile'; readonly tile: number }
  | { readonly kind: 'lay'; readonly cell: number }
  | { readonly kind: 'turn'; readonly turns: number }
  /** A die to be rolled again: its kind × 6 + face, and the cell of the skiff it belongs to, −1 for none. */
  | { readonly kind: 'again'; readonly die: number; readonly cell: number }
  | { readonly kind: 'roll' }
  /** A research die turned from one face to another. */
  | { readonly kind: 'set'; readonly from: number; readonly to: number }
  /** A dive die resolved for a skiff: its own one, or one of the card for the skiff on a cell. */
  | { readonly kind: 'die'; readonly die: number; readonly own: boolean; readonly cell: number }
  | { readonly kind: 'dice' }
  | { readonly kind: 'restore'; readonly cell: number }
  | { readonly kind: 'join' }
  | { readonly kind: 'retire' }
  /** Enough of what is offered. */
  | { readonly kind: 'stop' }
  | { readonly kind: 'end' };

/** FL-41: MARKET moves an indicator by so many spaces at most. */
export const SHIFT = 3;
const DIE = DICE.length * FACES;

/** Each kind of move has a block of numbers of its own. */
const SIZES = {
  end: 1,
  stop: 1,
  enter: 1,
  skip: 1,
  skiff: 1,
  roll: 1,
  dice: 1,
  join: 1,
  retire: 1,
  copy: 8,
  guild: GUILDS.length,
  barrel: COLOURS.length,
  buy: COLOURS.length,
  sell: COLOURS.length,
  objective: 4,
  turn: CORNERS,
  price: COLOURS.length * (2 * SHIFT + 1),
  set: FACES * FACES,
  play: CARDS,
  recruit: CARDS,
  lay: CELLS,
  outpost: CELLS,
  restore: CELLS,
  tile: OCEAN_TILES,
  again: DIE * (CELLS + 1),
  die: DIE * CELLS * 2,
  sail: CELLS * CELLS,
} as const satisfies Record<Move['kind'], number>;

const BASE = {} as Record<Move['kind'], number>;
let next = 0;
for (const [kind, size] of Object.entries(SIZES)) {
  BASE[kind as Move['kind']] = next;
  next += size;
}

export function key(move: Move): number {
  return BASE[move.kind] + within(move);
}

function within(move: Move): number {
  switch (move.kind) {
    case 'play':
    case 'recruit':
      return move.card;
    case 'copy':
      return move.seat;
    case 'sail':
      return move.from * CELLS + move.to;
    case 'guild':
      return move.guild;
    case 'barrel':
    case 'buy':
    case 'sell':
      return move.colour;
    case 'outpost':
    case 'lay':
    case 'restore':
      return move.cell;
    case 'objective':
      return move.stack;
    case 'price':
      return move.colour * (2 * SHIFT + 1) + move.by + SHIFT;
    case 'tile':
      return move.tile;
    case 'turn':
      return move.turns;
    case 'again':
      return move.die * (CELLS + 1) + move.cell + 1;
    case 'set':
      return move.from * FACES + move.to;
    case 'die':
      return (move.die * CELLS + move.cell) * 2 + (move.own ? 1 : 0);
    default:
      return 0;
  }
}
