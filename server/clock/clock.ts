/** How the clocks of a table run. Pure: what happens is given, what follows is returned. */
import type { Seat } from '@fathom/kernel';
import type { Habits } from './habits.ts';
import { after, counted, type Pauses, type Span } from './pauses.ts';
import {
  type ClockRule,
  DAY,
  HOUR,
  type SeatClock,
  SHORTEST_WARNED,
  silenceOf,
  type TableClock,
} from './rule.ts';

export interface Moment {
  readonly rule: ClockRule;
  readonly now: number;
  /** When no server was there to be asked. */
  readonly downtimes: readonly Span[];
}

/** What somebody has to be told. */
export interface Lapse {
  readonly seat: Seat;
  /** Of somebody who is late the others have said nothing for too long. */
  readonly what: 'warned' | 'late' | 'ignored';
}

export function startClock(seats: number, asked: readonly Seat[], moment: Moment): TableClock {
  const { rule, now } = moment;
  const idle: SeatClock = { left: rule.time, since: now, missed: 0, rested: 0 };
  const clocks = Array.from({ length: seats }, (_, seat) =>
    asked.includes(seat) ? running(idle, rule.time, moment) : idle,
  );
  return withAlarm(clocks, moment);
}

/**
 * Somebody has moved. The clock of a seat that is no longer asked stops, that of a seat that is asked now starts; it also
 * starts anew when the seat has decided something that cannot be taken back, for then it is asked something else.
 */
export function afterMove(
  clock: TableClock,
  asked: readonly Seat[],
  settled: readonly Seat[],
  moment: Moment,
): TableClock {
  const seats = clock.seats.map((seat, i) => {
    const wasAsked = seat.deadline !== undefined;
    if (!asked.includes(i)) return wasAsked ? stopped(seat, moment) : seat;
    if (!wasAsked) return running(seat, timeOf(seat, moment.rule), moment);
    if (!settled.includes(i)) return seat;
    const rested = stopped(seat, moment);
    return running(rested, timeOf(rested, moment.rule), moment);
  });
  return withAlarm(seats, moment);
}

/** Other quiet hours, or a vacation: the time that is left stays, its end moves. */
export function withHabits(
  clock: TableClock,
  seat: Seat,
  { quiet, vacation }: Habits,
  moment: Moment,
): TableClock {
  const settled = settle(clock.seats[seat], moment);
  const { quiet: _, vacation: __, ...rest } = settled;
  const allowed = vacation && allowedVacation(settled, vacation, moment);
  const changed: SeatClock = { ...rest, ...(quiet && { quiet }), ...(allowed && { vacation: allowed }) };
  const isAsked = clock.seats[seat].deadline !== undefined && clock.seats[seat].late === undefined;
  return withAlarm(
    put(clock.seats, seat, isAsked ? running(changed, changed.left, moment) : changed),
    moment,
  );
}

/** What has happened by now that nobody was told of yet. */
export function lapses(clock: TableClock, moment: Moment): { clock: TableClock; lapses: Lapse[] } {
  const found: Lapse[] = [];
  const seats = clock.seats.map((seat, i): SeatClock => {
    if (seat.deadline === undefined) return seat;
    if (seat.late !== undefined) {
      if (isIgnored(seat, moment)) found.push({ seat: i, what: 'ignored' });
      return seat;
    }
    const end = deadlineOf(seat, moment);
    if (end <= moment.now) {
      found.push({ seat: i, what: 'late' });
      return { ...seat, deadline: end, late: end };
    }
    const isWarned = !seat.warned && warningOf({ ...seat, deadline: end }, moment.rule) <= moment.now;
    if (isWarned) found.push({ seat: i, what: 'warned' });
    return { ...seat, deadline: end, ...(isWarned && { warned: true }) };
  });
  return { clock: withAlarm(seats, moment), lapses: found };
}

