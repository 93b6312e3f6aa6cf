/**
 * What time it is in a league, and what happens when. Time passes in small steps, and the next one waits until everybody is
 * done, the server too: nobody is late because the machine is slow.
 */
import type { Node } from './servers.ts';

interface Entry {
  readonly at: number;
  readonly job: () => Promise<void>;
}

export interface Pace {
  /** Milliseconds of the league from one look to the next. */
  readonly step: number;
  /** How many times faster than real time it passes at most. */
  readonly speed: number;
}

export class Calendar {
  readonly #nodes: readonly Node[];
  readonly #pace: Pace;
  /** The latest first. */
  readonly #entries: Entry[] = [];
  #now: number;

  constructor(nodes: readonly Node[], start: number, pace: Pace) {
    this.#nodes = nodes;
    this.#now = start;
    this.#pace = pace;
  }

  get now(): number {
    return this.#now;
  }

  at(time: number, job: () => Promise<void>): void {
    const index = this.#entries.findIndex(entry => entry.at < time);
    this.#entries.splice(index < 0 ? this.#entries.length : index, 0, { at: time, job });
  }

  /** Lets time pass until `isOver` says so. */
  async run(isOver: () => boolean | Promise<boolean>): Promise<void> {
    const { step, speed } = this.#pace;
    while (!(await isOver())) {
      const begun = performance.now();
      this.#now += step;
      await this.#settle();
      await Promise.all(this.#due().map(({ job }) => job()));
      await this.#settle();
      const rest = step / speed - (performance.now() - begun);
      if (rest > 0) await new Promise(resolve => setTimeout(resolve, rest));
    }
  }

  async #settle(): Promise<void> {
    await Promise.all(this.#nodes.map(node => node.settle(this.#now)));
  }

  #due(): Entry[] {
    const first = this.#entries.findIndex(({ at }) => at <= this.#now);
    return first < 0 ? [] : this.#entries.splice(first).reverse();
  }
}
