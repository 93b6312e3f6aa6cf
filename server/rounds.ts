/** Work that is done in rounds, one at a time: again and again, and whenever somebody wants it done. */
export class Rounds {
  readonly #work: () => Promise<void>;
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** A round every so many milliseconds from now on. */
  start(every: number, onError: (error: unknown) => void): void {
    this.#timer = setInterval(() => this.join().catch(onError), every).unref();
  }

  /** Begins a round, or joins the one that is under way. */
  join(): Promise<void> {
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Whatever is due now is done: a round that is under way may have begun before it was. */
  async settle(): Promise<void> {
    await this.#underWay();
    await this.join();
  }

  /** No more rounds once the one under way has ended. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#underWay();
  }

  /** Until it has ended; what fails was told to whoever began it. */
  async #underWay(): Promise<void> {
    await this.#running?.catch(() => {});
  }
}
