/**
 * What is stored of one table, held in memory. Jobs run one after the other and never see more than the store has:
 * a job decides, stores, and only then it returns. When the store refuses, memory is ahead of it and is read anew.
 */
import type { Game, Meta } from '@fathom/kernel';
import type { Metrics } from '../metrics.ts';
import { Refused } from '../refused.ts';
import { Conflict, type Store, type TableRow } from '../store/store.ts';
import { type Happened, LiveMatch } from './live.ts';
import { Queue } from './queue.ts';

/** The rules of a table; no game when the server has only another version of them. */
export interface Rules {
  readonly meta: Meta;
  readonly game?: Game;
}

export class Truth {
  readonly #rules: Rules;
  readonly #store: Store;
  readonly #metrics: Metrics;
  readonly #queue = new Queue();
  #row: TableRow;
  #match: LiveMatch | undefined;
  #outdated = true;

  constructor(row: TableRow, rules: Rules, store: Store, metrics: Metrics) {
    this.#row = row;
    this.#rules = rules;
    this.#store = store;
    this.#metrics = metrics;
  }

  get row(): TableRow {
    return this.#row;
  }

  /** Undefined before the match has begun, and when its rules are not at hand. */
  get match(): LiveMatch | undefined {
    return this.#match;
  }

  get busy(): boolean {
    return this.#queue.busy;
  }

  idle(): Promise<void> {
    return this.#queue.idle();
  }

  serial<T>(job: () => Promise<T>): Promise<T> {
    return this.#queue.add(async () => {
      if (this.#outdated) await this.#read();
      return job();
    });
  }

  /** Another node has stored up to `seq`. */
  heard(seq: number): void {
    if (this.#match && seq > this.#match.seq) this.#outdated = true;
  }

  /** Stores what happened in the match. After a `Conflict` the match is the one that was stored meanwhile. */
  async append(match: LiveMatch, happened: Happened): Promise<void> {
    const { id, revision } = this.#row;
    const { rows, result } = happened;
    const botTurn = !result && match.actors.some(seat => this.#row.seats[seat].kind === 'bot');
    const batch = { match: id, revision, moves: match.count, botTurn, ...happened };
    await this.#commit(this.#store.append(batch));
    const { seq, at } = rows[rows.length - 1];
    const row = { ...this.#row, moves: match.count, seq, botTurn, updated: at };
    this.#row = result ? { ...row, status: 'finished', since: at, result, revision: row.revision + 1 } : row;
  }

  async save(row: TableRow): Promise<void> {
    await this.#commit(this.#store.saveTable(row));
    this.#row = row;
    this.#match ??= await this.#load(row);
  }

  async #commit(write: Promise<void>): Promise<void> {
    try {
      await write;
    } catch (error) {
      this.#outdated = true;
      if (error instanceof Conflict) {
        await this.#read();
        throw error;
      }
      this.#metrics.storeErrors.add();
      throw new Refused('store_failed');
    }
  }

  async #read(): Promise<void> {
    const row = await this.#store.table(this.#row.id);
    if (!row) throw new Refused('unknown_table');
    this.#row = row;
    this.#match = await this.#load(row);
    this.#outdated = false;
  }

  async #load(row: TableRow): Promise<LiveMatch | undefined> {
    const begun = row.status !== 'open' && row.seats.every(({ kind }) => kind !== 'open');
    if (!begun || !this.#rules.game) return undefined;
    const [rows, snapshot] = await Promise.all([this.#store.rows(row.id, 0), this.#store.snapshot(row.id)]);
    return new LiveMatch(this.#rules.game, row, rows, snapshot);
  }
}
