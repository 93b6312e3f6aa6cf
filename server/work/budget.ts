/**
 * What each of many may spend: it fills up with time, up to a burst. Costs are known before the work is done. One dear
 * thing may take the balance below zero; the next has to wait until that is made up for.
 */
export interface Allowance {
  readonly perSecond: number;
  readonly burst: number;
}

/** What one of them has left. */
export class Account {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  #balance: number;
  #at: number;

  constructor(allowance: Allowance, now: () => number = () => performance.now()) {
    this.#allowance = allowance;
    this.#now = now;
    this.#balance = allowance.burst;
    this.#at = now();
  }

  get balance(): number {
    const now = this.#now();
    const { perSecond, burst } = this.#allowance;
    this.#balance = Math.min(burst, this.#balance + (perSecond * (now - this.#at)) / 1000);
    this.#at = now;
    return this.#balance;
  }

  get isFull(): boolean {
    return this.balance === this.#allowance.burst;
  }

  /** Milliseconds until something may be spent again; 0 means now. */
  wait(): number {
    const { balance } = this;
    return balance > 0 ? 0 : Math.ceil((1000 * (1 - balance)) / this.#allowance.perSecond);
  }

  /** Nobody comes to owe more than `least` below zero by it. */
  spend(cost: number, least = Number.NEGATIVE_INFINITY): void {
    const { balance } = this;
    this.#balance = Math.max(balance - cost, Math.min(balance, least));
  }
}

/** Accounts that are full again are forgotten when there are more than so many. */
const MANY = 1000;

export class Budget {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();
  #sweepAt = MANY;

  constructor(allowance: Allowance, now: () => number = () => performance.now()) {
    this.#allowance = allowance;
    this.#now = now;
  }

  get size(): number {
    return this.#accounts.size;
  }

  /** Milliseconds until `who` may spend again; 0 means now. */
  wait(who: string): number {
    return this.#accounts.get(who)?.wait() ?? 0;
  }

  balance(who: string): number {
    return this.#accounts.get(who)?.balance ?? this.#allowance.burst;
  }

  spend(who: string, cost: number, least?: number): void {
    if (cost === 0) return;
    const known = this.#accounts.get(who);
    if (known) return known.spend(cost, least);
    const account = new Account(this.#allowance, this.#now);
    this.#accounts.set(who, account);
    account.spend(cost, least);
    if (this.#accounts.size > this.#sweepAt) this.#sweep();
  }

  #sweep(): void {
    for (const [who, account] of this.#accounts) if (account.isFull) this.#accounts.delete(who);
    this.#sweepAt = Math.max(MANY, 2 * this.#accounts.size);
  }
}
