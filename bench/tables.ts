/** Tables of a server without its sockets: filled by random players, on a clock that can be set forward. */
import { randomUUID } from 'node:crypto';
import { LEVEL_NAMES } from '@fathom/bots/level.ts';
import { GAMES } from '@fathom/games';
import { pick, seedRng } from '@fathom/kernel';
import { LocalBus } from '@fathom/server/bus/local.ts';
import { Metrics } from '@fathom/server/metrics.ts';
import { SqliteStore } from '@fathom/server/store/sqlite.ts';
import type { Store } from '@fathom/server/store/store.ts';
import { HistoryCache } from '@fathom/server/table/history-cache.ts';
import { Origins } from '@fathom/server/table/origins.ts';
import { Registry } from '@fathom/server/table/registry.ts';
import type { LiveTable } from '@fathom/server/table/table.ts';
import { Budget } from '@fathom/server/work/budget.ts';
import { Scheduler } from '@fathom/server/work/scheduler.ts';

const UNLOAD_AFTER = 60_000;

export interface SeatedMatch {
  readonly id: string;
  /** Who sits there: what a seat's token stands for. */
  readonly members: readonly string[];
}

export class Tables {
  readonly registry: Registry;
  readonly store: Store;
  readonly #rng = seedRng('tables', 'players');
  #ahead = 0;

  constructor(file: string) {
    this.store = new SqliteStore(file);
    const noBots = {
      levels: LEVEL_NAMES,
      choose: async () => {
        throw new Error('nobody asked for a bot');
      },
      close: async () => {},
    };
    const bots = { maker: noBots, pause: 0, onError: () => {}, onQueue: () => {} };
    this.registry = new Registry(
      {
        node: 'bench',
        store: this.store,
        bus: new LocalBus(),
        scheduler: new Scheduler(new Budget({ perSecond: 1e9, burst: 1e9 })),
        historyCache: new HistoryCache(1 << 26),
        origins: new Origins(),
        metrics: new Metrics(),
        bots,
        grace: { live: 0, days: 0 },
        now: () => Date.now() + this.#ahead,
      },
      {
        games: GAMES,
        unloadAfter: UNLOAD_AFTER,
        openTables: 1_000_000,
        stuckAfter: UNLOAD_AFTER,
        alone: true,
      },
    );
  }

  /** A match of random players, `moves` moves long or until it is over. */
  async play(game: string, seats: number, moves: number): Promise<SeatedMatch> {
    const plan = Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'you' : 'open' }) as const);
    const table = await this.registry.create({ game, name: 'Ines', seats: plan });
    const members = [table.row.host];
    for (let seat = 1; seat < seats; seat++) members.push(await table.join({ name: `Mateo ${seat}` }));
    for (let made = 0; made < moves; ) {
      const counted = await this.#playRound(table, members);
      if (counted === 0) break;
      made += counted;
    }
    return { id: table.id, members };
  }

  /** As if nobody had come for a while. */
  async unloadAll(): Promise<void> {
    this.#ahead += 2 * UNLOAD_AFTER;
    await this.registry.unload();
  }

  async close(): Promise<void> {
    await this.registry.close();
    await this.store.close();
  }

  async #playRound(table: LiveTable, members: readonly string[]): Promise<number> {
    let count = 0;
    for (const member of members) {
      const update = await table.play.update(member, 0);
      if (!update || update.moves.length === 0) continue;
      await table.play.move(member, {
        id: randomUUID(),
        base: update.seq,
        move: pick(this.#rng, update.moves),
      });
      count++;
    }
    return count;
  }
}
