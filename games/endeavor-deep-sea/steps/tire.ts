/** S-11: discs of the staging area go on free specialists. */
import { type Decision, refuse, replaceTop } from '@fathom/kernel';
import type { Tire } from '../frames.ts';
import { designOf, isBusy, withDisc } from '../member.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

export const tire: Decision<State, Tire, Move, 'tire'> = {
  moves(s, f) {
    const moves: Move[] = [];
    for (let member = 0; member < s.crew[f.seat].length; member++) {
      if (isFresh(s, f, member)) moves.push({ kind: 'tire', member });
    }
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind !== 'tire') return refuse('S-11', 'tireNow');
    return isFresh(s, f, move.member) ? undefined : refuse('S-11', 'notFree');
  },

  play(s, f, _, move, log) {
    const crew = s.crew[f.seat];
    crew[move.member] = withDisc(crew[move.member]);
    s.staging[f.seat]--;
    log?.event('tired', { seat: f.seat, design: designOf(crew[move.member]) });
    if (f.discs === 1) s.stack.pop();
    else replaceTop(s, { ...f, discs: f.discs - 1 });
  },
};

function isFresh(s: State, f: Tire, member: number): boolean {
  const crew = s.crew[f.seat];
  return member < crew.length && !isBusy(crew[member]);
}
