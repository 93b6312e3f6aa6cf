/** One table: what people and bots do at it, and who hears of it. */
import type { MatchRecord, Seat } from '@fathom/kernel';
import { type Bus, LOBBY } from '../bus/bus.ts';
import { memberId } from '../ids.ts';
import type { Metrics } from '../metrics.ts';
import { cleanText } from '../names.ts';
import type {
  Accepted,
  ChatEntry,
  Join,
  SendMove,
  SendUndo,
  SetSeat,
  Start,
  TableInfo,
  Update,
} from '../protocol.ts';
import { Refused } from '../refused.ts';
import { Conflict, type Row, type Store, type TableRow } from '../store/store.ts';
import { type Asked, BotDriver, botSeed, type DriverSettings } from './bots.ts';
import type { Happened, LiveMatch } from './live.ts';
import { Presence } from './presence.ts';
import {
  abandon,
  allowWatching,
  comeBack,
  forgetName,
  join,
  leave,
  renewInvite,
  seatOf,
  setSeat,
  start,
  tableInfo,
} from './seats.ts';
import { type Rules, Truth } from './truth.ts';

export interface Surroundings {
  readonly store: Store;
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly bots: DriverSettings;
  /** How long a person must be gone before the host may seat a bot. */
  readonly grace: { readonly live: number; readonly days: number };
  readonly now: () => number;
}

const CHAT_SHOWN = 200;

export class LiveTable {
  readonly id: string;
  readonly #presence: Presence;
  readonly #around: Surroundings;
  readonly #rules: Rules;
  readonly #truth: Truth;
  readonly #driver: BotDriver;
  /** Streams that hold on to this object. */
  holders = 0;
  used: number;

  constructor(row: TableRow, rules: Rules, around: Surroundings) {
    this.id = row.id;
    this.#rules = rules;
    this.#around = around;
    this.used = around.now();
    this.#presence = new Presence(this.used);
    this.#truth = new Truth(row, rules, around.store, around.metrics);
    this.#driver = new BotDriver(this, around.bots);
  }

  get row(): TableRow {
    return this.#truth.row;
  }

  get busy(): boolean {
    return this.holders > 0 || this.#truth.busy || this.#driver.busy;
  }

  info(): TableInfo {
    return tableInfo(this.row, member => this.#presence.isHere(member));
  }

  seatOf(member: string | undefined): Seat | undefined {
    return member === undefined ? undefined : seatOf(this.row, member);
  }

  wake(): void {
    this.#driver.wake().catch(this.#around.bots.onError);
  }

  async close(): Promise<void> {
    this.#driver.stop();
    await this.#truth.idle();
  }

  heard(seq: number): void {
    this.#truth.heard(seq);
  }

  // ── the match ──────────────────────────────────────────────────────────────────────────────────────────────

  /** What a member, or a spectator, knows; null while the table is open. */
  update(member: string | undefined, base: number): Promise<Update | null> {
    return this.#serial(
      async () => this.#truth.match?.update(this.seatOf(member) ?? 'spectator', base) ?? null,
    );
  }

