/** Tables at which nothing happens any more. */
import { DAY, MINUTE } from '../clock/rule.ts';
import type { TableRow, TableStatus } from '../store/store.ts';

/** After so long without anything happening a table is given up. */
export const ABANDONED_AFTER: readonly [TableStatus, number][] = [
  ['open', DAY],
  ['playing', 90 * DAY],
];

/** … and an open table sooner, at which only a host sits who is not there. */
export const EMPTY_AFTER = 30 * MINUTE;

/** Nobody is here, and nobody but the host has a seat; a table over days may wait. */
export function isDeserted({ seats, pace }: TableRow, isHere: (member: string) => boolean): boolean {
  const people = seats.flatMap(({ member }) => member ?? []);
  return pace === 'live' && people.length <= 1 && !people.some(isHere);
}

/** Friends who play over days are given days to come. */
const INVITED = 14 * DAY;

export function isUnused({ status, updated, pace }: TableRow, before: number, now: number): boolean {
  if (status === 'open' && pace === 'days') return updated < now - INVITED;
  return (status === 'open' || status === 'playing') && updated < before;
}
