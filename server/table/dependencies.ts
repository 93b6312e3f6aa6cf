import type { Bus } from '../bus/bus.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { Scheduler } from '../work/scheduler.ts';
import type { DriverSettings } from './bots.ts';
import type { HistoryCache } from './history-cache.ts';
import type { Origins } from './origins.ts';
import type { TimeSource } from './time.ts';

/** What every table of a node works with. */
export interface Dependencies extends TimeSource {
  /** The name of this node among the others. */
  readonly node: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly bots: DriverSettings;
  readonly scheduler: Scheduler;
  readonly historyCache: HistoryCache;
  readonly origins: Origins;
  /** How long a person must be gone before the host may seat a bot. */
  readonly grace: { readonly live: number; readonly days: number };
}
