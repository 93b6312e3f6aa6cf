import type { Bus } from '../bus/bus.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { Turns } from '../work/turns.ts';
import type { DriverSettings } from './bots.ts';
import type { Histories } from './histories.ts';

/** What every table of a node works with. */
export interface Surroundings {
  /** The name of this node among the others. */
  readonly node: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly bots: DriverSettings;
  readonly turns: Turns;
  readonly histories: Histories;
  /** How long a person must be gone before the host may seat a bot. */
  readonly grace: { readonly live: number; readonly days: number };
  readonly now: () => number;
}
