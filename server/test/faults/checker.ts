/** Proves from the store alone that every promise was kept. */
import { isDeepStrictEqual } from 'node:util';
import { GAMES } from '@fathom/games';
import type { Game } from '@fathom/kernel';
import type { Entry, Update } from '../../protocol.ts';
import type { Row, Store } from '../../store/store.ts';
import { openMatch } from '../../table/live.ts';
import { SEALED } from '../sealed.ts';
import type { Sent } from './client.ts';

/** What a client can say about a match. */
export interface Witness {
  readonly player: { readonly seat: number };
  readonly sent: readonly Sent[];
  /** Answers that no fault explains. */
  readonly oddities: readonly string[];
  /** The last thing it was told, and the log it has put together. */
  readonly update: Update | undefined;
  readonly log: readonly Entry[];
  readonly seq: number;
}

export interface Case {
  readonly table: string;
  readonly clients: readonly Witness[];
}

export interface Verdict {
  /** One line for each broken promise. */
  readonly problems: string[];
  rows: number;
  botMoves: number;
  undos: number;
  finished: number;
  acknowledged: number;
  /** Sent, never acknowledged, and stored: the answer was lost with its node or its line. */
  unheard: number;
}

export async function check(store: Store, cases: readonly Case[]): Promise<Verdict> {
  const verdict: Verdict = {
    problems: [],
    rows: 0,
    botMoves: 0,
    undos: 0,
    finished: 0,
    acknowledged: 0,
    unheard: 0,
  };
  for (const one of cases) await checkTable(store, one, verdict);
  return verdict;
}

async function checkTable(store: Store, { table, clients }: Case, verdict: Verdict): Promise<void> {
  const say = (problem: string) => verdict.problems.push(`${table}: ${problem}`);
  const row = await store.table(table);
  if (!row) return void say('the table is lost');
  const rows = await store.rows(table, 0);
  verdict.rows += rows.length;
  verdict.botMoves += rows.filter(({ id }) => id?.startsWith('bot-')).length;
  verdict.undos += rows.filter(stored => 'undo' in stored).length;
  if (row.status === 'finished') verdict.finished++;
  if (rows.some(({ seq }, i) => seq !== i + 1)) say('the log has a gap or a double');
  if (row.seq !== rows.length) say(`the table says ${row.seq} rows, the log has ${rows.length}`);
  checkIds(rows, clients, verdict, say);
  const game = await gameOf(row.game);
  const replayed = await openMatch(game, row, rows);
  const opened = await openMatch(game, row, rows, await store.snapshot(table));
  for (const match of [replayed, opened]) match.retell();
  if (replayed.count !== row.moves) say(`${row.moves} moves are said to stand, ${replayed.count} do`);
  for (const client of clients) {
    const { seat } = client.player;
    client.oddities.forEach(say);
    const truth = replayed.update(seat, 0);
    if (!isDeepStrictEqual(opened.update(seat, 0), truth)) say(`seat ${seat}: the snapshot leads elsewhere`);
    if (!isDeepStrictEqual(plain(known(client)), plain(truth)))
      say(`seat ${seat} sees something else at ${client.seq} than the replay at ${truth.seq}`);
  }
}

/** Everything acknowledged is there once, where it was said to be; everything that is there was sent, and once. */
function checkIds(
  rows: readonly Row[],
  clients: readonly Witness[],
  verdict: Verdict,
  say: (problem: string) => void,
): void {
  const sent = new Map<string, Sent>(clients.flatMap(client => client.sent.map(one => [one.id, one])));
  const seen = new Set<string>();
  for (const row of rows) {
    if (row.id === undefined || row.id.startsWith('bot-')) continue;
    const one = sent.get(row.id);
    if (seen.has(row.id)) say(`${row.id} is there twice`);
    seen.add(row.id);
    if (!one) say(`row ${row.seq} was sent by nobody`);
    else if (one.seat !== row.seat || one.move !== ('move' in row ? row.move : undefined))
      say(`row ${row.seq} is not what was sent`);
    else if (one.seq === undefined) verdict.unheard++;
    else if (one.seq !== row.seq) say(`${row.id} was acknowledged at ${one.seq} and is at ${row.seq}`);
  }
  for (const client of clients) {
    const promised = client.sent.filter(({ seq }) => seq !== undefined);
    verdict.acknowledged += promised.length;
    for (const { id } of promised) if (!seen.has(id)) say(`${id} was acknowledged and is lost`);
    const order = promised.map(({ seq }) => Number(seq));
    if (order.some((seq, i) => i > 0 && seq <= order[i - 1])) say('acknowledgements are out of order');
  }
}

function known({ update, log, seq }: Witness): unknown {
  return update && { ...update, base: 0, keep: -1, seq, steps: log };
}

/** As it looks after a journey over the wire. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

async function gameOf(id: string): Promise<Game> {
  const entry = [...GAMES, SEALED].find(({ meta }) => meta.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  return (await entry.rules()).game;
}
