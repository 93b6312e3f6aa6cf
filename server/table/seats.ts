/** Who sits where: what a table becomes when somebody comes, goes or starts it. Pure; storing is the table's business. */
import { BOT_NAMES } from '@fathom/bots/names.ts';
import { commitment, type Meta, PLAY_RNG, randomHex, type Seat } from '@fathom/kernel';
import { looksLike } from '../confusables.ts';
import { inviteCode, memberId, tableId } from '../ids.ts';
import { cleanName } from '../names.ts';
import type { CreateTable, Join, SeatPlan, SetSeat, Start } from '../protocol.ts';
import { Refused } from '../refused.ts';
import type { SeatRow, TableRow } from '../store/store.ts';
import { STAND_IN } from './stand-in.ts';
import { optionsOf, termsOf } from './terms.ts';

/** The name of whoever asked to be forgotten. */
export const FORGOTTEN = '–';

const OPEN: SeatRow = { kind: 'open', name: '' };

export function newTable(request: CreateTable, meta: Meta, levels: readonly string[], now: number): TableRow {
  const { min, max } = meta.seats;
  const { seats: plan } = request;
  const hosts = plan.filter(seat => seat.kind === 'you').length;
  if (plan.length < min || plan.length > max || hosts !== 1) throw new Refused('bad_seats');
  const options = optionsOf(meta, request.options);
  const terms = termsOf(request, request.gather === true && plan.some(({ kind }) => kind === 'open'));
  const host = memberId();
  const seed = randomHex();
  const nonce = randomHex();
  return startIfFull({
    id: tableId(),
    game: meta.id,
    version: meta.version,
    status: 'open',
    since: now,
    created: now,
    updated: now,
    listed: request.listed ?? false,
    pace: request.pace ?? 'live',
    options,
    seats: planned(plan, guest(request, host), levels),
    host,
    invite: inviteCode(),
    watch: request.watch ?? true,
    seed,
    rng: PLAY_RNG,
    nonce,
    commit: commitment(seed, nonce),
    moves: 0,
    seq: 0,
    botTurn: false,
    revision: 0,
    ...(Object.keys(terms).length > 0 && { terms }),
  });
}

export function join(table: TableRow, request: Join, member: string, now: number): TableRow {
  if (table.status !== 'open') throw new Refused('not_open');
  const seat = request.seat ?? table.seats.findIndex(({ kind }) => kind === 'open');
  if (seat < 0) throw new Refused('table_full');
  if (seat >= table.seats.length) throw new Refused('bad_seats');
  if (table.seats[seat].kind !== 'open') throw new Refused('seat_taken');
  const newcomer = guest(request, member);
  if (looksLike(newcomer.name, peopleAt(table))) throw new Refused('name_taken');
  return startIfFull(changed(table, now, put(table.seats, seat, newcomer)));
}

/** Before the start the seat is free again; afterwards a bot plays on until the member comes back. */
export function leave(table: TableRow, member: string, now: number): TableRow {
  const seat = seatOf(table, member);
  if (seat === undefined) throw new Refused('bad_token');
  if (table.status === 'open') return withoutMember(table, seat, now);
  if (table.status !== 'playing') throw new Refused('not_playing');
  return standIn(table, seat, STAND_IN, now);
}

export function comeBack(table: TableRow, member: string, now: number): TableRow {
  const seat = seatOf(table, member);
  if (seat === undefined) throw new Refused('bad_token');
  const { name, away } = table.seats[seat];
  if (!away) return table;
  const seats = put(table.seats, seat, { kind: 'person', name, member });
  const back = changed(table, now, seats);
  return table.status === 'abandoned' ? { ...back, status: 'playing', since: now } : back;
}

/** Before the start the host does as they like with every seat but their own. */
export function setSeat(
  table: TableRow,
  seat: Seat,
  { kind, level }: SetSeat,
  levels: readonly string[],
  now: number,
): TableRow {
  const there = table.seats[seat];
  if (!there) throw new Refused('bad_seats');
  if (table.status === 'playing') {
    if (kind !== 'bot' || there.kind !== 'person') throw new Refused('seat_taken');
    return standIn(table, seat, checkLevel(level ?? STAND_IN, levels), now);
  }
  if (table.status !== 'open') throw new Refused('not_open');
  if (there.member === table.host) throw new Refused('seat_taken');
  const next = kind === 'open' ? OPEN : bot(table.seats, seat, level, levels);
  return startIfFull(changed(table, now, put(table.seats, seat, next)));
}

