/** FL-46 … FL-52: tiles are drawn from the bag; Sinksiders lay them at once, Skysiders keep them for later. */
import {
  type Automatic,
  ascending,
  below,
  type Decision,
  type Log,
  refuse,
  replaceTop,
  sum,
} from '@fathom/kernel';
import { addToHand } from '../crew.ts';
import { NUMBERS, TILES } from '../data/box.ts';
import { type Effect, PROGRAMS } from '../data/effects.ts';
import { SKY } from '../data/names.ts';
import { canLay, fits, laid } from '../field.ts';
import type { Draw, Explore } from '../frames.ts';
import { takeToxicity } from '../goods.ts';
import { CELLS } from '../hex.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { STOP, TILE_MOVES } from './moves.ts';

/** FL-51: toxicity comes from every tile drawn, kept or not, on both sides. */
export function drawTiles(s: State, effect: Effect, log?: Log): void {
  const tiles = takeTiles(s, effect.n, log);
  if (effect.mods.notox === 0) takeToxicity(s, sum(tiles.map(tile => TILES[tile].toxicity)), log);
  s.stack.push({ step: 'draw', tiles, keep: effect.keep, bound: false });
}

/** FL-13, A-43: without toxicity; tiles of which two cannot be laid go back, and as many others are drawn. */
export const explore: Automatic<State, Explore> = {
  settle(s, _, log) {
    const { n, keep } = PROGRAMS[NUMBERS.startDraw][0];
    let tiles = takeTiles(s, n, log);
    while (!canLayAll(s, tiles, keep) && canLayAll(s, [...tiles, ...s.bag], keep)) {
      giveBack(s, tiles, log);
      tiles = takeTiles(s, n, log);
    }
    replaceTop(s, { step: 'draw', tiles, keep, bound: true });
  },
};

/** Whether so many of the tiles find a place, one after another. */
function canLayAll(s: State, tiles: readonly number[], count: number): boolean {
  if (count === 0) return true;
  return tiles.some(tile => {
    const rest = tiles.filter(other => other !== tile);
    for (let cell = 0; cell < CELLS; cell++)
      if (canLay(s, s.seat, cell, tile) && canLayBeside(s, tile, cell, rest, count)) return true;
    return false;
  });
}

function canLayBeside(s: State, tile: number, cell: number, rest: readonly number[], count: number): boolean {
  const place = s.seat * CELLS + cell;
  s.field[place] = laid(tile, 0);
  const found = canLayAll(s, rest, count - 1);
  s.field[place] = 0;
  return found;
}

/** an empty bag gives what it has. */
function takeTiles(s: State, count: number, log?: Log): number[] {
  const tiles: number[] = [];
  while (tiles.length < count && s.bag.length > 0) tiles.push(drawTile(s));
  ascending(tiles);
  log?.event('drew', {
    seat: s.seat,
    side: s.side[s.seat],
    count: tiles.length,
    tiles: tiles.map(tile => TILES[tile].id).join(' '),
  });
  return tiles;
}

/** The bag has no order: the drawn tile's place is filled with the last one. */
function drawTile(s: State): number {
  const i = below(s.rng, s.bag.length);
  const tile = s.bag[i];
  s.bag[i] = s.bag[s.bag.length - 1];
  s.bag.pop();
  return tile;
}

export const draw: Decision<State, Draw, Move> = {
  settle(s, f, log) {
    if (f.keep > 0 && f.tiles.some(tile => isUsable(s, tile))) return false;
    s.stack.pop();
    giveBack(s, f.tiles, log);
    return true;
  },

  moves(s, f) {
    const moves: Move[] = [];
    for (let i = 0; i < f.tiles.length; i++) {
      if (isUsable(s, f.tiles[i])) moves.push(TILE_MOVES[f.tiles[i]]);
    }
    if (!f.bound) moves.push(STOP);
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind === 'stop') return f.bound ? refuse('FL-13', 'layTwo') : undefined;
    if (move.kind !== 'tile') return refuse('FL-47', 'tileFirst');
    if (!f.tiles.includes(move.tile)) return refuse('FL-47', 'notDrawn', { tile: move.tile });
    return isUsable(s, move.tile) ? undefined : refuse('FL-54', 'fitsNowhere', { tile: move.tile });
  },

  play(s, f, _, move, log) {
    if (move.kind !== 'tile') {
      replaceTop(s, { ...f, keep: 0 });
      return;
    }
    replaceTop(s, { ...f, tiles: f.tiles.filter(tile => tile !== move.tile), keep: f.keep - 1 });
    if (s.side[s.seat] === SKY) keep(s, move.tile, log);
    else s.stack.push({ step: 'lay', tile: move.tile });
  },
};

function isUsable(s: State, tile: number): boolean {
  return s.side[s.seat] === SKY || fits(s, s.seat, tile);
}

/** FL-48: into the open stock. */
function keep(s: State, tile: number, log?: Log): void {
  addToHand(s.stocks[s.seat], tile);
  log?.event('kept', { seat: s.seat, tile });
}

/** FL-47, FL-54: what is not used returns to the bag. */
function giveBack(s: State, tiles: readonly number[], log?: Log): void {
  if (tiles.length === 0) return;
  for (const tile of tiles) s.bag.push(tile);
  log?.event('returned', { seat: s.seat, count: tiles.length });
}
