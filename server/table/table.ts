/** One table: who sits and talks at it, its match, and who hears of it. */
import type { Meta, Seat } from '@fathom/kernel';
import { LOBBY, type Notice } from '../bus/bus.ts';
import { memberId } from '../ids.ts';
import type { ChatEntry, Join, SetSeat, Start, TableInfo } from '../protocol.ts';
import { Refused } from '../refused.ts';
import type { Progress, TableRow } from '../store/store.ts';
import { Audience } from './audience.ts';
import { asHost, checkReplaceable } from './authority.ts';
import { BotDriver } from './bots.ts';
import type { Dependencies } from './dependencies.ts';
import { Holders } from './holders.ts';
import { isDeserted } from './idle.ts';
import { tableInfo } from './info.ts';
import { Play } from './play.ts';
import { Presence } from './presence.ts';
import { comeBack, forgetName, join, leave, seatOf, setSeat, start } from './seats.ts';
import { type Rules, StoredTable } from './stored.ts';
import { TableLife } from './table-life.ts';
import { Talk } from './talk.ts';

/** Milliseconds for which a host who is gone stays the host. */
const HOST_KEPT = 2 * 60_000;

export class LiveTable {
  readonly id: string;
  /** The match. */
  readonly play: Play;
  readonly audience: Audience;
  /** Clocks and votes. */
  readonly life: TableLife;
  readonly #deps: Dependencies;
  readonly #rules: Rules;
  readonly #stored: StoredTable;
  readonly #presence: Presence;
  readonly #talk: Talk;
  readonly #driver: BotDriver;
  readonly #stopListening: () => void;
  /** Streams that hold on to this object. */
  readonly #holders = new Holders();

  constructor(row: TableRow, rules: Rules, deps: Dependencies) {
    this.id = row.id;
    this.#rules = rules;
    this.#deps = deps;
    this.#talk = new Talk(row.id, deps);
    this.#stored = new StoredTable(row, rules, deps, member => this.#presence.isHere(member));
    this.play = new Play(this.#stored, deps, {
      heardFrom: member => {
        this.#presence.note(member);
        if (this.row.pace === 'days') this.#stored.opened(member);
      },
      happened: ({ rows }, isTableChanged) => this.#moved(rows[rows.length - 1].seq, isTableChanged),
    });
    this.life = new TableLife(this.#stored, {
      changed: () => this.#changed(),
      tookBack: seq => this.#moved(seq, true),
    });
    const owner = {
      table: row.id,
      address: () => deps.origins.of(row.id),
      isWatched: () => this.#holders.any,
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
    return this.#holders.any || this.#isWorking;
  }

  /** Nothing is being decided any more; bots that think are waited for. */
  async settle(): Promise<void> {
    while (this.#isWorking) await new Promise(resolve => setTimeout(resolve, 1));
  }

  get isDeserted(): boolean {
    return isDeserted(this.row, member => this.#presence.isHere(member));
  }

  /** When it was last asked for anything. */
  get used(): number {
    return this.#stored.used;
  }

  /** Keeps the table in memory until what it returns is called. */
  hold(): () => void {
    return this.#holders.add();
  }

  /** Only the host can tell those apart who look on. */
  info(viewer?: string): TableInfo {
    const info = tableInfo(this.row, member => this.#presence.isHere(member), this.life.deadlines());
    return { ...info, ...this.audience.told(viewer === this.row.host) };
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
    if (chat > this.#talk.last) this.#deps.bus.publish(id, { kind: 'chat', table: id, n: chat });
  }

  announce(revision = this.row.revision): void {
    const notice = { kind: 'table', table: this.id, listed: this.row.listed, revision } as const;
    this.#deps.bus.publish(this.id, notice);
    if (notice.listed) this.#deps.bus.publish(LOBBY, notice);
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
      checkReplaceable(row, seat, (owner, there) => this.#isGone(owner, there));
      return setSeat(row, seat, request, this.#deps.bots.maker.levels, this.#deps.now());
    });
  }

  start(member: string, request: Start): Promise<void> {
    return this.#changeByHost(member, row =>
      start(row, request, this.#rules.meta, this.#deps.bots.maker.levels, this.#deps.now()),
    );
  }

  /** Another order, another invite, other terms: whatever only the host decides. */
  changeByHost(member: string, change: (row: TableRow, now: number, meta: Meta) => TableRow): Promise<void> {
    return this.#changeByHost(member, row => change(row, this.#deps.now(), this.#rules.meta));
  }

  async sendAway(member: string, spectator: string): Promise<void> {
    this.audience.remove(spectator, this.row.host === member);
  }

  /** Name and chat of a member go; the moves stay, for the match belongs to everybody who played it. */
  async forget(member: string): Promise<void> {
    await this.#deps.store.emptyChat(this.id, this.#seat(member));
    await this.#change(row => forgetName(row, member, this.#deps.now()));
  }

  // ── who is here, and what they say ─────────────────────────────────────────────────────────────────────────

  come(member: string, address: string): void {
    this.#deps.origins.note(this.id, address);
    this.life.opened(member);
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

  say(member: string, given: string): Promise<ChatEntry> {
    const seat = this.#seat(member);
    return this.#talk.say(seat, this.row.seats[seat].name, given);
  }

  chat(): Promise<ChatEntry[]> {
    return this.#talk.entries();
  }

  #hear(notice: Notice): void {
    if (notice.kind === 'moves') this.#stored.heard({ seq: notice.seq });
    if (notice.kind === 'table') this.#stored.heard({ revision: notice.revision });
    if (notice.kind === 'chat') this.#talk.heard(notice.n);
    this.audience.hear(notice);
    if (this.#presence.hear(notice)) this.announce();
  }

  #moved(seq: number, isTableChanged: boolean): void {
    this.#deps.bus.publish(this.id, { kind: 'moves', table: this.id, seq });
    if (isTableChanged) this.announce();
    if (this.row.botTurn || this.#driver.busy) this.wake();
  }

  get #isWorking(): boolean {
    return this.#stored.busy || this.#driver.busy;
  }

  #changed(): void {
    this.announce();
    this.wake();
  }

  #seat(member: string): Seat {
    const seat = this.seatOf(member);
    if (seat === undefined) throw new Refused('bad_token');
    return seat;
  }

  #changeByHost(member: string, change: (row: TableRow) => TableRow): Promise<void> {
    const isGone = (host: string, seat: Seat) => this.#isGone(host, seat, HOST_KEPT);
    return this.#change(row => change(asHost(row, member, isGone)));
  }

  /** Whether somebody is gone for good, as far as anybody can tell. */
  #isGone(member: string, seat: Seat, atLeast = 0): boolean {
    const decided = this.#stored.match?.lastDecision(seat);
    const grace = Math.max(atLeast, this.#deps.grace[this.row.pace]);
    return this.#presence.isGone(member, seat, grace, decided);
  }

  #change(change: (row: TableRow) => TableRow): Promise<void> {
    const judge = async () => {
      const row = change(this.row);
      // Nothing has changed, be it that somebody else may speak for the table now.
      if (row.revision === this.row.revision) return;
      await this.#stored.save(row);
      this.#changed();
    };
    return this.#stored.decide({ base: 0, judge });
  }
}
