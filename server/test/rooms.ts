/** A registry without a server, on a clock that can be set. */
import { GAMES, type GameEntry } from '@fathom/games';
import { LocalBus } from '../bus/local.ts';
import { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { Dependencies } from '../table/dependencies.ts';
import { HistoryCache } from '../table/history-cache.ts';
import { Origins } from '../table/origins.ts';
import { Registry } from '../table/registry.ts';
import { Budget } from '../work/budget.ts';
import { Scheduler } from '../work/scheduler.ts';
import { firstMover } from './arena.ts';
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
