/** What follows for a table from a move, a change of seats or a clock: clocks run on, people are told, seats change hands. Pure. */
import type { Result, Seat } from '@fathom/kernel';
import { afterMove, lapses, type Moment, startClock, withHabits } from '../clock/clock.ts';
import type { Habits } from '../clock/habits.ts';
import { MISSED_BEFORE_GONE, type TableClock } from '../clock/rule.ts';
import type { News, NewsKind } from '../news/news.ts';
import type { Ballot, SeatRow, TableRow } from '../store/store.ts';
import { STAND_IN } from './stand-in.ts';
import type { Time } from './time.ts';

/** What happened in the match. */
export interface Step {
  readonly asked: readonly Seat[];
  readonly before: readonly Seat[];
  readonly settled: readonly Seat[];
  readonly mover: Seat;
  readonly seq: number;
  readonly result?: Result | undefined;
}

export interface Consequences {
  readonly clock?: TableClock;
  readonly ballot?: Ballot;
  readonly seats?: readonly SeatRow[];
  readonly news: readonly News[];
  readonly rate?: boolean;
}

/** Members who are connected and see for themselves. */
type IsHere = (member: string) => boolean;

export function afterStep(row: TableRow, step: Step, time: Time, isHere: IsHere): Consequences {
  const seats = givenBack(row.seats, step.asked);
  const seated = seats === row.seats ? row : { ...row, seats };
  const news = step.result ? endNews(row, step, time) : turnNews(seated, step, time, isHere);
  if (step.result) return { news, ...(row.terms?.rated && { rate: true }) };
  const present = step.settled.filter(seat => row.seats[seat].kind === 'person');
  const clock =
    row.terms?.clock && present.reduce(forgiven, clockAfter(seated, step.asked, step.settled, time));
  const ballot = row.ballot && stillAsked(row.ballot, step) ? row.ballot : undefined;
  return { news, ...(clock && { clock }), ...(ballot && { ballot }), ...(seats !== row.seats && { seats }) };
}

/** The seats of a table have changed, or it begins. */
export function afterChange(
  before: TableRow,
  row: TableRow,
  asked: readonly Seat[] | undefined,
  time: Time,
  habits: ReadonlyMap<string, Habits> = new Map(),
): { row: TableRow; news: News[] } {
  const { clock: _, ballot: __, ...rest } = row;
  if (row.status !== 'playing' || !asked) return { row: rest, news: [] };
  const isNew = before.status !== 'playing';
  const clock = row.terms?.clock && rested(row, clockAfter(row, asked, [], time), habits, time);
  const ballot =
    row.ballot?.kind === 'bot' && row.seats[row.ballot.seat].kind !== 'person' ? undefined : row.ballot;
  return {
    row: { ...rest, ...(clock && { clock }), ...(ballot && { ballot }) },
    news: isNew
      ? turnNews(row, { asked, before: [], settled: [], mover: -1, seq: row.seq }, time, () => false)
      : [],
  };
}

/** What the clocks of a table say by now; the same row when that is nothing new. */
export function afterTime(row: TableRow, time: Time): { row: TableRow; news: News[] } {
  const { clock, terms } = row;
  if (row.status !== 'playing' || !clock || !terms?.clock) return { row, news: [] };
  const { rule, ...moment } = momentOf(row, time);
  const found = lapses(clock, { rule, ...moment });
  if (found.lapses.length === 0 && found.clock.alarm === clock.alarm) return { row, news: [] };
  let next: TableRow = { ...row, clock: found.clock, revision: row.revision + 1 };
  const news: News[] = [];
  for (const { seat, what } of found.lapses) {
    const ends = found.clock.seats[seat].deadline;
    if (what === 'ignored') {
      next = playedByBot(next, seat);
      continue;
    }
    const kind = what === 'warned' ? 'soon' : 'late';
    news.push(...tell(row, [seat], kind, `${kind}:${row.seq}:${ends}`, { ...time, delay: 0 }, ends));
    if (what === 'late' && rule.late === 'bot') next = playedByBot(next, seat);
    if (what === 'late' && rule.late === 'vote')
      news.push(...tell(row, others(row, seat), 'vote', `vote:${row.seq}:${seat}`, { ...time, delay: 0 }));
  }
  return { row: next, news };
}

export function momentOf({ terms }: TableRow, { now, downtimes }: Time): Moment {
  if (!terms?.clock) throw new Error('a table without a clock has no time to reckon');
  return { rule: terms.clock, now, downtimes };
}

