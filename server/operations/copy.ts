/** Matches from one store to another, while people play in either of them. */

import type { ChatRow, Row, SnapshotRow, Store, TableRow } from '../store/store.ts';
import { standingMoves } from '../table/rows.ts';
import { everyTable } from './person.ts';

const AT_ONCE = 64;
const ATTEMPTS = 20;
const EVERYTHING = 1_000_000;

export interface WholeMatch {
  readonly row: TableRow;
  readonly rows: readonly Row[];
  readonly snapshot: SnapshotRow | undefined;
  readonly chat: readonly ChatRow[];
}

export interface Copied {
  readonly copied: number;
  /** Were there already and went on since, or are the same. */
  readonly kept: number;
  /** Were there already and are not what the source has; left as they are. */
  readonly different: readonly string[];
  readonly moves: number;
}

export async function copyMatches(from: Store, to: Store): Promise<Copied> {
  let copied = 0;
  let kept = 0;
  let moves = 0;
  const different: string[] = [];
  const copy = async ({ id }: TableRow) => {
    const match = await readMatch(from, id);
    if (!match) return;
    const outcome = await writeMatch(to, match);
    if (outcome === 'copied') copied++;
    if (outcome === 'kept') kept++;
    if (outcome === 'different') different.push(id);
    if (outcome === 'copied') moves += match.rows.length;
  };
  let group: Promise<void>[] = [];
  for await (const row of everyTable(from)) {
    group.push(copy(row));
    if (group.length < AT_ONCE) continue;
    await Promise.all(group);
    group = [];
  }
  await Promise.all(group);
  return { copied, kept, moves, different };
}

/** All of a match as it was at one moment: when somebody moves meanwhile it is read again. */
export async function readMatch(store: Store, id: string): Promise<WholeMatch | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await store.table(id);
    if (!row) return undefined;
    const [rows, snapshot, chat] = await Promise.all([
      store.rows(id, 0),
      store.snapshot(id),
      store.chat(id, EVERYTHING),
    ]);
    const after = await store.table(id);
    if (after?.seq === row.seq && after.revision === row.revision) return { row, rows, snapshot, chat };
  }
  throw new Error(`table ${id} changes too fast to be read`);
}

async function writeMatch(to: Store, match: WholeMatch): Promise<'copied' | 'kept' | 'different'> {
  const { row, rows, chat } = match;
  const there = await to.table(row.id);
  if (there && (there.seq > 0 || rows.length === 0)) return isSameMatch(to, there, match);
  if (!there) await to.createTable(beforeMoves(row, rows.length > 0));
  if (rows.length > 0) await appendAll(to, match);
  for (const { seat, name, text, at } of chat) await to.addChat(row.id, { seat, name, text, at });
  return 'copied';
}

/** A finished match is stored as running first: its last move finishes it. */
function beforeMoves(row: TableRow, hasMoves: boolean): TableRow {
  if (!hasMoves) return row;
  const { result, ...rest } = row;
  const waiting = { ...rest, seq: 0, moves: 0, botTurn: false };
  return result ? { ...waiting, status: 'playing', revision: row.revision - 1 } : waiting;
}

async function appendAll(to: Store, { row, rows, snapshot }: WholeMatch): Promise<void> {
  const { result } = row;
  await to.append({
    match: row.id,
    revision: result ? row.revision - 1 : row.revision,
    rows,
    moves: standingMoves(rows).length,
    botTurn: row.botTurn,
    ...(snapshot && { snapshot }),
    ...(result && { result }),
  });
}

async function isSameMatch(
  to: Store,
  there: TableRow,
  { row, rows }: WholeMatch,
): Promise<'kept' | 'different'> {
  if (there.seed !== row.seed || there.seq < rows.length) return 'different';
  const present = (await to.rows(row.id, 0)).slice(0, rows.length);
  return JSON.stringify(present) === JSON.stringify(rows) ? 'kept' : 'different';
}
