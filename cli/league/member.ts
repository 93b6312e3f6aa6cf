/** Somebody in a league: comes when a message asks for it or by themselves, moves, votes, takes the seat back. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type Rng, type Seat, seedRng, unit } from '@fathom/kernel';
import { whenAwake } from '@fathom/server/clock/pauses.ts';
import { HOUR, MINUTE } from '@fathom/server/clock/rule.ts';
import type {
  Accepted,
  Failure,
  MatchAnswer,
  OwnTables,
  Seated,
  TableAnswer,
  TableInfo,
  Update,
} from '@fathom/server/protocol.ts';
import { asked, call } from './api.ts';
import type { Calendar } from './calendar.ts';
import type { Diary } from './diary.ts';
import type { PersonPlan } from './plan.ts';
import { decide } from './player.ts';

const SOONEST = 5 * MINUTE;
/** How long people take on average to come after a message. */
const USUAL = 75 * MINUTE;
/** How often people look by themselves: those whom nobody tells, and the others. */
const LOOKS = { untold: 7 * HOUR, told: 30 * HOUR } as const;

export interface World {
  readonly calendar: Calendar;
  readonly diary: Diary;
  /** No match is left that anybody could look at. */
  readonly isOver: () => boolean;
}

interface OwnSeat {
  readonly seat: Seat;
  readonly token: string;
  /** What is known of the match. */
  seq: number;
}

export class Member {
  readonly plan: PersonPlan;
  readonly url: string;
  readonly secret = randomBytes(32).toString('base64url');
  readonly #world: World;
  readonly #rng: Rng;
  readonly #seats = new Map<string, OwnSeat>();
  readonly #planned = new Set<string>();
  /** One thing at a time. */
  #last: Promise<void> = Promise.resolve();

  constructor(plan: PersonPlan, url: string, world: World, seed: string) {
    this.plan = plan;
    this.url = url;
    this.#world = world;
    this.#rng = seedRng(seed, plan.name);
  }

  /** Becomes known to the server, and begins to look by themselves. */
  async arrive(): Promise<void> {
    const { quiet, name, vacation } = this.plan;
    const settings = { lang: 'en', ...(quiet && { quiet, isQuiet: true }) };
    await this.#ask('POST', '', { name, label: 'league', settings });
    if (vacation) this.#world.calendar.at(vacation.from, () => this.#rest(vacation.until));
    this.#lookAgain();
  }

