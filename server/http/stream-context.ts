/** What a stream works with, what it is greeted by, and what it may say with an update. */
import type { Bus } from '../bus/bus.ts';
import type { StreamMessage } from '../protocol.ts';
import type { Registry } from '../table/registry.ts';
import type { Caller, Ledger } from '../work/ledger.ts';
import type { Scheduler } from '../work/scheduler.ts';
import type { Auth, Credentials } from './auth.ts';
import type { OpenLimit } from './limits.ts';

export interface StreamContext {
  readonly registry: Registry;
  readonly auth: Auth;
  readonly bus: Bus;
  readonly perSeat: OpenLimit;
  readonly scheduler: Scheduler;
  readonly ledger: Ledger;
  readonly requester: Caller;
}

export interface Hello extends Credentials {
  readonly from?: number;
  readonly changes?: boolean;
}

/** What may carry an update. */
type Without<M> = M extends unknown ? Omit<M, 'update'> : never;
export type Telling = Without<
  Exclude<StreamMessage, { type: 'table' | 'chat' | 'thinking' | 'pong' | 'bye' | 'error' }>
>;
