/**
 * Dear work waits for a slot. A slot is a short piece of work; between two of them everybody else has the event loop.
 * Addresses take turns, and whoever has spent too much lets the others go first.
 */
import { Refused } from '../refused.ts';
import type { Budget } from './budget.ts';
import { Turns } from './turns.ts';

/** A connection, or a request, that work is done for. */
export interface Requester {
  /** An IPv4 address or an IPv6 /64. */
  readonly address: string;
}

/** Work nobody outside has asked for. */
export const INSIDE: Requester = { address: '' };

interface Job {
  readonly cost: number;
  begin(): void;
  drop(): void;
}

export class Scheduler {
  readonly #budget: Budget;
  readonly #turns = new Turns<Requester, Job>();
  #soon: NodeJS.Immediate | undefined;
  /** Runs while every address that waits has spent too much. */
  #later: NodeJS.Timeout | undefined;
  #hurries = false;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Whether this requester need not wait for what costs next to nothing; if so it is charged. */
  mayAtOnce({ address }: Requester, cost: number): boolean {
    if (this.#budget.wait(address) > 0) return false;
    this.#budget.spend(address, cost);
    return true;
  }

  /** Resolves when the slot has come, and takes `cost` from the budget of the address. */
  slot(requester: Requester, cost = 0): Promise<void> {
    return new Promise((begin, reject) => {
      const job = { cost, begin, drop: () => reject(new Refused('busy')) };
      this.#turns.add(requester.address, requester, job);
      this.#wake();
    });
  }

  /** The end is near: whoever still waits has a turn now, whatever was spent. */
  hurry(): void {
    this.#hurries = true;
    this.#wake();
  }

  /** Whatever still waits for this requester is not done any more. */
  cancel(requester: Requester): void {
    for (const { drop } of this.#turns.drop(requester.address, requester)) drop();
  }

  #wake(): void {
    clearTimeout(this.#later);
    this.#soon ??= setImmediate(() => this.#next());
  }

  #next(): void {
    this.#soon = undefined;
    let soonest = Number.POSITIVE_INFINITY;
    for (const address of this.#turns.addresses) {
      soonest = Math.min(soonest, this.#hurries ? 0 : this.#budget.wait(address));
      if (soonest > 0) continue;
      this.#serve(address);
      break;
    }
    if (this.#turns.size === 0) return;
    if (soonest === 0) this.#wake();
    else this.#later = setTimeout(() => this.#wake(), soonest);
  }

  #serve(address: string): void {
    const job = this.#turns.next(address);
    if (!job) return;
    this.#budget.spend(address, job.cost);
    job.begin();
  }
}
