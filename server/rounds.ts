/** Work that is done in rounds, one at a time. */
export class Rounds {
  readonly #work: () => Promise<void>;
  #running: Promise<void> | undefined;

  constructor(work: () => Promise<void>) {
    this.#work = work;
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
    await this.end();
    await this.join();
  }

  /** The round that is under way, if there is one; what fails was told to whoever began it. */
  async end(): Promise<void> {
    await this.#running?.catch(() => {});
  }
}
