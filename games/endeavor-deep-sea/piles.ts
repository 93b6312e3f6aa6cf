/**
 * The piles of ocean tiles (ED-24, E-99). Nobody knows the order of face-down tiles, so a pile is a set, and a tile gets
 * its face when it is drawn. Tiles put back lie below, in their order, and some seats know them.
 */
import { below, bitAt, countBits, type Rng } from '@fathom/kernel';
import { BIT_OF_TILE, FALLEN_STAR, TILES, TILES_OF_DEPTH } from './data/tiles.ts';
import type { Open, State } from './state.ts';

/** A tile put back, with a bit for each seat that knows it. */
export type PutBack = number;

const BITS = 6;
const TILE = (1 << BITS) - 1;
const STAR_DEPTH = TILES[FALLEN_STAR].depth;
const STAR = 1 << BIT_OF_TILE[FALLEN_STAR];

export function putBack(tile: number, knowers: number): PutBack {
  return tile | (knowers << BITS);
}

export function tileOf(entry: PutBack): number {
  return entry & TILE;
}

export function knowersOf(entry: PutBack): number {
  return entry >> BITS;
}

/** E-35, CO-14: who sees a tile this seat draws, as bits: together the whole team. */
export function drawersOf(s: Open<'seats' | 'options'>, seat: number): number {
  const team = s.seats === 1 || s.options.mode !== 'competitive';
  return team ? (1 << s.seats) - 1 : 1 << seat;
}

/** Tiles left in a pile: unseen ones, and those put back under it. */
export function pileSize(s: Pick<State, 'piles' | 'under'>, depth: number): number {
  let size = countBits(s.piles[depth]);
  for (let i = 0; i < s.under.length; i++) if (TILES[tileOf(s.under[i])].depth === depth) size++;
  return size;
}

export interface Drawn {
  readonly tile: number;
  /** Seats that knew it, as bits. */
  readonly knowers: number;
}

/** An unseen tile gets its face now; the tiles put back come up last, in their order. */
export function drawTile(s: State, depth: number): Drawn {
  const pile = s.piles[depth];
  if (pile === 0) {
    const i = s.under.findIndex(entry => TILES[tileOf(entry)].depth === depth);
    const [entry] = s.under.splice(i, 1);
    return { tile: tileOf(entry), knowers: knowersOf(entry) };
  }
  const bit = drawUnseen(s, depth, pile);
  s.piles[depth] &= ~(1 << bit);
  return { tile: TILES_OF_DEPTH[depth][bit], knowers: 0 };
}

/** ED-177: the hidden tile is one of the top ones, each of them with the same chance. */
function drawUnseen(s: State, depth: number, pile: number): number {
  if (depth !== STAR_DEPTH || s.hidden === 0) return pickBit(s.rng, pile);
  const top = s.hidden--;
  if ((pile & STAR) === 0) return pickBit(s.rng, pile);
  return below(s.rng, top) === 0 ? BIT_OF_TILE[FALLEN_STAR] : pickBit(s.rng, pile & ~STAR);
}

/** A random one of the bits that are set. */
export function pickBit(rng: Rng, bits: number): number {
  return bitAt(bits, below(rng, countBits(bits)));
}
