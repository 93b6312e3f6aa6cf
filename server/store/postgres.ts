/** The store of several machines: PostgreSQL. */
import type { Seat } from '@fathom/kernel';
import { DatabaseError, Pool } from 'pg';
import type { News } from '../news/news.ts';
import { Queue } from '../table/queue.ts';
import { type Columns, type Dialect, TABLE_COLUMNS, tableValues, toChat, toRow, toTable } from './columns.ts';
import { appends } from './postgres-appends.ts';
import { migrate } from './postgres-migrations.ts';
import { reads } from './postgres-reads.ts';
import { nameOf, transaction } from './postgres-sql.ts';
import { saveTable } from './save.ts';
import { numbered, type Statement } from './sql.ts';
import {
  type Batch,
  type Changes,
  type ChatRow,
  Conflict,
  checkRows,
  type Listing,
  type Progress,
  type Row,
  SNAPSHOT_SHAPE,
  type SnapshotRow,
  type Store,
  type TableRow,
  type TableStatus,
  Unavailable,
  type Waiting,
} from './store.ts';

const POSTGRES: Dialect<boolean> = {
  flag: value => value,
  isTrue: value => value === true,
  parse: json => json,
};
const tableOf = (columns: Columns): TableRow => toTable(columns, POSTGRES);
const rowOf = (columns: Columns): Row => toRow(columns, POSTGRES);

const CONNECTIONS = 10;
/** Milliseconds until a connection, and until an answer; then the store counts as gone. */
const CONNECT_WITHIN = 3000;
const ANSWER_WITHIN = 10_000;

const UNIQUE_VIOLATION = '23505';
/** The server refused the statement and nothing of it happened. Whatever else goes wrong leaves that open. */
const REFUSED = /^(0A|21|22|23|42|P0)/;

export class PostgresStore implements Store {
  readonly #pool: Pool;
  readonly #appends: ReturnType<typeof appends>;
  readonly #reads: ReturnType<typeof reads>;
  readonly #talk = new Queue();

  /** Brings the schema up to date. */
  static async open(url: string): Promise<PostgresStore> {
    const store = new PostgresStore(url);
    try {
      await store.#prepare();
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  private constructor(url: string) {
    this.#pool = new Pool({
      connectionString: url,
      application_name: 'fathom',
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_WITHIN,
      query_timeout: ANSWER_WITHIN,
      statement_timeout: ANSWER_WITHIN,
      keepAlive: true,
    });
    // A connection that breaks while nobody uses it is replaced by the pool.
    this.#pool.on('error', () => {});
    const run = (name: string, text: string, values: unknown[]) => this.#ask(name, text, values);
    this.#appends = appends(run);
    this.#reads = reads(run);
  }

  async createTable(row: TableRow): Promise<void> {
    const places = TABLE_COLUMNS.map((_, i) => `$${i + 1}`);
    const text = `INSERT INTO tables (${TABLE_COLUMNS}) VALUES (${places})`;
    await this.#ask('create', text, tableValues(row, POSTGRES));
  }

  async table(id: string): Promise<TableRow | undefined> {
    const [found] = await this.#ask('table', 'SELECT * FROM tables WHERE id = $1', [id]);
    return found && tableOf(found);
  }

  async tables(ids: readonly string[]): Promise<TableRow[]> {
    return (await this.#ask('tables', 'SELECT * FROM tables WHERE id = ANY($1)', [ids])).map(tableOf);
  }

  async since(id: string, after: number): Promise<Changes | undefined> {
    const found = await this.#reads.add({ id, after });
    return found && { row: tableOf(found), rows: ((found.rows ?? []) as Columns[]).map(rowOf) };
  }

  saveTable(row: TableRow, news: readonly News[] = []): Promise<void> {
    return saveTable(this, row, news, String);
  }

  async listTables({ status, game, after, limit }: Listing): Promise<TableRow[]> {
    const values: unknown[] = [status];
    const conditions = ['listed', 'status = $1'];
    if (game !== undefined) conditions.push(`game = $${values.push(game)}`);
    if (after) {
      const since = values.push(after.since);
      conditions.push(`(since, id) < ($${since}, $${values.push(after.id)})`);
    }
    const limited = values.push(limit);
    const found = await this.#ask(
      `list${game === undefined ? '' : '-game'}${after ? '-after' : ''}`,
      `SELECT * FROM tables WHERE ${conditions.join(' AND ')} ORDER BY since DESC, id DESC LIMIT $${limited}`,
      values,
    );
    return found.map(tableOf);
  }

  async allTables(after: string, limit: number): Promise<TableRow[]> {
    const text = 'SELECT * FROM tables WHERE id > $1 ORDER BY id LIMIT $2';
    return (await this.#ask('all', text, [after, limit])).map(tableOf);
  }

  async idleTables(status: TableStatus, before: number, limit: number): Promise<string[]> {
    const found = await this.#ask(
      'idle',
      'SELECT id FROM tables WHERE status = $1 AND updated < $2 ORDER BY updated LIMIT $3',
      [status, before, limit],
    );
    return found.map(({ id }) => String(id));
  }

