/** One table: what people and bots do at it, and who hears of it. */
import type { MatchRecord, Seat } from '@fathom/kernel';
import { LOBBY, type Notice } from '../bus/bus.ts';
import { memberId } from '../ids.ts';
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
import type { Progress, Row, TableRow } from '../store/store.ts';
import { type Asker, INSIDE } from '../work/turns.ts';
import { type Asked, BotDriver, botSeed } from './bots.ts';
import { Company } from './company.ts';
import { recordOf } from './history.ts';
import type { Happened, LiveMatch } from './live.ts';
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
import type { Surroundings } from './surroundings.ts';
import { Teller } from './teller.ts';
import { type Rules, Truth } from './truth.ts';

const CHAT_SHOWN = 200;

/** A decision that is stored, where it stands, and what is new since it was asked for if that is told at once. */
interface Decided {
  readonly seq: number;
  readonly update: Update | undefined;
}

interface Deciding {
  readonly member: string;
  readonly id: string;
  readonly base: number;
  readonly asker: Asker;
}

export class LiveTable {
  readonly id: string;
  readonly #company: Company;
  readonly #around: Surroundings;
  readonly #rules: Rules;
  readonly #truth: Truth;
  readonly #teller: Teller;
  readonly #driver: BotDriver;
  readonly #stopListening: () => void;
  #lastChat = 0;
  /** Streams that hold on to this object. */
  holders = 0;
  used: number;

