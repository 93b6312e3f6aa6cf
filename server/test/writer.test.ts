/** The thread that writes: the disk holds up nobody else, nothing that was asked for is forgotten, and its end is noticed. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import { connect } from '../store/sqlite-open.ts';
import { ThreadWriter } from '../store/sqlite-thread.ts';
import { Conflict, Unavailable } from '../store/store.ts';
import { temporaryFolder } from './arena.ts';
import { sampleMove, sampleTable } from './samples.ts';

let folder: ReturnType<typeof temporaryFolder>;
let path: string;
beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder.path, 'fathom.db');
});
afterEach(() => folder.remove());

const batch = (seq: number) =>
  ({ match: 't1', revision: 0, rows: [sampleMove(seq)], moves: seq, botTurn: false }) as const;

test('while it waits for its turn to write, reading and everything else goes on', async () => {
  const store = new SqliteStore(path, true);
  await store.createTable(sampleTable('t1'));
  const other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  let isStored = false;
  const storing = store.append(batch(1)).then(() => {
    isStored = true;
  });
  for (let turn = 0; turn < 1000; turn++) await nextTurn();
  expect(isStored).toBe(false);
  expect((await store.table('t1'))?.seq).toBe(0);
  other.exec('COMMIT');
  other.close();
  await storing;
  expect((await store.table('t1'))?.seq).toBe(1);
  await store.close();
});

test('what was asked for before it is closed is written, in the order it was asked for, however much it is', async () => {
  const store = new SqliteStore(path, true);
  await store.createTable(sampleTable('t1'));
  const seqs = Array.from({ length: 150 }, (_, i) => i + 1);
  const storing = seqs.map(seq => store.append(batch(seq)));
  await store.close();
  await Promise.all(storing);
  const again = new SqliteStore(path);
  expect((await again.rows('t1', 0)).map(({ seq }) => seq)).toEqual(seqs);
  await again.close();
});

test('what is refused is refused for the same reason as in one thread', async () => {
  const store = new SqliteStore(path, true);
  await store.createTable(sampleTable('t1'));
  await expect(store.append(batch(5))).rejects.toBeInstanceOf(Conflict);
  await expect(store.createTable(sampleTable('t1'))).rejects.toMatchObject({ errcode: 1555 });
  await store.append(batch(1));
  await store.close();
});

test('when it has ended, whoever waits and whoever comes later is told that nothing can be stored', async () => {
  const writer = new ThreadWriter(join(folder.path, 'nowhere', 'fathom.db'));
  await expect(writer.write('probe')).rejects.toBeInstanceOf(Unavailable);
  await expect(writer.write('probe')).rejects.toMatchObject({ message: /start the server again/ });
  await writer.close();
});

test('every connection waits for the disk', () => {
  const db = connect(path);
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  db.close();
});
