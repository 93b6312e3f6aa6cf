/** What is put under stress: nodes, workers, a database and a bus of our own, or one node on a file. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openStore } from '../../open.ts';
import type { Store } from '../../store/store.ts';
import { temporaryFolder } from '../arena.ts';
import { NatsServer } from '../machines/nats.ts';
import { freePort } from '../machines/port.ts';
import { PostgresServer, type Stop } from '../machines/postgres.ts';
import { Mortal } from './mortal.ts';

export class Stage {
  readonly nodes: readonly Mortal[];
  readonly workers: readonly Mortal[];
  /** Addresses of the nodes. */
  readonly urls: readonly string[];
  readonly #folder: ReturnType<typeof temporaryFolder>;
  readonly #postgres: PostgresServer | undefined;
  readonly #nats: NatsServer | undefined;
  readonly #database: string | undefined;

  /** Several nodes and workers on PostgreSQL and NATS. */
  static async cluster(nodes: number, workers: number): Promise<Stage> {
    const [postgres, nats] = await Promise.all([PostgresServer.start(), NatsServer.start()]);
    const database = await postgres.createDatabase();
    return Stage.#build(nodes, workers, { postgres, nats, database });
  }

  /** One node on SQLite. */
  static single(): Promise<Stage> {
    return Stage.#build(1, 0, {});
  }

  static async #build(nodes: number, workers: number, services: Services): Promise<Stage> {
    const ports = await Promise.all(Array.from({ length: nodes }, freePort));
    const stage = new Stage(ports, workers, services);
    await Promise.all(stage.processes.map(mortal => mortal.start()));
    return stage;
  }

  private constructor(ports: readonly number[], workers: number, { postgres, nats, database }: Services) {
    this.#folder = temporaryFolder();
    this.#postgres = postgres;
    this.#nats = nats;
    this.#database = database;
    const cache = join(this.#folder.path, 'cache');
    this.urls = ports.map(port => `http://127.0.0.1:${port}`);
    this.nodes = ports.map((port, i) => {
      const data = this.#folder.path;
      const order = { role: 'node', data, port, database, nats: nats?.url, secret: SECRET } as const;
      return new Mortal(`node ${i + 1}`, order, cache);
    });
    this.workers = Array.from(
      { length: workers },
      (_, i) => new Mortal(`worker ${i + 1}`, { role: 'worker', nats: nats?.url ?? '' }, cache),
    );
  }

  get processes(): readonly Mortal[] {
    return [...this.nodes, ...this.workers];
  }

  /** A look into the store beside the nodes. */
  openStore(): Promise<Store> {
    return openStore(this.#folder.path, this.#database);
  }

  async restartDatabase(how: Stop, away: number): Promise<void> {
    await this.#postgres?.stop(how);
    await wait(away);
    await this.#postgres?.start();
  }

  /** Away for so long, and until what is done `meanwhile` is over. */
  async restartBus(away: number, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
    await this.#nats?.stop();
    await Promise.all([wait(away), meanwhile()]);
    await this.#nats?.start();
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map(mortal => mortal.end()));
    await Promise.all([this.#postgres?.remove(), this.#nats?.stop()]);
    this.#folder.remove();
  }
}

interface Services {
  readonly postgres?: PostgresServer;
  readonly nats?: NatsServer;
  readonly database?: string;
}

const SECRET = 'a secret that every node of this test shares';
