/** Jobs one after the other; a job that fails does not hold up the next. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get busy(): boolean {
    return this.#waiting > 0;
  }

  add<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#last.then(job).finally(() => {
      this.#waiting--;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  async idle(): Promise<void> {
    while (this.busy) await this.#last;
  }
}
