/**
 * How far the rewards of a search lie apart, seat by seat. What a search wants to know is small beside the whole: early in
 * a game with four seats every move is worth about a quarter, and the curiosity that suits wins and losses would drown
 * the difference between the best and the worst.
 */
import type { Seat } from '@fathom/kernel';

/** Rewards before the spread is believed; until then wins and losses are expected. */
const ENOUGH = 8;
const WIDEST = 1;
const NARROWEST = 0.01;

export class Spread {
  readonly #least: number[] = [];
  readonly #most: number[] = [];
  #count = 0;

  add(rewards: readonly number[]): void {
    const first = this.#count++ === 0;
    for (let seat = 0; seat < rewards.length; seat++) {
      const x = rewards[seat];
      if (first || x < this.#least[seat]) this.#least[seat] = x;
      if (first || x > this.#most[seat]) this.#most[seat] = x;
    }
  }

  /** From the worst reward of a seat to its best. */
  of(seat: Seat): number {
    if (this.#count < ENOUGH) return WIDEST;
    return Math.max(NARROWEST, this.#most[seat] - this.#least[seat]);
  }
}
