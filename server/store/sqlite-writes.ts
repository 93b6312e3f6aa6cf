/** What is written into SQLite, each within a transaction: by name and with plain data, so that another thread can do it. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Columns } from './columns.ts';
import type { Statement } from './sql.ts';
import { appendBatch } from './sqlite-append.ts';
import type { ChatRow } from './store.ts';

export type Prepare = (text: string) => StatementSync;

/** What goes with a match. */
const MATCH_TABLES = ['moves', 'snapshots', 'chat', 'person_seats', 'outbox', 'notes', 'invitations'];

export const WRITES = {
  append: appendBatch,

  ask(prepare: Prepare, { text, values }: Statement): Columns[] {
    return prepare(text).all(...values);
  },

  together(prepare: Prepare, [first, ...rest]: readonly Statement[]): boolean {
    if (prepare(first.text).all(...first.values).length === 0) return false;
    for (const { text, values } of rest) prepare(text).run(...values);
    return true;
  },

  addChat(prepare: Prepare, match: string, entry: Omit<ChatRow, 'n'>): ChatRow {
    const last = prepare('SELECT max(n) AS n FROM chat WHERE match = ?').get(match);
    const n = Number(last?.n ?? 0) + 1;
    const { seat, name, text, at } = entry;
    prepare('INSERT INTO chat (match, n, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?)').run(
      match,
      n,
      seat,
      name,
      text,
      at,
    );
    return { n, ...entry };
  },

  removeFinished(prepare: Prepare, id: string, revision: number): boolean {
    const { changes } = prepare(
      `DELETE FROM tables WHERE id = ? AND status = 'finished' AND revision = ?`,
    ).run(id, revision);
    if (Number(changes) !== 1) return false;
    for (const table of MATCH_TABLES) prepare(`DELETE FROM ${table} WHERE match = ?`).run(id);
    return true;
  },

  /** Writes what is there already: says whether anything can be written. */
  probe(prepare: Prepare): void {
    const version = Number(prepare('PRAGMA user_version').get()?.user_version);
    prepare(`PRAGMA user_version = ${version}`).run();
  },
} as const;

type Writes = typeof WRITES;
export type WriteName = keyof Writes;
export type Given<N extends WriteName> = Writes[N] extends (prepare: Prepare, ...given: infer G) => unknown
  ? G
  : never;
export type Written<N extends WriteName> = ReturnType<Writes[N]>;

/** Resolves after the commit. */
export interface Writer {
  write<N extends WriteName>(name: N, ...given: Given<N>): Promise<Written<N>>;
  /** What was asked for is written before. */
  close(): Promise<void>;
}

type Table = { readonly [N in WriteName]: (prepare: Prepare, ...given: Given<N>) => Written<N> };

/** The write of that name, ready to be done. */
export function writing<N extends WriteName>(prepare: Prepare, name: N, given: Given<N>): () => Written<N> {
  const table: Table = WRITES;
  return () => table[name](prepare, ...given);
}

/** Statements of a connection, each prepared once. */
export function statements(db: DatabaseSync): Prepare {
  const known = new Map<string, StatementSync>();
  return text => {
    const statement = known.get(text) ?? db.prepare(text);
    known.set(text, statement);
    return statement;
  };
}
