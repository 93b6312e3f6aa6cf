/** The checker of the fault tests finds each kind of broken promise. */
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import type { Row, TableRow } from '../store/store.ts';
import { openMatch } from '../table/live.ts';
import { temporaryFolder } from './arena.ts';
import { type Case, check, type Witness } from './faults/checker.ts';
import type { Sent } from './faults/client.ts';
import { sampleTable } from './samples.ts';
import { SEALED, sealed } from './sealed.ts';

let folder: ReturnType<typeof temporaryFolder>;
let store: SqliteStore;
beforeEach(() => {
  folder = temporaryFolder();
  store = new SqliteStore(join(folder.path, 'fathom.db'));
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

/** A stored match of six bids, and two honest witnesses. */
async function played(): Promise<{ row: TableRow; rows: Row[]; clients: [Witness, Witness] }> {
  const seats = ['A', 'B'].map(name => ({ kind: 'person' as const, name }));
  const row = sampleTable('t1', { game: 'sealed', options: {}, seats });
  const { game } = await SEALED.rules();
  const match = await openMatch(game, row, []);
  const rows: Row[] = [];
  for (let i = 0; i < 6; i++) {
    const seat = i % 2;
    const outcome = match.play(seat, match.movesOf(seat)[0], `choice-${i}`, i);
    if (outcome.ok) rows.push(...outcome.happened.rows);
  }
  expect(rows).toHaveLength(6);
  await store.createTable(row);
  await store.append({ match: 't1', revision: 0, rows, moves: 6, botTurn: false });
  const witness = (seat: number): Witness => {
    match.retell();
    const update = match.update(seat, 0);
    const sent = rows.flatMap((stored): Sent[] =>
      stored.seat === seat && 'move' in stored && stored.id !== undefined
        ? [{ table: 't1', seat, id: stored.id, move: stored.move, seq: stored.seq }]
        : [],
    );
    return { player: { seat }, sent, oddities: [], update, log: update.steps, seq: update.seq };
  };
  return { row, rows, clients: [witness(0), witness(1)] };
}

async function problems(clients: readonly Witness[]): Promise<string> {
  const cases: Case[] = [{ table: 't1', clients }];
  return (await check(store, cases)).problems.join('\n');
}

test('finds nothing where every promise was kept', async () => {
  const { clients } = await played();
  const verdict = await check(store, [{ table: 't1', clients }]);
  expect(verdict).toMatchObject({ problems: [], rows: 6, acknowledged: 6, unheard: 0 });
});

test('counts what was stored although nobody heard of it', async () => {
  const { clients } = await played();
  const [first, ...rest] = clients[0].sent;
  const { seq: _, ...unheard } = first;
  const verdict = await check(store, [
    { table: 't1', clients: [{ ...clients[0], sent: [unheard, ...rest] }, clients[1]] },
  ]);
  expect(verdict).toMatchObject({ problems: [], acknowledged: 5, unheard: 1 });
});

test('finds an acknowledged move that is lost, moved, changed, or was sent by nobody', async () => {
  const { clients } = await played();
  const [first, second] = clients;
  const lost = { table: 't1', seat: 0, id: 'lost-lost', move: '123456', seq: 7 };
  expect(await problems([{ ...first, sent: [...first.sent, lost] }, second])).toMatch(/lost-lost .* is lost/);
  const elsewhere = first.sent.map((sent, i) => (i === 2 ? { ...sent, seq: 6 } : sent));
  expect(await problems([{ ...first, sent: elsewhere }, second])).toMatch(/acknowledged at 6 and is at 5/);
  const changed = first.sent.map((sent, i) => (i === 0 ? { ...sent, move: '999999' } : sent));
  expect(await problems([{ ...first, sent: changed }, second])).toMatch(/row 1 is not what was sent/);
  expect(await problems([{ ...first, sent: first.sent.slice(1) }, second])).toMatch(/sent by nobody/);
  expect(await problems([{ ...first, sent: first.sent.toReversed() }, second])).toMatch(/out of order/);
});

test('finds a client that sees something else, a table that is lost, and odd answers', async () => {
  const { clients } = await played();
  const [first, second] = clients;
  expect(await problems([{ ...first, log: first.log.slice(1) }, second])).toMatch(
    /seat 0 sees something else/,
  );
  expect(await problems([{ ...first, update: second.update }, second])).toMatch(/seat 0 sees something else/);
  expect(await problems([{ ...first, oddities: ['500 internal'] }, second])).toMatch(/500 internal/);
  expect((await check(store, [{ table: 't2', clients }])).problems).toEqual(['t2: the table is lost']);
});

test('finds a snapshot that leads elsewhere and moves that are counted wrongly', async () => {
  const { clients } = await played();
  const state = JSON.stringify(sealed.setup(2, {}, [1, 2, 3, 4]));
  const rows: Row[] = [{ seq: 7, seat: 0, undo: 0, id: 'nothing-at-all', at: 7 }];
  await store.append({
    match: 't1',
    revision: 0,
    rows,
    moves: 5,
    botTurn: false,
    snapshot: { seq: 6, state },
  });
  const found = await problems(clients);
  expect(found).toMatch(/the snapshot leads elsewhere/);
  expect(found).toMatch(/5 moves are said to stand, 6 do/);
});
