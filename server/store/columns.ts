/** The columns of both databases are the same; they differ in how they hold truth values and JSON. */
import type { Result } from '@fathom/kernel';
import type { ChatRow, Row, TableRow, TableStatus } from './store.ts';

export type Columns = Readonly<Record<string, unknown>>;

export interface Dialect<Value> {
  readonly flag: (value: boolean) => Value;
  readonly isTrue: (value: unknown) => boolean;
  readonly parse: (json: unknown) => unknown;
}

/** In the order of `tableValues`. */
export const TABLE_COLUMNS = [
  'id',
  'game',
  'version',
  'status',
  'since',
  'created',
  'updated',
  'listed',
  'pace',
  'options',
  'seats',
  'host',
  'invite',
  'watch',
  'seed',
  'rng',
  'nonce',
  'commitment',
  'moves',
  'seq',
  'bot_turn',
  'result',
  'revision',
  'terms',
  'clock',
  'ballot',
  'alarm',
] as const;

export function tableValues<V>(row: TableRow, { flag }: Dialect<V>): (V | string | number | null)[] {
  return [
    row.id,
    row.game,
    row.version,
    row.status,
    row.since,
    row.created,
    row.updated,
    flag(row.listed),
    row.pace,
    JSON.stringify(row.options),
    JSON.stringify(row.seats),
    row.host,
    row.invite,
    flag(row.watch),
    row.seed,
    row.rng,
    row.nonce,
    row.commit,
    row.moves,
    row.seq,
    flag(row.botTurn),
    row.result ? JSON.stringify(row.result) : null,
    row.revision,
    jsonOf(row.terms),
    ...lifeValues(row),
  ];
}

/** Clock, ballot and alarm, in this order. */
export function lifeValues({
  clock,
  ballot,
}: Pick<TableRow, 'clock' | 'ballot'>): (string | number | null)[] {
  return [jsonOf(clock), jsonOf(ballot), alarmOf(clock, ballot)];
}

export function toTable(c: Columns, { isTrue, parse }: Dialect<unknown>): TableRow {
  return {
    id: String(c.id),
    game: String(c.game),
    version: Number(c.version),
    status: c.status as TableStatus,
    since: Number(c.since),
    created: Number(c.created),
    updated: Number(c.updated),
    listed: isTrue(c.listed),
    pace: c.pace as TableRow['pace'],
    options: parse(c.options) as TableRow['options'],
    seats: parse(c.seats) as TableRow['seats'],
    host: String(c.host),
    invite: String(c.invite),
    watch: isTrue(c.watch),
    seed: String(c.seed),
    rng: c.rng as TableRow['rng'],
    nonce: String(c.nonce),
    commit: String(c.commitment),
    moves: Number(c.moves),
    seq: Number(c.seq),
    botTurn: isTrue(c.bot_turn),
    ...(c.result === null ? {} : { result: parse(c.result) as Result }),
    revision: Number(c.revision),
    ...lifeOf(c),
  };
}

/** Called for every move of a match that is opened: nothing is copied that need not be. */
export function toRow(c: Columns, { isTrue }: Dialect<unknown>): Row {
  const seq = Number(c.seq);
  const seat = Number(c.seat);
  const at = Number(c.at);
  const row =
    c.undo === null
      ? { seq, seat, at, move: String(c.move), forced: isTrue(c.forced) }
      : { seq, seat, at, undo: Number(c.undo) };
  return c.id === null ? row : { ...row, id: String(c.id) };
}

export function toChat(c: Columns): ChatRow {
  return {
    n: Number(c.n),
    seat: Number(c.seat),
    name: String(c.name),
    text: String(c.text),
    at: Number(c.at),
  };
}

/** When somebody has to look at the table next. */
function alarmOf(clock: TableRow['clock'], ballot: TableRow['ballot']): number | null {
  const next = Math.min(clock?.alarm ?? Number.POSITIVE_INFINITY, ballot?.ends ?? Number.POSITIVE_INFINITY);
  return Number.isFinite(next) ? next : null;
}

function jsonOf(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** Text in both databases. */
function lifeOf({ terms, clock, ballot }: Columns): Pick<TableRow, 'terms' | 'clock' | 'ballot'> {
  return {
    ...(typeof terms === 'string' && { terms: JSON.parse(terms) }),
    ...(typeof clock === 'string' && { clock: JSON.parse(clock) }),
    ...(typeof ballot === 'string' && { ballot: JSON.parse(ballot) }),
  };
}
