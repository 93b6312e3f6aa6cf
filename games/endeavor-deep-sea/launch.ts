/** Vessels enter the ocean (ED-31, ED-98, ED-152, ED-162) and zones are reached. */
import type { Log } from '@fathom/kernel';
import { DO_CONSERVE, DO_SONAR } from './data/crew.ts';
import { depthOf, WIDTH } from './data/ocean.ts';
import { SONAR, TILES } from './data/tiles.ts';
import { give } from './gains.ts';
import { cellOf, missionOf } from './sea.ts';
import { frame, type State } from './state.ts';

/** Where a new vessel may be put: the launch zone of the mission, or every zone at the surface. */
export function launchCells(s: State): number[] {
  const { base, columns } = missionOf(s);
  if (base >= 0) return [cellOf(s, base)];
  const cells: number[] = [];
  for (let cell = 0; cell < Math.min(columns, WIDTH); cell++) if (s.ocean[cell] >= 0) cells.push(cell);
  return cells;
}

/** The next vessel of a seat goes into a zone and takes its arrival bonus. */
export function launchVessel(s: State, seat: number, cell: number, log?: Log): void {
  const waiting = s.vessels.indexOf(-1, seat * 3);
  s.vessels[waiting] = cell;
  log?.event('launched', { seat, cell });
  arrive(s, seat, cell);
}

/** ED-61, ED-63: the arrival bonus of a zone: gains, or an action there. */
export function arrive(s: State, seat: number, cell: number): void {
  const { arrival, arrivalAction } = TILES[s.ocean[cell]];
  if (arrivalAction >= 0) {
    s.stack.push(frame('act', seat, { slots: arrivalAction === SONAR ? DO_SONAR : DO_CONSERVE, zone: cell }));
  }
  give(s, seat, arrival, cell);
}

/** ED-207, ED-208, E-95: the first to discover or to reach a zone at depth 5 marks it at once. */
export function race(s: State, seat: number, goal: number, cell: number, log?: Log): void {
  if (missionOf(s).impact !== 'tracks' || depthOf(cell) !== 5 || s.races[goal * 4 + seat] > 0) return;
  let rank = 1;
  for (let other = 0; other < s.seats; other++) if (s.races[goal * 4 + other] > 0) rank++;
  s.races[goal * 4 + seat] = rank;
  if (s.stock[seat] > 0) s.stock[seat]--;
  else s.extra[seat]++;
  log?.event('raced', { seat, goal, rank });
}
