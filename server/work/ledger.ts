/**
 * Who has asked for how much. Everything is charged to the connection it came over, to its address, and where it is asked
 * in the name of a seat to that seat; what is being answered at this moment is also counted in all.
 */
import { Refused } from '../refused.ts';
import { Account, type Allowance, Budget } from './budget.ts';
import { CHAT_OF_A_SEAT, COSTS, costOf, type Kind } from './costs.ts';
import { Pace } from './pace.ts';
import type { Requester } from './scheduler.ts';

/** Somebody who asks, and the line they ask over. */
export interface Caller extends Requester {
  readonly connection: object;
}

/** One connection has no more than this part of what its address has, and one address no more of what is going on. */
const OF_AN_ADDRESS = 1 / 2;
const OF_ALL = 1 / 4;

/** Whoever owes so many seconds is no longer listened to, until all of it is made up for; nobody comes to owe more by asking. */
const SHUT_AFTER = 10;
const NEVER_BELOW = 15;
/**
 * Then so many seconds are owed, and each time twice as many: those who wait to be let in come together, and everybody else waits
 * for them. Whoever was not shut out for an hour begins anew.
 */
const SHUT_FOR = 30;
const LONGEST_SHUT = 600;
const FORGIVEN_AFTER = 3_600_000;
/** So many are remembered before those are forgotten who were let in again. */
const MANY_SHUT = 1000;

interface Shut {
  readonly seconds: number;
  readonly since: number;
}

/** Requests and new streams of one address in one turn of the event loop. */
const IN_A_TURN = 4;

export interface LedgerSettings {
  /** Ordinary requests per minute: of an address, of a seat. */
  readonly rate: number;
  readonly seatRate: number;
  /** Ordinary requests that are being answered at the same time. */
  readonly inFlight: number;
  readonly exceeded: () => void;
  readonly now?: () => number;
}

export class Ledger {
  /** What each address may still ask for; the scheduler makes those wait who have spent it. */
  readonly addresses: Budget;
  readonly #settings: LedgerSettings;
  readonly #seats: Budget;
  readonly #talk: Budget;
  readonly #connections = new WeakMap<object, Account>();
  readonly #connection: Allowance;
  /** Kinds that have a limit of their own. */
  readonly #own = new Map<Kind, Budget>();
  readonly #inFlight = new Map<string, number>();
  readonly #pace = new Pace(IN_A_TURN);
  readonly #now: () => number;
  readonly #shut = new Map<string, Shut>();
  /** Those who were let in again. */
  readonly #warned = new Map<string, Shut>();
  #all = 0;

  constructor(settings: LedgerSettings) {
    const { rate, seatRate, now } = settings;
    this.#settings = settings;
    this.#now = now ?? (() => performance.now());
    this.addresses = new Budget(perMinute(rate), now);
    this.#connection = perMinute(Math.max(1, rate * OF_AN_ADDRESS));
    this.#seats = new Budget(perMinute(seatRate), now);
    this.#talk = new Budget(perMinute(Math.max(1, Math.ceil(seatRate * CHAT_OF_A_SEAT))), now);
    for (const kind of Object.keys(COSTS) as Kind[]) {
      const { share } = costOf(kind);
      if (share === undefined) continue;
      this.#own.set(kind, new Budget(perMinute(Math.max(1, Math.ceil(rate * share))), now));
    }
  }

  /** Refuses what is too much; a no costs something as well. */
  charge(caller: Caller, kind: Kind): void {
    const { address, connection } = caller;
    const account = this.#account(connection);
    const own = this.#own.get(kind);
    const isTooMuch = account.wait() > 0 || this.addresses.wait(address) > 0 || isSpent(own, address);
    this.#spend(caller, isTooMuch ? 'refusal' : kind);
    if (isTooMuch) this.#refuse();
    own?.spend(address, 1);
  }

  /** What cannot be refused any more, because it has been read already. */
  note(caller: Caller, kind: Kind): void {
    this.#spend(caller, kind);
  }

  chargeSeat(member: string): void {
    if (isSpent(this.#seats, member)) this.#refuse();
    this.#seats.spend(member, 1);
  }

  chargeTalk(member: string): void {
    if (isSpent(this.#talk, member)) this.#refuse();
    this.#talk.spend(member, 1);
  }

  /** Resolves when this address has its turn; undefined when that is now. */
  turn(address: string): Promise<void> | undefined {
    return this.#pace.turn(address);
  }

  /** Somebody who does not take no for an answer. */
  isShut(address: string): boolean {
    const balance = this.addresses.balance(address);
    if (this.#shut.has(address)) {
      if (balance < 0) return true;
      this.#letIn(address);
    }
    if (balance > this.#least(SHUT_AFTER)) return false;
    this.#shutOut(address);
    return true;
  }

  /** Returns what to call when it was answered. */
  begin(address: string, kind: Kind): () => void {
    const { work } = costOf(kind);
    const own = this.#inFlight.get(address) ?? 0;
    const { inFlight } = this.#settings;
    if (this.#all + work > inFlight || own + work > Math.max(1, inFlight * OF_ALL)) throw new Refused('busy');
    this.#add(address, work);
    return () => this.#add(address, -work);
  }

  #shutOut(address: string): void {
    const since = this.#now();
    const last = this.#warned.get(address);
    const isKnown = last !== undefined && since - last.since < FORGIVEN_AFTER;
    const seconds = isKnown ? Math.min(LONGEST_SHUT, 2 * last.seconds) : SHUT_FOR;
    this.#shut.set(address, { seconds, since });
    this.addresses.spend(address, Number.POSITIVE_INFINITY, this.#least(seconds));
    if (this.#shut.size <= MANY_SHUT) return;
    for (const one of this.#shut.keys()) if (this.addresses.balance(one) >= 0) this.#letIn(one);
  }

  #letIn(address: string): void {
    const shut = this.#shut.get(address);
    this.#shut.delete(address);
    this.#warned.delete(address);
    if (shut) this.#warned.set(address, shut);
    for (const [oldest] of this.#warned) {
      if (this.#warned.size <= MANY_SHUT) return;
      this.#warned.delete(oldest);
    }
  }

  #add(address: string, work: number): void {
    this.#all += work;
    const own = (this.#inFlight.get(address) ?? 0) + work;
    if (own > 1e-9) this.#inFlight.set(address, own);
    else this.#inFlight.delete(address);
  }

  #spend({ address, connection }: Caller, kind: Kind): void {
    const { work } = costOf(kind);
    this.#account(connection).spend(work);
    this.addresses.spend(address, work, this.#least(NEVER_BELOW));
  }

  #account(connection: object): Account {
    const known = this.#connections.get(connection);
    if (known) return known;
    const account = new Account(this.#connection, this.#settings.now);
    this.#connections.set(connection, account);
    return account;
  }

  /** The debt that is made up for in so many seconds. */
  #least(seconds: number): number {
    return -Math.max(1, (this.#settings.rate / 60) * seconds);
  }

  #refuse(): never {
    this.#settings.exceeded();
    throw new Refused('rate_limited');
  }
}

/** These count whole requests. */
function isSpent(budget: Budget | undefined, who: string): boolean {
  return budget !== undefined && budget.balance(who) < 1;
}

function perMinute(work: number): Allowance {
  return { perSecond: work / 60, burst: work };
}
