/** What becomes of a table while people are away: its clocks, its votes, who speaks for it. */
import type { Seat } from '@fathom/kernel';
import { deadlineOf, withHabits } from '../clock/clock.ts';
import type { Habits } from '../clock/habits.ts';
import type { News } from '../news/news.ts';
import { Refused } from '../refused.ts';
import type { Ballot, TableRow, Terms } from '../store/store.ts';
import { isIdle, outcomeOf, propose, type Situation, vote } from './ballots.ts';
import { isUnused } from './idle.ts';
import { afterTime, askedPeople, momentOf, playedByBot } from './life.ts';
import { abandon, getReady, seatOf } from './seats.ts';
import type { StoredTable } from './stored.ts';

/** A reminder of the others, so often at most. */
const REMINDED_EVERY = 24 * 60 * 60_000;

export interface LifeListener {
  /** The row has changed and is stored. */
  changed(): void;
  /** Moves were taken back, and that is stored. */
  tookBack(seq: number): void;
}

export class TableLife {
  readonly #stored: StoredTable;
  readonly #listener: LifeListener;

  constructor(stored: StoredTable, listener: LifeListener) {
    this.#stored = stored;
    this.#listener = listener;
  }

  /** Looks at the clocks and at what is being voted on; any node may, and the store decides who was first. */
  ring(): Promise<void> {
    return this.#decide(async () => {
      const { row, news } = afterTime(this.#stored.row, this.#stored.time);
      if (row !== this.#stored.row) await this.#save(row, news);
      await this.#conclude();
    });
  }

  propose(member: string, kind: Ballot['kind'], about: Seat | undefined): Promise<void> {
    return this.#decide(async () => {
      const { row } = this.#stored;
      const by = this.#player(member);
      const seat = kind === 'bot' ? (about ?? -1) : by;
      if (kind === 'bot' && (seat === by || !isIdle(row, seat, this.#situation())))
        throw new Refused('not_waiting');
      const moves = kind === 'undo' ? (this.#stored.match?.sinceDecision(by) ?? 0) : 0;
      if (kind === 'undo' && moves === 0) throw new Refused('nothing_to_undo');
      await this.#save(propose(row, by, kind, seat, moves, this.#situation()));
      await this.#conclude();
    });
  }

  vote(member: string, yes: boolean): Promise<void> {
    return this.#decide(async () => {
      await this.#save(vote(this.#stored.row, this.#player(member), yes));
      await this.#conclude();
    });
  }

