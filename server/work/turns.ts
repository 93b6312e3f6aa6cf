/**
 * Dear work waits for its turn. One turn is a short piece of work; between two of them everybody else has the event
 * loop. Addresses take turns, and within an address its connections, so whoever asks for much waits for itself.
 */
import { Refused } from '../refused.ts';
import type { Budget } from './budget.ts';

/** A connection, or a request, that work is done for. */
export interface Asker {
  /** An IPv4 address or an IPv6 /64. */
  readonly address: string;
}

/** Work nobody outside has asked for. */
export const INSIDE: Asker = { address: '' };

interface Waiting {
  readonly cost: number;
  begin(): void;
  drop(): void;
}

type Line = Map<Asker, Waiting[]>;

export class Turns {
  readonly #budget: Budget;
  /** Whose turn is next stands first. */
  readonly #lines = new Map<string, Line>();
  #soon: NodeJS.Immediate | undefined;
  /** Runs while every address that waits has spent too much. */
  #later: NodeJS.Timeout | undefined;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Resolves when the turn has come, and takes `cost` from the budget of the address. */
  turn(asker: Asker, cost = 0): Promise<void> {
    return new Promise((begin, reject) => {
      const drop = () => reject(new Refused('busy'));
      this.#add(asker, { cost, begin, drop });
      this.#wake();
    });
  }

  /** Whatever still waits for this asker is not done any more. */
  leave(asker: Asker): void {
    const line = this.#lines.get(asker.address);
    const waiting = line?.get(asker);
    if (!line || !waiting) return;
    line.delete(asker);
    if (line.size === 0) this.#lines.delete(asker.address);
    for (const { drop } of waiting) drop();
  }

  #add(asker: Asker, waiting: Waiting): void {
    const line: Line = this.#lines.get(asker.address) ?? new Map();
    this.#lines.set(asker.address, line);
    const own = line.get(asker);
    if (own) own.push(waiting);
    else line.set(asker, [waiting]);
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

  /** The first of the line, who goes to its end, as the line goes to the end of the lines. */
  #serve(address: string, line: Line): void {
    const [[asker, [first, ...rest]]] = line;
    line.delete(asker);
    if (rest.length > 0) line.set(asker, rest);
    this.#lines.delete(address);
    if (line.size > 0) this.#lines.set(address, line);
    this.#budget.spend(address, first.cost);
    first.begin();
  }
}