/** People who are asked; bots have no clock. */
export function askedPeople({ seats }: Pick<TableRow, 'seats'>, asked: readonly Seat[]): Seat[] {
  return asked.filter(seat => seats[seat].kind === 'person');
}

/** Everybody else who plays. */
export function others({ seats }: Pick<TableRow, 'seats'>, seat: Seat): Seat[] {
  return seats.flatMap(({ kind }, other) => (kind === 'person' && other !== seat ? other : []));
}

/** A bot plays for somebody: this turn, or until they come back when it happens again and again. */
export function playedByBot(row: TableRow, seat: Seat): TableRow {
  const there = row.seats[seat];
  const clock = row.clock?.seats[seat];
  const missed = (clock?.missed ?? 0) + 1;
  const bot: SeatRow = { ...there, kind: 'bot', level: STAND_IN, away: true };
  const isGone = missed >= MISSED_BEFORE_GONE;
  const seats = row.seats.map((one, i) => (i === seat ? (isGone ? bot : { ...bot, turn: true }) : one));
  const heir = seats.find(({ kind }) => kind === 'person')?.member;
  const clocks = row.clock?.seats.map((one, i) => (i === seat ? { ...one, missed } : one));
  return {
    ...row,
    seats,
    host: there.member === row.host ? (heir ?? row.host) : row.host,
    ...(row.clock && clocks && { clock: { ...row.clock, seats: clocks } }),
  };
}

/** Who had a bot for one turn plays on by themselves. */
function givenBack(seats: readonly SeatRow[], asked: readonly Seat[]): readonly SeatRow[] {
  if (!seats.some(({ turn }, seat) => turn && !asked.includes(seat))) return seats;
  return seats.map((there, seat) => {
    if (!there.turn || asked.includes(seat)) return there;
    const { name, member } = there;
    return { kind: 'person', name, ...(member !== undefined && { member }) };
  });
}

function clockAfter(row: TableRow, asked: readonly Seat[], settled: readonly Seat[], time: Time): TableClock {
  const moment = momentOf(row, time);
  const people = askedPeople(row, asked);
  if (!row.clock) return startClock(row.seats.length, people, moment);
  return afterMove(row.clock, people, settled, moment);
}

/** The nights and vacations of those who sit at the table. */
function rested(
  row: TableRow,
  clock: TableClock,
  habits: ReadonlyMap<string, Habits>,
  time: Time,
): TableClock {
  return row.seats.reduce((known, { member }, seat) => {
    const own = member === undefined ? undefined : habits.get(member);
    return own ? withHabits(known, seat, own, momentOf(row, time)) : known;
  }, clock);
}

/** Who decides is there: the turns they let pass are forgotten. */
function forgiven(clock: TableClock, seat: Seat): TableClock {
  if (clock.seats[seat].missed === 0) return clock;
  return { ...clock, seats: clock.seats.map((one, i) => (i === seat ? { ...one, missed: 0 } : one)) };
}

/** A vote on somebody stands until they move; what was asked about the position is void after any move. */
function stillAsked({ kind, seat }: Ballot, { asked, mover }: Step): boolean {
  return kind === 'bot' && seat !== mover && asked.includes(seat);
}

/** Whoever is asked now and was not before. At a live table those who are there see it. */
function turnNews(row: TableRow, step: Step, time: Time, isHere: IsHere): News[] {
  const asked = askedPeople(row, step.asked).filter(
    seat => !step.before.includes(seat) && seat !== step.mover,
  );
  const absent = asked.filter(seat => {
    const { member } = row.seats[seat];
    return row.pace === 'days' || member === undefined || !isHere(member);
  });
  return tell(row, absent, 'turn', `turn:${step.seq}`, time);
}

/** Everybody but whoever brought it about; whom a bot played for was not there. */
function endNews(row: TableRow, { mover, seq }: Step, time: Time): News[] {
  const people = row.seats.flatMap(({ member, kind }, seat) =>
    member !== undefined && (seat !== mover || kind === 'bot') ? seat : [],
  );
  return tell(row, people, 'end', `end:${seq}`, time);
}

function tell(
  { id, seats }: TableRow,
  whom: readonly Seat[],
  kind: NewsKind,
  what: string,
  { now, delay }: Time,
  ends?: number,
): News[] {
  return whom.flatMap(seat => {
    const { member } = seats[seat];
    if (member === undefined) return [];
    const event = `${id}:${what}:${seat}`;
    return [{ event, kind, member, at: now, due: now + delay, ...(ends !== undefined && { ends }) }];
  });
}
