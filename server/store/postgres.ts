/** The store of several machines: PostgreSQL. */
import type { Seat } from '@fathom/kernel';
import { DatabaseError, Pool } from 'pg';
import { Queue } from '../table/queue.ts';
import { appends } from './postgres-appends.ts';
import { migrate } from './postgres-migrations.ts';
import { reads } from './postgres-reads.ts';
import {
  type Batch,
  type ChatRow,
  Conflict,
  checkRows,
  type Listing,
  type News,
  type Position,
  type Row,
  type SnapshotRow,
  type Store,
  type TableRow,
  type TableStatus,
  Unavailable,
  type Waiting,
} from './store.ts';

type Columns = Record<string, unknown>;

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
    await this.#ask(
      'create',
      `INSERT INTO tables (id, game, version, status, since, created, updated, listed, pace, options, seats, host,
        invite, watch, seed, nonce, commitment, moves, seq, bot_turn, result, revision)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`,
      [
        row.id,
        row.game,
        row.version,
        row.status,
        row.since,
        row.created,
        row.updated,
        row.listed,
        row.pace,
        JSON.stringify(row.options),
        JSON.stringify(row.seats),
        row.host,
        row.invite,
        row.watch,
        row.seed,
        row.nonce,
        row.commit,
        row.moves,
        row.seq,
        row.botTurn,
        row.result ? JSON.stringify(row.result) : null,
        row.revision,
      ],
    );
  }

  async table(id: string): Promise<TableRow | undefined> {
    const [found] = await this.#ask('table', 'SELECT * FROM tables WHERE id = $1', [id]);
    return found && toTable(found);
  }

  async since(id: string, after: number): Promise<News | undefined> {
    const found = await this.#reads.add({ id, after });
    return found && { row: toTable(found), rows: ((found.rows ?? []) as Columns[]).map(toRow) };
  }

  async saveTable(row: TableRow): Promise<void> {
    const saved = await this.#ask(
      'save',
      `UPDATE tables SET status = $1, since = $2, updated = $3, seats = $4, host = $5, invite = $6, watch = $7,
        bot_turn = $8, revision = $9
       WHERE id = $10 AND revision = $9 - 1 AND seq = $11 RETURNING id`,
      [
        row.status,
        row.since,
        row.updated,
        JSON.stringify(row.seats),
        row.host,
        row.invite,
        row.watch,
        row.botTurn,
        row.revision,
        row.id,
        row.seq,
      ],
    );
    if (saved.length !== 1) throw new Conflict(`table ${row.id} has changed`);
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
    return found.map(toTable);
  }

  async allTables(after: string, limit: number): Promise<TableRow[]> {
    const text = 'SELECT * FROM tables WHERE id > $1 ORDER BY id LIMIT $2';
    return (await this.#ask('all', text, [after, limit])).map(toTable);
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

  async positions(ids: readonly string[]): Promise<Position[]> {
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
    return (await this.#ask('rows', text, [match, after])).map(toRow);
  }

  async findRow(match: string, seat: Seat, id: string): Promise<Row | undefined> {
    const text = 'SELECT * FROM moves WHERE match = $1 AND seat = $2 AND id = $3';
    const [found] = await this.#ask('find', text, [match, seat, id]);
    return found && toRow(found);
  }

  async snapshot(match: string): Promise<SnapshotRow | undefined> {
    const text = 'SELECT seq, state FROM snapshots WHERE match = $1';
    const [found] = await this.#ask('snapshot', text, [match]);
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
    return found
      .map(c => ({
        n: Number(c.n),
        seat: Number(c.seat),
        name: String(c.name),
        text: String(c.text),
        at: Number(c.at),
      }))
      .reverse();
  }

  async emptyChat(match: string, seat: Seat): Promise<void> {
    const text = `UPDATE chat SET name = '', text = '' WHERE match = $1 AND seat = $2`;
    await this.#ask('empty', text, [match, seat]);
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

  async #ask(name: string, text: string, values: unknown[]): Promise<Columns[]> {
    try {
      return (await this.#pool.query<Columns>({ name, text, values })).rows;
    } catch (error) {
      if (!(error instanceof DatabaseError) || !REFUSED.test(error.code ?? '')) {
        throw new Unavailable('the database does not answer', { cause: error });
      }
      throw error.code === UNIQUE_VIOLATION ? new Conflict(error.message) : error;
    }
  }
}

function toTable(c: Columns): TableRow {
  return {
    id: String(c.id),
    game: String(c.game),
    version: Number(c.version),
    status: c.status as TableStatus,
    since: Number(c.since),
    created: Number(c.created),
    updated: Number(c.updated),
    listed: c.listed === true,
    pace: c.pace as TableRow['pace'],
    options: c.options as TableRow['options'],
    seats: c.seats as TableRow['seats'],
    host: String(c.host),
    invite: String(c.invite),
    watch: c.watch === true,
    seed: String(c.seed),
    nonce: String(c.nonce),
    commit: String(c.commitment),
    moves: Number(c.moves),
    seq: Number(c.seq),
    botTurn: c.bot_turn === true,
    ...(c.result === null ? {} : { result: c.result as NonNullable<TableRow['result']> }),
    revision: Number(c.revision),
  };
}

function toRow(c: Columns): Row {
  const common = {
    seq: Number(c.seq),
    seat: Number(c.seat),
    at: Number(c.at),
    ...(c.id === null ? {} : { id: String(c.id) }),
  };
  return c.undo === null
    ? { ...common, move: String(c.move), forced: c.forced === true }
    : { ...common, undo: Number(c.undo) };
}