export function start(
  table: TableRow,
  { open, level }: Start,
  meta: Meta,
  levels: readonly string[],
  now: number,
): TableRow {
  if (table.status !== 'open') throw new Refused('not_open');
  const seats =
    open === 'close'
      ? table.seats.filter(({ kind }) => kind !== 'open')
      : table.seats.reduce(
          (filled, { kind }, seat) =>
            kind === 'open' ? put(filled, seat, bot(filled, seat, level, levels)) : filled,
          table.seats,
        );
  if (seats.length < meta.seats.min) throw new Refused('too_few_seats');
  return begun(changed(table, now, seats));
}

/** Says, or takes back, that the match may begin. */
export function getReady(table: TableRow, member: string, isReady: boolean, now: number): TableRow {
  if (table.status !== 'open') throw new Refused('not_open');
  const seat = seatOf(table, member);
  if (seat === undefined) throw new Refused('bad_token');
  const { ready = false, ...rest } = table.seats[seat];
  if (ready === isReady) return table;
  return changed(table, now, put(table.seats, seat, isReady ? { ...rest, ready: true } : rest));
}

/** The old invite opens nothing any more. */
export function renewInvite(table: TableRow, now: number): TableRow {
  return { ...changed(table, now, table.seats), invite: inviteCode() };
}

export function allowWatching(table: TableRow, watch: boolean, now: number): TableRow {
  return table.watch === watch ? table : { ...changed(table, now, table.seats), watch };
}

/** The seat keeps its moves and its key, and nothing of who sits there. */
export function forgetName(table: TableRow, member: string, now: number): TableRow {
  const seat = seatOf(table, member);
  if (seat === undefined) throw new Refused('bad_token');
  const { botOf: _, ...rest } = table.seats[seat];
  return changed(table, now, put(table.seats, seat, { ...rest, name: FORGOTTEN }));
}

export function abandon(table: TableRow, now: number): TableRow {
  return { ...changed(table, now, table.seats), status: 'abandoned', since: now };
}

export function seatOf(table: TableRow, member: string): Seat | undefined {
  const seat = table.seats.findIndex(row => row.member === member);
  return seat < 0 ? undefined : seat;
}

function guest({ name, botOf }: Pick<Join, 'name' | 'botOf'>, member: string): SeatRow {
  return {
    kind: 'person',
    name: cleanName(name),
    member,
    ...(botOf !== undefined && { botOf: cleanName(botOf) }),
  };
}

function peopleAt({ seats }: TableRow): string[] {
  return seats.flatMap(({ kind, name }) => (kind === 'person' ? name : []));
}

function withoutMember(table: TableRow, seat: Seat, now: number): TableRow {
  const seats = put(table.seats, seat, OPEN);
  const wasHost = table.seats[seat].member === table.host;
  const heir = wasHost ? seats.find(({ kind }) => kind === 'person')?.member : table.host;
  return heir === undefined
    ? abandon({ ...table, seats }, now)
    : { ...changed(table, now, seats), host: heir };
}

function standIn(table: TableRow, seat: Seat, level: string, now: number): TableRow {
  const seats = put(table.seats, seat, { ...table.seats[seat], kind: 'bot', level, away: true });
  const left = seats.find(({ kind }) => kind === 'person')?.member;
  if (left === undefined) return abandon({ ...table, seats }, now);
  const host = table.seats[seat].member === table.host ? left : table.host;
  return { ...changed(table, now, seats), host };
}

function planned(plan: readonly SeatPlan[], host: SeatRow, levels: readonly string[]): SeatRow[] {
  const seats: SeatRow[] = [];
  for (const { kind, level } of plan) {
    if (kind === 'you') seats.push(host);
    else seats.push(kind === 'open' ? OPEN : bot([host, ...seats], seats.length, level, levels));
  }
  return seats;
}

function bot(
  seats: readonly SeatRow[],
  seat: Seat,
  level: string | undefined,
  levels: readonly string[],
): SeatRow {
  const names = seats.map(({ name }) => name);
  const name = BOT_NAMES.find(candidate => !names.includes(candidate)) ?? `Bot ${seat + 1}`;
  return { kind: 'bot', name, level: checkLevel(level ?? STAND_IN, levels) };
}

function checkLevel(level: string, levels: readonly string[]): string {
  if (!levels.includes(level)) throw new Refused('bad_level');
  return level;
}

function startIfFull(table: TableRow): TableRow {
  const isWaiting = table.terms?.gather || table.seats.some(({ kind }) => kind === 'open');
  return table.status !== 'open' || isWaiting ? table : begun(table);
}

function begun(table: TableRow): TableRow {
  return { ...table, status: 'playing', since: table.updated };
}

function put(seats: readonly SeatRow[], seat: Seat, row: SeatRow): SeatRow[] {
  return seats.map((there, i) => (i === seat ? row : there));
}

function changed(table: TableRow, now: number, seats: readonly SeatRow[]): TableRow {
  return { ...table, seats, updated: now, revision: table.revision + 1 };
}
