/** Forty people at tables of every game. When a match is over, the same people begin the next. */
import { setTimeout as wait } from 'node:timers/promises';
import { pick, type Rng } from '@fathom/kernel';
import type { SeatPlan } from '../../protocol.ts';
import { createTable, joinTable, type Player } from '../arena.ts';
import { Client } from './client.ts';

export interface Kind {
  readonly game: string;
  readonly people: number;
  /** Who plays along with them. */
  readonly bot?: 'greedy' | 'random';
}

/**
 * Eighteen tables, forty people. Half of the bots think long enough to be killed while they do, the others answer at
 * once. Sealed is played by everybody at once: the nodes race for every row.
 */
export const ALL_GAMES: readonly Kind[] = [
  ...['submarine', 'new-eden', 'endeavor-deep-sea', 'flotilla'].flatMap(game =>
    (['greedy', 'random', 'random', 'greedy'] as const).map(bot => ({ game, people: 2, bot })),
  ),
  ...Array<Kind>(2).fill({ game: 'sealed', people: 4 }),
];

export interface Party {
  readonly table: string;
  readonly game: string;
  readonly clients: readonly Client[];
}

export class Crowd {
  /** Every table anybody sat down at together, in the order in which they began. */
  readonly parties: Party[] = [];
  readonly #kinds: readonly Kind[];
  readonly #nodes: readonly string[];
  readonly #wire: string;
  readonly #chance: Rng;
  readonly #playing = new Map<number, Party>();
  #games: Promise<void>[] = [];
  #stopped = false;

  constructor(kinds: readonly Kind[], nodes: readonly string[], wire: string, chance: Rng) {
    this.#kinds = kinds;
    this.#nodes = nodes;
    this.#wire = wire;
    this.#chance = chance;
  }

  /** Those who play now, or played last. */
  get present(): Party[] {
    return [...this.#playing.values()];
  }

  get clients(): Client[] {
    return this.parties.flatMap(({ clients }) => clients);
  }

  start(): void {
    this.#games = this.#kinds.map((kind, i) => this.#playForever(kind, i));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { clients } of this.present) for (const client of clients) client.stop();
    await Promise.all(this.#games);
  }

  close(): void {
    for (const client of this.clients) client.close();
  }

  async #playForever(kind: Kind, place: number): Promise<void> {
    while (!this.#stopped) {
      const party = await this.#sitDown(kind);
      if (!party) return;
      for (const client of this.#playing.get(place)?.clients ?? []) client.close();
      this.parties.push(party);
      this.#playing.set(place, party);
      await Promise.all(party.clients.map(client => client.play()));
    }
  }

  /** Sitting down twice is sitting on two seats, so this is done on a good line and from the start if it fails. */
  async #sitDown({ game, people, bot }: Kind): Promise<Party | undefined> {
    const seats: SeatPlan[] = [
      { kind: 'you' },
      ...Array<SeatPlan>(people - 1).fill({ kind: 'open' }),
      ...(bot ? [{ kind: 'bot', level: bot } as const] : []),
    ];
    while (!this.#stopped) {
      try {
        const players = [await createTable(this.#anyNode(), { game, seats })];
        while (players.length < people) players.push(await joinTable(this.#elsewhere(players[0])));
        const clients = players.map(player => new Client(player, this.#wire, this.#chance));
        return { table: players[0].table, game, clients };
      } catch {
        await wait(200);
      }
    }
    return undefined;
  }

  #anyNode(): string {
    return pick(this.#chance, this.#nodes);
  }

  #elsewhere(player: Player): Player {
    return Object.assign(Object.create(Object.getPrototypeOf(player)), player, { url: this.#anyNode() });
  }
}