  move(member: string, { id, base, move }: SendMove): Promise<Accepted> {
    return this.#serial(async () => {
      const seat = this.#seat(member);
      const earlier = await this.#earlier(seat, id, base, row => 'move' in row && row.move === move);
      return earlier ?? this.#play(this.#playing(member, seat, base), seat, id, base, move);
    });
  }

  undo(member: string, { id, base, all }: SendUndo): Promise<Accepted> {
    return this.#serial(async () => {
      const seat = this.#seat(member);
      const earlier = await this.#earlier(seat, id, base, row => 'undo' in row);
      if (earlier) return earlier;
      const match = this.#playing(member, seat, base);
      const happened = match.undo(seat, all ?? false, id, this.#around.now());
      if (!happened) throw new Refused('nothing_to_undo');
      await this.#append(match, happened, seat, base);
      this.#around.metrics.undos.add();
      return { id, seq: match.seq, update: match.update(seat, base) };
    });
  }

  /** Only when the match is over: the record opens every secret. */
  record(): Promise<MatchRecord> {
    return this.#serial(async () => {
      const { game, version, options, seed, nonce, commit, result, seats, status } = this.row;
      if (status !== 'finished') throw new Refused('match_running');
      const match = this.#match();
      const names = seats.map(({ name }) => name);
      const told = { names, commit, nonce, ...(result && { result }) };
      return {
        fathom: 1,
        game,
        version,
        seats: seats.length,
        options,
        seed,
        moves: match.recorded(),
        ...told,
      };
    });
  }

  askBots(): Promise<readonly Asked[]> {
    return this.#serial(async () => {
      const { status, game, seats } = this.row;
      const { match } = this.#truth;
      if (status !== 'playing' || !match) return [];
      return match.actors.flatMap(seat => {
        const { kind, level } = seats[seat];
        if (kind !== 'bot' || level === undefined) return [];
        const view = match.view(seat);
        const moves = match.movesOf(seat);
        const request = { game, seats: seats.length, seat, view, moves, level, seed: botSeed() };
        return [{ base: match.seq, request }];
      });
    });
  }

  playBot(seat: Seat, base: number, move: string): Promise<void> {
    return this.#serial(async () => {
      const { match } = this.#truth;
      const asked = this.row.status === 'playing' && this.row.seats[seat].kind === 'bot';
      if (!asked || !match?.isCurrent(seat, base)) return;
      await this.#play(match, seat, `bot-${base}`, base, move);
      this.#around.metrics.botMoves.add();
    });
  }

  announceThinking(seat: Seat): void {
    this.#around.bus.publish(this.id, { kind: 'thinking', table: this.id, seat });
  }

  // ── the seats ──────────────────────────────────────────────────────────────────────────────────────────────

  join({ name, seat }: Join): Promise<string> {
    const member = memberId();
    return this.#change(row => join(row, name, seat, member, this.#around.now())).then(() => member);
  }

  leave(member: string): Promise<void> {
    return this.#change(row => leave(row, member, this.#around.now()));
  }

  comeBack(member: string): Promise<void> {
    return this.#change(row => comeBack(row, member, this.#around.now()));
  }

  setSeat(member: string, seat: Seat, request: SetSeat): Promise<void> {
    return this.#change(row => {
      if (row.host !== member) throw new Refused('not_host');
      const now = this.#around.now();
      const owner = row.seats[seat]?.member;
      const mustWait = row.status === 'playing' && owner !== undefined;
      if (mustWait && !this.#presence.isGone(owner, this.#around.grace[row.pace], now)) {
        throw new Refused('not_waiting');
      }
      return setSeat(row, seat, request, this.#around.bots.maker.levels, now);
    });
  }

  start(member: string, request: Start): Promise<void> {
    return this.#change(row => {
      if (row.host !== member) throw new Refused('not_host');
      return start(row, request, this.#rules.meta, this.#around.bots.maker.levels, this.#around.now());
    });
  }

  renewInvite(member: string): Promise<void> {
    return this.#change(row => {
      if (row.host !== member) throw new Refused('not_host');
      return renewInvite(row, this.#around.now());
    });
  }

  allowWatching(member: string, watch: boolean): Promise<void> {
    return this.#change(row => {
      if (row.host !== member) throw new Refused('not_host');
      return allowWatching(row, watch, this.#around.now());
    });
  }

  /** Name and chat of a member go; the moves stay, for the match belongs to everybody who played it. */
  async forget(member: string): Promise<void> {
    const seat = this.#seat(member);
    await this.#around.store.emptyChat(this.id, seat);
    await this.#change(row => forgetName(row, member, this.#around.now()));
  }

  abandonIfIdle(before: number): Promise<void> {
    return this.#change(row => {
      const idle = (row.status === 'open' || row.status === 'playing') && row.updated < before;
      return idle ? abandon(row, this.#around.now()) : row;
    });
  }

  async say(member: string, given: string): Promise<ChatEntry> {
    const seat = this.#seat(member);
    const { name } = this.row.seats[seat];
    const entry = { seat, name, text: cleanText(given), at: this.#around.now() };
    const row = await this.#around.store.addChat(this.id, entry);
    this.#around.bus.publish(this.id, { kind: 'chat', table: this.id, n: row.n });
    return row;
  }

  chat(): Promise<ChatEntry[]> {
    return this.#around.store.chat(this.id, CHAT_SHOWN);
  }

  come(member: string): void {
    if (this.#presence.come(member)) this.announce();
  }

  go(member: string): void {
    if (this.#presence.go(member, this.#around.now())) this.announce();
  }

  announce(): void {
    const { listed } = this.row;
    const notice = { kind: 'table', table: this.id, listed } as const;
    this.#around.bus.publish(this.id, notice);
    if (listed) this.#around.bus.publish(LOBBY, notice);
  }

  // ── inside the queue ───────────────────────────────────────────────────────────────────────────────────────

  #serial<T>(job: () => Promise<T>): Promise<T> {
    this.used = this.#around.now();
    return this.#truth.serial(job);
  }

  #seat(member: string): Seat {
    const seat = this.seatOf(member);
    if (seat === undefined) throw new Refused('bad_token');
    return seat;
  }

  #match(): LiveMatch {
    const { match } = this.#truth;
    if (!match) throw new Refused('rules_version');
    return match;
  }

  /** The match, if the member may choose something in it that was asked at `base`. */
  #playing(member: string, seat: Seat, base: number): LiveMatch {
    const { status, seats } = this.row;
    if (status !== 'playing') throw new Refused('not_playing');
    if (seats[seat].kind !== 'person') throw new Refused('seat_away');
    this.#presence.note(member, this.#around.now());
    const match = this.#match();
    if (!match.isCurrent(seat, base)) throw this.#tooLate(match, seat, base);
    return match;
  }

  #tooLate(match: LiveMatch, seat: Seat, base: number): Refused {
    this.#around.metrics.staleMoves.add();
    return new Refused('stale', { update: match.update(seat, base) });
  }

  async #earlier(
    seat: Seat,
    id: string,
    base: number,
    isSame: (row: Row) => boolean,
  ): Promise<Accepted | undefined> {
    const row = await this.#around.store.findRow(this.id, seat, id);
    if (!row) return undefined;
    if (!isSame(row)) throw new Refused('id_reused');
    return { id, seq: row.seq, update: this.#match().update(seat, base) };
  }

  async #play(match: LiveMatch, seat: Seat, id: string, base: number, move: string): Promise<Accepted> {
    const played = match.play(seat, move, id, this.#around.now());
    if (!played.ok) {
      this.#around.metrics.refusedMoves.add();
      throw new Refused('refused', { refusal: played.refusal });
    }
    await this.#append(match, played.happened, seat, base);
    this.#around.metrics.moves.add();
    return { id, seq: played.happened.rows[0].seq, update: match.update(seat, base) };
  }

  async #append(match: LiveMatch, happened: Happened, seat: Seat, base: number): Promise<void> {
    try {
      await this.#truth.append(match, happened);
    } catch (error) {
      throw error instanceof Conflict ? this.#tooLate(this.#match(), seat, base) : error;
    }
    this.#around.bus.publish(this.id, { kind: 'moves', table: this.id, seq: match.seq });
    if (happened.result) this.announce();
    this.wake();
  }

  #change(change: (row: TableRow) => TableRow): Promise<void> {
    return this.#serial(async () => {
      const row = change(this.row);
      if (row === this.row) return;
      await this.#truth.save(row).catch(error => {
        throw error instanceof Conflict ? new Refused('busy') : error;
      });
      this.announce();
      this.wake();
    });
  }
}
