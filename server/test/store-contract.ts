/** What every store must do, as tests: each implementation runs this suite on a fresh store per test. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Conflict, type Store, type TableRow } from '../store/store.ts';
import { batchOf, sampleBatch, sampleMove, sampleTable } from './samples.ts';

export interface StoreFactory {
  open(): Promise<Store>;
  /** Opens what is on disk again, as a restarted server would. */
  reopen(): Promise<Store>;
  remove(): Promise<void>;
}

/** The store of the test that runs. */
export let store: Store;
let place: StoreFactory;

/** Inside a `describe`: a fresh store for each of its tests. */
export function freshStores(factory: () => StoreFactory): void {
  beforeEach(async () => {
    place = factory();
    store = await place.open();
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });
}

/** As a restarted server finds it. */
export async function restart(): Promise<void> {
  await store.close();
  store = await place.reopen();
}

export function storeContract(name: string, factory: () => StoreFactory): void {
  describe(name, () => {
    freshStores(factory);
    describe('tables', tableTests);
    describe('progress', progressTests);
    describe('lists', listTests);
    describe('moves', moveTests);
    describe('writers', writerTests);
    describe('chat', chatTests);
  });
}

function tableTests(): void {
  test('a table comes back as it was stored, also after a restart', async () => {
    const row = sampleTable('t1', { result: { ending: 'x', places: [1, 2], scores: [9, 3] } });
    await store.createTable(row);
    expect(await store.table('t1')).toEqual(row);
    await restart();
    expect(await store.table('t1')).toEqual(row);
    expect(await store.table('t2')).toBeUndefined();
  });

  test('a table is changed only on top of its last revision', async () => {
    await store.createTable(sampleTable('t1', { status: 'open' }));
    const over = { status: 'playing', since: 2000, host: 'm2', invite: 'another', watch: false } as const;
    const terms = { pace: 'days', options: { cards: 'open', idleVoyages: 7 } } as const;
    await store.saveTable(sampleTable('t1', { ...over, ...terms, revision: 1 }));
    await expect(store.saveTable(sampleTable('t1', { status: 'open', revision: 1 }))).rejects.toThrow(
      Conflict,
    );
    await expect(store.saveTable(sampleTable('t9', { revision: 1 }))).rejects.toThrow(Conflict);
    expect(await store.table('t1')).toMatchObject({ ...over, ...terms, revision: 1 });
  });

  test('only a finished match is taken away, whole, and only as it was looked at', async () => {
    await store.createTable(sampleTable('running'));
    await store.createTable(sampleTable('over'));
    const result = { ending: 'done', places: [1, 2], scores: [3, 1] };
    await store.append({ ...sampleBatch('over', 1, 2), result });
    await store.addChat('over', { seat: 0, name: 'A', text: 'ahoi', at: 1 });
    expect(await store.removeFinished('running', 0)).toBe(false);
    expect(await store.removeFinished('over', 0)).toBe(false);
    expect(await store.removeFinished('over', 1)).toBe(true);
    expect(await store.table('over')).toBeUndefined();
    expect([await store.rows('over', 0), await store.chat('over', 9)]).toEqual([[], []]);
    expect(await store.table('running')).toEqual(sampleTable('running'));
  });

  test('a probe writes and changes nothing', async () => {
    await store.createTable(sampleTable('a'));
    await store.probe();
    expect(await store.table('a')).toEqual(sampleTable('a'));
  });
}

function progressTests(): void {
  test('positions tell how far tables are', async () => {
    await store.createTable(sampleTable('t1'));
    await store.createTable(sampleTable('t2'));
    await store.append(sampleBatch('t1', 1, 2));
    await store.addChat('t1', { seat: 0, name: 'A', text: 'ahoi', at: 1 });
    await store.saveTable(sampleTable('t2', { revision: 1 }));
    const found = await store.progress(['t1', 't2', 't3']);
    expect(found.sort((a, b) => a.id.localeCompare(b.id))).toEqual([
      { id: 't1', seq: 2, revision: 0, chat: 1 },
      { id: 't2', seq: 0, revision: 1, chat: 0 },
    ]);
  });

  test('what was acknowledged is there after a restart without closing', async () => {
    await store.createTable(sampleTable('t1'));
    await store.append(sampleBatch('t1', 1, 2, 3));
    const restarted = await place.reopen();
    expect(await restarted.rows('t1', 0)).toHaveLength(3);
    await restarted.close();
  });
}

