/**
 * Bots wait for a thread to think in. Addresses take turns, and within an address its tables; tables at which somebody looks
 * on come first. Whoever has too many bots, or has waited too long, gets an answer of a cheaper level, which takes no time.
 */
import type { BotAnswer, BotRequest } from '@fathom/bots/request.ts';
import type { BotMaker, Thinker } from '../table/bots.ts';
import { Turns } from './turns.ts';
import { Unwanted } from './unwanted.ts';

export interface BotQueueSettings {
  /** How many think at the same time. */
  readonly threads: number;
  /** So many bots of one address wait; more are answered for by the cheaper level. */
  readonly perAddress: number;
  /** Milliseconds until the table is told that the bots are busy, and until the cheaper level answers. */
  readonly busyAfter: number;
  readonly patience: number;
  /** The level that takes no time. */
  readonly cheap: string;
  /** Called when a bot has begun to think, with the seconds it had to wait and whether it thinks less than it should. */
  readonly began: (waited: number, isCheaper: boolean) => void;
}

interface Job {
  request: BotRequest;
  isCheaper: boolean;
  readonly thinker: Thinker;
  readonly since: number;
  readonly timers: NodeJS.Timeout[];
  readonly resolve: (answer: BotAnswer) => void;
  readonly reject: (error: unknown) => void;
}

export class BotQueue implements BotMaker {
  readonly #maker: BotMaker;
  readonly #settings: BotQueueSettings;
  /** Those that have waited too long, those somebody looks at, and the others. */
  readonly #late = new Turns<string, Job>();
  readonly #watched = new Turns<string, Job>();
  readonly #alone = new Turns<string, Job>();
  #thinking = 0;
  #closed = false;

  constructor(maker: BotMaker, settings: BotQueueSettings) {
    this.#maker = maker;
    this.#settings = settings;
  }

  get levels(): readonly string[] {
    return this.#maker.levels;
  }

  /** How many bots wait. */
  get waiting(): number {
    return this.#late.size + this.#watched.size + this.#alone.size;
  }

  choose(request: BotRequest, thinker: Thinker): Promise<BotAnswer> {
    if (this.#closed || thinker.signal.aborted) return Promise.reject(new Unwanted());
    return new Promise((resolve, reject) => {
      const waiting = { since: performance.now(), timers: [], isCheaper: false };
      const job: Job = { request, thinker, ...waiting, resolve, reject };
      this.#add(job);
      thinker.signal.addEventListener('abort', () => this.#drop(job), { once: true });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (let job = this.#take(); job; job = this.#take())
      this.#settle(job, () => job?.reject(new Unwanted()));
    await this.#maker.close();
  }

  #add(job: Job): void {
    const { address, table } = job.thinker;
    const { perAddress, busyAfter, patience } = this.#settings;
    if (this.#waitingFor(address) >= perAddress) {
      this.#makeCheap(job);
      return this.#late.add(address, table, job);
    }
    (job.thinker.isWatched() ? this.#watched : this.#alone).add(address, table, job);
    job.timers.push(
      setTimeout(() => job.thinker.waits(), busyAfter).unref(),
      setTimeout(() => this.#hurry(job), patience).unref(),
    );
  }

  #waitingFor(address: string): number {
    return this.#watched.waitingFor(address) + this.#alone.waitingFor(address);
  }

  #makeCheap(job: Job): void {
    const { cheap } = this.#settings;
    if (!this.levels.includes(cheap) || job.request.level === cheap) return;
    job.request = { ...job.request, level: cheap };
    job.isCheaper = true;
  }

  /** It has waited long enough. */
  #hurry(job: Job): void {
    const { address, table } = job.thinker;
    if (![this.#watched, this.#alone].some(turns => turns.remove(address, table, job))) return;
    this.#makeCheap(job);
    this.#late.add(address, table, job);
    this.#next();
  }

  #drop(job: Job): void {
    const { address, table } = job.thinker;
    const turns = [this.#late, this.#watched, this.#alone];
    if (turns.some(one => one.remove(address, table, job)))
      this.#settle(job, () => job.reject(new Unwanted()));
  }

  #take(): Job | undefined {
    return this.#late.next() ?? this.#watched.next() ?? this.#alone.next();
  }

  #next(): void {
    while (this.#thinking < this.#settings.threads) {
      const job = this.#take();
      if (!job) return;
      void this.#think(job);
    }
  }

  async #think(job: Job): Promise<void> {
    const { request, thinker, since } = job;
    this.#thinking++;
    this.#settings.began((performance.now() - since) / 1000, job.isCheaper);
    for (const timer of job.timers) clearTimeout(timer);
    thinker.begins();
    try {
      const answer = await this.#maker.choose(request, thinker);
      this.#settle(job, () => job.resolve(answer));
    } catch (error) {
      this.#settle(job, () => job.reject(this.#closed ? new Unwanted() : error));
    } finally {
      this.#thinking--;
      this.#next();
    }
  }

  #settle(job: Job, done: () => void): void {
    for (const timer of job.timers) clearTimeout(timer);
    done();
  }
}
