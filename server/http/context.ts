import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { House } from '../table/house.ts';
import type { Keyring } from '../tokens.ts';
import type { Turns } from '../work/turns.ts';
import type { Door } from './who.ts';

/** What the routes work with. */
export interface Context {
  readonly config: Config;
  readonly house: House;
  readonly store: Store;
  readonly keyring: Keyring;
  readonly door: Door;
  readonly metrics: Metrics;
  readonly turns: Turns;
}
