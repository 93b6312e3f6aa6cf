/** ED-49 … ED-53: the actions of an activated specialist or journal space, with dive tokens in between. */
import { type Decision, type Log, type Refusal, refuse, replaceTop } from '@fathom/kernel';
import { mayCopy, openActions, useAction } from '../data/slots.ts';
import type { Act } from '../frames.ts';
import { designOf, slotsOf } from '../member.ts';
import { isDeed, type Move } from '../move.ts';
import type { State } from '../state.ts';
import { endTurn, mayEndTurn } from '../turn.ts';
import { addActions, explainAction, playAction } from './actions.ts';
import { addSpends, explainEnd, explainSpend, playSpend } from './spend.ts';

export const act: Decision<State, Act, Move> = {
  moves(s, f) {
    const moves: Move[] = [];
    addActions(s, f, openActions(f.slots), moves);
    if (mayCopy(f.slots)) addCopies(s, f, moves);
    addSpends(s, f.seat, moves);
    if (mayEndTurn(s, f.seat)) moves.push({ kind: 'end' });
    return moves;
  },

  explain(s, f, _, move) {
    if (isDeed(move)) return explainAction(s, f, openActions(f.slots), move);
    switch (move.kind) {
      case 'copy':
        return explainCopy(s, f, move.member);
      case 'spend':
      case 'use':
        return explainSpend(s, f.seat, move);
      case 'end':
        return explainEnd(s, f.seat);
      case 'skip':
        return refuse('ED-52', 'endInstead');
      default:
        return refuse('ED-48', 'actNow');
    }
  },

  play(s, f, _, move, log) {
    if (isDeed(move)) {
      replaceTop(s, { ...f, slots: useAction(f.slots, move.kind) });
      return playAction(s, f, move, log);
    }
    switch (move.kind) {
      case 'copy':
        return copy(s, f, move.member, log);
      case 'spend':
      case 'use':
        return playSpend(s, f.seat, move, log);
      case 'end':
        return endTurn(s, f.seat);
    }
  },
};

/** ED-211, E-25: any other specialist that has actions. */
function isModel(s: State, f: Act, member: number): boolean {
  const crew = s.crew[f.seat];
  return member < crew.length && member !== f.member && slotsOf(s, crew[member]) !== 0;
}

function addCopies(s: State, f: Act, moves: Move[]): void {
  for (let member = 0; member < s.crew[f.seat].length; member++) {
    if (isModel(s, f, member)) moves.push({ kind: 'copy', member });
  }
}

function explainCopy(s: State, f: Act, member: number): Refusal | undefined {
  if (!mayCopy(f.slots)) return refuse('ED-211', 'noCopying');
  return isModel(s, f, member) ? undefined : refuse('E-25', 'nothingToCopy');
}

function copy(s: State, f: Act, member: number, log?: Log): void {
  const model = s.crew[f.seat][member];
  replaceTop(s, { ...f, slots: slotsOf(s, model) });
  log?.event('copied', { seat: f.seat, design: designOf(model) });
}
