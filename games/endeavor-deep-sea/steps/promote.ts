/** ED-107 … ED-109: a junior is turned to the senior side. */
import type { Log, Refusal } from '@fathom/kernel';
import { give } from '../gains.ts';
import type { Move } from '../move.ts';
import { BUSY, designOf, isBusy, isJunior, SENIOR, sideOf } from '../player.ts';
import type { Frame, State } from '../state.ts';
import { refuse, type Step } from './step.ts';

export function addPromotions(s: State, f: Frame, moves: Move[]): void {
  const crew = s.crew[f.seat];
  for (let member = 0; member < crew.length; member++) {
    if (isJunior(crew[member])) moves.push({ kind: 'promote', member });
  }
}

export function hasJunior(s: State, seat: number): boolean {
  return s.crew[seat].some(isJunior);
}

export function explainPromotion(s: State, f: Frame, member: number): Refusal | undefined {
  if (member >= s.crew[f.seat].length) return refuse('ED-107', 'noMember');
  return isJunior(s.crew[f.seat][member]) ? undefined : refuse('ED-109', 'noJunior');
}

/** ED-108: its disc goes back to the supply, and the gains of the senior side follow. */
export function playPromotion(s: State, seat: number, member: number, log?: Log): void {
  const crew = s.crew[seat];
  if (isBusy(crew[member])) s.stock[seat]++;
  crew[member] = (crew[member] | SENIOR) & ~BUSY;
  log?.event('promoted', { seat, design: designOf(crew[member]) });
  give(s, seat, sideOf(crew[member]).gains, -1);
}

export const promote: Step = {
  moves(s, f) {
    const moves: Move[] = [];
    addPromotions(s, f, moves);
    moves.push({ kind: 'skip' });
    return moves;
  },

  explain(s, f, move) {
    if (move.kind === 'skip') return undefined;
    return move.kind === 'promote' ? explainPromotion(s, f, move.member) : refuse('ED-107', 'promoteNow');
  },

  play(s, f, move, log) {
    s.stack.pop();
    if (move.kind === 'promote') playPromotion(s, f.seat, move.member, log);
  },
};
