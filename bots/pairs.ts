/**
 * Numbers by pairs of numbers, in lists that one search after the other uses again: maps for thousands of nodes would have to be
 * made, and live long enough to be carried through collections.
 */
import { grown, NOWHERE } from './edges.ts';

const FREE = -1;

export class Pairs {
  /** Places by hash, with the next free one after them; a first number of −1 is a free place. */
  #firsts = new Int32Array(4096).fill(FREE);
  #seconds = new Float64Array(4096);
  #values = new Int32Array(4096);
  #count = 0;

  clear(): void {
    if (this.#count > 0) this.#firsts.fill(FREE);
    this.#count = 0;
  }

  /** `NOWHERE` for a pair without a number. */
  get(first: number, second: number): number {
    const place = this.#placeOf(first, second);
    return this.#firsts[place] === FREE ? NOWHERE : this.#values[place];
  }

  /** The first number must not be negative. */
  set(first: number, second: number, value: number): void {
    const place = this.#placeOf(first, second);
    this.#values[place] = value;
    if (this.#firsts[place] !== FREE) return;
    this.#firsts[place] = first;
    this.#seconds[place] = second;
    if (2 * ++this.#count > this.#firsts.length) this.#grow();
  }

  #placeOf(first: number, second: number): number {
    const last = this.#firsts.length - 1;
    const mixed = Math.imul(Math.imul(first, 0x9e3779b1) ^ second, 0x85ebca6b);
    let place = (mixed ^ (mixed >>> 15)) & last;
    while (this.#firsts[place] !== FREE && (this.#firsts[place] !== first || this.#seconds[place] !== second))
      place = (place + 1) & last;
    return place;
  }

  #grow(): void {
    const [firsts, seconds, values] = [this.#firsts, this.#seconds, this.#values];
    this.#firsts = grown(firsts).fill(FREE);
    this.#seconds = grown(seconds);
    this.#values = grown(values);
    this.#count = 0;
    for (let i = 0; i < firsts.length; i++)
      if (firsts[i] !== FREE) this.set(firsts[i], seconds[i], values[i]);
  }
}
