import { expect, test } from 'vitest';
import type { HistoryCache } from '../table/history-cache.ts';
import type { LiveMatch } from '../table/live.ts';
import type { StoredTable } from '../table/stored.ts';
import { Updates } from '../table/updates.ts';
import type { Scheduler } from '../work/scheduler.ts';

/** A match of whose update so many entries are asked for and so many have to be told again before. */
function matchOf(entries: number, missing: number): LiveMatch {
  const update = () => {
    if (missing > 0) throw new Error('entry 0 is not at hand');
    return { seq: entries };
  };
  return { seq: entries, work: () => ({ entries, missing }), update } as unknown as LiveMatch;
}

test('only what is at hand is told at once, be it ever so little that is missing', () => {
  const updates = new Updates({} as StoredTable, {} as Scheduler, {} as HistoryCache);
  expect(updates.atOnce(matchOf(1, 1), 0, 0)).toBeUndefined();
  expect(updates.atOnce(matchOf(1, 0), 0, 0)).toEqual({ seq: 1 });
  expect(updates.atOnce(matchOf(16, 0), 0, 0)).toEqual({ seq: 16 });
  expect(updates.atOnce(matchOf(17, 0), 0, 0)).toBeUndefined();
});
