/** Small choices of an effect: a colour to gain, a guild to seal, a card to recruit, a tile to restore. */
import { canRecruit, recruit as takeCard } from '../crew.ts';
import { NUMBERS } from '../data/box.ts';
import { EFFECTS } from '../data/effects.ts';
import { COLOURS } from '../data/names.ts';
import { at, isDepleted, restored } from '../field.ts';
import { placeSeal, sealsLeft, takeBarrels, takeCoins } from '../goods.ts';
import { CELLS } from '../hex.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { GUILD_MOVES } from './influence.ts';
import { refuse, STOP, type Step } from './step.ts';

/** GAIN: barrels of colours of one's choice, as far as the supply has them. */
export const gain: Step = {
  open(s, frame) {
    if (frame.left > 0 && s.bank.some(count => count > 0)) return true;
    s.stack.pop();
    return false;
  },

  moves(s) {
    const moves: Move[] = [];
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (s.bank[colour] > 0) moves.push({ kind: 'barrel', colour });
    }
    return moves;
  },

  explain(s, _, move) {
    if (move.kind !== 'barrel') return refuse('FL-33', 'barrelFirst');
    return s.bank[move.colour] > 0 ? undefined : refuse('A-36', 'bankEmpty', { colour: move.colour });
  },

  play(s, frame, move, log) {
    if (move.kind !== 'barrel') return;
    frame.left--;
    takeBarrels(s, move.colour, 1);
    log?.event('gained', { seat: s.seat, colour: move.colour });
  },
};

/** SEAL: on guilds of one's choice, as long as seals are left. */
export const seal: Step = {
  open(s, frame) {
    if (frame.left > 0 && sealsLeft(s, s.seat) > 0) return true;
    s.stack.pop();
    return false;
  },

  moves: () => GUILD_MOVES.slice(),

  explain: (_, __, move) => (move.kind === 'guild' ? undefined : refuse('FL-33', 'sealFirst')),

  play(s, frame, move, log) {
    if (move.kind !== 'guild') return;
    frame.left--;
    placeSeal(s, move.guild, log);
  },
};

/** RECRUIT: one open card; where there is none, coins. */
export const recruit: Step = {
  open(s, frame, log) {
    const level = EFFECTS[frame.effect].n;
    if (s.display.some(card => canRecruit(s, card, level, frame.guild))) return true;
    s.stack.pop();
    takeCoins(s, NUMBERS.noRecruit, log);
    return false;
  },

  moves(s, frame) {
    const level = EFFECTS[frame.effect].n;
    const moves: Move[] = [];
    for (let slot = 0; slot < s.display.length; slot++) {
      const card = s.display[slot];
      if (canRecruit(s, card, level, frame.guild)) moves.push({ kind: 'recruit', card });
    }
    return moves;
  },

  explain(s, frame, move) {
    if (move.kind !== 'recruit') return refuse('FL-34', 'recruitFirst');
    if (!s.display.includes(move.card)) return refuse('FL-16', 'notOpen', { card: move.card });
    if (!canRecruit(s, move.card, EFFECTS[frame.effect].n, frame.guild))
      return refuse('FL-34', 'notForYou', { card: move.card });
    return undefined;
  },

  play(s, _, move, log) {
    if (move.kind !== 'recruit') return;
    s.stack.pop();
    takeCard(s, move.card, log);
  },
};

/** RESTORE: depletion tokens come off own tiles. */
export const restore: Step = {
  open(s, frame) {
    if (frame.left > 0 && hasDepleted(s)) return true;
    s.stack.pop();
    return false;
  },

  moves(s) {
    const moves: Move[] = [];
    for (let cell = 0; cell < CELLS; cell++) {
      if (isDepleted(at(s, s.seat, cell))) moves.push({ kind: 'restore', cell });
    }
    moves.push(STOP);
    return moves;
  },

  explain(s, _, move) {
    if (move.kind === 'stop') return undefined;
    if (move.kind !== 'restore') return refuse('FL-66', 'restoreFirst');
    return isDepleted(at(s, s.seat, move.cell))
      ? undefined
      : refuse('FL-66', 'notDepleted', { cell: move.cell });
  },

  play(s, frame, move, log) {
    if (move.kind !== 'restore') {
      s.stack.pop();
      return;
    }
    frame.left--;
    s.field[s.seat * CELLS + move.cell] = restored(at(s, s.seat, move.cell));
    log?.event('restored', { seat: s.seat, cell: move.cell });
  },
};

function hasDepleted(s: State): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (isDepleted(at(s, s.seat, cell))) return true;
  return false;
}
