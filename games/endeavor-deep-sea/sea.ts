/** The ocean: where vessels can go, where tiles can be placed, and what lies in the piles. */
import { below } from '@fathom/kernel';
import { INGENUITY } from './data/gains.ts';
import { MISSIONS, type Mission } from './data/missions.ts';
import { CELLS, depthOf, NEIGHBOURS, UP, WIDTH } from './data/ocean.ts';
import { BIT_OF_TILE, FALLEN_STAR, hasFeature, TILES, TILES_OF_DEPTH } from './data/tiles.ts';
import { hasVesselAt, levelOn } from './player.ts';
import type { Open, State } from './state.ts';
import { struckBy } from './team.ts';

export function missionOf(s: Open<'options'>): Mission {
  return MISSIONS[s.options.mission - 1];
}

const CLOSED: readonly boolean[] = TILES.map((_, tile) => hasFeature(tile, 'closed-to-vessels'));
const ONE_EACH: readonly boolean[] = TILES.map((_, tile) => hasFeature(tile, 'one-vessel-each'));
const LIFTS: readonly boolean[] = TILES.map((_, tile) => hasFeature(tile, 'technology-on-leaving'));

/** ED-130: the caves are no place for a vessel. */
export function isClosed(s: State, cell: number): boolean {
  return CLOSED[s.ocean[cell]];
}

/** S-13: vessels cannot enter the deepest zones in this round. */
export function isQuaking(s: State, cell: number): boolean {
  const strength = struckBy(s, 'sea-quake');
  return strength > 0 && depthOf(cell) > missionOf(s).maxDepth - 1 - strength;
}

/** ED-143: the one place of a seat in the Abyssal Trench is taken. */
export function isTaken(s: State, seat: number, cell: number): boolean {
  return ONE_EACH[s.ocean[cell]] && hasVesselAt(s, seat, cell);
}

/** ED-59, ED-64, ED-137, S-1: zones and depths a travel from `from` may go. */
export function technology(s: State, seat: number, from: number, further: number): number {
  const level = Math.max(1, levelOn(s, seat, INGENUITY) - struckBy(s, 'storm-front'));
  return level + further + (LIFTS[s.ocean[from]] ? 1 : 0);
}

const queue: number[] = new Array(CELLS).fill(0);
const distance: number[] = new Array(CELLS).fill(0);

/** Steps to every zone a vessel could come to with this technology, −1 where it cannot; ED-58, ED-60, E-27. The list is shared between calls. */
export function distances(s: State, from: number, technologyLevel: number): readonly number[] {
  distance.fill(-1);
  distance[from] = 0;
  queue[0] = from;
  for (let head = 0, tail = 1; head < tail; head++) {
    const cell = queue[head];
    const near = NEIGHBOURS[cell];
    for (let side = 0; side < near.length; side++) {
      const next = near[side];
      if (next < 0 || distance[next] >= 0 || s.ocean[next] < 0) continue;
      if (side !== UP && depthOf(next) > technologyLevel) continue;
      if (isClosed(s, next) || isQuaking(s, next)) continue;
      distance[next] = distance[cell] + 1;
      queue[tail++] = next;
    }
  }
  return distance;
}

/** ED-72, E-33, E-34: cells where a tile of this depth can be placed; `anywhere` is the depth that needs no zone above. */
export function openCells(s: State, depth: number, anywhere: number): number[] {
  const cells: number[] = [];
  const { columns } = missionOf(s);
  for (let column = 0; column < columns; column++) {
    const cell = (depth - 1) * WIDTH + column;
    if (s.ocean[cell] < 0 && fits(s, cell, depth, anywhere)) cells.push(cell);
  }
  return cells;
}

export function fits(s: State, cell: number, depth: number, anywhere: number): boolean {
  const [left, up, right, down] = NEIGHBOURS[cell];
  const beside = hasZone(s, left) || hasZone(s, right);
  if (depth === 1) return beside;
  if (hasZone(s, up)) return true;
  return depth === anywhere && (beside || hasZone(s, down));
}

export function hasOpenCell(s: State, depth: number, anywhere: number): boolean {
  const { columns, maxDepth } = missionOf(s);
  if (depth > maxDepth) return false;
  for (let column = 0; column < columns; column++) {
    const cell = (depth - 1) * WIDTH + column;
    if (s.ocean[cell] < 0 && fits(s, cell, depth, anywhere)) return true;
  }
  return false;
}

function hasZone(s: State, cell: number): boolean {
  return cell >= 0 && s.ocean[cell] >= 0;
}

export function cellOf(s: Open<'ocean'>, tile: number): number {
  return s.ocean.indexOf(tile);
}

/** Tiles left in a pile: unseen ones, and those put back under it. */
export function pileSize(s: State, depth: number): number {
  let size = bitCount(s.piles[depth]);
  for (let i = 0; i < s.under.length; i++) if (TILES[s.under[i] & 63].depth === depth) size++;
  return size;
}

/** ED-24, E-99: an unseen tile gets its face now; the tiles put back come up last, in their order. */
export function drawTile(s: State, depth: number): { readonly tile: number; readonly knowers: number } {
  const pile = s.piles[depth];
  if (pile === 0) {
    const i = s.under.findIndex(entry => TILES[entry & 63].depth === depth);
    const [entry] = s.under.splice(i, 1);
    return { tile: entry & 63, knowers: entry >> 6 };
  }
  const tile = drawUnseen(s, depth, pile);
  s.piles[depth] &= ~(1 << BIT_OF_TILE[tile]);
  return { tile, knowers: 0 };
}

/** ED-177: the hidden tile is one of the top ones, each of them with the same chance. */
function drawUnseen(s: State, depth: number, pile: number): number {
  const star = 1 << BIT_OF_TILE[FALLEN_STAR];
  if (s.hidden === 0 || depth !== TILES[FALLEN_STAR].depth || (pile & star) === 0) {
    if (depth === TILES[FALLEN_STAR].depth && s.hidden > 0) s.hidden--;
    return TILES_OF_DEPTH[depth][pickBit(s, pile)];
  }
  const isStar = below(s.rng, s.hidden) === 0;
  s.hidden--;
  return isStar ? FALLEN_STAR : TILES_OF_DEPTH[depth][pickBit(s, pile & ~star)];
}

/** A random one of the bits that are set. */
export function pickBit(s: Pick<State, 'rng'>, bits: number): number {
  let skip = below(s.rng, bitCount(bits));
  for (let i = 0; ; i++) if ((bits & (1 << i)) !== 0 && skip-- === 0) return i;
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
