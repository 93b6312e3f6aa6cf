/** FL-78, FL-79: tiles of the stock are paid, laid and scored one after another. */
import type { Refusal } from '@fathom/kernel';
import { TILES } from '../data/box.ts';
import { EFFECTS, type Mods } from '../data/effects.ts';
import { COLOURS } from '../data/names.ts';
import { fits } from '../field.ts';
import { barrelsOf, payBarrels } from '../goods.ts';
import type { Move } from '../move.ts';
import { frame as newFrame, type State } from '../state.ts';
import { refuse, STOP, type Step } from './step.ts';

export const build: Step = {
  open(s, frame) {
    const { mods } = EFFECTS[frame.effect];
    if (frame.left > 0 && s.stocks[s.seat].some(tile => !explainTile(s, tile, mods))) return true;
    s.stack.pop();
    return false;
  },

  moves(s, frame) {
    const { mods } = EFFECTS[frame.effect];
    const moves: Move[] = [];
    for (const tile of s.stocks[s.seat]) if (!explainTile(s, tile, mods)) moves.push({ kind: 'tile', tile });
    moves.push(STOP);
    return moves;
  },

  explain(s, frame, move) {
    if (move.kind === 'stop') return undefined;
    if (move.kind !== 'tile') return refuse('FL-78', 'buildFirst');
    if (!s.stocks[s.seat].includes(move.tile)) return refuse('FL-78', 'notInStock', { tile: move.tile });
    return explainTile(s, move.tile, EFFECTS[frame.effect].mods);
  },

  play(s, frame, move, log) {
    if (move.kind !== 'tile') {
      s.stack.pop();
      return;
    }
    const { mods } = EFFECTS[frame.effect];
    const { district } = TILES[move.tile];
    const cost = costOf(move.tile, mods);
    const stock = s.stocks[s.seat];
    frame.left--;
    stock.splice(stock.indexOf(move.tile), 1);
    s.stack.push({ ...newFrame('lay'), tile: move.tile });
    if (mods.wild > 0) {
      s.stack.push({ ...newFrame('pay'), tile: move.tile, left: cost });
      return;
    }
    payBarrels(s, district, cost);
    log?.event('paid', { seat: s.seat, count: cost, colour: district });
  },
};

/** A tile costs barrels of its district's colour; a discount leaves at least one. */
export function costOf(tile: number, mods: Mods): number {
  return Math.max(1, TILES[tile].cost - mods.disc);
}

function explainTile(s: State, tile: number, mods: Mods): Refusal | undefined {
  const { district } = TILES[tile];
  const cost = costOf(tile, mods);
  const held = mods.wild > 0 ? barrelsOf(s, s.seat) : s.barrels[s.seat * COLOURS.length + district];
  if (held < cost) return refuse('FL-78', 'cannotPay', { tile, count: cost, colour: district });
  return fits(s, s.seat, tile) ? undefined : refuse('A-34', 'fieldFull');
}

/** `wild`: costs may be paid with any colours. */
export const pay: Step = {
  open(s, frame) {
    if (frame.left > 0) return true;
    s.stack.pop();
    return false;
  },

  moves(s) {
    const moves: Move[] = [];
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (s.barrels[s.seat * COLOURS.length + colour] > 0) moves.push({ kind: 'barrel', colour });
    }
    return moves;
  },

  explain(s, _, move) {
    if (move.kind !== 'barrel') return refuse('FL-78', 'payFirst');
    return s.barrels[s.seat * COLOURS.length + move.colour] > 0
      ? undefined
      : refuse('FL-78', 'noSuchBarrel', { colour: move.colour });
  },

  play(s, frame, move, log) {
    if (move.kind !== 'barrel') return;
    frame.left--;
    payBarrels(s, move.colour, 1);
    log?.event('paid', { seat: s.seat, count: 1, colour: move.colour });
  },
};