  constructor(row: TableRow, rules: Rules, around: Surroundings) {
    this.id = row.id;
    this.#rules = rules;
    this.#around = around;
    this.used = around.now();
    this.#truth = new Truth(row, rules, around);
    this.#teller = new Teller(this.#truth, around.turns, around.histories);
    this.#driver = new BotDriver(this, around.bots);
    this.#company = new Company({
      table: row.id,
      node: around.node,
      bus: around.bus,
      now: around.now,
      seatOf: member => this.seatOf(member),
      memberAt: seat => this.row.seats[seat]?.member,
    });
    this.#stopListening = around.bus.subscribe(row.id, notice => this.#hear(notice));
    this.#company.ask();
  }

  get row(): TableRow {
    return this.#truth.row;
  }

  get busy(): boolean {
    return this.holders > 0 || this.#truth.busy || this.#driver.busy;
  }

  info(): TableInfo {
    return tableInfo(this.row, member => this.#company.isHere(member));
  }

  seatOf(member: string | undefined): Seat | undefined {
    return member === undefined ? undefined : seatOf(this.row, member);
  }

  wake(): void {
    this.#driver.wake().catch(this.#around.bots.onError);
  }

  async close(): Promise<void> {
    this.#driver.stop();
    this.#stopListening();
    await this.#truth.idle();
    this.#teller.forget();
  }

  /** Knows everything it has heard of. */
  async current(): Promise<this> {
    if (this.#truth.behind) await this.#serial(async () => {});
    return this;
  }

  /** Looks at the store, whatever it has heard. */
  async refresh(): Promise<void> {
    await this.#serial(() => this.#truth.refresh());
  }

  /** Whoever listens is told what this node has missed. */
  catchUp({ seq, revision, chat }: Progress): void {
    const { row, id } = this;
    if (seq > row.seq) this.#around.bus.publish(id, { kind: 'moves', table: id, seq });
    if (revision > row.revision) this.announce(revision);
    if (chat > this.#lastChat) this.#around.bus.publish(id, { kind: 'chat', table: id, n: chat });
  }

  /** A node has come, maybe with people of this table. */
  greet(): void {
    this.#company.ask();
    this.#company.tell();
  }

  lose(node: string): void {
    if (this.#company.lose(node)) this.announce();
  }

  // ── the match ──────────────────────────────────────────────────────────────────────────────────────────────

  /** What a member, or a spectator, knows; null while the table is open. */
  async update(member: string | undefined, base: number, asker: Asker = INSIDE): Promise<Update | null> {
    if (base > this.row.seq) await this.#serial(() => this.#truth.reach(base));
    return this.#tell(member, () => base, asker);
  }

  /** What is new to somebody; null when that is nothing. `known` is asked as late as possible. */
  news(member: string | undefined, known: () => number | undefined, asker: Asker): Promise<Update | null> {
    const base = ({ seq }: LiveMatch) => {
      const from = known();
      return from !== undefined && seq <= from ? null : (from ?? 0);
    };
    return this.#tell(member, base, asker);
  }

  async move(member: string, { id, base, move }: SendMove, asker: Asker = INSIDE): Promise<Accepted> {
    const begun = performance.now();
    const isSame = (row: Row) => 'move' in row && row.move === move;
    const decided = this.#decide(
      base,
      async () => {
        const seat = this.#seat(member);
        const match = this.#playing(member, seat, base);
        const seq = await this.#play(match, seat, id, move);
        return { seq, update: this.#teller.atOnce(match, seat, base) };
      },
      () => this.#earlier(member, id, isSame),
    );
    const accepted = await this.#answer(decided, { member, id, base, asker });
    this.#around.metrics.moveLatency.observe((performance.now() - begun) / 1000);
    return accepted;
  }

  undo(member: string, { id, base, all }: SendUndo, asker: Asker = INSIDE): Promise<Accepted> {
    const decided = this.#decide(
      base,
      async () => {
        const seat = this.#seat(member);
        const match = this.#playing(member, seat, base);
        const happened = match.undo(seat, all ?? false, id, this.#around.now());
        if (!happened) throw new Refused('nothing_to_undo');
        await this.#append(match, happened);
        this.#around.metrics.undos.add();
        return { seq: match.seq, update: this.#teller.atOnce(match, seat, base) };
      },
      () => this.#earlier(member, id, row => 'undo' in row),
    );
    return this.#answer(decided, { member, id, base, asker });
  }

  /** Only when the match is over: the record opens every secret. */
  record(): Promise<MatchRecord> {
    return this.#serial(async () => {
      if (this.row.status !== 'finished') throw new Refused('match_running');
      return recordOf(this.row, this.#match().recorded());
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

  playBot(seat: Seat, base: number, move: string): Promise<boolean> {
    return this.#decide(base, async () => {
      const { match } = this.#truth;
      const asked = this.row.status === 'playing' && this.row.seats[seat].kind === 'bot';
      if (!asked || !match?.isCurrent(seat, base)) return false;
      await this.#play(match, seat, `bot-${base}`, move);
      this.#around.metrics.botMoves.add();
      return true;
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
    return this.#byHost(member, row => {
      const now = this.#around.now();
      const owner = row.seats[seat]?.member;
      const mustWait = row.status === 'playing' && owner !== undefined;
      const decided = this.#truth.match?.lastDecision(seat);
      if (mustWait && !this.#company.isGone(owner, seat, this.#around.grace[row.pace], decided)) {
        throw new Refused('not_waiting');
      }
      return setSeat(row, seat, request, this.#around.bots.maker.levels, now);
    });
  }

  start(member: string, request: Start): Promise<void> {
    return this.#byHost(member, row =>
      start(row, request, this.#rules.meta, this.#around.bots.maker.levels, this.#around.now()),
    );
  }

  renewInvite(member: string): Promise<void> {
    return this.#byHost(member, row => renewInvite(row, this.#around.now()));
  }

  allowWatching(member: string, watch: boolean): Promise<void> {
    return this.#byHost(member, row => allowWatching(row, watch, this.#around.now()));
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

  async chat(): Promise<ChatEntry[]> {
    const entries = await this.#around.store.chat(this.id, CHAT_SHOWN);
    this.#lastChat = Math.max(this.#lastChat, entries.at(-1)?.n ?? 0);
    return entries;
  }

  come(member: string): void {
    if (this.#company.come(member)) this.announce();
  }

  go(member: string): void {
    if (this.#company.go(member)) this.announce();
  }

  announce(revision = this.row.revision): void {
    const { listed } = this.row;
    const notice = { kind: 'table', table: this.id, listed, revision } as const;
    this.#around.bus.publish(this.id, notice);
    if (listed) this.#around.bus.publish(LOBBY, notice);
  }

  // ── inside the queue ───────────────────────────────────────────────────────────────────────────────────────

  #serial<T>(job: () => Promise<T>): Promise<T> {
    this.used = this.#around.now();
    return this.#truth.serial(job);
  }

  #decide<T>(base: number, decide: () => Promise<T>, known?: () => Promise<T | undefined>): Promise<T> {
    this.used = this.#around.now();
    return this.#truth.decide(base, decide, known);
  }

  #hear(notice: Notice): void {
    if (notice.kind === 'moves') this.#truth.heard({ seq: notice.seq });
    if (notice.kind === 'table') this.#truth.heard({ revision: notice.revision });
    if (notice.kind === 'chat') this.#lastChat = Math.max(this.#lastChat, notice.n);
    if (this.#company.hear(notice)) this.announce();
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
    this.#company.note(member);
    const match = this.#match();
    if (match.isCurrent(seat, base)) return match;
    this.#around.metrics.staleMoves.add();
    throw new Refused('stale');
  }

  #tell(
    member: string | undefined,
    base: (match: LiveMatch) => number | null,
    asker: Asker,
  ): Promise<Update | null> {
    this.used = this.#around.now();
    return this.#teller.tell({ viewer: () => this.seatOf(member) ?? 'spectator', base, asker });
  }

  /** What was decided, or that it was too late, with what is new since `base`. */
  async #answer(deciding: Promise<Decided>, { member, id, base, asker }: Deciding): Promise<Accepted> {
    const news = async () => (await this.update(member, base, asker)) ?? undefined;
    try {
      const { seq, update } = await deciding;
      const told = update ?? (await news());
      if (!told) throw new Refused('rules_version');
      return { id, seq, update: told };
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'stale') throw error;
      const update = await news();
      throw new Refused('stale', update && { update });
    }
  }

  async #earlier(member: string, id: string, isSame: (row: Row) => boolean): Promise<Decided | undefined> {
    const seat = this.seatOf(member);
    const row = seat === undefined ? undefined : await this.#around.store.findRow(this.id, seat, id);
    if (!row) return undefined;
    if (!isSame(row)) throw new Refused('id_reused');
    await this.#truth.reach(row.seq);
    return { seq: row.seq, update: undefined };
  }

  /** Where the move stands. */
  async #play(match: LiveMatch, seat: Seat, id: string, move: string): Promise<number> {
    const played = match.play(seat, move, id, this.#around.now());
    if (!played.ok) {
      this.#around.metrics.refusedMoves.add();
      throw new Refused('refused', { refusal: played.refusal });
    }
    await this.#append(match, played.happened);
    this.#around.metrics.moves.add();
    return played.happened.rows[0].seq;
  }

  async #append(match: LiveMatch, happened: Happened): Promise<void> {
    await this.#truth.append(match, happened);
    this.#around.bus.publish(this.id, { kind: 'moves', table: this.id, seq: match.seq });
    if (happened.result) this.announce();
    this.wake();
  }

  #byHost(member: string, change: (row: TableRow) => TableRow): Promise<void> {
    return this.#change(row => {
      if (row.host !== member) throw new Refused('not_host');
      return change(row);
    });
  }

  #change(change: (row: TableRow) => TableRow): Promise<void> {
    return this.#decide(0, async () => {
      const row = change(this.row);
      if (row === this.row) return;
      await this.#truth.save(row);
      this.announce();
      this.wake();
    });
  }
}
