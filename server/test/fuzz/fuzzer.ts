/** Sends damaged requests to a real server and looks for what must never happen. */
import { type Rng, seedRng } from '@fathom/kernel';
import { ServerProcess } from '../process/process.ts';
import { leaksIn } from './leaks.ts';
import { type HttpRequest, randomRequest, type StreamRequest } from './requests.ts';
import { type Scene, setScene, stateOf } from './scene.ts';
import { converse, exchange, Line, type Reply } from './wire.ts';

const GAMES = ['submarine', 'new-eden', 'endeavor-deep-sea', 'flotilla', 'sealed'];
const AT_ONCE = 24;
const ROUND = 2000;
export interface Report {
  readonly requests: number;
  readonly streams: number;
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Each with the number of its request: the same seed makes the same request again. */
  readonly findings: readonly string[];
  readonly created: number;
  readonly seconds: number;
  /** Resident memory of the server in bytes, before and at the end. */
  readonly memory: readonly [number, number];
}

export interface Plan {
  readonly data: string;
  readonly seed: string;
  readonly requests: number;
  readonly progress?: (done: number) => void;
}

export async function fuzz({ data, seed, requests, progress }: Plan): Promise<Report> {
  const server = await ServerProcess.start(data, {
    patience: 3000,
    sockets: 1_000_000,
    seatRate: 100_000_000,
  });
  try {
    const scene = await setScene(server.url, data, GAMES, seedRng(seed, 'scene'));
    const run = new Run(server, scene, data, seed);
    await run.all(requests, progress);
    return run.report();
  } finally {
    await server.stop('SIGKILL');
  }
}

class Run {
  readonly #server: ServerProcess;
  readonly #scene: Scene;
  readonly #data: string;
  readonly #seed: string;
  readonly #before: { hash: string; tables: number };
  readonly #memory: number;
  readonly #begun = performance.now();
  readonly #statuses = new Map<number, number>();
  readonly #findings: string[] = [];
  readonly #lines: Line[];
  #next = 0;
  #streams = 0;
  #created = 0;
  /** Requests for a table that were broken behind their end: they may be served although the answer gets lost. */
  #unanswered = 0;

  constructor(server: ServerProcess, scene: Scene, data: string, seed: string) {
    this.#server = server;
    this.#scene = scene;
    this.#data = data;
    this.#seed = seed;
    this.#before = stateOf(data, scene);
    this.#memory = server.memory;
    this.#lines = Array.from({ length: AT_ONCE }, (_, i) => new Line(server.url, address(i)));
  }

  /** In rounds: after each the state is compared. */
  async all(requests: number, progress: (done: number) => void = () => {}): Promise<void> {
    while (this.#next < requests && this.#server.ended === undefined) {
      const end = Math.min(requests, this.#next + ROUND);
      await Promise.all(this.#lines.map(line => this.#work(line, end)));
      await this.#compare();
      progress(this.#next);
    }
    for (const line of this.#lines) line.close();
  }

  report(): Report {
    return {
      requests: this.#next,
      streams: this.#streams,
      statuses: new Map([...this.#statuses].sort(([a], [b]) => a - b)),
      findings: this.#findings,
      created: this.#created,
      seconds: (performance.now() - this.#begun) / 1000,
      memory: [this.#memory, this.#server.ended === undefined ? this.#server.memory : 0],
    };
  }

  async #work(line: Line, end: number): Promise<void> {
    while (this.#next < end && this.#server.ended === undefined) {
      const n = this.#next++;
      const request = randomRequest(diceFor(this.#seed, n), this.#scene);
      try {
        const reply = await this.#send(line, request, n);
        this.#check(n, request, reply);
      } catch (error) {
        this.#find(n, error instanceof Error ? error.message : String(error));
      }
    }
  }

  #send(line: Line, request: HttpRequest | StreamRequest, n: number): Promise<Reply> {
    const { url } = this.#server;
    if (request.kind === 'http') {
      return request.framed ? line.send(request.bytes) : exchange(url, address(n), request.bytes);
    }
    this.#streams++;
    return converse(url, address(n), request.path, request.frames);
  }

  #check(n: number, request: HttpRequest | StreamRequest, reply: Reply): void {
    for (const status of reply.statuses.length > 0 ? reply.statuses : [0]) {
      this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
      if (status >= 500) this.#find(n, `status ${status}`);
      if (status === 201) this.#created++;
    }
    if (
      request.kind === 'http' &&
      !request.framed &&
      !reply.statuses.includes(201) &&
      asksForTable(request.bytes)
    )
      this.#unanswered++;
    for (const leak of leaksIn(reply.text, this.#scene, request.seatedAt)) this.#find(n, leak);
  }

  async #compare(): Promise<void> {
    if (this.#server.ended !== undefined)
      return this.#find(this.#next, `the server ended: ${this.#server.ended}`);
    const health = await fetch(`${this.#server.url}/healthz`).catch(() => undefined);
    if (health?.status !== 200) this.#find(this.#next, 'the server is not healthy');
    const { hash, tables } = stateOf(this.#data, this.#scene);
    if (hash !== this.#before.hash) this.#find(this.#next, 'the state of a table has changed');
    const made = tables - this.#before.tables;
    if (made < this.#created || made > this.#created + this.#unanswered)
      this.#find(this.#next, `${made} tables were made, ${this.#created} were answered`);
  }

  #find(n: number, what: string): void {
    this.#findings.push(`request ${n}: ${what}`);
  }
}

/** Each request has dice of its own, so any one of them can be made again. */
export function diceFor(seed: string, n: number): Rng {
  return seedRng(`${seed} ${n}`, 'fuzz');
}

function asksForTable(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).includes('POST /api/tables ');
}

function address(n: number): string {
  return `127.0.${1 + (n % 200)}.1`;
}
