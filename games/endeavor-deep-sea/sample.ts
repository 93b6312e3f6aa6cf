/** A world that fits a view: tiles others have drawn or put back are dealt from what the viewer has not seen. */
import { below, countBits, forkRng, type Rng } from '@fathom/kernel';
import { BIT_OF_TILE, FALLEN_STAR, TILES, TILES_OF_DEPTH } from './data/tiles.ts';
import type { Frame } from './frames.ts';
import { drawersOf, pickBit, putBack } from './piles.ts';
import { type State, stateFrom } from './state.ts';
import type { FrameView, TileView, View } from './view.ts';

const STAR_DEPTH = TILES[FALLEN_STAR].depth;
const STAR = 1 << BIT_OF_TILE[FALLEN_STAR];

export function sample(v: View, rng: Rng): State {
  const dice = forkRng(rng);
  const piles = v.unseen.slice();
  const deal = dealer(v, piles, rng);
  const under = v.under.map(tile => putBack(deal(tile), knowersIn(v, tile)));
  const stack = v.stack.map(f => dealFrame(f, deal));
  return stateFrom(v, dice, piles, under, stack);
}

/** E-106: nobody remembers who put a hidden tile back; it is taken to be the next seat but the viewer's. */
function knowersIn(v: View, tile: TileView): number {
  if (v.viewer === 'spectator') return drawersOf(v, 0);
  return drawersOf(v, typeof tile === 'number' ? v.viewer : (v.viewer + 1) % v.seats);
}

function dealFrame(f: FrameView, deal: Dealer): Frame {
  return f.step === 'lay' ? { ...f, tiles: f.tiles.map(deal) } : f;
}

/** The tile itself where the viewer knows it, else a tile that fits its back. */
type Dealer = (tile: TileView) => number;

/** Takes random unseen tiles out of the piles; ED-177: the hidden tile is where it can still be. */
function dealer(v: View, piles: number[], rng: Rng): Dealer {
  let slots = hiddenSlots(v);
  return tile => {
    if (typeof tile === 'number') return tile;
    const { depth } = tile;
    const bit = depth === STAR_DEPTH ? pickDeepest(v, piles, slots--, rng) : pickBit(rng, piles[depth]);
    piles[depth] &= ~(1 << bit);
    return TILES_OF_DEPTH[depth][bit];
  };
}

/** How many tiles of the star's depth the viewer does not know though they left the top of the pile. */
function hiddenSlots(v: View): number {
  const tiles = [...v.under, ...v.stack.flatMap(f => (f.step === 'lay' ? f.tiles : []))];
  return tiles.filter(tile => typeof tile !== 'number' && tile.depth === STAR_DEPTH).length;
}

/** The star has the same chance to be any tile that was or still is among the top ones. */
function pickDeepest(v: View, piles: readonly number[], slots: number, rng: Rng): number {
  const pile = piles[STAR_DEPTH];
  const searched = v.options.mission === 6 && (pile & STAR) !== 0;
  if (!searched || countBits(pile) === 1) return pickBit(rng, pile);
  return below(rng, v.hidden + slots) < 1 ? BIT_OF_TILE[FALLEN_STAR] : pickBit(rng, pile & ~STAR);
}
