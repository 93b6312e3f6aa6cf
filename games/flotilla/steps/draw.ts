/** FL-46 … FL-52: tiles are drawn from the bag; Sinksiders lay them at once, Skysiders keep them for later. */
import { below, type Decision, type Log, refuse, replaceTop } from '@fathom/kernel';
import { addToHand } from '../crew.ts';
import { TILES } from '../data/box.ts';
import type { Effect } from '../data/effects.ts';
import { SKY } from '../data/names.ts';
import { fits } from '../field.ts';
import type { Draw } from '../frames.ts';
import { takeToxicity } from '../goods.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { STOP } from './moves.ts';

/** FL-51: toxicity comes from every tile drawn, kept or not, on both sides; A-24: an empty bag gives what it has. */
export function drawTiles(s: State, effect: Effect, log?: Log): void {
  const tiles: number[] = [];
  let atoms = 0;
  while (tiles.length < effect.n && s.bag.length > 0) {
    const tile = drawTile(s);
    tiles.push(tile);
    atoms += TILES[tile].toxicity;
  }
  tiles.sort((a, b) => a - b);
  log?.event('drew', {
    seat: s.seat,
    count: tiles.length,
    tiles: tiles.map(tile => TILES[tile].id).join(' '),
  });
  if (effect.mods.notox === 0) takeToxicity(s, atoms, log);
  s.stack.push({ step: 'draw', tiles, keep: effect.keep });
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
      if (isUsable(s, f.tiles[i])) moves.push({ kind: 'tile', tile: f.tiles[i] });
    }
    if (mayStop(s)) moves.push(STOP);
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind === 'stop') return mayStop(s) ? undefined : refuse('FL-13', 'layTwo');
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

/** FL-13: the tiles of the set-up have to be laid as long as one fits. */
function mayStop(s: State): boolean {
  return s.round > 0;
}

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
