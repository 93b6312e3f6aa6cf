/** Tables at which nothing happens any more. */
import type { TableRow } from '../store/store.ts';

/** Nobody is here, and nobody but the host has a seat; a table over days may wait. */
export function isDeserted({ seats, pace }: TableRow, isHere: (member: string) => boolean): boolean {
  const people = seats.flatMap(({ member }) => member ?? []);
  return pace === 'live' && people.length <= 1 && !people.some(isHere);
}

export function isUnused({ status, updated }: TableRow, before: number): boolean {
  return (status === 'open' || status === 'playing') && updated < before;
}
