/**
 * Dear work waits for a slot. A slot is a short piece of work; between two of them everybody else has the event loop.
 * Addresses take turns, and within an address its connections, so whoever asks for much waits for itself.
 */
import { Refused } from '../refused.ts';
import type { Budget } from './budget.ts';

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

/** The jobs of each connection of one address. */
type Line = Map<Requester, Job[]>;

export class Scheduler {
  readonly #budget: Budget;
  /** By address; whose turn is next stands first. */
  readonly #lines = new Map<string, Line>();
  #soon: NodeJS.Immediate | undefined;
  /** Runs while every address that waits has spent too much. */
  #later: NodeJS.Timeout | undefined;

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
      this.#add(requester, { cost, begin, drop: () => reject(new Refused('busy')) });
      this.#wake();
    });
  }

  /** Whatever still waits for this requester is not done any more. */
  cancel(requester: Requester): void {
    const line = this.#lines.get(requester.address);
    const jobs = line?.get(requester);
    if (!line || !jobs) return;
    line.delete(requester);
    if (line.size === 0) this.#lines.delete(requester.address);
    for (const { drop } of jobs) drop();
  }

  #add(requester: Requester, job: Job): void {
    const line: Line = this.#lines.get(requester.address) ?? new Map();
    this.#lines.set(requester.address, line);
    const own = line.get(requester);
    if (own) own.push(job);
    else line.set(requester, [job]);
  }

  #wake(): void {
    clearTimeout(this.#later);
    this.#soon ??= setImmediate(() => this.#next());
  }

  #next(): void {
    this.#soon = undefined;
    let soonest = Number.POSITIVE_INFINITY;
    for (const [address, line] of this.#lines) {
      soonest = Math.min(soonest, this.#budget.wait(address));
      if (soonest > 0) continue;
      this.#serve(address, line);
      break;
    }
    if (this.#lines.size === 0) return;
    if (soonest === 0) this.#wake();
    else this.#later = setTimeout(() => this.#wake(), soonest);
  }

  /** The first of the line goes to its end, as the line goes to the end of the lines. */
  #serve(address: string, line: Line): void {
    const [[requester, [first, ...rest]]] = line;
    line.delete(requester);
    if (rest.length > 0) line.set(requester, rest);
    this.#lines.delete(address);
    if (line.size > 0) this.#lines.set(address, line);
    this.#budget.spend(address, first.cost);
    first.begin();
  }
}
