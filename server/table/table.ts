/**
 * One table in memory. Everything that happens at it goes through one serial queue: decide in memory, store, then
 * tell. When the store refuses, memory is ahead of the truth and is read anew before anything else happens.
 */
import type { Game, MatchRecord, Meta, Seat, Viewer } from '@fathom/kernel';
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
import { type Happened, LiveMatch } from './live.ts';
import { Presence } from './presence.ts';
import { Queue } from './queue.ts';
import { abandon, comeBack, join, leave, seatOf, setSeat, start, tableInfo } from './seats.ts';

export interface Surroundings {
  readonly store: Store;
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly bots: DriverSettings;
  /** How long a person must be gone before the host may seat a bot. */
  readonly grace: { readonly live: number; readonly days: number };
  readonly now: () => number;
}

/** The rules of a table; no game when the server has only another version of them. */
export interface Rules {
  readonly meta: Meta;
  readonly game?: Game;
}

const CHAT_SHOWN = 200;

export class LiveTable {
  readonly id: string;
  readonly presence: Presence;
  readonly #around: Surroundings;
  readonly #rules: Rules;
  readonly #queue = new Queue();
  readonly #driver: BotDriver;
  #row: TableRow;
  #match: LiveMatch | undefined;
  #stale = true;
  /** Streams and requests that hold on to this object. */
  holders = 0;
  used: number;

  constructor(row: TableRow, rules: Rules, around: Surroundings) {
    this.id = row.id;
    this.#row = row;
    this.#rules = rules;
    this.#around = around;
    this.used = around.now();
    this.presence = new Presence(this.used);
    this.#driver = new BotDriver(this, around.bots);
  }

  get row(): TableRow {
    return this.#row;
  }

  get busy(): boolean {
    return this.holders > 0 || this.#queue.busy || this.#driver.busy;
  }

  info(): TableInfo {
    return tableInfo(this.#row, member => this.presence.isHere(member));
  }

  seatOf(member: string | undefined): Seat | undefined {
    return member === undefined ? undefined : seatOf(this.#row, member);
  }

  wake(): void {
    this.#driver.wake().catch(this.#around.bots.onError);
  }

  async close(): Promise<void> {
    this.#driver.stop();
    await this.#queue.idle();
  }

  /** Another node stored something. */
  heard(seq: number): void {
    if (this.#match && seq > this.#match.seq) this.#stale = true;
  }

  // ── the match ──────────────────────────────────────────────────────────────────────────────────────────────

  /** Null while the table is open. */
  update(viewer: Viewer, base: number): Promise<Update | null> {
    return this.#serial(async () => this.#match?.update(viewer, base) ?? null);
  }

  move(seat: Seat, { id, base, move }: SendMove): Promise<Accepted> {
    return this.#serial(async () => {
      const earlier = await this.#earlier(seat, id, base, row => 'move' in row && row.move === move);
      if (earlier) return earlier;
      const match = this.#playing(seat);
      this.#checkCurrent(match, seat, base);
      return this.#play(match, seat, id, base, move);
    });
  }

  undo(seat: Seat, { id, base, all }: SendUndo): Promise<Accepted> {
    return this.#serial(async () => {
      const earlier = await this.#earlier(seat, id, base, row => 'undo' in row);
      if (earlier) return earlier;
      const match = this.#playing(seat);
      this.#checkCurrent(match, seat, base);
      const happened = match.undo(seat, all ?? false, id, this.#around.now());
      if (!happened) throw new Refused('nothing_to_undo');
      await this.#store(match, happened);
      this.#around.metrics.undos.add();
      return { id, seq: match.seq, update: match.update(seat, base) };
    });
  }

