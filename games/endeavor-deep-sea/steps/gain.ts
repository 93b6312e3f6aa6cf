/** ED-102, E-50: gains are taken one after the other; which of several comes next is the receiver's choice. */
import { type Decision, type Log, refuse, replaceTop } from '@fathom/kernel';
import { ANY, addGain, countOf, GAINS, IMPACT, LOWEST, PROMOTE, TRACKS } from '../data/gains.ts';
import type { Gain } from '../frames.ts';
import { stepTrack, takePlain } from '../gains.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

const NONE = -1;
const SEVERAL = -2;

export const gain: Decision<State, Gain, Move, 'gain'> = {
  settle(s, f, log) {
    const gains = takePlain(s, f.seat, f.gains, log);
    const next = onlyKind(gains);
    if (next >= 0) {
      takeOne(s, f, gains, next, log);
      return true;
    }
    keep(s, f, gains);
    return next === NONE;
  },

  moves(_, f) {
    const moves: Move[] = [];
    for (let i = 0; i < GAINS.length; i++) if (countOf(f.gains, i) > 0) moves.push({ kind: 'gain', gain: i });
    return moves;
  },

  explain(_, f, __, move) {
    if (move.kind !== 'gain') return refuse('ED-102', 'gainFirst');
    return countOf(f.gains, move.gain) > 0 ? undefined : refuse('ED-102', 'notGained', { gain: move.gain });
  },

  play: (s, f, _, move, log) => takeOne(s, f, f.gains, move.gain, log),
};

/** The one sort of gain that waits, or `NONE`, or `SEVERAL`. */
function onlyKind(gains: number): number {
  let found = NONE;
  for (let kind = 0; kind < GAINS.length; kind++) {
    if (countOf(gains, kind) === 0) continue;
    if (found >= 0) return SEVERAL;
    found = kind;
  }
  return found;
}

/** These gains are left to be taken. */
function keep(s: State, f: Gain, gains: number): void {
  if (gains === 0) s.stack.pop();
  else if (gains !== f.gains) replaceTop(s, { ...f, gains });
}

/** Takes one gain of a sort out of the frame and carries it out. */
function takeOne(s: State, f: Gain, gains: number, kind: number, log?: Log): void {
  keep(s, f, addGain(gains, kind, -1));
  const { seat, zone, byConserve } = f;
  if (kind < TRACKS.length) return stepTrack(s, seat, kind, log);
  switch (kind) {
    case ANY:
    case LOWEST:
      s.stack.push({ step: 'raise', seat, lowest: kind === LOWEST });
      return;
    case IMPACT:
      s.stack.push({ step: 'impact', seat, zone, byConserve });
      return;
    case PROMOTE:
      s.stack.push({ step: 'promote', seat });
  }
}
