/** All tables of this server: makes them, finds them, holds those in use in memory and lets go of the others. */
import { type GameEntry, rulesOf, versionsOf } from '@fathom/games';
import type { CreateTable, ListTables, TableInfo, TableList } from '../protocol.ts';
import { Refused } from '../refused.ts';
import type { TableRow } from '../store/store.ts';
import { beginning } from './begins.ts';
import { checkRegularly } from './checks.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { Dependencies } from './dependencies.ts';
import { fairOrder } from './fair-order.ts';
import { ABANDONED_AFTER, EMPTY_AFTER } from './idle.ts';
import { tableInfo } from './info.ts';
import { Peers } from './peers.ts';
import { newTable } from './seats.ts';
import type { Rules } from './stored.ts';
import { LiveTable } from './table.ts';
import { timeOf } from './time.ts';

const MINUTE = 60_000;
const PAGE = 20;
const CHECKED_AT_ONCE = 500;
/** How often somebody looks for tables whose bots nobody moves. */
const LOOK_EVERY = 5000;
/** Those who are left take over the bots of a node that is gone within this time, one after the other. */
const TAKEN_OVER_WITHIN = 2000;
/** So many bots thinking here are enough for now. */
const ENOUGH_BOTS = 100;

/** How long other nodes take to say who is connected to them. */
const ANSWERED_WITHIN = 1000;
/** So many open tables are looked at when a lobby is filled. */
const CROWD = 500;

export interface RegistrySettings {
  readonly games: readonly GameEntry[];
  readonly unloadAfter: number;
  /** Open tables per address. */
  readonly openTables: number;
  /** Milliseconds after which the bots of a table count as abandoned by the node that moved them. */
  readonly stuckAfter: number;
  /** There are no other nodes: whatever waited for a bot at the start waits for this one. */
  readonly alone: boolean;
}

interface Held {
  readonly opening: Promise<LiveTable>;
  /** When somebody last asked for it. */
  asked: number;
}

export class Registry {
  readonly #deps: Dependencies;
  readonly #settings: RegistrySettings;
  readonly #tables = new Map<string, Held>();
  readonly #timers: NodeJS.Timeout[];
  readonly #takeovers = new Set<NodeJS.Timeout>();
  readonly #peers: Peers;
  readonly #started: number;

