/**
 * How much of one address is begun in one turn of the event loop. The rest waits for the next turns, so that a hundred
 * requests that arrive at once do not make everybody else wait for all of them.
 */
export class Pace {
  readonly #most: number;
  readonly #begun = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();
  #soon: NodeJS.Immediate | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  /** Resolves when it is its turn; undefined when that is now. */
  turn(who: string): Promise<void> | undefined {
    this.#soon ??= setImmediate(() => this.#next());
    const begun = this.#begun.get(who) ?? 0;
    if (begun < this.#most) {
      this.#begun.set(who, begun + 1);
      return undefined;
    }
    return new Promise(resolve => {
      const line = this.#waiting.get(who) ?? [];
      this.#waiting.set(who, line);
      line.push(resolve);
    });
  }

  #next(): void {
    this.#soon = undefined;
    this.#begun.clear();
    for (const [who, line] of this.#waiting) {
      const begin = line.splice(0, this.#most);
      this.#begun.set(who, begin.length);
      for (const resolve of begin) resolve();
      if (line.length === 0) this.#waiting.delete(who);
    }
    if (this.#begun.size > 0) this.#soon = setImmediate(() => this.#next());
  }
}
