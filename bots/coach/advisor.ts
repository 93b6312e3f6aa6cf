/**
 * Advice for a seat from its own view: the same search as the bots', several times over. How far the searches are apart is the
 * doubt; every search makes the advice better, and it can be asked for after each of them.
 */
import type { Features, Game, Stateful } from '@fathom/kernel';
import type { Position } from '../bot.ts';
import type { Estimate } from './estimate.ts';
import { outlooks } from './outlook.ts';
import { type Because, reasonsFor } from './reasons.ts';
import { type Ranked, Samples } from './samples.ts';

/** How sure it is that the first move is better than the second. */
export const CLARITIES = ['clear', 'fair', 'close'] as const;
export type Clarity = (typeof CLARITIES)[number];

export interface Advised<M> extends Ranked<M> {
  readonly margin: number | undefined;
  readonly reasons: readonly Because[];
}

export interface Advice<M> {
  /** The best ones, best first. */
  readonly moves: readonly Advised<M>[];
  readonly clarity: Clarity;
  /** How much of the thinking is done, from 0 to 1. */
  readonly done: number;
}

export interface Effort {
  readonly searches: number;
  /** Of each search. */
  readonly iterations: number;
  /** Worlds in which moves are compared for margin and reasons. */
  readonly worlds: number;
}

export const EFFORT: Effort = { searches: 8, iterations: 800, worlds: 12 };
const SHOWN = 3;
/** Moves that are nearer to each other are equally good. */
const NEGLIGIBLE = 0.01;

export class Advisor<S extends Stateful, M, V> {
  readonly #game: Game<S, M, V>;
  readonly #features: Features<S, M> | undefined;
  readonly #position: Position<M, V>;
  readonly #effort: Effort;
  readonly #seed: string;
  readonly #samples: Samples<S, M, V>;

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
    return this.#samples.count >= this.#effort.searches;
  }

  /** One more search. */
  think(): void {
    this.#samples.search(this.#effort.iterations);
  }

  advice(): Advice<M> {
    const best = this.#samples.ranking().slice(0, SHOWN);
    const views = outlooks(
      this.#game,
      this.#features,
      this.#position,
      best.map(({ move }) => move),
      this.#effort.worlds,
      this.#seed,
    );
    return {
      moves: best.map((ranked, i) => ({
        ...ranked,
        margin: views[i].margin,
        reasons: this.#features
          ? reasonsFor(
              this.#features,
              views[i].features,
              views.filter((_, other) => other !== i).map(({ features }) => features),
            )
          : [],
      })),
      clarity: clarityOf(best),
      done: this.#samples.count / this.#effort.searches,
    };
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

function clarityOf([first, second]: readonly Estimate[]): Clarity {
  if (!first || !second) return 'clear';
  const gap = first.share - second.share;
  const doubt = first.doubt + second.doubt;
  if (gap < NEGLIGIBLE) return 'close';
  if (gap >= doubt) return 'clear';
  return gap >= doubt / 2 ? 'fair' : 'close';
}
