/** What one viewer may know, built up from nothing. E-99, CO-14: hidden are the tiles others draw and put back; what nobody knows has no place in the state. */
import { countBits, hasBit, type Viewer } from '@fathom/kernel';
import { BIT_OF_TILE, TILES } from './data/tiles.ts';
import type { Act, Frame, Lay, Phase } from './frames.ts';
import { drawersOf, knowersOf, tileOf } from './piles.ts';
import { copyOpen, type Open, type OpenPart, type State } from './state.ts';

/** Nearly everything lies open; what does not is told differently. */
export type View = Open<OpenPart> & {
  readonly viewer: Viewer;
  /** Tiles of each depth the viewer has not seen, as bits: in the pile, under it, or in somebody's hand. */
  readonly unseen: readonly number[];
  /** Tiles put back under their piles, the upper ones first. */
  readonly under: readonly TileView[];
  readonly stack: readonly FrameView[];
};

/** A tile, or of one the viewer does not know what its back shows. */
export type TileView = number | Back;

export interface Back {
  readonly depth: number;
}

/** Frames as they are; only of drawn tiles the viewer may see no more than the backs. */
export type FrameView = Exclude<Frame, Lay> | LayView;
export type LayView = Omit<Lay, 'tiles'> & { readonly tiles: readonly TileView[] };

export function view(s: State, viewer: Viewer): View {
  const unseen = s.piles.slice();
  const look = (tile: number, knowers: number): TileView => {
    if (isKnown(s, knowers, viewer)) return tile;
    const { depth } = TILES[tile];
    unseen[depth] |= 1 << BIT_OF_TILE[tile];
    return { depth };
  };
  const under = s.under.map(entry => look(tileOf(entry), knowersOf(entry)));
  const stack = s.stack.map(f =>
    f.step === 'lay' ? { ...f, tiles: f.tiles.map(tile => look(tile, drawersOf(s, f.seat))) } : f,
  );
  return { ...copyOpen(s), options: { ...s.options }, viewer, unseen, under, stack };
}

/** A spectator knows what everybody knows. */
function isKnown(s: State, knowers: number, viewer: Viewer): boolean {
  const all = (1 << s.seats) - 1;
  return viewer === 'spectator' ? knowers === all : hasBit(knowers, viewer);
}

/** Frames that ask or will ask somebody. */
export type Asking = Exclude<FrameView, Phase>;

/** What is being decided; nothing when the game is over. */
export function asked(v: Pick<View, 'stack'>): Asking | undefined {
  const f = v.stack.at(-1);
  return f === undefined || f.step === 'phase' ? undefined : f;
}

/** The activation of the turn, while it is open. */
export function activationIn(v: Pick<View, 'stack'>): Act | undefined {
  return v.stack.find(f => f.step === 'act');
}

/** Tiles of a depth that can still be drawn, as far as the viewer knows. */
export function tilesLeft(v: Pick<View, 'unseen' | 'under'>, depth: number): number {
  const known = v.under.filter(tile => typeof tile === 'number' && TILES[tile].depth === depth);
  return countBits(v.unseen[depth]) + known.length;
}
