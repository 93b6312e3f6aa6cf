/** What reaching or discovering a zone brings. */
import type { Log } from '@fathom/kernel';
import { depthOf } from './data/ocean.ts';
import { SITE_KINDS, TILES } from './data/tiles.ts';
import { give } from './gains.ts';
import { missionOf } from './sea.ts';
import type { State } from './state.ts';

/** ED-61, ED-63: the arrival bonus of a zone: gains, or an action there. */
export function arrive(s: State, seat: number, cell: number): void {
  const { arrival, arrivalAction } = TILES[s.ocean[cell]];
  if (arrivalAction >= 0)
    s.stack.push({ step: 'bonus', seat, zone: cell, manner: 'plain', action: SITE_KINDS[arrivalAction] });
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
