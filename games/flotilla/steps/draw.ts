/** FL-46 … FL-52: tiles are drawn from the bag; Sinksiders lay them at once, Skysiders keep them for later. */
import { below, type Log } from '@fathom/kernel';
import { addToHand } from '../crew.ts';
import { TILES } from '../data/box.ts';
import type { Effect } from '../data/effects.ts';
import { SKY } from '../data/names.ts';
import { fits } from '../field.ts';
import { takeToxicity } from '../goods.ts';
import type { Move } from '../move.ts';
import { type Frame, frame as newFrame, type State } from '../state.ts';
import { refuse, STOP, type Step } from './step.ts';

/** FL-51: toxicity comes from every tile drawn, kept or not, on both sides; A-24: an empty bag gives what it has. */
export function drawTiles(s: State, effect: Effect, log?: Log): void {
  const drawn: number[] = [];
  let atoms = 0;
  while (drawn.length < effect.n && s.bag.length > 0) {
    const tile = drawTile(s);
    drawn.push(tile);
    atoms += TILES[tile].toxicity;
  }
  drawn.sort((a, b) => a - b);
  log?.event('drew', {
    seat: s.seat,
    count: drawn.length,
    tiles: drawn.map(tile => TILES[tile].id).join(' '),
  });
  if (effect.mods.notox === 0) takeToxicity(s, atoms, log);
  s.stack.push({ ...newFrame('draw'), effect: effect.id, left: effect.keep, list: drawn });
}

/** The bag has no order: the drawn tile's place is filled with the last one. */
function drawTile(s: State): number {
  const i = below(s.rng, s.bag.length);
  const tile = s.bag[i];
  s.bag[i] = s.bag[s.bag.length - 1];
  s.bag.pop();
  return tile;
}

export const draw: Step = {
  open(s, frame, log) {
    if (frame.left > 0 && frame.list.some(tile => isUsable(s, tile))) return true;
    s.stack.pop();
    giveBack(s, frame, log);
    return false;
  },

  moves(s, frame) {
    const moves: Move[] = [];
    for (let i = 0; i < frame.list.length; i++) {
      if (isUsable(s, frame.list[i])) moves.push({ kind: 'tile', tile: frame.list[i] });
    }
    if (mayStop(s)) moves.push(STOP);
    return moves;
  },

  explain(s, frame, move) {
    if (move.kind === 'stop') return mayStop(s) ? undefined : refuse('FL-13', 'layTwo');
    if (move.kind !== 'tile') return refuse('FL-47', 'tileFirst');
    if (!frame.list.includes(move.tile)) return refuse('FL-47', 'notDrawn', { tile: move.tile });
    return isUsable(s, move.tile) ? undefined : refuse('FL-54', 'fitsNowhere', { tile: move.tile });
  },

  play(s, frame, move, log) {
    if (move.kind !== 'tile') {
      frame.left = 0;
      return;
    }
    frame.left--;
    frame.list.splice(frame.list.indexOf(move.tile), 1);
    if (s.side[s.seat] === SKY) keep(s, move.tile, log);
    else s.stack.push({ ...newFrame('lay'), tile: move.tile });
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
function giveBack(s: State, frame: Frame, log?: Log): void {
  if (frame.list.length === 0) return;
  for (const tile of frame.list) s.bag.push(tile);
  log?.event('returned', { seat: s.seat, count: frame.list.length });
}
