/** Whether a pupil is better than the champion: told by matches, never by how well it predicts. */
import {
  type Features,
  type Game,
  type OptionValues,
  pick,
  type Seat,
  type Stateful,
  seedRng,
} from '@fathom/kernel';
import { type Ranked, search } from '../ismcts.ts';
import { outcome } from '../outcome.ts';

export interface Match {
  readonly seats: number;
  readonly options: readonly OptionValues[];
  readonly seed: string;
  /** Both sides think equally long: so many iterations each. */
  readonly iterations: number;
}

/** What was thought at one decision: for each move its traits and how often it was looked into. */
export interface Thought {
  readonly traits: readonly (readonly number[])[];
  readonly priors: readonly number[];
  readonly visits: readonly number[];
}

export const SIDES = ['challenger', 'champion'] as const;
export type Side = (typeof SIDES)[number];

export interface Dealt {
  /** The challenger's mean share of victory. */
  readonly share: number;
  /** Milliseconds of thinking for each decision. */
  readonly pace: Readonly<Record<Side, number>>;
}

/** What is kept of the games of a deal besides their outcome. */
interface Kept {
  readonly spent: Record<Side, number>;
  readonly decisions: Record<Side, number>;
  readonly hear: ((thought: Thought) => void) | undefined;
}

/**
 * Plays one deal with the challenger in each seat in turn, alone among champions.
 * Where all win together everybody is the challenger in one game and the champion in another.
 */
export function playDeal(
  games: Readonly<Record<Side, Game>>,
  features: Features,
  match: Match,
  deal: number,
  hear?: (thought: Thought) => void,
): Dealt {
  const { seats, options, seed } = match;
  const chosen = pick(seedRng(`${seed}/${deal}`, 'options'), options);
  const table = () => games.champion.setup(seats, chosen, seedRng(`${seed}/${deal}`, 'play'));
  const kept: Kept = {
    spent: { challenger: 0, champion: 0 },
    decisions: { challenger: 0, champion: 0 },
    hear,
  };
  const play = (name: string | number, side: (seat: Seat) => Side) =>
    playTable(table(), games, side, features, match.iterations, `${seed}/${deal}/${name}`, kept);
  let share = 0;
  if (features.together(table())) {
    const mine = play('mine', () => 'challenger');
    const theirs = play('theirs', () => 'champion');
    share = 0.5 + (mine[0] - theirs[0]) / 2;
  } else {
    for (let own = 0; own < seats; own++)
      share += play(own, seat => (seat === own ? 'challenger' : 'champion'))[own] / seats;
  }
  const pace = (side: Side) => kept.spent[side] / Math.max(1, kept.decisions[side]);
  return { share, pace: { challenger: pace('challenger'), champion: pace('champion') } };
}

function playTable(
  s: Stateful,
  games: Readonly<Record<Side, Game>>,
  sideOf: (seat: Seat) => Side,
  features: Features,
  iterations: number,
  seed: string,
  { spent, decisions, hear }: Kept,
): number[] {
  const rng = seedRng(seed, 'gate');
  const rules = games.champion;
  for (let count = 0; count < rules.meta.bounds.moves; count++) {
    const actors = rules.actors(s);
    if (actors.length === 0) break;
    const seat = actors[0];
    const moves = rules.moves(s, seat);
    if (moves.length === 1) {
      rules.play(s, seat, moves[0]);
      continue;
    }
    const side = sideOf(seat);
    const game = games[side];
    const view = game.view(s, seat);
    const start = performance.now();
    const ranked = search(game, { seat, view, moves }, { iterations, temperature: 0 }, rng);
    spent[side] += performance.now() - start;
    decisions[side]++;
    if (hear && side === 'challenger') hear(thoughtOf(game, features, game.sample(view, rng), seat, ranked));
    rules.play(s, seat, ranked[0].move);
  }
  return outcome(rules, s, features.together(s)) ?? rules.value(s);
}

const found = new Int32Array(32);

function thoughtOf(
  game: Game,
  features: Features,
  world: Stateful,
  seat: Seat,
  ranked: readonly Ranked<unknown>[],
): Thought {
  return {
    traits: ranked.map(({ move }) => {
      const count = features.traitsOf(world, seat, move, found);
      return Array.from(found.subarray(0, count));
    }),
    priors: ranked.map(({ move }) => game.prior(world, seat, move)),
    visits: ranked.map(({ visits }) => visits),
  };
}

export type Verdict = 'better' | 'not better' | 'open';

/**
 * A sequential test over deals (Wald): stops as soon as it is sure enough whether the challenger's share is `gain` above
 * its even one or not above it at all, both with an error of five in a hundred.
 */
export class Gate {
  readonly #even: number;
  readonly #gain: number;
  #sum = 0;
  #squares = 0;
  count = 0;

  constructor(even: number, gain: number) {
    this.#even = even;
    this.#gain = gain;
  }

  add(share: number): void {
    this.count++;
    this.#sum += share;
    this.#squares += share * share;
  }

  get share(): number {
    return this.#sum / Math.max(1, this.count);
  }

  /** Half the width of the 95 % interval. */
  get doubt(): number {
    return 1.96 * Math.sqrt(this.#variance() / Math.max(1, this.count));
  }

  get verdict(): Verdict {
    if (this.count < 12) return 'open';
    const spread = Math.max(this.#variance(), 0.01);
    const ratio = (this.#gain * (this.#sum - this.count * (this.#even + this.#gain / 2))) / spread;
    const bound = Math.log(0.95 / 0.05);
    return ratio > bound ? 'better' : ratio < -bound ? 'not better' : 'open';
  }

  /** Sure enough, or, when the deals ran out, above even for all one can tell. */
  get isPassed(): boolean {
    return this.verdict === 'better' || (this.count >= 12 && this.share - this.doubt > this.#even);
  }

  #variance(): number {
    return Math.max(0, this.#squares / Math.max(1, this.count) - this.share ** 2);
  }
}
