/** The store of one machine: a SQLite file in WAL mode, synced to disk at every commit. */
import type { DatabaseSync } from 'node:sqlite';
import type { Seat } from '@fathom/kernel';
import type { News } from '../news/news.ts';
import { type Columns, type Dialect, TABLE_COLUMNS, tableValues, toChat, toRow, toTable } from './columns.ts';
import { saveTable } from './save.ts';
import { isReading, type Statement, sql } from './sql.ts';
import { InlineWriter } from './sqlite-inline.ts';
import { openDatabase } from './sqlite-open.ts';
import { ThreadWriter } from './sqlite-thread.ts';
import { type Prepare, statements, type Writer } from './sqlite-writes.ts';
import {
  type Batch,
  type Changes,
  type ChatRow,
  type Listing,
  type Progress,
  type Row,
  SNAPSHOT_SHAPE,
  type SnapshotRow,
  type Store,
  type TableRow,
  type TableStatus,
  type Waiting,
} from './store.ts';

const SQLITE: Dialect<number> = {
  flag: Number,
  isTrue: value => value === 1,
  parse: json => JSON.parse(String(json)),
};

const tableOf = (columns: Columns): TableRow => toTable(columns, SQLITE);
const rowOf = (columns: Columns): Row => toRow(columns, SQLITE);

export class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #sql: Prepare;
  readonly #writer: Writer;

  /** A server writes in a thread; whatever only does one thing after the other does not need one. */
  constructor(path: string, isServer = false) {
    this.#db = openDatabase(path);
    this.#sql = statements(this.#db);
    this.#writer = isServer ? new ThreadWriter(path) : new InlineWriter(this.#db, this.#sql);
  }

  async createTable(row: TableRow): Promise<void> {
    const text = `INSERT INTO tables (${TABLE_COLUMNS}) VALUES (${TABLE_COLUMNS.map(() => '?')})`;
    await this.#writer.write('ask', sql(text, ...tableValues(row, SQLITE)));
  }

  async table(id: string): Promise<TableRow | undefined> {
    const found = this.#sql('SELECT * FROM tables WHERE id = ?').get(id);
    return found && tableOf(found);
  }

  async tables(ids: readonly string[]): Promise<TableRow[]> {
    return this.#sql('SELECT * FROM tables WHERE id IN (SELECT value FROM json_each(?))')
      .all(JSON.stringify(ids))
      .map(tableOf);
  }

  async since(id: string, after: number): Promise<Changes | undefined> {
    const row = await this.table(id);
    return row && { row, rows: await this.rows(id, after) };
  }

  saveTable(row: TableRow, news: readonly News[] = []): Promise<void> {
    return saveTable(this, row, news, Number);
  }

  async listTables({ status, game, after, limit }: Listing): Promise<TableRow[]> {
    const conditions = ['listed = 1', 'status = ?'];
    const values: (string | number)[] = [status];
    if (game !== undefined) {
      conditions.push('game = ?');
      values.push(game);
    }
    if (after) {
      conditions.push('(since, id) < (?, ?)');
      values.push(after.since, after.id);
    }
    const where = conditions.join(' AND ');
    return this.#sql(`SELECT * FROM tables WHERE ${where} ORDER BY since DESC, id DESC LIMIT ?`)
      .all(...values, limit)
      .map(tableOf);
  }

  async allTables(after: string, limit: number): Promise<TableRow[]> {
    return this.#sql('SELECT * FROM tables WHERE id > ? ORDER BY id LIMIT ?').all(after, limit).map(tableOf);
  }

  async idleTables(status: TableStatus, before: number, limit: number): Promise<string[]> {
    return this.#sql('SELECT id FROM tables WHERE status = ? AND updated < ? ORDER BY updated LIMIT ?')
      .all(status, before, limit)
      .map(found => String(found.id));
  }

  async waitingForBots(before: number, after: string, limit: number): Promise<Waiting[]> {
    return this.#sql(
      `SELECT id, game, version FROM tables
       WHERE bot_turn = 1 AND status = 'playing' AND updated < ? AND id > ? ORDER BY id LIMIT ?`,
    )
      .all(before, after, limit)
      .map(found => ({ id: String(found.id), game: String(found.game), version: Number(found.version) }));
  }

  async alarmed(now: number, limit: number): Promise<string[]> {
    return this.#sql(
      `SELECT id FROM tables WHERE alarm IS NOT NULL AND alarm <= ? AND status = 'playing' ORDER BY alarm LIMIT ?`,
    )
      .all(now, limit)
      .map(found => String(found.id));
  }

  async progress(ids: readonly string[]): Promise<Progress[]> {
    return this.#sql(
      `SELECT id, seq, revision, (SELECT max(n) FROM chat WHERE match = tables.id) AS chat
       FROM tables WHERE id IN (SELECT value FROM json_each(?))`,
    )
      .all(JSON.stringify(ids))
      .map(found => ({
        id: String(found.id),
        seq: Number(found.seq),
        revision: Number(found.revision),
        chat: Number(found.chat ?? 0),
      }));
  }

  append(batch: Batch): Promise<void> {
    return this.#writer.write('append', batch);
  }

  async rows(match: string, after: number): Promise<Row[]> {
    return this.#sql('SELECT * FROM moves WHERE match = ? AND seq > ? ORDER BY seq')
      .all(match, after)
      .map(rowOf);
  }

  async findRow(match: string, seat: Seat, id: string): Promise<Row | undefined> {
    const found = this.#sql('SELECT * FROM moves WHERE match = ? AND seat = ? AND id = ?').get(
      match,
      seat,
      id,
    );
    return found && rowOf(found);
  }

  async snapshot(match: string): Promise<SnapshotRow | undefined> {
    const found = this.#sql('SELECT seq, state FROM snapshots WHERE match = ? AND shape = ?').get(
      match,
      SNAPSHOT_SHAPE,
    );
    return found && { seq: Number(found.seq), state: String(found.state) };
  }

  addChat(match: string, entry: Omit<ChatRow, 'n'>): Promise<ChatRow> {
    return this.#writer.write('addChat', match, entry);
  }

  async chat(match: string, limit: number): Promise<ChatRow[]> {
    return this.#sql(
      `SELECT n, seat, name, text, at FROM chat WHERE match = ? AND text <> '' ORDER BY n DESC LIMIT ?`,
    )
      .all(match, limit)
      .map(toChat)
      .reverse();
  }

  async emptyChat(match: string, seat: Seat): Promise<void> {
    const text = `UPDATE chat SET name = '', text = '' WHERE match = ? AND seat = ?`;
    await this.#writer.write('ask', sql(text, match, seat));
  }

  removeFinished(id: string, revision: number): Promise<boolean> {
    return this.#writer.write('removeFinished', id, revision);
  }

  async ask(statement: Statement): Promise<Columns[]> {
    return isReading(statement)
      ? this.#sql(statement.text).all(...statement.values)
      : this.#writer.write('ask', statement);
  }

  together(given: readonly Statement[]): Promise<boolean> {
    return this.#writer.write('together', given);
  }

  probe(): Promise<void> {
    return this.#writer.write('probe');
  }

  async close(): Promise<void> {
    await this.#writer.close();
    this.#db.close();
  }
}
