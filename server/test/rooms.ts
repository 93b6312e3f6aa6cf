/** A registry without a server, on a clock that can be set. */
import { GAMES, type GameEntry } from '@fathom/games';
import { afterEach, beforeEach } from 'vitest';
import { LocalBus } from '../bus/local.ts';
import { Metrics } from '../metrics.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { alarmRounds } from '../table/alarms.ts';
import type { Dependencies } from '../table/dependencies.ts';
import { HistoryCache } from '../table/history-cache.ts';
import { Origins } from '../table/origins.ts';
import { Registry } from '../table/registry.ts';
import { Budget } from '../work/budget.ts';
import { Scheduler } from '../work/scheduler.ts';
import { firstMover, temporaryFolder } from './arena.ts';
import { SEALED } from './sealed.ts';

export function registryOn(
  store: Store,
  over: Partial<Dependencies> = {},
  games: readonly GameEntry[] = [...GAMES, SEALED],
): Registry {
  const deps: Dependencies = {
    node: 'here',
    store,
    bus: new LocalBus(),
    metrics: new Metrics(),
    bots: { maker: firstMover, pause: 0, onError: () => {}, onQueue: () => {} },
    scheduler: new Scheduler(new Budget({ perSecond: 1e9, burst: 1e9 })),
    historyCache: new HistoryCache(1 << 26),
    origins: new Origins(),
    grace: { live: 0, days: 0 },
    now: Date.now,
    ...over,
  };
  return new Registry(deps, {
    games,
    unloadAfter: 1000,
    openTables: 1000,
    stuckAfter: 1000,
    alone: true,
  });
}

/** Under each test of a file: a store of its own, a registry on it, and the time, which the test sets. */
export interface Ground {
  readonly store: Store;
  readonly registry: Registry;
  now: number;
}

export function groundOfEachTest(over: Partial<Dependencies> = {}): Ground {
  const ground = { now: 0 } as { -readonly [K in keyof Ground]: Ground[K] };
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
    ground.store = new SqliteStore(`${folder.path}/fathom.db`);
    ground.now = Date.parse('2026-06-01T12:00Z');
    ground.registry = registryOn(ground.store, { now: () => ground.now, ...over });
  });
  afterEach(async () => {
    await ground.registry.close();
    await ground.store.close();
    folder.remove();
  });
  return ground;
}

/** Tables whose time is up are found, as a server does it every second. */
export function lookAtClocks({ registry, store, now }: Ground): Promise<void> {
  const onError = (error: unknown) => {
    throw error;
  };
  return alarmRounds(registry, {
    now: () => now,
    alarmed: (at, limit) => store.alarmed(at, limit),
    onError,
  }).join();
}
