import type { Bus } from '../bus/bus.ts';
import type { Config } from '../config.ts';
import type { Days } from '../days.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { Registry } from '../table/registry.ts';
import type { Keyring } from '../tokens.ts';
import type { Ledger } from '../work/ledger.ts';
import type { Scheduler } from '../work/scheduler.ts';
import type { Auth } from './auth.ts';
import type { Health } from './health.ts';

/** What the routes work with. */
export interface Context {
  readonly config: Config;
  readonly registry: Registry;
  readonly store: Store;
  readonly bus: Bus;
  readonly keyring: Keyring;
  readonly auth: Auth;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly scheduler: Scheduler;
  readonly ledger: Ledger;
  /** People, clocks, news. */
  readonly days: Days;
}