/** When the time of a seat is up, as far as is known now: while the server was down it stood still. */
export function deadlineOf(seat: SeatClock, moment: Moment): number {
  return after(seat.since, Math.max(0, seat.left), pausesOf(seat, moment));
}

/** What is left of the time of a seat that is asked. */
function timeLeft(seat: SeatClock, moment: Moment): number {
  return seat.left - counted(seat.since, moment.now, pausesOf(seat, moment));
}

function timeOf(seat: SeatClock, rule: ClockRule): number {
  return rule.kind === 'turn' ? rule.time : Math.max(seat.left, rule.increment);
}

function running(seat: SeatClock, left: number, moment: Moment): SeatClock {
  const { warned: _, late: __, reminded: ___, deadline: ____, waited: _____, ...rest } = seat;
  const started = { ...rest, left, since: moment.now };
  return { ...started, deadline: deadlineOf(started, moment) };
}

function stopped(seat: SeatClock, moment: Moment): SeatClock {
  const { deadline: _, warned: __, late: ___, reminded: ____, waited: _____, ...rest } = settle(seat, moment);
  const { kind, time, increment } = moment.rule;
  return { ...rest, left: kind === 'turn' ? time : Math.max(0, rest.left) + increment };
}

/** The same clock, reckoned up to now. */
function settle(seat: SeatClock, moment: Moment): SeatClock {
  const past = pastVacation(seat, moment.now);
  if (seat.deadline === undefined) return { ...past, since: moment.now };
  return { ...past, left: Math.max(0, timeLeft(seat, moment)), since: moment.now };
}

function pastVacation(seat: SeatClock, now: number): SeatClock {
  const { vacation } = seat;
  if (!vacation) return seat;
  const taken = Math.max(0, Math.min(now, vacation.until) - vacation.from);
  const rested = seat.rested + taken;
  if (vacation.until > now && vacation.from < now)
    return { ...seat, rested, vacation: { from: now, until: vacation.until } };
  if (vacation.until > now) return seat;
  const { vacation: _, ...rest } = seat;
  return { ...rest, rested };
}

/** What is over does not count twice. */
function allowedVacation(seat: SeatClock, vacation: Span, { rule, now }: Moment): Span | undefined {
  const left = rule.vacation * DAY - seat.rested;
  const from = Math.max(vacation.from, now);
  const end = Math.min(vacation.until, from + left);
  return end > from ? { from, until: end } : undefined;
}

function pausesOf({ quiet, vacation }: SeatClock, { rule, downtimes }: Moment): Pauses {
  const spans = vacation ? [...downtimes, vacation] : downtimes;
  return { spans, quiet: rule.nights ? quiet : undefined };
}

function warningOf({ deadline = 0 }: SeatClock, rule: ClockRule): number {
  return rule.time < SHORTEST_WARNED
    ? Number.POSITIVE_INFINITY
    : deadline - Math.min(rule.time / 4, 6 * HOUR);
}

function isIgnored(seat: SeatClock, { rule, now }: Moment): boolean {
  return rule.late === 'vote' && seat.late !== undefined && ignoredFrom(seat, seat.late, rule) <= now;
}

function ignoredFrom({ waited = 0 }: SeatClock, late: number, rule: ClockRule): number {
  return Math.max(late, waited) + silenceOf(rule);
}

function withAlarm(seats: readonly SeatClock[], { rule }: Moment): TableClock {
  const times = seats.flatMap(seat => {
    if (seat.deadline === undefined) return [];
    if (seat.late !== undefined) return rule.late === 'vote' ? ignoredFrom(seat, seat.late, rule) : [];
    return seat.warned ? seat.deadline : Math.min(seat.deadline, warningOf(seat, rule));
  });
  return times.length > 0 ? { seats, alarm: Math.min(...times) } : { seats };
}

function put(seats: readonly SeatClock[], seat: Seat, clock: SeatClock): SeatClock[] {
  return seats.map((there, i) => (i === seat ? clock : there));
}
