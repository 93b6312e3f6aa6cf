/**
 * What is stored of one table, held in memory. Jobs run one after the other and never see more than the store has:
 * a job decides, stores, and only then it returns. Other nodes store too: what they have stored is read when somebody
 * says so, and at the latest when the store refuses what was decided without it.
 */
import type { Game, Meta, Seat } from '@fathom/kernel';
import type { News } from '../news/news.ts';
import { Refused } from '../refused.ts';
import { Outbox } from '../store/outbox.ts';
import { PersonSeats } from '../store/person-seats.ts';
import { type Batch, Conflict, type Progress, type Row, type TableRow } from '../store/store.ts';
import { storeFailed } from '../store/trouble.ts';
import type { Dependencies } from './dependencies.ts';
import { afterChange, afterStep } from './life.ts';
import { type Happened, type LiveMatch, openMatch } from './live.ts';
import { begun, Queue } from './queue.ts';
import { type Time, timeOf } from './time.ts';

/** The rules of a table; no game when the server has only another version of them. */
export interface Rules {
  readonly meta: Meta;
  readonly game?: Game;
}

/** Who loses the race so often in a row is told to come back. */
const MOST_ATTEMPTS = 20;
/** Whoever is further behind reads the match anew, from its snapshot and in slices. */
const MOST_FOLLOWED = 32;

/** Something a table is asked to do. */
export interface Decision<T> {
  /** What whoever asks has seen of the match. */
  readonly base: number;
  /** Judges it by what is known now, and stores what follows. */
  judge(): Promise<T>;
  /** Finds what the same request has led to before. */
  earlier?(): Promise<T | undefined>;
}

export class StoredTable {
  readonly #rules: Rules;
  readonly #deps: Dependencies;
  readonly #queue = new Queue();
  readonly #isHere: (member: string) => boolean;
  #row: TableRow;
  #match: LiveMatch | undefined;
  #behind = true;
  /** Something has happened in the match that is not stored yet. */
  #isWriting = false;
  #used: number;

  constructor(row: TableRow, rules: Rules, deps: Dependencies, isHere: (member: string) => boolean) {
    this.#isHere = isHere;
    this.#row = row;
    this.#rules = rules;
    this.#deps = deps;
    this.#used = deps.now();
  }

  get row(): TableRow {
    return this.#row;
  }

  /** Undefined before the match has begun, and when its rules are not at hand. */
  get match(): LiveMatch | undefined {
    return this.#match;
  }

  /** The same while all of it is stored, and all that is stored is known, as far as anybody has heard. */
  get settledMatch(): LiveMatch | undefined {
    return this.#isWriting || this.#behind ? undefined : this.#match;
  }

  get busy(): boolean {
    return this.#queue.busy;
  }

  /** More is stored than is known here. */
  get behind(): boolean {
    return this.#behind;
  }

  idle(): Promise<void> {
    return this.#queue.idle();
  }

  /** When somebody last had something to do here. */
  get used(): number {
    return this.#used;
  }

  serial<T>(job: () => Promise<T>): Promise<T> {
    this.#used = this.#deps.now();
    return this.#queue.add(() => (this.#behind ? this.refresh().then(job) : job()));
  }

