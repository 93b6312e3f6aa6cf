/** ED-41, E-15: discs may be taken back from specialists; asked only when not all of them can be (E-105). */
import { type Decision, refuse, replaceTop } from '@fathom/kernel';
import type { Manage } from '../frames.ts';
import { designOf, isBusy, withoutDisc } from '../member.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

export const manage: Decision<State, Manage, Move> = {
  moves(s, f) {
    const moves: Move[] = [];
    const crew = s.crew[f.seat];
    for (let member = 0; member < crew.length; member++) {
      if (isBusy(crew[member])) moves.push({ kind: 'reclaim', member });
    }
    moves.push({ kind: 'skip' });
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind === 'skip') return undefined;
    if (move.kind !== 'reclaim') return refuse('ED-41', 'manageNow');
    const crew = s.crew[f.seat];
    if (move.member >= crew.length) return refuse('ED-41', 'noMember');
    return isBusy(crew[move.member]) ? undefined : refuse('ED-41', 'noDiscThere');
  },

  play(s, f, _, move, log) {
    if (move.kind !== 'reclaim' || f.discs === 1) s.stack.pop();
    else replaceTop(s, { ...f, discs: f.discs - 1 });
    if (move.kind !== 'reclaim') return;
    const crew = s.crew[f.seat];
    crew[move.member] = withoutDisc(crew[move.member]);
    s.staging[f.seat]++;
    log?.event('reclaimed', { seat: f.seat, design: designOf(crew[move.member]) });
  },
};
