/**
 * How long a choice takes when the node it was sent to is killed, and when NATS is gone: `npm run failover [-- --tables N --times N]`.
 * Two nodes on PostgreSQL and NATS of their own; people use the connection of the page and a balancer that tries the other node.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pick, seedRng } from '@fathom/kernel';
import { columns } from '../cli/columns.ts';
import { createTable, joinTable, type Player } from '../server/test/arena.ts';
import { Stage } from '../server/test/faults/stage.ts';
import { OnlineTable } from '../web/table/online.ts';
import { BROWSER_CLOCK, type Socket } from '../web/table/socket.ts';
import { ensureMachine } from './machine.ts';

const { values } = parseArgs({
  options: { tables: { type: 'string', default: '20' }, times: { type: 'string', default: '5' } },
});
const [TABLES, TIMES] = [Number(values.tables), Number(values.times)];
/** Whoever did not get through by then never will. */
const PATIENCE = 30_000;
/** A node that did not answer is not asked for so long, as a balancer does it. */
const AVOIDED_FOR = 1000;

const rng = seedRng('failover', 'players');

/** Prefers one node and takes another when that does not answer. */
class Balancer {
  static readonly #avoided = new Map<string, number>();
  readonly #urls: readonly string[];

  constructor(urls: readonly string[], first: number) {
    this.#urls = [...urls.slice(first), ...urls.slice(0, first)];
  }

  async fetch(path: string, init: RequestInit): Promise<Response> {
    const url = this.#best();
    try {
      return await fetch(url + path, init);
    } catch (error) {
      this.#avoid(url);
      if (!isRefused(error)) throw error;
      return fetch(this.#best() + path, init);
    }
  }

  socket(path: string): Socket {
    const url = this.#best();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api${path}`);
    socket.addEventListener('close', ({ code }) => code === 1006 && this.#avoid(url));
    return socket as Socket;
  }

  #best(): string {
    const now = performance.now();
    return this.#urls.find(url => (Balancer.#avoided.get(url) ?? 0) < now) ?? this.#urls[0];
  }

  #avoid(url: string): void {
    Balancer.#avoided.set(url, performance.now() + AVOIDED_FOR);
  }
}

/** Nobody was there: nothing can have happened, so another node may be asked. */
function isRefused(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === 'ECONNREFUSED';
}

class Seat {
  readonly table: OnlineTable;

  constructor({ table, token }: Player, balancer: Balancer) {
    this.table = new OnlineTable(
      table,
      { token },
      {
        fetch: (path, init) => balancer.fetch(path, init),
        socket: path => balancer.socket(path),
        clock: BROWSER_CLOCK,
      },
    );
  }

  get seq(): number {
    return this.table.state().known?.seq ?? -1;
  }

  get moves(): readonly string[] {
    return this.table.state().known?.moves ?? [];
  }

  get isLive(): boolean {
    return this.table.state().line === 'live';
  }

  /** Until something is so, or not for ever. */
  until(done: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('waited in vain')), PATIENCE);
      const look = () => {
        if (!done()) return;
        clearTimeout(late);
        stop();
        resolve();
      };
      const stop = this.table.subscribe(look);
      look();
    });
  }
}

/** Two people, each at another node. */
type Pair = readonly [Seat, Seat];

async function sitDown(urls: readonly string[]): Promise<Pair> {
  const host = await createTable(urls[0]);
  const guest = await joinTable(host);
  const pair = [new Seat(host, new Balancer(urls, 0)), new Seat(guest, new Balancer(urls, 1))] as const;
  for (const seat of pair) await seat.until(() => seat.isLive && seat.seq >= 0);
  return pair;
}

/** Somebody whose turn it is plays; says how long that took, and how long until the other one saw it. */
async function play(pair: Pair): Promise<{ counted: number; seen: number } | undefined> {
  const mover = pair.find(({ moves }) => moves.length > 0);
  const other = pair.find(seat => seat !== mover);
  if (!mover || !other) return undefined;
  const [before, begun] = [mover.seq, performance.now()];
  void mover.table.move(pick(rng, mover.moves));
  await mover.until(() => mover.seq > before);
  const counted = performance.now() - begun;
  await other.until(() => other.seq >= mover.seq);
  return { counted, seen: performance.now() - begun };
}

async function everybody(pairs: readonly Pair[]): Promise<{ counted: number; seen: number }[]> {
  const results = await Promise.all(pairs.map(play));
  return results.filter(result => result !== undefined);
}

/** Everybody has seen the same and is connected. */
async function settled(pairs: readonly Pair[]): Promise<void> {
  for (const [one, two] of pairs) {
    const isSettled = () => one.isLive && two.isLive && one.seq === two.seq;
    while (!isSettled()) await wait(20);
  }
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

function row(title: string, times: readonly number[]): string[] {
  const told = [0.5, 0.95, 1].map(share => `${quantile(times, share).toFixed(0)} ms`);
  return [title, String(times.length), ...told];
}

ensureMachine();
const stage = await Stage.cluster(2, 0);
const [quiet, killed, noBus]: number[][] = [[], [], []];
let pairs: Pair[] = [];
try {
  for (let i = 0; i < TIMES; i++) {
    pairs = await Promise.all(Array.from({ length: TABLES }, () => sitDown(stage.urls)));
    quiet.push(...(await everybody(pairs)).map(({ counted }) => counted));
    await settled(pairs);
    const back = stage.nodes[i % stage.nodes.length].killAndRestart();
    // The choice is made while the node goes down.
    killed.push(...(await everybody(pairs)).map(({ counted }) => counted));
    await back;
    await settled(pairs);
    await stage.restartBus(0, async () => {
      noBus.push(...(await everybody(pairs)).map(({ seen }) => seen));
    });
    for (const seat of pairs.flat()) seat.table.close();
  }
} finally {
  for (const seat of pairs.flat()) seat.table.close();
  await stage.close();
}
console.log(
  columns([
    ['what', 'choices', 'p50', 'p95', 'most'],
    row('a choice, answered', quiet),
    row('a choice while its node is killed, answered', killed),
    row('a choice without NATS, seen at the other node', noBus),
  ]),
);
process.exitCode = quantile(killed, 0.95) <= 1000 && quantile(noBus, 0.95) <= 2000 ? 0 : 1;
process.exit();