function listTests(): void {
  test('tables that wait for a bot are found by every write that made them wait', async () => {
    const waiting = async (after = '') => (await store.waitingForBots(5000, after, 10)).map(({ id }) => id);
    await store.createTable(sampleTable('made', { botTurn: true }));
    await store.createTable(sampleTable('moved'));
    await store.createTable(sampleTable('saved', { status: 'open' }));
    await store.createTable(sampleTable('open', { status: 'open', botTurn: true }));
    await store.createTable(sampleTable('recent', { botTurn: true, updated: 5000 }));
    await store.append({ ...sampleBatch('moved', 1), botTurn: true });
    await store.saveTable(sampleTable('saved', { botTurn: true, revision: 1 }));
    expect(await waiting()).toEqual(['made', 'moved', 'saved']);
    expect(await waiting('made')).toEqual(['moved', 'saved']);
    expect(await store.waitingForBots(5000, '', 1)).toEqual([{ id: 'made', game: 'submarine', version: 1 }]);
    await store.append(sampleBatch('made', 1));
    await store.append(sampleBatch('moved', 2));
    expect(await waiting()).toEqual(['saved']);
  });

  test('listed tables are paged newest first, without doubles or gaps', async () => {
    for (let i = 0; i < 25; i++) {
      const over = { since: 1000 + Math.floor(i / 3), listed: i % 5 !== 0, game: i % 2 === 0 ? 'a' : 'b' };
      await store.createTable(sampleTable(`t${String(i).padStart(2, '0')}`, over));
    }
    const seen: TableRow[] = [];
    for (let page = await store.listTables({ status: 'playing', limit: 6 }); page.length > 0; ) {
      seen.push(...page);
      page = await store.listTables({ status: 'playing', limit: 6, after: seen[seen.length - 1] });
    }
    expect(seen).toHaveLength(20);
    expect(new Set(seen.map(row => row.id)).size).toBe(20);
    expect(seen.map(row => row.since)).toEqual(seen.map(row => row.since).sort((a, b) => b - a));
    const some = await store.listTables({ status: 'playing', game: 'a', limit: 100 });
    expect(some.map(row => row.game)).toEqual(Array(10).fill('a'));
    expect(await store.listTables({ status: 'open', limit: 100 })).toEqual([]);
  });

  test('all tables are paged by id, whatever their status', async () => {
    for (const id of ['c', 'a', 'd', 'b']) await store.createTable(sampleTable(id, { listed: id === 'a' }));
    await store.createTable(sampleTable('e', { status: 'finished' }));
    expect((await store.allTables('', 3)).map(row => row.id)).toEqual(['a', 'b', 'c']);
    expect(await store.allTables('c', 3)).toEqual([
      sampleTable('d', { listed: false }),
      sampleTable('e', { status: 'finished' }),
    ]);
  });

  test('idle tables are those nothing happened at', async () => {
    await store.createTable(sampleTable('old', { updated: 10 }));
    await store.createTable(sampleTable('new', { updated: 900 }));
    await store.createTable(sampleTable('open', { status: 'open', updated: 10 }));
    expect(await store.idleTables('playing', 500, 10)).toEqual(['old']);
  });
}

function moveTests(): void {
  test('moves and undos come back in order, from any sequence number on', async () => {
    await store.createTable(sampleTable('t1'));
    const rows = [
      sampleMove(1),
      { seq: 2, seat: 1, move: 'forced', forced: true, at: 1002 },
      { seq: 3, seat: 0, undo: 2, id: 'undo-1', at: 1003 },
    ];
    await store.append(batchOf('t1', rows, 0));
    await store.append(batchOf('t1', [sampleMove(4)], 1));
    expect(await store.rows('t1', 0)).toEqual([...rows, sampleMove(4)]);
    expect(await store.rows('t1', 2)).toEqual([rows[2], sampleMove(4)]);
    expect(await store.rows('t1', 4)).toEqual([]);
    expect(await store.table('t1')).toMatchObject({ moves: 1, seq: 4, updated: 1004, revision: 0 });
  });

  test('what is new at many tables at once: each with what it lacks, unknown ones with nothing', async () => {
    const ids = Array.from({ length: 30 }, (_, i) => `t${i}`);
    for (const id of ids) await store.createTable(sampleTable(id));
    const undo = { seq: 3, seat: 1, undo: 2, id: 'undo-of-two', at: 1003 };
    for (const id of ids) await store.append(batchOf(id, [sampleMove(1), sampleMove(2), undo], 0));
    const asked = [...ids, 'nowhere', ...ids];
    const news = await Promise.all(asked.map((id, i) => store.since(id, i % 5)));
    for (const [i, found] of news.entries()) {
      if (asked[i] === 'nowhere') expect(found).toBeUndefined();
      else {
        const rows = [sampleMove(1), sampleMove(2), undo].slice(i % 5);
        expect(found).toEqual({ row: await store.table(asked[i]), rows });
      }
    }
  });

  test('an id is unique for its seat and match, and finds its row', async () => {
    await store.createTable(sampleTable('t1'));
    await store.append(batchOf('t1', [sampleMove(1, { id: 'same' })], 1));
    await store.append(batchOf('t1', [sampleMove(2, { id: 'same', seat: 1 })], 2));
    await expect(store.append(batchOf('t1', [sampleMove(3, { id: 'same' })], 3))).rejects.toThrow(Conflict);
    expect(await store.table('t1')).toMatchObject({ moves: 2, seq: 2 });
    expect(await store.findRow('t1', 0, 'same')).toMatchObject({ seq: 1 });
    expect(await store.findRow('t1', 1, 'same')).toMatchObject({ seq: 2 });
    expect(await store.findRow('t1', 0, 'other')).toBeUndefined();
    expect(await store.findRow('t2', 0, 'same')).toBeUndefined();
  });

  test('the newest snapshot is kept; a result ends the match', async () => {
    await store.createTable(sampleTable('t1'));
    await store.append({ ...sampleBatch('t1', 1), snapshot: { seq: 1, state: '{"a":1}' } });
    const result = { ending: 'done', places: [1, 2], scores: [5, 4] };
    await store.append({ ...sampleBatch('t1', 2), snapshot: { seq: 2, state: '{"a":2}' }, result });
    expect(await store.snapshot('t1')).toEqual({ seq: 2, state: '{"a":2}' });
    expect(await store.snapshot('t2')).toBeUndefined();
    expect(await store.table('t1')).toMatchObject({ status: 'finished', since: 1002, result, revision: 1 });
  });
}

