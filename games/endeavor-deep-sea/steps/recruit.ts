/** ED-37 … ED-39: a specialist of an allowed rank joins the crew. */
import { type Decision, refuse } from '@fathom/kernel';
import { DESIGNS, FIRST_FIVE, LEADER } from '../data/crew.ts';
import type { Recruit } from '../frames.ts';
import { give } from '../gains.ts';
import { member, sideOf } from '../member.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { mayRecruit, recruitment, takeFromTray } from '../tray.ts';

export const recruit: Decision<State, Recruit, Move, 'recruit'> = {
  moves(s, f) {
    const moves: Move[] = [];
    const level = recruitment(s, f.seat);
    for (let design = 0; design < LEADER; design++) {
      if (mayRecruit(s, level, design)) moves.push({ kind: 'recruit', design });
    }
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind !== 'recruit') return refuse('ED-37', 'recruitNow');
    const { design } = move;
    const level = recruitment(s, f.seat);
    if (mayRecruit(s, level, design)) return undefined;
    if (DESIGNS[design].rank > level) return refuse('ED-37', 'rankTooHigh', { design, level });
    return design < FIRST_FIVE
      ? refuse('ED-11', 'trayEmpty', { design })
      : refuse('E-11', 'notOnOffer', { design });
  },

  /** ED-38: the gains of the junior side come at once. */
  play(s, f, _, move, log) {
    const junior = member(move.design);
    s.stack.pop();
    takeFromTray(s, move.design, log);
    s.crew[f.seat].push(junior);
    log?.event('recruited', { seat: f.seat, design: move.design });
    give(s, f.seat, sideOf(junior).gains, -1);
  },
};
