/** One table: who sits and talks at it, its match, and who hears of it. */
import type { Seat } from '@fathom/kernel';
import { LOBBY, type Notice } from '../bus/bus.ts';
import { memberId } from '../ids.ts';
import { cleanText } from '../names.ts';
import type { ChatEntry, Join, SetSeat, Start, TableInfo } from '../protocol.ts';
import { Refused } from '../refused.ts';
import type { Progress, TableRow } from '../store/store.ts';
import { Audience } from './audience.ts';
import { BotDriver } from './bots.ts';
import type { Dependencies } from './dependencies.ts';
import type { Happened } from './live.ts';
import { Play } from './play.ts';
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
import { type Rules, StoredTable } from './stored.ts';

const CHAT_SHOWN = 200;

export class LiveTable {
  readonly id: string;
  /** The match. */
  readonly play: Play;
  readonly audience: Audience;
  readonly #deps: Dependencies;
  readonly #rules: Rules;
  readonly #stored: StoredTable;
  readonly #presence: Presence;
  readonly #driver: BotDriver;
  readonly #stopListening: () => void;
  #lastChat = 0;
  /** Streams that hold on to this object. */
  #holders = 0;

  constructor(row: TableRow, rules: Rules, deps: Dependencies) {
    this.id = row.id;
    this.#rules = rules;
    this.#deps = deps;
    this.#stored = new StoredTable(row, rules, deps);
    this.play = new Play(this.#stored, deps, {
      heardFrom: member => this.#presence.note(member),
      happened: happened => this.#happened(happened),
    });
    const owner = {
      table: row.id,
      address: () => deps.origins.of(row.id),
      isWatched: () => this.#holders > 0,
    };
    this.#driver = new BotDriver(this.play, owner, deps.bots);
    this.#presence = new Presence({
      table: row.id,
      node: deps.node,
      bus: deps.bus,
      now: deps.now,
      seatOf: member => this.seatOf(member),
      memberAt: seat => this.row.seats[seat]?.member,
    });
    this.audience = new Audience({ table: row.id, node: deps.node, bus: deps.bus });
    this.#stopListening = deps.bus.subscribe(row.id, notice => this.#hear(notice));
    this.#presence.ask();
  }

  get row(): TableRow {
    return this.#stored.row;
  }

  get busy(): boolean {
    return this.#holders > 0 || this.#stored.busy || this.#driver.busy;
  }

  /** Nobody is here, and nobody but the host has a seat; a table over days may wait. */
  get isDeserted(): boolean {
    const people = this.row.seats.flatMap(({ member }) => member ?? []);
    return this.row.pace === 'live' && people.length <= 1 && !people.some(one => this.#presence.isHere(one));
  }

  /** When it was last asked for anything. */
  get used(): number {
    return this.#stored.used;
  }

  /** Keeps the table in memory until what it returns is called. */
  hold(): () => void {
    this.#holders++;
    let isHeld = true;
    return () => {
      if (isHeld) this.#holders--;
      isHeld = false;
    };
  }

  /** Only the host can tell those apart who look on. */
  info(viewer?: string): TableInfo {
    const info = tableInfo(this.row, member => this.#presence.isHere(member));
    const { count, ids } = this.audience;
    return { ...info, watching: count, ...(viewer === this.row.host && { spectators: ids }) };
  }

  seatOf(member: string | undefined): Seat | undefined {
    return member === undefined ? undefined : seatOf(this.row, member);
  }

  /** Lets the bots move. */
  wake(): void {
    this.#driver.wake().catch(this.#deps.bots.onError);
  }

  async close(): Promise<void> {
    this.#driver.stop();
    this.#stopListening();
    this.audience.close();
    await this.#stored.idle();
    this.play.close();
  }

  // ── what is stored elsewhere ───────────────────────────────────────────────────────────────────────────────

  /** Knows everything it has heard of. */
  async current(): Promise<this> {
    if (this.#stored.behind) await this.#stored.serial(async () => {});
    return this;
  }

  /** Looks at the store, whatever it has heard. */
  async refresh(): Promise<void> {
    await this.#stored.serial(() => this.#stored.refresh());
  }

  /** Whoever listens is told what this node has missed. */
  catchUp({ seq, revision, chat }: Progress): void {
    const { row, id } = this;
    if (seq > row.seq) this.#deps.bus.publish(id, { kind: 'moves', table: id, seq });
    if (revision > row.revision) this.announce(revision);
    if (chat > this.#lastChat) this.#deps.bus.publish(id, { kind: 'chat', table: id, n: chat });
  }

  announce(revision = this.row.revision): void {
    const { listed } = this.row;
    const notice = { kind: 'table', table: this.id, listed, revision } as const;
    this.#deps.bus.publish(this.id, notice);
    if (listed) this.#deps.bus.publish(LOBBY, notice);
  }

  // ── the seats ──────────────────────────────────────────────────────────────────────────────────────────────

  join(request: Join): Promise<string> {
    const member = memberId();
    return this.#change(row => join(row, request, member, this.#deps.now())).then(() => member);
  }

  leave(member: string): Promise<void> {
    return this.#change(row => leave(row, member, this.#deps.now()));
  }

  comeBack(member: string): Promise<void> {
    return this.#change(row => comeBack(row, member, this.#deps.now()));
  }

  setSeat(member: string, seat: Seat, request: SetSeat): Promise<void> {
    return this.#changeByHost(member, row => {
      this.#checkReplaceable(row, seat);
      return setSeat(row, seat, request, this.#deps.bots.maker.levels, this.#deps.now());
    });
  }

  start(member: string, request: Start): Promise<void> {
    return this.#changeByHost(member, row =>
      start(row, request, this.#rules.meta, this.#deps.bots.maker.levels, this.#deps.now()),
    );
  }

  renewInvite(member: string): Promise<void> {
    return this.#changeByHost(member, row => renewInvite(row, this.#deps.now()));
  }

  allowWatching(member: string, watch: boolean): Promise<void> {
    return this.#changeByHost(member, row => allowWatching(row, watch, this.#deps.now()));
  }

  async sendAway(member: string, spectator: string): Promise<void> {
    if (this.row.host !== member) throw new Refused('not_host');
    this.audience.remove(spectator);
  }

  /** Name and chat of a member go; the moves stay, for the match belongs to everybody who played it. */
  async forget(member: string): Promise<void> {
    await this.#deps.store.emptyChat(this.id, this.#seat(member));
    await this.#change(row => forgetName(row, member, this.#deps.now()));
  }

  abandonIfIdle(before: number): Promise<void> {
    return this.#change(row => {
      const idle = (row.status === 'open' || row.status === 'playing') && row.updated < before;
      return idle ? abandon(row, this.#deps.now()) : row;
    });
  }

  // ── who is here, and what they say ─────────────────────────────────────────────────────────────────────────

  come(member: string, address: string): void {
    this.#deps.origins.note(this.id, address);
    if (this.#presence.come(member)) this.announce();
  }

  go(member: string): void {
    if (this.#presence.go(member)) this.announce();
  }

  /** A node has come, maybe with people of this table. */
  greet(): void {
    this.#presence.ask();
    this.#presence.tell();
  }

  lose(node: string): void {
    this.audience.lose(node);
    if (this.#presence.lose(node)) this.announce();
  }

  async say(member: string, given: string): Promise<ChatEntry> {
    const seat = this.#seat(member);
    const { name } = this.row.seats[seat];
    const entry = { seat, name, text: cleanText(given), at: this.#deps.now() };
    const row = await this.#deps.store.addChat(this.id, entry);
    this.#deps.bus.publish(this.id, { kind: 'chat', table: this.id, n: row.n });
    return row;
  }

  async chat(): Promise<ChatEntry[]> {
    const entries = await this.#deps.store.chat(this.id, CHAT_SHOWN);
    this.#lastChat = Math.max(this.#lastChat, entries.at(-1)?.n ?? 0);
    return entries;
  }

  #hear(notice: Notice): void {
    if (notice.kind === 'moves') this.#stored.heard({ seq: notice.seq });
    if (notice.kind === 'table') this.#stored.heard({ revision: notice.revision });
    if (notice.kind === 'chat') this.#lastChat = Math.max(this.#lastChat, notice.n);
    this.audience.hear(notice);
    if (this.#presence.hear(notice)) this.announce();
  }

  #happened({ rows, result }: Happened): void {
    const { seq } = rows[rows.length - 1];
    this.#deps.bus.publish(this.id, { kind: 'moves', table: this.id, seq });
    if (result) this.announce();
    this.wake();
  }

  #seat(member: string): Seat {
    const seat = this.seatOf(member);
    if (seat === undefined) throw new Refused('bad_token');
    return seat;
  }

  /** During play nobody loses a seat who is here, or was a moment ago. */
  #checkReplaceable({ status, seats, pace }: TableRow, seat: Seat): void {
    const owner = seats[seat]?.member;
    if (status !== 'playing' || owner === undefined) return;
    const decided = this.#stored.match?.lastDecision(seat);
    if (!this.#presence.isGone(owner, seat, this.#deps.grace[pace], decided))
      throw new Refused('not_waiting');
  }

  #changeByHost(member: string, change: (row: TableRow) => TableRow): Promise<void> {
    return this.#change(row => {
      if (row.host !== member) throw new Refused('not_host');
      return change(row);
    });
  }

  #change(change: (row: TableRow) => TableRow): Promise<void> {
    const judge = async () => {
      const row = change(this.row);
      if (row === this.row) return;
      await this.#stored.save(row);
      this.announce();
      this.wake();
    };
    return this.#stored.decide({ base: 0, judge });
  }
}