  constructor(deps: Dependencies, settings: RegistrySettings) {
    this.#deps = deps;
    this.#settings = settings;
    deps.metrics.openTables = () => this.#tables.size;
    this.#timers = [
      setInterval(() => this.unload(), Math.min(settings.unloadAfter, MINUTE)).unref(),
      setInterval(() => this.#inBackground(this.#abandonIdle()), 60 * MINUTE).unref(),
      setInterval(() => this.#inBackground(this.#abandonEmpty()), EMPTY_AFTER / 6).unref(),
      checkRegularly(deps.bus, () => this.check().catch(deps.bots.onError)),
      setInterval(
        () => this.#inBackground(this.#wakeBots()),
        Math.min(settings.stuckAfter, LOOK_EVERY),
      ).unref(),
    ];
    this.#started = deps.now();
    this.#peers = new Peers(deps.node, deps.bus, {
      came: () => this.#eachHeld(table => table.greet()),
      lost: node => {
        this.#inBackground(this.#eachHeld(table => table.lose(node)));
        this.#takeOverBots();
      },
    });
    deps.bus.onGap(() => {
      this.#inBackground(this.check());
      this.#inBackground(this.#eachHeld(table => table.greet()));
    });
    this.#inBackground(this.#abandonIdle().then(() => this.#abandonEmpty()));
    this.#inBackground(this.#wakeBots());
  }

  get games(): readonly GameEntry[] {
    return this.#settings.games;
  }

  get levels(): readonly string[] {
    return this.#deps.bots.maker.levels;
  }

  async create(request: CreateTable, address?: string): Promise<LiveTable> {
    const entry = this.#settings.games.find(({ meta }) => meta.id === request.game);
    if (!entry) throw new Refused('unknown_game');
    const row = newTable(request, entry.meta, this.levels, this.#deps.now());
    if (address !== undefined && row.status === 'open') await this.#checkOpen(address);
    const { game } = await entry.rules();
    await this.#deps.store.createTable(beginning(game, row, timeOf(this.#deps)));
    this.#deps.metrics.tablesCreated.add();
    if (address !== undefined) this.#deps.origins.make(row.id, address);
    const table = await this.open(row.id);
    table.announce();
    table.wake();
    return table;
  }

  /** The table in memory; refuses unknown ones. */
  open(id: string): Promise<LiveTable> {
    const asked = this.#deps.now();
    const known = this.#tables.get(id);
    if (known) {
      known.asked = asked;
      return known.opening.then(table => table.current());
    }
    const opening = this.#load(id);
    this.#tables.set(id, { opening, asked });
    opening.then(
      table => this.#isStuck(table.row) && table.wake(),
      () => this.#tables.delete(id),
    );
    return opening;
  }

  /** What everybody may know of a table; undefined for unknown ones. Leaves it where it is. */
  async look(id: string): Promise<TableInfo | undefined> {
    const row = await this.#deps.store.table(id);
    return row && this.#info(row);
  }

  async list({ status = 'open', game, cursor, limit = PAGE }: ListTables): Promise<TableList> {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const rows = await this.#deps.store.listTables({
      status,
      limit,
      ...(game !== undefined && { game }),
      ...(after && { after }),
    });
    const tables = await Promise.all(rows.map(row => this.#info(row)));
    const last = rows.at(-1);
    return { tables, cursor: last && rows.length === limit ? writeCursor(last) : null };
  }

  /** Open tables for whoever comes in: when there are many, some of each address rather than the newest of one. */
  async listFairly(limit: number): Promise<TableInfo[]> {
    const { tables } = await this.list({ status: 'open', limit: CROWD });
    return fairOrder(tables, id => this.#deps.origins.of(id)).slice(0, limit);
  }

  /** Whether no older open table comes from the same address. */
  isFirstOfItsOwner(id: string): boolean {
    return this.#deps.origins.isFirst(id);
  }

  /** Lets go of tables nobody uses. */
  async unload(): Promise<void> {
    const before = this.#deps.now() - this.#settings.unloadAfter;
    for (const [id, held] of this.#tables) {
      const table = await held.opening.catch(() => undefined);
      if (!table || table.busy || table.used >= before || held.asked >= before) continue;
      this.#tables.delete(id);
      await table.close();
    }
  }

  /** Compares the tables in memory with the store: what this node has missed is told to whoever listens. */
  async check(): Promise<void> {
    const ids = [...this.#tables.keys()];
    for (let i = 0; i < ids.length; i += CHECKED_AT_ONCE) {
      for (const progress of await this.#deps.store.progress(ids.slice(i, i + CHECKED_AT_ONCE))) {
        const table = await this.#held(progress.id);
        table?.catchUp(progress);
      }
    }
  }

  /** No table has anything to do any more. */
  async settle(): Promise<void> {
    for (const id of [...this.#tables.keys()]) await (await this.#held(id))?.settle();
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const timer of this.#takeovers) clearTimeout(timer);
    this.#peers.close();
    const tables = await Promise.allSettled([...this.#tables.values()].map(({ opening }) => opening));
    await Promise.all(tables.map(found => (found.status === 'fulfilled' ? found.value.close() : undefined)));
  }

  /** One address has so many open tables and no more. */
  async #checkOpen(address: string): Promise<void> {
    const { origins, store } = this.#deps;
    if (origins.madeBy(address).length < this.#settings.openTables) return;
    for (const id of origins.madeBy(address)) {
      const row = await store.table(id);
      if (row?.status !== 'open') origins.closed(id);
    }
    if (origins.madeBy(address).length >= this.#settings.openTables) throw new Refused('too_many_tables');
  }

  async #load(id: string): Promise<LiveTable> {
    const row = await this.#deps.store.table(id);
    if (!row) throw new Refused('unknown_table');
    return new LiveTable(row, await this.#rules(row), this.#deps);
  }

  async #rules({ game: id, version }: TableRow): Promise<Rules> {
    const entry = this.#settings.games.find(({ meta }) => meta.id === id);
    if (!entry) throw new Refused('unknown_game');
    const game = await rulesOf(entry, version);
    return game ? { meta: game.meta, game } : { meta: entry.meta };
  }

  /** Only tables in memory have anybody at them. */
  async #info(row: TableRow): Promise<TableInfo> {
    const open = await this.#held(row.id);
    return open ? (await open.current()).info() : tableInfo(row, () => false);
  }

  async #held(id: string): Promise<LiveTable | undefined> {
    return this.#tables.get(id)?.opening.catch(() => undefined);
  }

  async #eachHeld(job: (table: LiveTable) => void): Promise<void> {
    for (const id of [...this.#tables.keys()]) {
      const table = await this.#held(id);
      if (table) job(table);
    }
  }

  #isStuck({ botTurn, updated }: TableRow): boolean {
    const patience = this.#settings.alone ? 0 : this.#settings.stuckAfter;
    return botTurn && updated <= this.#deps.now() - patience;
  }

  /** A node is gone. What the first of those who are left has moved, the others leave alone. */
  #takeOverBots(): void {
    const lost = this.#deps.now();
    const timer = setTimeout(() => {
      this.#takeovers.delete(timer);
      this.#inBackground(this.#wakeBots(lost));
    }, Math.random() * TAKEN_OVER_WITHIN).unref();
    this.#takeovers.add(timer);
  }

  /** When nobody can be moving the bots of a table any more if nothing has happened at it since. */
  #abandoned(): number {
    const { alone, stuckAfter } = this.#settings;
    return Math.max(this.#deps.now() - stuckAfter, alone ? this.#started : 0);
  }

  /** Moves the bots nobody else moves: of a node that died, or of this one before it was started anew. */
  async #wakeBots(before = this.#abandoned()): Promise<void> {
    const { store, metrics } = this.#deps;
    const { games } = this.#settings;
    for (let after = ''; metrics.botQueue.value < ENOUGH_BOTS; ) {
      const waiting = await store.waitingForBots(before, after, PAGE);
      for (const { id, game, version } of waiting) {
        const isOurs = games.some(entry => entry.meta.id === game && versionsOf(entry).includes(version));
        if (isOurs) (await this.open(id)).wake();
      }
      if (waiting.length < PAGE) return;
      after = waiting[waiting.length - 1].id;
    }
  }

  #inBackground(job: Promise<void>): void {
    job.catch(this.#deps.bots.onError);
  }

  /** A live table at which nobody but an absent host ever sat goes sooner. */
  async #abandonEmpty(): Promise<void> {
    const before = this.#deps.now() - EMPTY_AFTER;
    for (const id of await this.#deps.store.idleTables('open', before, 1000)) {
      const table = await this.open(id);
      // Other nodes are asked first who is here.
      if (!this.#settings.alone) await new Promise(resolve => setTimeout(resolve, ANSWERED_WITHIN).unref());
      if (table.isDeserted) await table.life.abandonIfIdle(before);
    }
  }

  async #abandonIdle(): Promise<void> {
    for (const [status, age] of ABANDONED_AFTER) {
      const before = this.#deps.now() - age;
      for (const id of await this.#deps.store.idleTables(status, before, 1000)) {
        const table = await this.open(id);
        await table.life.abandonIfIdle(before);
      }
    }
  }
}
