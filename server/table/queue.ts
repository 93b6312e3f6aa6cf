/** Jobs one after the other; a job that fails does not hold up the next. */
export class Queue {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  get busy(): boolean {
    return this.#waiting > 0;
  }

  add<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#last.then(job).finally(() => {
      this.#waiting--;
    });
    // What a job has found is the requester's: a queue that kept it would keep a whole log.
    this.#last = done.then(nothing, nothing);
    return done;
  }

  async idle(): Promise<void> {
    while (this.busy) await this.#last;
  }
}

function nothing(): void {}
