/** One search after the other over the same position; what each of them found is kept by move. */
import { type Game, type Stateful, seedRng } from '@fathom/kernel';
import type { Position } from '../bot.ts';
import { search } from '../ismcts.ts';
import { type Estimate, estimate, type Sample } from './estimate.ts';

export interface Ranked<M> extends Estimate {
  readonly move: M;
  /** How often the searches looked at it. */
  readonly visits: number;
}

/** A move that was looked at less, compared with the one looked at most, is not spoken of, unless there are hardly others. */
const LOOKED_AT = 0.02;
const AT_LEAST = 3;

export class Samples<S extends Stateful, M, V> {
  readonly #game: Game<S, M, V>;
  readonly #position: Position<M, V>;
  readonly #seed: string;
  readonly #found: Sample[][];
  #count = 0;

  constructor(game: Game<S, M, V>, position: Position<M, V>, seed: string) {
    this.#game = game;
    this.#position = position;
    this.#seed = seed;
    this.#found = position.moves.map(() => []);
  }

  /** How many searches there were. */
  get count(): number {
    return this.#count;
  }

  search(iterations: number): void {
    const { moves } = this.#position;
    const rng = seedRng(`${this.#seed}/${this.#count++}`, 'coach');
    const ranked = search(this.#game, this.#position, { iterations, temperature: 0 }, rng);
    for (const { move, visits, value } of ranked) this.#found[moves.indexOf(move)].push({ visits, value });
  }

  of(move: M): Estimate {
    return estimate(this.#found[this.#position.moves.indexOf(move)]);
  }

  /** The moves by what they are worth at least, as far as the searches know. */
  ranking(): Ranked<M>[] {
    const all = this.#position.moves.map((move, i) => ({
      move,
      visits: this.#found[i].reduce((sum, { visits }) => sum + visits, 0),
      ...estimate(this.#found[i]),
    }));
    const looked = all.filter(({ visits }) => visits > 0).sort((a, b) => b.visits - a.visits);
    return looked
      .filter(({ visits }, i) => i < AT_LEAST || visits >= looked[0].visits * LOOKED_AT)
      .sort((a, b) => b.share - b.doubt - (a.share - a.doubt) || b.visits - a.visits);
  }
}