  /** Before the match: somebody says, or takes back, that it may begin. */
  getReady(member: string, isReady: boolean): Promise<void> {
    return this.#decide(async () => {
      const { row, time } = this.#stored;
      const ready = getReady(row, member, isReady, time.now);
      if (ready !== row) await this.#save(ready);
    });
  }

  /** The others remind somebody who is late, once a day for the whole table. */
  remind(member: string, seat: Seat): Promise<void> {
    return this.#decide(async () => {
      const { row, time } = this.#stored;
      this.#player(member);
      const clock = row.clock?.seats[seat];
      const whom = row.seats[seat]?.member;
      if (!row.clock || !clock || whom === undefined || clock.late === undefined)
        throw new Refused('not_waiting');
      if (clock.reminded !== undefined && time.now - clock.reminded < REMINDED_EVERY)
        throw new Refused('already_reminded');
      const seats = row.clock.seats.map((one, i) => (i === seat ? { ...one, reminded: time.now } : one));
      const event = `${row.id}:reminded:${time.now}:${seat}`;
      const news: News = { event, kind: 'late', member: whom, at: time.now, due: time.now };
      await this.#save({ ...row, clock: { ...row.clock, seats }, revision: row.revision + 1 }, [news]);
    });
  }

  /** Quiet hours and vacation of a member; they count where the table has agreed on them. */
  habits(member: string, habits: Habits): Promise<void> {
    return this.#decide(async () => {
      const { row, time } = this.#stored;
      const seat = seatOf(row, member);
      if (seat === undefined || !row.clock) return;
      const clock = withHabits(row.clock, seat, habits, momentOf(row, time));
      if (JSON.stringify(clock) === JSON.stringify(row.clock)) return;
      await this.#save({ ...row, clock, revision: row.revision + 1 });
    });
  }

  /** Another key for a seat: what was signed for the old one opens nothing any more. */
  rekey(from: string, to: string): Promise<void> {
    return this.#decide(async () => {
      const { row } = this.#stored;
      const seat = seatOf(row, from);
      if (seat === undefined) return;
      const seats = row.seats.map((one, i) => (i === seat ? { ...one, member: to } : one));
      const host = row.host === from ? to : row.host;
      await this.#save({ ...row, seats, host, revision: row.revision + 1 });
    });
  }

  /** The table is part of something larger. */
  agree(change: (terms: Terms) => Terms): Promise<void> {
    return this.#decide(async () => {
      const { row } = this.#stored;
      await this.#save({ ...row, terms: change(row.terms ?? {}), revision: row.revision + 1 });
    });
  }

  /** A member looks at the table. */
  opened(member: string): void {
    this.#stored.opened(member);
  }

  abandonIfIdle(before: number): Promise<void> {
    return this.#decide(async () => {
      const { row, time } = this.#stored;
      if (isUnused(row, before, time.now)) await this.#save(abandon(row, time.now));
    });
  }

  /** When the time of each seat is up that is asked. */
  deadlines(): (number | null)[] {
    const { row, time } = this.#stored;
    if (!row.clock) return row.seats.map(() => null);
    const moment = momentOf(row, time);
    return row.clock.seats.map(seat => (seat.deadline === undefined ? null : deadlineOf(seat, moment)));
  }

  /** Within a job: does what was voted for. */
  async #conclude(): Promise<void> {
    const { row, time } = this.#stored;
    const outcome = outcomeOf(row, time.now);
    if (!row.ballot || outcome === 'open') return;
    const { ballot, ...rest } = row;
    const over = { ...rest, revision: row.revision + 1 };
    if (outcome === 'rejected')
      return this.#save(ballot.kind === 'bot' ? waitedFor(over, ballot.seat, time.now) : over);
    if (ballot.kind === 'bot') return this.#save(playedByBot(over, ballot.seat));
    if (ballot.kind === 'concede') {
      const terms = { ...row.terms, conceded: ballot.seat };
      return this.#save({ ...abandon(rest, time.now), terms });
    }
    await this.#stored.takeBack(ballot.seat, ballot.moves ?? 0, `consent-${ballot.seq}`);
    this.#listener.tookBack(this.#stored.row.seq);
  }

  #situation(): Situation {
    const { row, match, time } = this.#stored;
    const asked = askedPeople(row, match?.actors ?? []);
    return { now: time.now, asked, moved: match?.movedAt ?? row.since };
  }

  /** The seat of a person who plays. */
  #player(member: string): Seat {
    const { row } = this.#stored;
    const seat = seatOf(row, member);
    if (seat === undefined) throw new Refused('bad_token');
    if (row.status !== 'playing') throw new Refused('not_playing');
    return seat;
  }

  async #save(row: TableRow, news: readonly News[] = []): Promise<void> {
    await this.#stored.save(row, news);
    this.#listener.changed();
  }

  #decide(judge: () => Promise<void>): Promise<void> {
    return this.#stored.decide({ base: 0, judge });
  }
}

/** The others have said that they would rather wait: once for each turn, or one of them could keep the rest waiting for ever. */
function waitedFor(row: TableRow, seat: Seat, now: number): TableRow {
  const seats = row.clock?.seats.map((one, i) => (i === seat ? { ...one, waited: one.waited ?? now } : one));
  return row.clock && seats ? { ...row, clock: { ...row.clock, seats } } : row;
}