  async waitingForBots(before: number, after: string, limit: number): Promise<Waiting[]> {
    const found = await this.#ask(
      'waiting',
      `SELECT id, game, version FROM tables
       WHERE bot_turn AND status = 'playing' AND updated < $1 AND id > $2 ORDER BY id LIMIT $3`,
      [before, after, limit],
    );
    return found.map(c => ({ id: String(c.id), game: String(c.game), version: Number(c.version) }));
  }

  async alarmed(now: number, limit: number): Promise<string[]> {
    const found = await this.#ask(
      'alarmed',
      `SELECT id FROM tables WHERE alarm IS NOT NULL AND alarm <= $1 AND status = 'playing' ORDER BY alarm LIMIT $2`,
      [now, limit],
    );
    return found.map(({ id }) => String(id));
  }

  async progress(ids: readonly string[]): Promise<Progress[]> {
    const text = 'SELECT id, seq, revision, chats FROM tables WHERE id = ANY($1)';
    return (await this.#ask('positions', text, [ids])).map(c => ({
      id: String(c.id),
      seq: Number(c.seq),
      revision: Number(c.revision),
      chat: Number(c.chats),
    }));
  }

  async append(batch: Batch): Promise<void> {
    await this.#appends.add(checkRows(batch));
  }

  async rows(match: string, after: number): Promise<Row[]> {
    const text = 'SELECT * FROM moves WHERE match = $1 AND seq > $2 ORDER BY seq';
    return (await this.#ask('rows', text, [match, after])).map(rowOf);
  }

  async findRow(match: string, seat: Seat, id: string): Promise<Row | undefined> {
    const text = 'SELECT * FROM moves WHERE match = $1 AND seat = $2 AND id = $3';
    const [found] = await this.#ask('find', text, [match, seat, id]);
    return found && rowOf(found);
  }

  async snapshot(match: string): Promise<SnapshotRow | undefined> {
    const text = 'SELECT seq, state FROM snapshots WHERE match = $1 AND shape = $2';
    const [found] = await this.#ask('snapshot', text, [match, SNAPSHOT_SHAPE]);
    return found && { seq: Number(found.seq), state: String(found.state) };
  }

  /** One after the other, so that what is said is numbered in the order in which it was said. */
  addChat(match: string, entry: Omit<ChatRow, 'n'>): Promise<ChatRow> {
    const { seat, name, text, at } = entry;
    return this.#talk.add(async () => {
      const [said] = await this.#ask(
        'say',
        `WITH counted AS (UPDATE tables SET chats = chats + 1 WHERE id = $1 RETURNING chats)
         INSERT INTO chat (match, n, seat, name, text, at)
         SELECT $1, chats, $2, $3, $4, $5 FROM counted RETURNING n`,
        [match, seat, name, text, at],
      );
      if (!said) throw new Conflict(`there is no table ${match}`);
      return { n: Number(said.n), ...entry };
    });
  }

  async chat(match: string, limit: number): Promise<ChatRow[]> {
    const found = await this.#ask(
      'chat',
      `SELECT n, seat, name, text, at FROM chat WHERE match = $1 AND text <> '' ORDER BY n DESC LIMIT $2`,
      [match, limit],
    );
    return found.map(toChat).reverse();
  }

  async emptyChat(match: string, seat: Seat): Promise<void> {
    const text = `UPDATE chat SET name = '', text = '' WHERE match = $1 AND seat = $2`;
    await this.#ask('empty', text, [match, seat]);
  }

  async removeFinished(id: string, revision: number): Promise<boolean> {
    const removed = await this.#ask(
      'remove',
      `WITH gone AS (DELETE FROM tables WHERE id = $1 AND status = 'finished' AND revision = $2 RETURNING id),
        moved AS (DELETE FROM moves WHERE match IN (SELECT id FROM gone)),
        kept AS (DELETE FROM snapshots WHERE match IN (SELECT id FROM gone)),
        said AS (DELETE FROM chat WHERE match IN (SELECT id FROM gone)),
        sat AS (DELETE FROM person_seats WHERE match IN (SELECT id FROM gone)),
        told AS (DELETE FROM outbox WHERE match IN (SELECT id FROM gone)),
        noted AS (DELETE FROM notes WHERE match IN (SELECT id FROM gone)),
        asked AS (DELETE FROM invitations WHERE match IN (SELECT id FROM gone))
       SELECT id FROM gone`,
      [id, revision],
    );
    return removed.length === 1;
  }

  async ask({ text, values }: Statement): Promise<Columns[]> {
    const numberedText = numbered(text);
    return this.#ask(nameOf(numberedText), numberedText, [...values]);
  }

  /** A single statement is a transaction of its own. */
  async together(statements: readonly Statement[]): Promise<boolean> {
    const [first, ...rest] = statements;
    if (rest.length === 0) return (await this.ask(first)).length > 0;
    return this.#told(() => transaction(this.#pool, statements));
  }

  async probe(): Promise<void> {
    await this.#ask('probe', 'UPDATE fathom_schema SET version = version', []);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #prepare(): Promise<void> {
    const client = await this.#pool.connect();
    // The pool listens to idle clients only; what breaks here is told by the query.
    const broken = () => {};
    client.on('error', broken);
    try {
      const { rows } = await client.query<{ synchronous_commit: string }>('SHOW synchronous_commit');
      if (rows[0]?.synchronous_commit === 'off')
        throw new Error('the database has synchronous_commit off, which would lose acknowledged moves');
      await migrate(client);
    } finally {
      client.off('error', broken);
      client.release();
    }
  }

  #ask(name: string, text: string, values: unknown[]): Promise<Columns[]> {
    return this.#told(async () => (await this.#pool.query<Columns>({ name, text, values })).rows);
  }

  /** What goes wrong, as every store says it. */
  async #told<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseError) || !REFUSED.test(error.code ?? '')) {
        throw new Unavailable('the database does not answer', { cause: error });
      }
      throw error.code === UNIQUE_VIOLATION ? new Conflict(error.message) : error;
    }
  }
}
