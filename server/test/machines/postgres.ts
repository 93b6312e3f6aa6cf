/** A PostgreSQL of our own in a temporary folder, which can be stopped and started again. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from '../../../scripts/machine.ts';
import { freePort } from './port.ts';

/** `fast` says goodbye to its clients, `immediate` is a crash: it recovers from its log at the next start. */
export type Stop = 'fast' | 'immediate';
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

const PATIENCE = 120_000;

export class PostgresServer {
  readonly #programs: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #durable: boolean;
  readonly #user: { readonly uid?: number; readonly gid?: number };
  #process: ChildProcess | undefined;
  #databases = 0;

  /** Processes die in the tests, the machine does not: only who measures needs what is stored to be on disk. */
  static async start({ durable = false } = {}): Promise<PostgresServer> {
    const programs = findPostgres();
    if (!programs) throw new Error('PostgreSQL is not on this machine: apt-get install postgresql');
    const server = new PostgresServer(programs, await freePort(), durable);
    await server.start();
    return server;
  }

  private constructor(programs: string, port: number, durable: boolean) {
    this.#programs = programs;
    this.#port = port;
    this.#durable = durable;
    this.#user = process.getuid?.() === 0 ? unprivileged() : {};
    this.#folder = mkdtempSync(join(tmpdir(), 'fathom-postgres-'));
    chmodSync(this.#folder, 0o700);
    if (this.#user.uid !== undefined) chownSync(this.#folder, this.#user.uid, this.#user.gid ?? -1);
    const data = join(this.#folder, 'data');
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'fathom', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { stdio: 'pipe', cwd: this.#folder, ...this.#user },
    );
  }

  url(database = 'postgres'): string {
    return `postgres://fathom@127.0.0.1:${this.#port}/${database}`;
  }

  /** The address of an empty database. */
  async createDatabase(): Promise<string> {
    const name = `fathom_${++this.#databases}`;
    const client = new Client({ connectionString: this.url() });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return this.url(name);
  }

  async start(): Promise<void> {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: String(this.#port),
      unix_socket_directories: this.#folder,
      max_connections: '100',
      log_min_messages: 'panic',
      fsync: this.#durable ? 'on' : 'off',
    };
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(this.#programs, 'postgres'), ['-D', join(this.#folder, 'data'), ...given], {
      stdio: 'ignore',
      cwd: this.#folder,
      ...this.#user,
    });
    this.#process = child;
    const end = Date.now() + PATIENCE;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > end) throw new Error('PostgreSQL does not start');
      await wait(50);
    }
  }

  async stop(how: Stop = 'fast'): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(SIGNALS[how]);
    await gone;
  }

  async remove(): Promise<void> {
    await this.stop('immediate');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #answers(): Promise<boolean> {
    const client = new Client({ connectionString: this.url(), connectionTimeoutMillis: 1000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('SELECT 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** PostgreSQL refuses to be run by root. */
function unprivileged(): { uid: number; gid: number } {
  const ask = (user: string, flag: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: ask(user, '-u'), gid: ask(user, '-g') };
    } catch {
      // There is no such user.
    }
  }
  throw new Error('there is no unprivileged user who could run PostgreSQL');
}
