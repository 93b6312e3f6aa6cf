import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GroupCommit } from '../store/group.ts';
import { temporaryFolder } from './arena.ts';

const PAGES = 20;
const A_PAGE = 'x'.repeat(4000);

let folder: ReturnType<typeof temporaryFolder>;
let db: DatabaseSync;
let group: GroupCommit;
beforeEach(() => {
  folder = temporaryFolder();
  db = new DatabaseSync(join(folder.path, 'group.db'));
  db.exec(
    `PRAGMA journal_mode = WAL; CREATE TABLE told (text TEXT UNIQUE); PRAGMA max_page_count = ${PAGES}`,
  );
  group = new GroupCommit(db);
});
afterEach(() => {
  db.close();
  folder.remove();
});

const insert = (text: string) => () => void db.prepare('INSERT INTO told VALUES (?)').run(text);
const told = () => db.prepare('SELECT text FROM told ORDER BY text').all();

async function outcomes(writes: readonly Promise<void>[]): Promise<(string | number)[]> {
  const settled = await Promise.allSettled(writes);
  return settled.map(one => (one.status === 'fulfilled' ? 'stored' : one.reason.errcode & 0xff));
}

test('a write that fails takes no other with it', async () => {
  const writes = ['a', 'a', 'b'].map(text => group.write(insert(text)));
  expect(await outcomes(writes)).toEqual(['stored', 19, 'stored']);
  expect(told()).toEqual([{ text: 'a' }, { text: 'b' }]);
});

test('where there is no room left, everybody in the group hears just that, nothing of it counts, and it goes on', async () => {
  const many = () => {
    for (let i = 0; i < 2 * PAGES; i++) insert(A_PAGE + i)();
  };
  const writes = [insert('a'), many, insert('b')].map(write => group.write(write));
  expect(await outcomes(writes)).toEqual([13, 13, 13]);
  expect(told()).toEqual([]);
  expect(await outcomes([group.write(insert('c'))])).toEqual(['stored']);
  expect(told()).toEqual([{ text: 'c' }]);
});
