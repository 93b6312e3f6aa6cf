/** A server that is killed and comes back at the same address, and people who do not mind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { below, pick, type Rng } from '@fathom/kernel';
import type { Update } from '../protocol.ts';
import { type Answer, createTable, joinTable, type Player } from './arena.ts';

const CHILD = new URL('./child.ts', import.meta.url).pathname;

/** People who think leave the processor to the server that is loading. */
const THINKING = 10;
const WAITING = 60;
const RETRYING = 40;

class Standby {
  readonly #process: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  readonly ready: Promise<unknown>;

  constructor(cache: string) {
    const env = { ...process.env, NODE_COMPILE_CACHE: cache };
    this.#process = spawn(process.execPath, [CHILD], { stdio: ['pipe', 'pipe', 'inherit'], env });
    if (!this.#process.stdout) throw new Error('the child has no output');
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
    this.ready = this.#lines.next();
  }

  async start(data: string, port: string): Promise<string> {
    await this.ready;
    this.#process.stdin?.write(`${data} ${port}\n`);
    return (await this.#lines.next()).value;
  }

  kill(): Promise<void> {
    return new Promise(resolve => {
      this.#process.once('exit', () => resolve());
      this.#process.kill('SIGKILL');
    });
  }
}

/** The next process loads its modules while the present one still serves. */
export class MortalServer {
  readonly #data: string;
  readonly #cache: string;
  #current: Standby;
  #next: Standby;
  url = '';

  constructor(data: string) {
    this.#data = data;
    this.#cache = join(data, 'cache');
    this.#current = new Standby(this.#cache);
    this.#next = new Standby(this.#cache);
  }

  async start(): Promise<void> {
    const port = this.url === '' ? '0' : new URL(this.url).port;
    this.url = await this.#current.start(this.#data, port);
  }

  /** Lets the server live until the next one is there, and `longer`. */
  async killAndRestart(longer: number): Promise<void> {
    await this.#next.ready;
    await new Promise(resolve => setTimeout(resolve, longer));
    await this.#current.kill();
    this.#current = this.#next;
    const started = this.start();
    this.#next = new Standby(this.#cache);
    await started;
  }

  async end(): Promise<void> {
    await Promise.all([this.#current.kill(), this.#next.kill()]);
  }
}

export interface Ack {
  readonly table: string;
  readonly seat: number;
  readonly id: string;
  readonly seq: number;
  /** Undefined for an undo. */
  readonly move: string | undefined;
}

/** Keeps several matches going until told to stop, whatever happens to the server. */
export class Crowd {
  readonly acks: Ack[] = [];
  readonly tables = new Map<string, Player[]>();
  /** Requests that had to be sent again. */
  retries = 0;
  readonly #url: () => string;
  readonly #chance: Rng;
  #stopped = false;
  #games: Promise<void>[] = [];

  constructor(url: () => string, chance: Rng) {
    this.#url = url;
    this.#chance = chance;
  }

  start(matches: number): void {
    this.#games = Array.from({ length: matches }, (_, i) => this.#playForever(i));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#games);
  }

  /** Plays a match to its end. */
  async finish(players: readonly Player[]): Promise<void> {
    this.#stopped = false;
    await Promise.all(players.map(player => this.#play(player)));
  }

  async #playForever(kind: number): Promise<void> {
    while (!this.#stopped) {
      const players = await this.#patiently(() => this.#seat(kind));
      this.tables.set(players[0].table, players);
      await Promise.all(players.map(player => this.#play(player)));
    }
  }

  async #seat(kind: number): Promise<Player[]> {
    if (kind % 3 === 2) {
      const seats = [{ kind: 'you' }, { kind: 'bot', level: 'greedy' }] as const;
      return [await createTable(this.#url(), { seats: [...seats] })];
    }
    const host = await createTable(this.#url(), { game: kind % 3 === 0 ? 'submarine' : 'sealed' });
    return [host, await joinTable(host)];
  }

  async #play(player: Player): Promise<void> {
    let update = await this.#patiently(() => player.update());
    while (!this.#stopped && !update.result) {
      const asked = update.moves.length > 0;
      await new Promise(resolve => setTimeout(resolve, asked ? THINKING : WAITING));
      update = asked ? await this.#choose(player, update) : await this.#patiently(() => player.update());
    }
  }

  /** Sends one choice until it is answered; a stale one is answered with the update it missed. */
  async #choose(player: Player, { seq: base, undo, moves }: Update): Promise<Update> {
    const id = randomUUID();
    const { seat, table } = player;
    const move = undo > 0 && below(this.#chance, 6) === 0 ? undefined : pick(this.#chance, moves);
    const { status, body } = await this.#patiently(() =>
      move === undefined ? player.undo(base, false, id) : player.move(move, base, id),
    );
    if (status === 200) this.acks.push({ table, seat, id, seq: body.seq, move });
    else if (status !== 409) throw new Error(`${status} ${JSON.stringify(body.error)}`);
    return body.update;
  }

  async #patiently<T>(request: () => Promise<T>): Promise<T> {
    for (;;) {
      const answer = await request().catch(() => undefined);
      if (answer !== undefined && !isUnavailable(answer)) return answer;
      this.retries++;
      await new Promise(resolve => setTimeout(resolve, RETRYING));
    }
  }
}

function isUnavailable(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && (answer as Answer<unknown>).status >= 500;
}
