/** Tables at which nothing happens any more. */
import type { TableRow } from '../store/store.ts';
import { abandon } from './seats.ts';

/** Nobody is here, and nobody but the host has a seat; a table over days may wait. */
export function isDeserted({ seats, pace }: TableRow, isHere: (member: string) => boolean): boolean {
  const people = seats.flatMap(({ member }) => member ?? []);
  return pace === 'live' && people.length <= 1 && !people.some(isHere);
}

export function abandonIfIdle(row: TableRow, before: number, now: number): TableRow {
  const isIdle = (row.status === 'open' || row.status === 'playing') && row.updated < before;
  return isIdle ? abandon(row, now) : row;
}
