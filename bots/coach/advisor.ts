/**
 * Advice for a seat from its own view: the same search as the bots', several times over. How far the searches are apart is the
 * doubt; every search makes the advice better, and it can be asked for after each of them.
 */
import type { Features, Game, Stateful } from '@fathom/kernel';
import type { Position } from '../bot.ts';
import { EFFORT, type Effort } from './effort.ts';
import { type Clarity, clarityOf } from './estimate.ts';
import { type Outlook, outlooks } from './outlook.ts';
import { type Because, reasonsFor } from './reasons.ts';
import { type Ranked, Samples } from './samples.ts';

export interface Advised<M> extends Ranked<M> {
  readonly margin: number | undefined;
  readonly marginDoubt: number;
  readonly reasons: readonly Because[];
}

export interface Advice<M> {
  /** The best ones, best first. */
  readonly moves: readonly Advised<M>[];
  readonly clarity: Clarity;
  /** How much of the thinking is done, from 0 to 1. */
  readonly done: number;
  /** How many continuations were tried. */
  readonly tried: number;
}

const SHOWN = 3;
/** After so many searches a clear order is believed. */
const ENOUGH = 5;
export class Advisor<S extends Stateful, M, V> {
  readonly #game: Game<S, M, V>;
  readonly #features: Features<S, M> | undefined;
  readonly #position: Position<M, V>;
  readonly #effort: Effort;
  readonly #seed: string;
  readonly #samples: Samples<S, M, V>;
  /** What comes of a move is asked once. */
  readonly #views = new Map<M, Outlook>();

  constructor(
    game: Game<S, M, V>,
    features: Features<S, M> | undefined,
    position: Position<M, V>,
    seed: string,
    effort = EFFORT,
  ) {
    this.#game = game;
    this.#features = features;
    this.#position = position;
    this.#effort = effort;
    this.#seed = seed;
    this.#samples = new Samples(game, position, seed);
  }

  get isDone(): boolean {
    const { count } = this.#samples;
    if (count >= this.#effort.searches) return true;
    return count >= ENOUGH && clarityOf(this.#samples.ranking()) === 'clear';
  }

  /** One more search. */
  think(): void {
    this.#samples.search(this.#effort.iterations);
  }

  advice(): Advice<M> {
    const best = this.#samples.ranking().slice(0, SHOWN);
    const views = this.#outlooks(best.map(({ move }) => move));
    const { count } = this.#samples;
    return {
      moves: best.map((ranked, i) => ({
        ...ranked,
        margin: views[i].margin,
        marginDoubt: views[i].marginDoubt,
        reasons: this.#features
          ? reasonsFor(
              this.#features,
              views[i].features,
              views.filter((_, other) => other !== i).map(({ features }) => features),
            )
          : [],
      })),
      clarity: clarityOf(best),
      done: this.isDone ? 1 : count / this.#effort.searches,
      tried: count * this.#effort.iterations,
    };
  }

  /** The worlds are the same for all, so those asked for later compare with the earlier ones. */
  #outlooks(moves: readonly M[]): Outlook[] {
    const fresh = moves.filter(move => !this.#views.has(move));
    const { worlds } = this.#effort;
    const found = outlooks(this.#game, this.#features, this.#position, fresh, worlds, this.#seed);
    fresh.forEach((move, i) => void this.#views.set(move, found[i]));
    return moves.flatMap(move => this.#views.get(move) ?? []);
  }
}

/** All the thinking at once. */
export function advise<S extends Stateful, M, V>(
  game: Game<S, M, V>,
  features: Features<S, M> | undefined,
  position: Position<M, V>,
  seed: string,
  effort = EFFORT,
): Advice<M> {
  const advisor = new Advisor(game, features, position, seed, effort);
  while (!advisor.isDone) advisor.think();
  return advisor.advice();
}
