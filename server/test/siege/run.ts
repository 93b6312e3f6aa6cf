/** One flood after the other, each against a fresh server with the settings everybody gets, while honest people play. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTable, joinTable, playOn } from '../arena.ts';
import { childrenOf, memoryOf } from '../children.ts';
import type { FloodName } from './floods.ts';
import { Honest } from './honest.ts';
import type { Turn } from './probe.ts';

const CLI = new URL('../../../cli/fathom.ts', import.meta.url).pathname;
const ATTACKER = new URL('./attacker.ts', import.meta.url).pathname;
const PROBE = new URL('./probe.ts', import.meta.url).href;
const ATTACKER_ADDRESS = '127.0.0.2';
/** Enough people for a 99th percentile that says something: about 600 moves in twenty seconds. */
const TABLES = 16;
/** Moves after which a bot has thought: not each of them is a choice. */
const THOUGHTS = 3;

export interface Plan {
  readonly seconds: number;
  /** How many moves the long match has that is asked for. */
  readonly long: number;
}

export interface Outcome {
  readonly flood: FloodName;
  /** Milliseconds that each move waited, before the flood and under it. */
  readonly quiet: readonly number[];
  readonly under: readonly number[];
  /** Bytes at most, before the flood and under it. */
  readonly memory: number;
  readonly mostMemory: number;
  /** Milliseconds of work in the longest turn of the event loop. */
  readonly longestTurn: number;
  readonly tries: number;
  /** Milliseconds from SIGTERM to the end, while the flood goes on. */
  readonly stop: number;
  readonly problems: readonly string[];
}

export async function besiege(flood: FloodName, { seconds, long }: Plan): Promise<Outcome> {
  const data = mkdtempSync(join(tmpdir(), 'fathom-siege-'));
  const server = await Besieged.start(data);
  const honest = new Honest(server.url, TABLES);
  let attack: Attack | undefined;
  try {
    const match = await longMatch(server.url, long);
    await honest.sitDown();
    await wait(1000);
    honest.begin();
    const memory = await server.watch(1000 * seconds);
    const quiet = [...honest.waits];
    const target = { url: server.url, long: match, address: ATTACKER_ADDRESS };
    attack = new Attack(flood, seconds + 15, JSON.stringify(target));
    honest.begin();
    server.begin();
    const mostMemory = await server.watch(1000 * seconds);
    const under = [...honest.waits];
    const { longestTurn } = server;
    await honest.standUp();
    const stop = await server.stop();
    const tries = await attack.end();
    const { problems } = honest;
    return { flood, quiet, under, memory, mostMemory, longestTurn, tries, stop, problems };
  } finally {
    await attack?.end();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Played by people who are not counted. */
async function longMatch(url: string, moves: number): Promise<string> {
  await loadBots(url);
  const host = await createTable(url, { game: 'flotilla', listed: true });
  await playOn([host, await joinTable(host)], offered => offered[0], moves);
  return host.table;
}

/** The process in which bots think is part of a quiet server, with the rules and weights of a large game. */
async function loadBots(url: string): Promise<void> {
  const host = await createTable(url, {
    game: 'flotilla',
    seats: [{ kind: 'bot', level: 'strong' }, { kind: 'you' }],
  });
  for (;;) {
    const { steps, seq, moves } = await host.update();
    if (steps.filter(({ seat }) => seat !== null && seat !== host.seat).length >= THOUGHTS) return;
    if (moves.length > 0) await host.move(moves[0], seq);
    else await wait(100);
  }
}

export function p99(waits: readonly number[]): number {
  const sorted = [...waits].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(0.99 * sorted.length))] ?? Number.NaN;
}

class Besieged {
  readonly #process: ChildProcess;
  readonly #exit: Promise<void>;
  #hasEnded = false;
  url = '';
  longestTurn = 0;

  static async start(data: string): Promise<Besieged> {
    const server = new Besieged(data);
    server.url = await server.#ready;
    return server;
  }

  readonly #ready: Promise<string>;

  private constructor(data: string) {
    // As `npx fathom serve` starts it, with what stands in the first line of the program.
    const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
    const env = { PATH: path, FATHOM_LOG: 'silent', NODE_OPTIONS: `--import=${PROBE}` };
    const args = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', data];
    this.#process = spawn(CLI, args, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    this.#process.on('message', ({ longestTurn }: Turn) => {
      this.longestTurn = Math.max(this.longestTurn, longestTurn);
    });
    this.#exit = new Promise(resolve => {
      this.#process.once('exit', () => {
        this.#hasEnded = true;
        resolve();
      });
    });
    let text = '';
    this.#ready = new Promise((resolve, reject) => {
      this.#process.stdout?.setEncoding('utf8').on('data', chunk => {
        text += chunk;
        const found = /http:\S+/.exec(text);
        if (found) resolve(found[0]);
      });
      this.#process.once('exit', () => reject(new Error(`the server did not start: ${text}`)));
    });
  }

  /** Forgets the turns before. */
  begin(): void {
    this.longestTurn = 0;
  }

  /** Of the server and of the processes in which its bots think. */
  get memory(): number {
    const { pid } = this.#process;
    return pid === undefined ? 0 : [pid, ...childrenOf(pid)].reduce((sum, one) => sum + memoryOf(one), 0);
  }

  /** The most memory it has meanwhile. */
  async watch(milliseconds: number): Promise<number> {
    let most = 0;
    for (const end = Date.now() + milliseconds; Date.now() < end; ) {
      most = Math.max(most, this.memory);
      await wait(250);
    }
    return most;
  }

  async stop(): Promise<number> {
    const begun = performance.now();
    if (!this.#hasEnded) this.#process.kill('SIGTERM');
    const patience = setTimeout(() => this.#process.kill('SIGKILL'), 30_000);
    await this.#exit;
    clearTimeout(patience);
    return performance.now() - begun;
  }
}

class Attack {
  readonly #process: ChildProcess;
  readonly #exit: Promise<void>;
  #said = '';

  constructor(flood: string, seconds: number, target: string) {
    // An attacker has a machine of its own: what it computes must not be missing here.
    const args = ['-n', '19', process.execPath, ATTACKER, flood, String(seconds), target];
    this.#process = spawn('nice', args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process.stdout?.setEncoding('utf8').on('data', text => {
      this.#said += text;
    });
    this.#exit = new Promise(resolve => this.#process.once('exit', () => resolve()));
  }

  async end(): Promise<number> {
    this.#process.stdin?.end();
    await this.#exit;
    return Number(this.#said);
  }
}
