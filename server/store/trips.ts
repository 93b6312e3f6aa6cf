/** Round trips that are shared: whatever waits when one comes back goes along with the next. */
const LARGEST_GROUP = 200;
/** Round trips at the same time. */
const LANES = 4;

export interface Passenger<In, Out> {
  readonly item: In;
  readonly resolve: (value: Out) => void;
  readonly reject: (error: unknown) => void;
}

export interface Journey<In, Out> {
  /** What there is only one of on the way. */
  readonly key: (item: In) => string;
  /** Settles every passenger and never fails. */
  readonly send: (group: readonly Passenger<In, Out>[]) => Promise<void>;
}

export class Trips<In, Out> {
  readonly #journey: Journey<In, Out>;
  #waiting: Passenger<In, Out>[] = [];
  readonly #underway = new Set<string>();
  #lanes = 0;
  #scheduled = false;

  constructor(journey: Journey<In, Out>) {
    this.#journey = journey;
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
      const group = this.#takeGroup();
      if (group.length === 0) return;
      this.#lanes++;
      this.#journey.send(group).finally(() => {
        this.#lanes--;
        for (const { item } of group) this.#underway.delete(this.#journey.key(item));
        if (this.#waiting.length > 0) this.#schedule();
      });
      if (this.#waiting.length > 0) this.#schedule();
    });
  }

  #takeGroup(): Passenger<In, Out>[] {
    const group: Passenger<In, Out>[] = [];
    const left: Passenger<In, Out>[] = [];
    for (const passenger of this.#waiting) {
      const key = this.#journey.key(passenger.item);
      if (group.length === LARGEST_GROUP || this.#underway.has(key)) left.push(passenger);
      else {
        this.#underway.add(key);
        group.push(passenger);
      }
    }
    this.#waiting = left;
    return group;
  }
}
