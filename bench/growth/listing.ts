/** Milliseconds for a page of the lobby while so many tables are stored: `listing.ts <tables> …`, growing. */
import { findGame } from '@fathom/games';
import { newTable } from '@fathom/server/table/seats.ts';
import { middleOf, withTables } from './tables.ts';

const BATCH = 2000;
const TRIES = 31;
const STATUSES = ['open', 'playing', 'finished', 'finished'] as const;

await withTables(async ({ store, registry }) => {
  const meta = findGame('submarine')?.meta;
  if (!meta) throw new Error('there is no Submarine');
  const request = {
    game: meta.id,
    name: 'Ines',
    seats: [{ kind: 'you' }, { kind: 'open' }] as { kind: 'you' | 'open' }[],
    listed: true,
  };
  let stored = 0;
  const fill = async (count: number) => {
    const some = Array.from({ length: count }, () => {
      const at = 1_700_000_000_000 + stored * 1000;
      const row = newTable(request, meta, registry.levels, at);
      return store.createTable({ ...row, status: STATUSES[stored++ % STATUSES.length] });
    });
    await Promise.all(some);
  };
  const points = [];
  for (const size of process.argv.slice(2).map(Number)) {
    while (stored < size) await fill(Math.min(BATCH, size - stored));
    const cost = await middleOf(TRIES, async () => async () => {
      const { cursor } = await registry.list({ status: 'finished' });
      await registry.list({ status: 'open', ...(cursor !== null && { cursor }) });
    });
    points.push({ size, cost: cost / 2 });
  }
  console.log(JSON.stringify(points));
});
