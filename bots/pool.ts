/** Bots in workers: as many think at a time as the pool has workers, the rest waits in line. */
import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotRequest, FromWorker, ToWorker } from './request.ts';

/** The worker beside this file, which is a source here and compiled in a package. */
const ENTRY = new URL(import.meta.url.replace(/pool(\.\w+)$/, 'worker$1'));
/** A request whose worker died is tried once more. */
const ATTEMPTS = 2;

interface Job {
  readonly request: BotRequest;
  readonly resolve: (answer: BotAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly progress: ((share: number) => void) | undefined;
  attempts: number;
}

/** A thread of Node, or a process that is spoken to like one. */
export interface BotWorker {
  on(event: 'message', heard: (message: FromWorker) => void): unknown;
  on(event: 'error', heard: (error: Error) => void): unknown;
  on(event: 'exit', heard: (code: number | string) => void): unknown;
  postMessage(message: ToWorker): void;
  terminate(): Promise<unknown>;
  ref(): void;
  unref(): void;
}

/** A worker is started when its desk gets its first job, and again after a crash. */
interface Desk {
  worker: BotWorker | undefined;
  job: Job | undefined;
}

export class BotPool {
  readonly #open: () => BotWorker;
  readonly #desks: Desk[] = [];
  readonly #waiting: Job[] = [];
  #closed = false;
  #nextId = 1;

  constructor(size: number, open: () => BotWorker = () => new Worker(ENTRY)) {
    if (!Number.isInteger(size) || size < 1)
      throw new RangeError(`a pool needs at least one worker, not ${size}`);
    this.#open = open;
    for (let i = 0; i < size; i++) this.#desks.push({ worker: undefined, job: undefined });
  }

  choose(request: BotRequest, progress?: (share: number) => void): Promise<BotAnswer> {
    if (this.#closed) return Promise.reject(new Error('the pool is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject, progress, attempts: 0 });
      this.#assign();
    });
  }

  /** Stops all workers; whoever still waits is told so. */
  async close(): Promise<void> {
    this.#closed = true;
    const left = [...this.#waiting.splice(0), ...this.#desks.flatMap(desk => desk.job ?? [])];
    await Promise.all(this.#desks.map(desk => desk.worker?.terminate()));
    for (const job of left) job.reject(new Error('the pool was closed'));
  }

  #assign(): void {
    for (const desk of this.#desks) {
      if (desk.job) continue;
      const job = this.#waiting.shift();
      if (!job) return;
      const worker = desk.worker ?? this.#start(desk);
      desk.job = job;
      job.attempts++;
      worker.ref();
      worker.postMessage({ id: this.#nextId++, request: job.request } satisfies ToWorker);
    }
  }

  #start(desk: Desk): BotWorker {
    const worker = this.#open();
    worker.on('message', message => this.#receive(desk, message));
    worker.on('error', error => this.#crash(desk, worker, error));
    worker.on('exit', code =>
      this.#crash(desk, worker, new Error(`the bot worker stopped with code ${code}`)),
    );
    desk.worker = worker;
    return worker;
  }

  #receive(desk: Desk, message: FromWorker): void {
    const { job } = desk;
    if (!job) return;
    if (message.type === 'progress') return job.progress?.(message.share);
    desk.job = undefined;
    // An idle pool does not keep a process alive.
    desk.worker?.unref();
    if (message.type === 'answer') job.resolve(message.answer);
    else job.reject(new Error(message.message));
    this.#assign();
  }

  /** A crash reports `error` and then `exit`; the second no longer finds its worker at the desk. */
  #crash(desk: Desk, worker: BotWorker, error: Error): void {
    if (this.#closed || desk.worker !== worker) return;
    const { job } = desk;
    desk.worker = undefined;
    desk.job = undefined;
    if (job && job.attempts < ATTEMPTS) this.#waiting.unshift(job);
    else job?.reject(error);
    this.#assign();
  }
}
