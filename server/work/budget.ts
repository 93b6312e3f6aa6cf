/**
 * What each of many may spend: it fills up with time, up to a burst. Costs are known before the work is done. One dear
 * thing may take the balance below zero; the next has to wait until that is made up for.
 */
export interface Allowance {
  readonly perSecond: number;
  readonly burst: number;
}

interface Account {
  balance: number;
  at: number;
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
    const account = this.#accounts.get(who);
    if (!account) return 0;
    const { balance } = this.#fill(account);
    return balance > 0 ? 0 : Math.ceil((1000 * (1 - balance)) / this.#allowance.perSecond);
  }

  spend(who: string, cost: number): void {
    if (cost === 0) return;
    const account = this.#accounts.get(who);
    if (account) this.#fill(account).balance -= cost;
    else this.#accounts.set(who, { balance: this.#allowance.burst - cost, at: this.#now() });
    if (this.#accounts.size > this.#sweepAt) this.#sweep();
  }

  #fill(account: Account): Account {
    const now = this.#now();
    const { perSecond, burst } = this.#allowance;
    account.balance = Math.min(burst, account.balance + (perSecond * (now - account.at)) / 1000);
    account.at = now;
    return account;
  }

  #sweep(): void {
    for (const [who, account] of this.#accounts) {
      if (this.#fill(account).balance === this.#allowance.burst) this.#accounts.delete(who);
    }
    this.#sweepAt = Math.max(MANY, 2 * this.#accounts.size);
  }
}
