/** The order of the own tables: what presses most comes first. */
import type { MyTable } from './mine.ts';

export function isMine(table: MyTable): boolean {
  return table.you !== null && table.actors.includes(table.you);
}

/** Those that wait for me by their deadlines, then those at which somebody else is late, then the rest as they come. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  return [...tables].sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? end(a) - end(b) : 0));
}

function rank(table: MyTable): number {
  if (isMine(table)) return 0;
  return table.clock?.late ? 1 : 2;
}

/** What has no clock can wait. */
function end({ clock }: MyTable): number {
  return clock?.deadline ?? Number.MAX_SAFE_INTEGER;
}
