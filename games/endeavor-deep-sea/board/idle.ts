import { isDeed, type Move } from '../move.ts';
import type { Table } from './table.ts';

/** Activated now, no action could be carried out. */
export function isIdle(table: Table, move: Move | undefined): boolean {
  if (move?.kind !== 'activate') return false;
  const next = table.foresee(move).moves;
  return next !== undefined && !next.some(one => isDeed(one) || one.kind === 'copy');
}