  async addChannel(channel: { kind: string; address: string }): Promise<void> {
    const { channels } = await this.#ask<{ channels: { id: string; kind: string }[] }>(
      'POST',
      '/channels',
      channel,
    );
    const made = channels.findLast(({ kind }) => kind === channel.kind);
    if (channel.kind === 'mail') await this.#ask('POST', `/channels/${made?.id}/test`);
  }

  /** When the person will be there next, if ever. */
  nextChance(): number {
    const { absences, vacation, quiet } = this.plan;
    const away = vacation ? [...absences, vacation] : absences;
    let at = this.#world.calendar.now + SOONEST - Math.log(1 - unit(this.#rng)) * USUAL;
    for (;;) {
      const gap = away.find(({ from, until }) => from <= at && at < until);
      const next = gap ? gap.until : whenAwake(at, quiet);
      if (next === at || next === Number.POSITIVE_INFINITY) return next;
      at = next;
    }
  }

  /** The seat is theirs on every device. */
  async sit({ table, token, you }: Seated): Promise<void> {
    this.#seats.set(table.id, { seat: you, token, seq: 0 });
    await this.#ask('POST', '/seats', { seats: [{ table: table.id, token }] });
  }

  /** Something about this table was told. */
  called(match: string): void {
    const at = this.nextChance();
    if (this.#planned.has(match) || at === Number.POSITIVE_INFINITY) return;
    this.#planned.add(match);
    this.#world.calendar.at(at, async () => {
      this.#planned.delete(match);
      await this.#inTurn(() => this.#visit(match));
    });
  }

  act<T>(
    match: string,
    action: string,
    body: unknown,
  ): Promise<{ status: number; body: T & Partial<Failure> }> {
    const token = this.#seats.get(match)?.token;
    return call<T>(this.url, 'POST', `/api/tables/${match}/${action}`, {
      ...(token !== undefined && { token }),
      body,
    });
  }

  async #visit(match: string): Promise<void> {
    const own = this.#seats.get(match);
    if (!own) return;
    this.#world.diary.visits++;
    let look = await this.#open(match, own);
    if (look.table.status !== 'playing') return;
    if (look.table.seats[own.seat].away) {
      this.#world.diary.returns.push({ match, seat: own.seat });
      await this.act(match, 'return', {});
      look = await this.#open(match, own);
    }
    for (let update = look.update; update && update.moves.length > 0; )
      update = await this.#move(look.table, own, update);
    await this.#care(look.table, own);
  }

  async #open(match: string, own: OwnSeat): Promise<MatchAnswer> {
    const { calendar, diary } = this.#world;
    const from = calendar.now;
    const path = `/api/matches/${match}?since=${own.seq}`;
    const look = await asked<MatchAnswer>(this.url, 'GET', path, { token: own.token });
    diary.openings.push({ match, seat: own.seat, from, until: calendar.now });
    own.seq = look.update?.seq ?? 0;
    return look;
  }

  /** What is asked next; nothing when a bot was faster. */
  async #move(table: TableInfo, own: OwnSeat, { seq, view, moves }: Update): Promise<Update | null> {
    const move = await decide(table.game, { seat: own.seat, view, moves }, this.plan.strength, this.#rng);
    const { status, body } = await call<Accepted & Partial<Pick<Failure, 'update'>>>(
      this.url,
      'POST',
      `/api/matches/${table.id}/moves`,
      { token: own.token, body: { id: randomUUID(), base: seq, move } },
    );
    if (status !== 200 && status !== 409)
      throw new Error(`a move was answered ${status}: ${body.error?.code}`);
    own.seq = body.update?.seq ?? own.seq;
    return body.update ?? null;
  }

  /** Whoever lets the others wait is reminded, or a bot is voted in. */
  async #care({ id, ballot, seats, times, clock }: TableInfo, own: OwnSeat): Promise<void> {
    const { diary, calendar } = this.#world;
    if (ballot?.kind === 'bot') {
      if (ballot.seat === own.seat || ballot.yes.includes(own.seat)) return;
      const { seat, since: asked } = ballot;
      const yes = unit(this.#rng) < 0.9;
      const { status, body } = await this.act<TableAnswer>(id, 'vote', { yes });
      const vote = { match: id, seat, by: own.seat, asked, yes, at: calendar.now };
      if (status === 200) diary.votes.push({ ...vote, isLast: body.table.ballot === undefined });
      return;
    }
    const late =
      times?.findIndex((time, seat) => time.late && seat !== own.seat && seats[seat].kind === 'person') ?? -1;
    if (late < 0 || clock?.late === 'bot') return;
    if (clock?.late === 'remind' && times?.[late].reminded === null && unit(this.#rng) < 0.5) {
      const { status } = await this.act(id, 'remind', { seat: late });
      if (status === 200) diary.reminders++;
      return;
    }
    const { status } = await this.act(id, 'propose', { kind: 'bot', seat: late });
    if (status === 200) diary.proposals.push({ match: id, seat: late, at: calendar.now });
  }

  /** Home: which tables wait. */
  async #look(): Promise<void> {
    const { tables } = await this.#ask<OwnTables>('GET', '/tables');
    for (const { table, you } of tables) {
      const isWaiting = table.times?.some(
        ({ deadline, late }, seat) => (seat === you ? deadline !== null : late) || table.seats[you].away,
      );
      if (table.status === 'playing' && (isWaiting || table.ballot)) await this.#visit(table.id);
    }
  }

  #lookAgain(): void {
    const { calendar, isOver } = this.#world;
    const usual = this.plan.channels.length > 0 ? LOOKS.told : LOOKS.untold;
    calendar.at(calendar.now + usual * (0.5 + unit(this.#rng)), async () => {
      const at = this.nextChance();
      if (isOver() || at === Number.POSITIVE_INFINITY) return;
      calendar.at(at, async () => {
        await this.#inTurn(() => this.#look());
        this.#lookAgain();
      });
    });
  }

  async #rest(until: number): Promise<void> {
    const vacation = { from: this.#world.calendar.now, until };
    await this.#inTurn(async () => {
      await this.#ask('PUT', '', { settings: { vacation } });
    });
  }

  #inTurn(job: () => Promise<void>): Promise<void> {
    const next = this.#last.then(job);
    this.#last = next.catch(() => {});
    return next;
  }

  #ask<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    return asked<T>(this.url, method, `/api/person${path}`, {
      token: this.secret,
      ...(body !== undefined && { body }),
    });
  }
}