  /** Only when the match is over: the record opens every secret. */
  record(): Promise<MatchRecord> {
    return this.#serial(async () => {
      const { game, version, options, seed, nonce, commit, result, seats, status } = this.#row;
      if (status !== 'finished' || !this.#match) throw new Refused('match_running');
      const names = seats.map(({ name }) => name);
      const moves = this.#match.recorded();
      return {
        fathom: 1,
        game,
        version,
        seats: seats.length,
        options,
        seed,
        moves,
        names,
        commit,
        nonce,
        ...(result && { result }),
      };
    });
  }

  askBots(): Promise<readonly Asked[]> {
    return this.#serial(async () => {
      const { status, game, seats } = this.#row;
      const match = this.#match;
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
      const match = this.#match;
      const asked = this.#row.status === 'playing' && this.#row.seats[seat].kind === 'bot';
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
      if (row.status === 'playing' && owner !== undefined) {
        if (!this.presence.isGone(owner, this.#around.grace[row.pace], now)) throw new Refused('not_waiting');
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

  abandonIfIdle(before: number): Promise<void> {
    return this.#change(row => {
      const idle = (row.status === 'open' || row.status === 'playing') && row.updated < before;
      return idle ? abandon(row, this.#around.now()) : row;
    });
  }

  async say(seat: Seat, given: string): Promise<ChatEntry> {
    const { name } = this.#row.seats[seat];
    const entry = { seat, name, text: cleanText(given), at: this.#around.now() };
    const row = await this.#around.store.addChat(this.id, entry);
    this.#around.bus.publish(this.id, { kind: 'chat', table: this.id, n: row.n });
    return row;
  }

  chat(): Promise<ChatEntry[]> {
    return this.#around.store.chat(this.id, CHAT_SHOWN);
  }

  come(member: string): void {
    if (this.presence.come(member)) this.announce();
  }

  go(member: string): void {
    if (this.presence.go(member, this.#around.now())) this.announce();
  }

  announce(): void {
    const notice = { kind: 'table', table: this.id, listed: this.#row.listed } as const;
    this.#around.bus.publish(this.id, notice);
    if (this.#row.listed) this.#around.bus.publish(LOBBY, notice);
  }

  // ── inside the queue ───────────────────────────────────────────────────────────────────────────────────────

  #serial<T>(job: () => Promise<T>): Promise<T> {
    this.used = this.#around.now();
    return this.#queue.add(async () => {
      if (this.#stale) await this.#read();
      return job();
    });
  }

  async #read(): Promise<void> {
    const { store } = this.#around;
    const row = await store.table(this.id);
    if (!row) throw new Refused('unknown_table');
    this.#row = row;
    this.#match = await this.#load(row);
    this.#stale = false;
  }

  async #load(row: TableRow): Promise<LiveMatch | undefined> {
    const { store } = this.#around;
    const begun = row.status !== 'open' && row.seats.every(({ kind }) => kind !== 'open');
    if (!begun || !this.#rules.game) return undefined;
    const [rows, snapshot] = await Promise.all([store.rows(this.id, 0), store.snapshot(this.id)]);
    return new LiveMatch(this.#rules.game, row, rows, snapshot);
  }

  #playing(seat: Seat): LiveMatch {
    const { status, seats } = this.#row;
    if (status === 'playing' && !this.#match) throw new Refused('rules_version');
    if (status !== 'playing' || !this.#match) throw new Refused('not_playing');
    const { kind, member } = seats[seat];
    if (kind !== 'person' || member === undefined) throw new Refused('seat_away');
    this.presence.note(member, this.#around.now());
    return this.#match;
  }

  #checkCurrent(match: LiveMatch, seat: Seat, base: number): void {
    if (match.isCurrent(seat, base)) return;
    this.#around.metrics.staleMoves.add();
    throw new Refused('stale', { update: match.update(seat, base) });
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
    if (!this.#match) throw new Refused('rules_version');
    return { id, seq: row.seq, update: this.#match.update(seat, base) };
  }

  async #play(match: LiveMatch, seat: Seat, id: string, base: number, move: string): Promise<Accepted> {
    const played = match.play(seat, move, id, this.#around.now());
    if (!played.ok) {
      this.#around.metrics.refusedMoves.add();
      throw new Refused('refused', { refusal: played.refusal });
    }
    await this.#store(match, played.happened);
    this.#around.metrics.moves.add();
    return { id, seq: played.happened.rows[0].seq, update: match.update(seat, base) };
  }

  async #store(match: LiveMatch, happened: Happened): Promise<void> {
    await this.#commit(this.#around.store.append({ match: this.id, moves: match.count, ...happened }));
    const { rows, result } = happened;
    const at = rows[rows.length - 1].at;
    const row = { ...this.#row, moves: match.count, updated: at };
    this.#row = result ? { ...row, status: 'finished', since: at, result, revision: row.revision + 1 } : row;
    this.#around.bus.publish(this.id, { kind: 'moves', table: this.id, seq: match.seq });
    if (result) this.announce();
    this.wake();
  }

  #change(change: (row: TableRow) => TableRow): Promise<void> {
    return this.#serial(async () => {
      const row = change(this.#row);
      if (row === this.#row) return;
      await this.#commit(this.#around.store.saveTable(row));
      this.#row = row;
      this.#match ??= await this.#load(row);
      this.announce();
      this.wake();
    });
  }

  async #commit(write: Promise<void>): Promise<void> {
    try {
      await write;
    } catch (error) {
      this.#stale = true;
      if (!(error instanceof Conflict)) this.#around.metrics.storeErrors.add();
      throw new Refused(error instanceof Conflict ? 'busy' : 'store_failed');
    }
  }
}