  /** Judged against what this node knows, and again when the store knows more. */
  decide<T>(decision: Decision<T>): Promise<T> {
    const judged = () => this.#attempt(decision, 1);
    return this.serial(() => (decision.base > this.#row.seq ? this.refresh().then(judged) : judged()));
  }

  /** Within a job: somebody has seen `seq`, at another node. */
  async reach(seq: number): Promise<void> {
    if (seq > this.#row.seq) await this.refresh();
  }

  /** The same, for whoever is not in a job. */
  async reachSoon(seq: number): Promise<void> {
    if (seq > this.#row.seq) await this.serial(() => this.reach(seq));
  }

  /** Somebody has stored up to there. */
  heard({ seq = 0, revision = 0 }: Partial<Progress>): void {
    if (seq > this.#row.seq || revision > this.#row.revision) this.#behind = true;
  }

  /** Within a job: reads what is new, and says whether there was anything. */
  async refresh(): Promise<boolean> {
    const news = await this.#deps.store.since(this.#row.id, this.#match?.seq ?? this.#row.seq);
    if (!news) throw new Refused('unknown_table');
    const { row, rows } = news;
    const isNew = row.seq !== this.#row.seq || row.revision !== this.#row.revision;
    if (isNew || !this.#match) this.#match = await this.#bring(row, rows);
    this.#row = row;
    this.#behind = false;
    return isNew;
  }

  /** What time it is for the clocks. */
  get time(): Time {
    return timeOf(this.#deps);
  }

  /**
   * Stores what happened in the match and then, before anybody else has a turn, does what follows from it. After a `Conflict`
   * everything is as it was stored meanwhile.
   */
  append<T>(match: LiveMatch, happened: Happened, then: () => T): Promise<T> {
    const row = this.#row;
    const { before, settled, rows, snapshot, result, forgetSnapshot } = happened;
    const { seat: mover } = rows[0];
    const { seq } = rows[rows.length - 1];
    const step = { asked: match.actors, before, settled, mover, seq, result };
    const life = afterStep(row, step, this.time, this.#isHere);
    const batch: Batch = {
      match: row.id,
      revision: row.revision,
      rows,
      moves: match.count,
      botTurn: !result && isBotTurn(life.seats ?? row.seats, match),
      ...life,
      ...(snapshot && { snapshot }),
      ...(result && { result }),
      ...(forgetSnapshot && { forgetSnapshot }),
    };
    const stored = () => {
      this.#row = rowAfter(row, batch);
      return then();
    };
    return this.#commit(this.#deps.store.append(batch), stored, happened.revert);
  }

  async save(changed: TableRow, told: readonly News[] = []): Promise<void> {
    const match = this.#match ?? (await this.#load(changed));
    const begins = this.#row.status !== 'playing' && changed.status === 'playing' && changed.terms?.clock;
    const habits = begins ? await new PersonSeats(this.#deps.store).habitsAt(changed.id) : undefined;
    const { row: living, news } = afterChange(this.#row, changed, match?.actors, this.time, habits);
    const botTurn =
      changed.status === 'playing' && (match ? isBotTurn(changed.seats, match) : this.#row.botTurn);
    const row = { ...living, botTurn };
    await this.#commit(this.#deps.store.saveTable(row, [...told, ...news]), () => {
      this.#row = row;
      this.#match = match;
    });
  }

  /** A member looks at the table: what was not sent yet need not be. */
  opened(member: string): void {
    const { store, bots } = this.#deps;
    new Outbox(store).opened(this.#row.id, member).catch(bots.onError);
  }

  /** Within a job: takes back moves that undo would not reach, by consent. */
  async takeBack(seat: Seat, count: number, id: string): Promise<void> {
    const { game } = this.#rules;
    const { match } = this;
    if (!game || !match || count > match.count) throw new Refused('nothing_to_undo');
    const undo = { seq: match.seq + 1, seat, undo: count, id, at: this.#deps.now() };
    const rows = [...(await this.#deps.store.rows(this.#row.id, 0)), undo];
    const next = await openMatch(game, this.#row, rows, undefined, this.#pause());
    const taken = { rows: [undo], before: match.actors, settled: [], forgetSnapshot: true };
    await this.append(next, { ...taken, revert: () => {} }, () => {
      this.#match = next;
    });
  }

  #attempt<T>(decision: Decision<T>, attempt: number): Promise<T> {
    return begun(() => decision.judge()).catch(error => {
      if (!mayChange(error)) throw error;
      return this.#lookAgain(decision, attempt, error);
    });
  }

  /** Nobody is refused on the strength of what a node merely remembers. */
  async #lookAgain<T>(decision: Decision<T>, attempt: number, error: unknown): Promise<T> {
    const isConflict = error instanceof Conflict;
    const isNew = isConflict || (await this.refresh());
    const earlier = await decision.earlier?.();
    if (earlier !== undefined) return earlier;
    if (!isNew) throw error;
    if (attempt === MOST_ATTEMPTS) throw isConflict ? new Refused('busy') : error;
    return this.#attempt(decision, attempt + 1);
  }

  #commit<T>(write: Promise<void>, then: () => T, revert?: () => void): Promise<T> {
    this.#isWriting = true;
    const written = () => {
      this.#isWriting = false;
      return then();
    };
    return write.then(written, error => this.#unwritten(error, revert));
  }

  async #unwritten(error: unknown, revert?: () => void): Promise<never> {
    revert?.();
    this.#behind = true;
    this.#isWriting = false;
    if (error instanceof Conflict) {
      await this.refresh();
      throw error;
    }
    this.#deps.metrics.storeErrors.add();
    throw storeFailed(error);
  }

  async #bring(row: TableRow, rows: readonly Row[]): Promise<LiveMatch | undefined> {
    const match = this.#match;
    const isNear = match && match.seq <= row.seq && rows.length <= MOST_FOLLOWED;
    return isNear && match.follow(rows) ? match : this.#load(row);
  }

  async #load(row: TableRow): Promise<LiveMatch | undefined> {
    if (!hasBegun(row) || !this.#rules.game) return undefined;
    const [rows, snapshot] = await Promise.all([
      this.#deps.store.rows(row.id, 0),
      this.#deps.store.snapshot(row.id),
    ]);
    const known = rows.filter(({ seq }) => seq <= row.seq);
    const usable = snapshot && snapshot.seq <= row.seq ? snapshot : undefined;
    return openMatch(this.#rules.game, row, known, usable, this.#pause());
  }

  #pause(): () => Promise<void> {
    const requester = { address: `table ${this.#row.id}` };
    return () => this.#deps.scheduler.slot(requester);
  }
}

/** The row of a table after a step of its match. */
function rowAfter(row: TableRow, batch: Batch): TableRow {
  const { rows, moves, botTurn, clock, ballot, seats, result } = batch;
  const { seq, at } = rows[rows.length - 1];
  const next = { ...withoutLife(row), moves, seq, botTurn, updated: at };
  if (!clock && !ballot && !seats && !result) return next;
  return {
    ...next,
    revision: row.revision + Number(seats !== undefined) + Number(result !== undefined),
    ...(clock && { clock }),
    ...(ballot && { ballot }),
    ...(seats && { seats }),
    ...(result && { status: 'finished', since: at, result }),
  };
}

/** Without what every move decides anew. */
function withoutLife(row: TableRow): Omit<TableRow, 'clock' | 'ballot'> {
  if (!row.clock && !row.ballot) return row;
  const { clock: _, ballot: __, ...rest } = row;
  return rest;
}

function hasBegun({ status, seats }: TableRow): boolean {
  return status !== 'open' && seats.every(({ kind }) => kind !== 'open');
}

function isBotTurn(seats: TableRow['seats'], match: LiveMatch): boolean {
  return match.actors.some(seat => seats[seat].kind === 'bot');
}

/** Whether a second look at the store could lead to another answer. */
function mayChange(error: unknown): boolean {
  if (error instanceof Refused) return error.code !== 'refused' && error.code !== 'store_failed';
  return error instanceof Conflict;
}
