/** FL-78, FL-79: tiles of the stock are paid and laid one after another; A-46: when they score is a choice of the table. */
import { type Decision, type Refusal, refuse, replaceTop } from '@fathom/kernel';
import { TILES } from '../data/box.ts';
import { EFFECTS, type Mods } from '../data/effects.ts';
import { COLOURS } from '../data/names.ts';
import { fits } from '../field.ts';
import type { Build } from '../frames.ts';
import { barrelsOf, payBarrels } from '../goods.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { scoreTile } from './lay.ts';
import { STOP, TILE_MOVES } from './moves.ts';

export const build: Decision<State, Build, Move> = {
  settle(s, f, log) {
    const { mods } = EFFECTS[f.effect];
    if (f.builds > 0 && s.stocks[s.seat].some(tile => canBuild(s, tile, mods))) return false;
    s.stack.pop();
    for (const cell of f.unscored) scoreTile(s, cell, log);
    return true;
  },

  moves(s, f) {
    const { mods } = EFFECTS[f.effect];
    const moves: Move[] = [];
    for (const tile of s.stocks[s.seat]) if (canBuild(s, tile, mods)) moves.push(TILE_MOVES[tile]);
    moves.push(STOP);
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind === 'stop') return undefined;
    if (move.kind !== 'tile') return refuse('FL-78', 'buildFirst');
    if (!s.stocks[s.seat].includes(move.tile)) return refuse('FL-78', 'notInStock', { tile: move.tile });
    return explainTile(s, move.tile, EFFECTS[f.effect].mods);
  },

  play(s, f, _, move, log) {
    if (move.kind !== 'tile') {
      replaceTop(s, { ...f, builds: 0 });
      return;
    }
    const { mods } = EFFECTS[f.effect];
    const { district } = TILES[move.tile];
    const cost = costOf(move.tile, mods);
    const stock = s.stocks[s.seat];
    stock.splice(stock.indexOf(move.tile), 1);
    replaceTop(s, { ...f, builds: f.builds - 1 });
    s.stack.push({ step: 'lay', tile: move.tile });
    if (mods.wild > 0) {
      s.stack.push({ step: 'pay', due: cost });
      return;
    }
    payBarrels(s, district, cost);
    log?.event('paid', { seat: s.seat, count: cost, colour: district });
  },
};

/** a tile costs barrels of its district's colour; a discount leaves at least one. */
export function costOf(tile: number, mods: Mods): number {
  return Math.max(1, TILES[tile].cost - mods.disc);
}

function explainTile(s: State, tile: number, mods: Mods): Refusal | undefined {
  if (canPay(s, tile, mods)) return fits(s, s.seat, tile) ? undefined : refuse('A-34', 'fieldFull');
  return refuse('FL-78', 'cannotPay', { tile, count: costOf(tile, mods), colour: TILES[tile].district });
}

function canBuild(s: State, tile: number, mods: Mods): boolean {
  return canPay(s, tile, mods) && fits(s, s.seat, tile);
}

function canPay(s: State, tile: number, mods: Mods): boolean {
  const { district } = TILES[tile];
  const held = mods.wild > 0 ? barrelsOf(s, s.seat) : s.barrels[s.seat * COLOURS.length + district];
  return held >= costOf(tile, mods);
}
