/** Round trips to the store are shared: whatever waits when one comes back goes along with the next. */
const LARGEST_BATCH = 200;
/** Round trips at the same time. */
const LANES = 4;

export interface Pending<In, Out> {
  readonly item: In;
  readonly resolve: (value: Out) => void;
  readonly reject: (error: unknown) => void;
}

export interface Batching<In, Out> {
  /** What there is only one of on the way. */
  readonly key: (item: In) => string;
  /** Settles everything that is pending and never fails. */
  readonly send: (batch: readonly Pending<In, Out>[]) => Promise<void>;
}

export class Batcher<In, Out> {
  readonly #batching: Batching<In, Out>;
  #waiting: Pending<In, Out>[] = [];
  readonly #underway = new Set<string>();
  #lanes = 0;
  #scheduled = false;

  constructor(batching: Batching<In, Out>) {
    this.#batching = batching;
  }

  add(item: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#lanes >= LANES) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      const batch = this.#takeBatch();
      if (batch.length === 0) return;
      this.#lanes++;
      this.#batching.send(batch).finally(() => {
        this.#lanes--;
        for (const { item } of batch) this.#underway.delete(this.#batching.key(item));
        if (this.#waiting.length > 0) this.#schedule();
      });
      if (this.#waiting.length > 0) this.#schedule();
    });
  }

  #takeBatch(): Pending<In, Out>[] {
    const batch: Pending<In, Out>[] = [];
    const left: Pending<In, Out>[] = [];
    for (const pending of this.#waiting) {
      const key = this.#batching.key(pending.item);
      if (batch.length === LARGEST_BATCH || this.#underway.has(key)) left.push(pending);
      else {
        this.#underway.add(key);
        batch.push(pending);
      }
    }
    this.#waiting = left;
    return batch;
  }
}
