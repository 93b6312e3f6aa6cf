/** Small choices: a token of the Shipwreck, the kind of site of mission 6, a goal of mission 8, a card of the team. */

import { keepCard } from '../cards.ts';
import { CONSERVE, PUBLISH } from '../data/tiles.ts';
import type { Move } from '../move.ts';
import { finishDive } from './dive.ts';
import { refuse, type Step } from './step.ts';

/** ED-129: keep one of two tokens (`a`, `b`), the other is discarded. `slots` is the dive site. */
export const wreck: Step = {
  moves(_, f) {
    const moves: Move[] = [{ kind: 'keep', token: f.a }];
    if (f.b !== f.a) moves.push({ kind: 'keep', token: f.b });
    return moves;
  },

  explain(_, f, move) {
    if (move.kind !== 'keep') return refuse('ED-129', 'keepOne');
    return move.token === f.a || move.token === f.b ? undefined : refuse('ED-129', 'keepOne');
  },

  play(s, f, move, log) {
    if (move.kind !== 'keep') return;
    s.stack.pop();
    s.held[f.seat].push(move.token);
    s.discarded[move.token === f.a ? f.b : f.a]++;
    log?.event('keptToken', { seat: f.seat, token: move.token });
    finishDive(s, f.seat, f.slots, f.mods, log);
  },
};

/** ED-186, E-87. */
export const name: Step = {
  moves: () => [
    { kind: 'name', site: CONSERVE },
    { kind: 'name', site: PUBLISH },
  ],

  explain: (_, __, move) => (move.kind === 'name' ? undefined : refuse('ED-186', 'nameNow')),

  play(s, f, move, log) {
    if (move.kind !== 'name') return;
    s.stack.pop();
    s.named = move.site;
    log?.event('named', { seat: f.seat, kind: move.site });
  },
};

/** ED-194, E-90, CO-13: the option of goal `a` holds for everybody. */
export const option: Step = {
  moves: () => [
    { kind: 'option', option: 1 },
    { kind: 'option', option: 2 },
  ],

  explain: (_, __, move) => (move.kind === 'option' ? undefined : refuse('ED-194', 'optionNow')),

  play(s, f, move, log) {
    if (move.kind !== 'option') return;
    s.stack.pop();
    s.chosen[f.a] = move.option;
    log?.event('chose', { seat: f.seat, goal: f.a, option: move.option });
  },
};

/** Section 6: of two cards (`a`, `b`) the team keeps one. */
export const card: Step = {
  moves: (_, f) => [
    { kind: 'card', card: f.a },
    { kind: 'card', card: f.b },
  ],

  explain(_, f, move) {
    if (move.kind !== 'card') return refuse('CO-4', 'cardNow');
    return move.card === f.a || move.card === f.b ? undefined : refuse('CO-4', 'cardNow');
  },

  play(s, _, move, log) {
    if (move.kind !== 'card') return;
    s.stack.pop();
    keepCard(s, move.card, log);
  },
};
