/** A process that is killed and comes back with the same orders. The next one is loaded while this one works. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Order } from './child.ts';

const CHILD = new URL('./child.ts', import.meta.url).pathname;

class Standby {
  readonly #process: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  readonly ready: Promise<unknown>;
  #killed = false;
  #up = false;

  constructor(cache: string, onCrash: () => void) {
    const env = { NODE_COMPILE_CACHE: cache, ...process.env };
    this.#process = spawn(process.execPath, [CHILD], { stdio: ['pipe', 'pipe', 'inherit'], env });
    if (!this.#process.stdout) throw new Error('the child has no output');
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
    this.ready = this.#lines.next();
    this.#process.once('exit', () => {
      if (this.#up && !this.#killed) onCrash();
    });
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** False when the process ended before it was up. */
  async start(order: Order): Promise<boolean> {
    await this.ready;
    this.#process.stdin?.write(`${JSON.stringify(order)}\n`);
    this.#up = !(await this.#lines.next()).done;
    return this.#up;
  }

  kill(): Promise<void> {
    this.#killed = true;
    return new Promise(resolve => {
      if (this.#process.exitCode !== null || this.#process.signalCode !== null) return resolve();
      this.#process.once('exit', () => resolve());
      this.#process.kill('SIGKILL');
    });
  }
}

export class Mortal {
  readonly name: string;
  readonly #order: Order;
  readonly #cache: string;
  /** Times it ended by itself while it was up, and before it was. */
  crashes = 0;
  failedStarts = 0;
  #current: Standby;
  #next: Standby;

  constructor(name: string, order: Order, cache: string) {
    this.name = name;
    this.#order = order;
    this.#cache = cache;
    this.#current = this.#load();
    this.#next = this.#load();
  }

  async start(): Promise<void> {
    while (!(await this.#current.start(this.#order))) {
      this.failedStarts++;
      this.#replace();
    }
  }

  /** Returns the process that was killed. */
  async killAndRestart(): Promise<number> {
    await this.#next.ready;
    const { pid } = this.#current;
    await this.#current.kill();
    this.#replace();
    await this.start();
    return pid;
  }

  async end(): Promise<void> {
    await Promise.all([this.#current.kill(), this.#next.kill()]);
  }

  #replace(): void {
    this.#current = this.#next;
    this.#next = this.#load();
  }

  #load(): Standby {
    return new Standby(this.#cache, () => this.crashes++);
  }
}
