/** Everything a player can decide. Crew members are numbered by their place in the own crew, hexes by row and column. */
import { ACTIONS, type Action } from './data/slots.ts';

export type Move =
  | { readonly kind: 'launch'; readonly cell: number }
  | { readonly kind: 'recruit'; readonly design: number }
  /** Take the disc of a crew member back. */
  | { readonly kind: 'reclaim'; readonly member: number }
  | { readonly kind: 'activate'; readonly member: number }
  | { readonly kind: 'copy'; readonly member: number }
  | { readonly kind: 'space'; readonly journal: number; readonly space: number }
  /** Spend a dive token; with the option `either` for its research. */
  | { readonly kind: 'spend'; readonly token: number }
  /** With the option `either`: spend a dive token for its effect. */
  | { readonly kind: 'use'; readonly token: number }
  | { readonly kind: 'travel'; readonly from: number; readonly to: number }
  | { readonly kind: 'sonar'; readonly site: number }
  | { readonly kind: 'dive'; readonly dive: number }
  | { readonly kind: 'conserve'; readonly site: number }
  | { readonly kind: 'publish'; readonly site: number; readonly journal: number }
  | { readonly kind: 'promote'; readonly member: number }
  /** Which of several waiting gains comes next. */
  | { readonly kind: 'gain'; readonly gain: number }
  | { readonly kind: 'raise'; readonly track: number }
  | { readonly kind: 'impact'; readonly row: number; readonly col: number }
  /** Mission 6: an own marker moves. */
  | {
      readonly kind: 'shift';
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
    }
  /** Mission 9: impact advances the cleanup marker. */
  | { readonly kind: 'clean' }
  /** Depths of the tiles to be drawn; `second` is 0 for a single tile. */
  | { readonly kind: 'seek'; readonly first: number; readonly second: number }
  | { readonly kind: 'lay'; readonly tile: number; readonly cell: number }
  | { readonly kind: 'keep'; readonly token: number }
  /** Mission 6: the kind of site that counts. */
  | { readonly kind: 'name'; readonly site: number }
  /** Mission 8: which half of a goal holds. */
  | { readonly kind: 'option'; readonly option: number }
  /** A card the team keeps: a bonus goal, or a setback from `SETBACK_CARD` on. */
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'remove'; readonly site: number }
  | { readonly kind: 'net'; readonly site: number }
  | { readonly kind: 'drift'; readonly cell: number }
  | { readonly kind: 'tire'; readonly member: number }
  | { readonly kind: 'skip' }
  /** Go on after a free moment for dive tokens. */
  | { readonly kind: 'go' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'end' };

export type MoveKind = Move['kind'];

/** What carries an action out. */
export type Deed = Extract<Move, { readonly kind: Action }>;

const DEEDS: readonly MoveKind[] = ACTIONS;

export function isDeed(move: Move): move is Deed {
  return DEEDS.includes(move.kind);
}

export const SETBACK_CARD = 16;

export const KINDS: readonly MoveKind[] = [
  'launch',
  'recruit',
  'reclaim',
  'activate',
  'copy',
  'space',
  'spend',
  'use',
  'travel',
  'sonar',
  'dive',
  'conserve',
  'publish',
  'promote',
  'gain',
  'raise',
  'impact',
  'shift',
  'clean',
  'seek',
  'lay',
  'keep',
  'name',
  'option',
  'card',
  'remove',
  'net',
  'drift',
  'tire',
  'skip',
  'go',
  'pass',
  'end',
];

const KIND_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(KINDS.map((kind, i) => [kind, i]));
/** Room for the rest of a move: two hexes of a board of sixteen columns. */
const BLOCK = 65536;

export function key(move: Move): number {
  return KIND_NUMBERS[move.kind] * BLOCK + payload(move);
}

function payload(move: Move): number {
  switch (move.kind) {
    case 'launch':
    case 'drift':
      return move.cell;
    case 'recruit':
      return move.design;
    case 'reclaim':
    case 'activate':
    case 'copy':
    case 'promote':
    case 'tire':
      return move.member;
    case 'space':
      return move.journal * 4 + move.space;
    case 'spend':
    case 'use':
    case 'keep':
      return move.token;
    case 'travel':
      return move.from * 64 + move.to;
    case 'sonar':
    case 'conserve':
    case 'name':
    case 'remove':
    case 'net':
      return move.site;
    case 'dive':
      return move.dive;
    case 'publish':
      return move.site * 32 + move.journal;
    case 'gain':
      return move.gain;
    case 'raise':
      return move.track;
    case 'impact':
      return hexKey(move.row, move.col);
    case 'shift':
      return hexKey(move.from[0], move.from[1]) * 256 + hexKey(move.to[0], move.to[1]);
    case 'seek':
      return move.first * 8 + move.second;
    case 'lay':
      return move.tile * 64 + move.cell;
    case 'option':
      return move.option;
    case 'card':
      return move.card;
    default:
      return 0;
  }
}

/** A number for a place of the impact grid. */
export function hexKey(row: number, col: number): number {
  return row * 16 + col;
}
