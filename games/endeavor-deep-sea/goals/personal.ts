/** ED-214 … ED-218: what a seat scores besides the goals. */
import { sum } from '@fathom/kernel';
import { BOARD, LEVEL_OF_CELL, POINTS_OF_LEVEL } from '../data/board.ts';
import { TRACKS } from '../data/gains.ts';
import { JOURNALS } from '../data/journals.ts';
import { TOKENS } from '../data/tokens.ts';
import { journalOf } from '../library.ts';
import { crewPoints } from './crew.ts';
import { impactPoints } from './markers.ts';
import type { Table } from './table.ts';

export const PARTS = ['attributes', 'impact', 'journals', 'specialists', 'leftovers'] as const;

/** Points in the order of `PARTS`. */
export function personalPoints(t: Table, seat: number): number[] {
  return [
    attributePoints(t, seat),
    impactPoints(t, seat),
    journalPoints(t, seat),
    crewPoints(t, seat),
    Math.floor(leftovers(t, seat) / BOARD.leftoverDivisor),
  ];
}

export function attributePoints(t: Table, seat: number): number {
  let points = 0;
  for (let track = 0; track < TRACKS.length; track++) {
    points += POINTS_OF_LEVEL[LEVEL_OF_CELL[t.tracks[seat * TRACKS.length + track]]];
  }
  return points;
}

export function journalPoints(t: Table, seat: number): number {
  return sum(t.journals[seat].map(entry => JOURNALS[journalOf(entry)].points));
}

/** E-79: research, research of stored tokens, discs in the staging area. */
export function leftovers(t: Table, seat: number): number {
  const tokens = sum(t.held[seat].map(token => TOKENS[token].research));
  return t.research[seat] + tokens + t.staging[seat];
}
