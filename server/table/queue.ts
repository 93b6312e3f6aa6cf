/** Jobs one after the other; a job that fails does not hold up the next. */
export class Queue {
  #busy = false;
  readonly #waiting: (() => void)[] = [];

  get busy(): boolean {
    return this.#busy;
  }

  /** Where nobody waits the job begins at once. */
  add<T>(job: () => Promise<T>): Promise<T> {
    if (this.#busy) return new Promise<void>(begin => this.#waiting.push(begin)).then(() => this.#run(job));
    this.#busy = true;
    return this.#run(job);
  }

  async idle(): Promise<void> {
    while (this.#busy) await this.add(nothing);
  }

  #run<T>(job: () => Promise<T>): Promise<T> {
    const done = begun(job);
    done.then(this.#next, this.#next);
    return done;
  }

  readonly #next = (): void => {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  };
}

async function nothing(): Promise<void> {}

/** A job may fail before there is anything to wait for. */
export function begun<T>(job: () => Promise<T>): Promise<T> {
  try {
    return job();
  } catch (error) {
    return Promise.reject(error);
  }
}
