/** ED-107 … ED-109: a junior is turned to the senior side. */
import { type Decision, type Log, type Refusal, refuse } from '@fathom/kernel';
import type { Promote } from '../frames.ts';
import { give, hasJunior } from '../gains.ts';
import { designOf, isBusy, isJunior, promoted, sideOf } from '../member.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

export function addPromotions(s: State, f: { readonly seat: number }, moves: Move[]): void {
  const crew = s.crew[f.seat];
  for (let member = 0; member < crew.length; member++) {
    if (isJunior(crew[member])) moves.push({ kind: 'promote', member });
  }
}

export function explainPromotion(s: State, seat: number, member: number): Refusal | undefined {
  if (member >= s.crew[seat].length) return refuse('ED-107', 'noMember');
  return isJunior(s.crew[seat][member]) ? undefined : refuse('ED-109', 'noJunior');
}

/** ED-108: its disc goes back to the supply, and the gains of the senior side follow. */
export function playPromotion(s: State, seat: number, member: number, log?: Log): void {
  const crew = s.crew[seat];
  if (isBusy(crew[member])) s.stock[seat]++;
  crew[member] = promoted(crew[member]);
  log?.event('promoted', { seat, design: designOf(crew[member]) });
  give(s, seat, sideOf(crew[member]).gains, -1);
}

export const promote: Decision<State, Promote, Move> = {
  /** ED-109: without a junior a promotion is lost. */
  settle(s, f) {
    if (hasJunior(s, f.seat)) return false;
    s.stack.pop();
    return true;
  },

  moves(s, f) {
    const moves: Move[] = [];
    addPromotions(s, f, moves);
    moves.push({ kind: 'skip' });
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind === 'skip') return undefined;
    return move.kind === 'promote'
      ? explainPromotion(s, f.seat, move.member)
      : refuse('ED-107', 'promoteNow');
  },

  play(s, f, _, move, log) {
    s.stack.pop();
    if (move.kind === 'promote') playPromotion(s, f.seat, move.member, log);
  },
};
