/** The states a match went through, found again by playing from the nearest one that is kept. */
import type { Game, Stateful } from './game.ts';
import { type Played, type Setup, setUp } from './match.ts';

/** How far the kept states are apart. */
const APART = 16;

export class Positions<S extends Stateful, M> {
  readonly #game: Game<S, M>;
  readonly #setup: Setup;
  readonly #moves: () => readonly Played[];
  /** After 0, 16, 32 … moves. */
  #kept: S[] = [];
  /** The one asked for last: who walks through a match asks for the next. */
  #last: { readonly count: number; readonly state: S } | undefined;

  constructor(game: Game<S, M>, setup: Setup, moves: () => readonly Played[]) {
    this.#game = game;
    this.#setup = setup;
    this.#moves = moves;
  }

  /** The state after so many moves, for reading. */
  after(count: number): S {
    let { state, at } = this.#nearest(count);
    for (; at < count; at++) {
      const { seat, text } = this.#moves()[at];
      const move = this.#game.read(text);
      if (move !== undefined) this.#game.play(state, seat, move);
      if (at + 1 === APART * this.#kept.length) this.#kept.push(this.#game.clone(state));
    }
    this.#last = { count, state };
    return state;
  }

  /** What comes after so many moves did not happen. */
  cut(count: number): void {
    this.#kept.length = Math.min(this.#kept.length, 1 + Math.floor(count / APART));
    if (this.#last && this.#last.count > count) this.#last = undefined;
  }

  forget(): void {
    this.#kept = [];
    this.#last = undefined;
  }

  /** A copy to play on from. */
  #nearest(count: number): { state: S; at: number } {
    if (this.#kept.length === 0) this.#kept.push(setUp(this.#game, this.#setup));
    const index = Math.min(this.#kept.length - 1, Math.floor(count / APART));
    const last = this.#last && this.#last.count <= count && this.#last.count >= index * APART;
    const from = last && this.#last ? this.#last : { state: this.#kept[index], count: index * APART };
    return { state: this.#game.clone(from.state), at: from.count };
  }
}
