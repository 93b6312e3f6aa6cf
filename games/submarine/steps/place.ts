/** SU-14: in turn everyone places one submarine into any space of level 2, until all are placed. */
import { type Decision, refuse } from '@fathom/kernel';
import type { Place } from '../frames.ts';
import type { Move } from '../move.ts';
import { COLUMNS, spaceAt } from '../space.ts';
import { fleetSize, type State } from '../state.ts';
import { nextSeat, startTurn } from '../turn.ts';

const MOVES: readonly Move[] = COLUMNS.map((_, column) => ({ kind: 'place', column }));

export const place: Decision<State, Place, Move, 'place'> = {
  moves: () => MOVES.slice(),

  explain: (_, __, ___, move) => (move.kind === 'place' ? undefined : refuse('SU-14', 'placeFirst')),

  play(s, _, __, move, log) {
    const fleet = fleetSize(s);
    const next = s.submarines.indexOf(-1, s.seat * fleet);
    s.submarines[next] = spaceAt(move.column, 0);
    log?.event('placed', { seat: s.seat, column: move.column });
    s.seat = nextSeat(s);
    // SU-15: all have placed the same number, so whoever began takes the first turn.
    if (!s.submarines.includes(-1)) startTurn(s);
  },
};
