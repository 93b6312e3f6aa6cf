/**
 * Writes in a thread of its own: waiting for the disk holds up nobody who only asks for something, and a server at its
 * limit has the processor to itself. What arrives in one turn of the event loop goes over as one message.
 */
import { Worker } from 'node:worker_threads';
import type { Given, WriteName, Writer, Written } from './sqlite-writes.ts';
import { Conflict, Unavailable } from './store.ts';

const ENTRY = new URL('./sqlite-worker.ts', import.meta.url);
/** So many go over at once, before the turn is at its end: the thread writes them while the others are still being judged. */
const ENOUGH = 64;

export interface Job {
  readonly id: number;
  readonly name: WriteName;
  readonly given: readonly unknown[];
}

/** Moves, and nothing else, go over as text: that is written and read in half the time of a copy. */
export type ToWriter = readonly Job[] | { readonly appends: string } | 'close';

/** Those that were done and have nothing to say, and the others. */
export interface FromWriter {
  readonly done: readonly number[];
  readonly others: readonly Outcome[];
}

/** What became of a job. Errors lose their class and their codes on the way. */
export type Outcome = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly conflict: string }
  | { readonly message: string; readonly codes: Readonly<Record<string, unknown>> }
);

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export class ThreadWriter implements Writer {
  readonly #path: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #ended: Promise<void> = Promise.resolve();
  #failure: Error | undefined;
  #jobs: Job[] = [];
  #next = 0;

  constructor(path: string) {
    this.#path = path;
  }

  write<N extends WriteName>(name: N, ...given: Given<N>): Promise<Written<N>> {
    return new Promise<Written<N>>((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      if (this.#jobs.length === 0) setImmediate(() => this.#send());
      const id = this.#next++;
      this.#jobs.push({ id, name, given });
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      if (this.#jobs.length === ENOUGH) this.#send();
    });
  }

  async close(): Promise<void> {
    if (this.#jobs.length > 0) this.#send();
    this.#worker?.ref();
    this.#worker?.postMessage('close' satisfies ToWriter);
    await this.#ended;
  }

  /** The thread is started when there is something to write: many only read. */
  #send(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    if (jobs.length === 0 || this.#failure) return;
    this.#worker ??= this.#start();
    this.#worker.ref();
    try {
      this.#worker.postMessage(messageOf(jobs));
    } catch (error) {
      // Something among them cannot be told to another thread: a mistake in code, and no reason to keep anybody waiting.
      for (const { id } of jobs) this.#take(id)?.reject(error);
    }
  }

  #start(): Worker {
    const worker = new Worker(ENTRY, { workerData: this.#path });
    worker.on('message', (message: FromWriter) => this.#hear(worker, message));
    worker.on('error', error => this.#fail(error));
    this.#ended = new Promise(resolve => {
      worker.on('exit', () => {
        this.#fail(new Error('the thread that writes has ended'));
        resolve();
      });
    });
    return worker;
  }

  #hear(worker: Worker, { done, others }: FromWriter): void {
    for (const id of done) this.#take(id)?.resolve(undefined);
    for (const outcome of others) {
      const waiting = this.#take(outcome.id);
      if ('value' in outcome) waiting?.resolve(outcome.value);
      else waiting?.reject(errorOf(outcome));
    }
    // A process that has nothing else to do may end.
    if (this.#waiting.size === 0) worker.unref();
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  /** Whoever waits does not know whether it was written, as with a database that went away. */
  #fail(cause: unknown): void {
    this.#failure ??= new Unavailable('nothing can be stored any more: start the server again', { cause });
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}

function messageOf(jobs: readonly Job[]): ToWriter {
  return jobs.every(({ name }) => name === 'append') ? { appends: JSON.stringify(jobs) } : jobs;
}

function errorOf(outcome: Exclude<Outcome, { value: unknown }>): Error {
  return 'conflict' in outcome
    ? new Conflict(outcome.conflict)
    : Object.assign(new Error(outcome.message), outcome.codes);
}
