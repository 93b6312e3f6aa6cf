/** The order of a crowded lobby: who is waiting there comes first, and no address fills the page. */
import type { TableInfo } from '../protocol.ts';

/** One table of each address, then a second one of each, and so on; those whose host is away come after all others. */
export function fairOrder(tables: readonly TableInfo[], origin: (id: string) => string): TableInfo[] {
  const here = tables.filter(isAttended);
  const away = tables.filter(table => !isAttended(table));
  return [...inTurns(here, origin), ...inTurns(away, origin)];
}

function isAttended({ seats, host, pace }: TableInfo): boolean {
  return pace === 'days' || seats[host]?.connected === true;
}

function inTurns(tables: readonly TableInfo[], origin: (id: string) => string): TableInfo[] {
  const counts = new Map<string, number>();
  const ranked = tables.map(table => {
    const address = origin(table.id);
    const rank = counts.get(address) ?? 0;
    counts.set(address, rank + 1);
    return { table, rank };
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ table }) => table);
}
