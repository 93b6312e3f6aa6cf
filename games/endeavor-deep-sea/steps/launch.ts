/** ED-31, ED-98: a vessel enters the ocean. */
import { type Decision, type Log, refuse } from '@fathom/kernel';
import { arrive } from '../arrival.ts';
import type { Launch } from '../frames.ts';
import type { Move } from '../move.ts';
import { cellOf, missionOf } from '../sea.ts';
import type { State } from '../state.ts';

export const launch: Decision<State, Launch, Move, 'launch'> = {
  /** One zone only is no choice. */
  settle(s, f, log) {
    const cells = launchCells(s);
    if (cells.length > 1) return false;
    s.stack.pop();
    launchVessel(s, f.seat, cells[0], log);
    return true;
  },

  moves: s => launchCells(s).map(cell => ({ kind: 'launch', cell })),

  explain(s, _, __, move) {
    if (move.kind !== 'launch') return refuse('ED-98', 'launchNow');
    return launchCells(s).includes(move.cell)
      ? undefined
      : refuse('ED-162', 'notALaunchZone', { cell: move.cell });
  },

  play(s, f, _, move, log) {
    s.stack.pop();
    launchVessel(s, f.seat, move.cell, log);
  },
};

/** ED-152, ED-162: the launch zone of the mission, or every zone at the surface. */
function launchCells(s: State): number[] {
  const { base, columns } = missionOf(s);
  if (base >= 0) return [cellOf(s, base)];
  const cells: number[] = [];
  for (let cell = 0; cell < columns; cell++) if (s.ocean[cell] >= 0) cells.push(cell);
  return cells;
}

/** The next vessel of a seat goes into a zone and takes its arrival bonus. */
function launchVessel(s: State, seat: number, cell: number, log?: Log): void {
  const waiting = s.vessels.indexOf(-1, seat * 3);
  s.vessels[waiting] = cell;
  log?.event('launched', { seat, cell });
  arrive(s, seat, cell);
}
