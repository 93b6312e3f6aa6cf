/** All tables of this server: makes them, finds them, holds those in use in memory and lets go of the others. */
import type { GameEntry } from '@fathom/games';
import type { CreateTable, ListTables, TableInfo, TableList } from '../protocol.ts';
import { Refused } from '../refused.ts';
import type { Mark, TableRow, TableStatus } from '../store/store.ts';
import { newTable, tableInfo } from './seats.ts';
import { LiveTable, type Surroundings } from './table.ts';
import type { Rules } from './truth.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PAGE = 20;

/** After so long without anything happening a table is given up. */
const GIVEN_UP: readonly [TableStatus, number][] = [
  ['open', DAY],
  ['playing', 90 * DAY],
];

export interface HouseSettings {
  readonly games: readonly GameEntry[];
  readonly unloadAfter: number;
}

interface Held {
  readonly opening: Promise<LiveTable>;
  /** When somebody last asked for it. */
  asked: number;
}

export class House {
  readonly #around: Surroundings;
  readonly #settings: HouseSettings;
  readonly #tables = new Map<string, Held>();
  readonly #timers: NodeJS.Timeout[];

  constructor(around: Surroundings, settings: HouseSettings) {
    this.#around = around;
    this.#settings = settings;
    around.metrics.openTables = () => this.#tables.size;
    this.#timers = [
      setInterval(() => this.unload(), Math.min(settings.unloadAfter, MINUTE)).unref(),
      setInterval(() => this.#sweep(), 60 * MINUTE).unref(),
    ];
    this.#sweep();
  }

  get games(): readonly GameEntry[] {
    return this.#settings.games;
  }

  get levels(): readonly string[] {
    return this.#around.bots.maker.levels;
  }

  async create(request: CreateTable): Promise<LiveTable> {
    const entry = this.#settings.games.find(({ meta }) => meta.id === request.game);
    if (!entry) throw new Refused('unknown_game');
    const row = newTable(request, entry.meta, this.levels, this.#around.now());
    await this.#around.store.createTable(row);
    this.#around.metrics.tablesCreated.add();
    const table = await this.open(row.id);
    table.announce();
    return table;
  }

  /** The table in memory; refuses unknown ones. */
  open(id: string): Promise<LiveTable> {
    const asked = this.#around.now();
    const known = this.#tables.get(id);
    if (known) {
      known.asked = asked;
      return known.opening;
    }
    const opening = this.#load(id);
    this.#tables.set(id, { opening, asked });
    opening.then(
      table => table.wake(),
      () => this.#tables.delete(id),
    );
    return opening;
  }

  async list({ status = 'open', game, cursor, limit = PAGE }: ListTables): Promise<TableList> {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const rows = await this.#around.store.listTables({
      status,
      limit,
      ...(game !== undefined && { game }),
      ...(after && { after }),
    });
    const tables = await Promise.all(rows.map(row => this.#info(row)));
    const last = rows.at(-1);
    return { tables, cursor: last && rows.length === limit ? writeCursor(last) : null };
  }

  /** Lets go of tables nobody uses. */
  async unload(): Promise<void> {
    const before = this.#around.now() - this.#settings.unloadAfter;
    for (const [id, held] of this.#tables) {
      const table = await held.opening.catch(() => undefined);
      if (table && !table.busy && table.used < before && held.asked < before) this.#tables.delete(id);
    }
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    const tables = await Promise.allSettled([...this.#tables.values()].map(({ opening }) => opening));
    await Promise.all(tables.map(found => (found.status === 'fulfilled' ? found.value.close() : undefined)));
  }

  async #load(id: string): Promise<LiveTable> {
    const row = await this.#around.store.table(id);
    if (!row) throw new Refused('unknown_table');
    return new LiveTable(row, await this.#rules(row), this.#around);
  }

  async #rules({ game: id, version }: TableRow): Promise<Rules> {
    const entry = this.#settings.games.find(({ meta }) => meta.id === id);
    if (!entry) throw new Refused('unknown_game');
    if (entry.meta.version !== version) return { meta: entry.meta };
    const { game } = await entry.rules();
    return { meta: entry.meta, game };
  }

  /** Only tables in memory have anybody at them. */
  async #info(row: TableRow): Promise<TableInfo> {
    const open = await this.#tables.get(row.id)?.opening.catch(() => undefined);
    return open ? open.info() : tableInfo(row, () => false);
  }

  #sweep(): void {
    this.#giveUp().catch(this.#around.bots.onError);
  }

  async #giveUp(): Promise<void> {
    for (const [status, age] of GIVEN_UP) {
      const before = this.#around.now() - age;
      for (const id of await this.#around.store.idleTables(status, before, 1000)) {
        const table = await this.open(id);
        await table.abandonIfIdle(before);
      }
    }
  }
}

function writeCursor({ since, id }: Mark): string {
  return Buffer.from(`${since} ${id}`).toString('base64url');
}

function readCursor(cursor: string): Mark {
  const [since, id, ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!/^\d{1,16}$/.test(since) || !id || rest.length > 0) throw new Refused('bad_cursor');
  return { since: Number(since), id };
}