function writerTests(): void {
  test('a row that is there already, or leaves a gap, is a conflict and nothing of its batch is stored', async () => {
    await store.createTable(sampleTable('t1'));
    await store.append(sampleBatch('t1', 1, 2));
    await expect(store.append(sampleBatch('t1', 2, 3))).rejects.toThrow(Conflict);
    await expect(store.append(sampleBatch('t1', 4))).rejects.toThrow(Conflict);
    await expect(store.append(batchOf('t1', [sampleMove(3, { id: 'x' }), sampleMove(5)], 4))).rejects.toThrow(
      Conflict,
    );
    expect((await store.rows('t1', 0)).map(row => row.seq)).toEqual([1, 2]);
    expect(await store.table('t1')).toMatchObject({ moves: 2 });
  });

  test('of many writers of the same row exactly one wins', async () => {
    await store.createTable(sampleTable('t1'));
    const writers = Array.from({ length: 20 }, (_, i) =>
      store.append(batchOf('t1', [sampleMove(1, { id: `writer-${i}` })], 1)),
    );
    const outcomes = await Promise.allSettled(writers);
    expect(outcomes.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(await store.rows('t1', 0)).toHaveLength(1);
  });

  test('writes of many matches at once all arrive; one that fails takes no other with it', async () => {
    const ids = Array.from({ length: 50 }, (_, i) => `t${i}`);
    await Promise.all(ids.map(id => store.createTable(sampleTable(id))));
    const outcomes = await Promise.allSettled(
      ids.map((id, i) => store.append(i % 10 === 3 ? sampleBatch(id, 7) : sampleBatch(id, 1, 2))),
    );
    expect(outcomes.filter(outcome => outcome.status === 'rejected')).toHaveLength(5);
    for (const [i, id] of ids.entries()) {
      expect(await store.rows(id, 0)).toHaveLength(i % 10 === 3 ? 0 : 2);
    }
  });

  test('a move judged before the table changed is a conflict, and so is a change judged before a move', async () => {
    await store.createTable(sampleTable('t1'));
    await store.append(sampleBatch('t1', 1));
    await expect(store.saveTable(sampleTable('t1', { revision: 1 }))).rejects.toThrow(Conflict);
    await store.saveTable(sampleTable('t1', { seq: 1, revision: 1 }));
    await expect(store.append(sampleBatch('t1', 2))).rejects.toThrow(Conflict);
    await store.append({ ...sampleBatch('t1', 2), revision: 1 });
    expect((await store.rows('t1', 0)).map(row => row.seq)).toEqual([1, 2]);
  });
}

function chatTests(): void {
  test('chat is numbered in order', async () => {
    await store.createTable(sampleTable('t1'));
    const texts = ['ahoi', 'tauchen!', '🤿'];
    await Promise.all(texts.map((text, at) => store.addChat('t1', { seat: 0, name: 'A', text, at })));
    const entries = await store.chat('t1', 2);
    expect(entries.map(entry => entry.n)).toEqual([2, 3]);
    expect(entries.map(entry => entry.text)).toEqual(texts.slice(1));
  });

  test('what a seat has said can be emptied, and its numbers are not given again', async () => {
    await store.createTable(sampleTable('t1'));
    const say = (seat: number, text: string) => store.addChat('t1', { seat, name: 'A', text, at: 1 });
    await say(0, 'one');
    await say(1, 'two');
    await say(0, 'three');
    await store.emptyChat('t1', 0);
    expect((await say(1, 'four')).n).toBe(4);
    expect((await store.chat('t1', 10)).map(({ n, text }) => `${n} ${text}`)).toEqual(['2 two', '4 four']);
    await store.emptyChat('t2', 0);
  });
}
