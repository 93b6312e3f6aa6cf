/** FL-38: an outpost scores any open objective. */
import { type Decision, type Log, refuse } from '@fathom/kernel';
import { SETS } from '../data/objectives.ts';
import type { ScoreObjective } from '../frames.ts';
import { takeVp } from '../goods.ts';
import type { Move } from '../move.ts';
import { worthOf } from '../objectives.ts';
import type { State } from '../state.ts';

const STACK_MOVES: readonly Move[] = SETS.map((_, stack) => ({ kind: 'objective', stack }));

export const objective: Decision<State, ScoreObjective, Move, 'objective'> = {
  moves: () => STACK_MOVES.slice(),

  explain: (_, __, ___, move) => (move.kind === 'objective' ? undefined : refuse('FL-38', 'objectiveFirst')),

  play(s, f, _, move, log) {
    s.stack.pop();
    score(s, move.stack, f.coinsBefore, log);
  },
};

/** The lowest tile of a stack stays and may be scored again and again; A-17: also for nothing. */
function score(s: State, stack: number, coins: number, log?: Log): void {
  const tiles = s.objectives[stack];
  const points = worthOf(s, s.seat, tiles[0], coins);
  log?.event('objective', { seat: s.seat, objective: tiles[0], side: s.side[s.seat], points });
  if (tiles.length > 1) s.objectives[stack] = tiles.slice(1);
  takeVp(s, points, 'objective', log);
}
