/**
 * A finished match, looked at again: how the chances stood at every turn, what each decision cost, and what was luck. Every
 * judgement uses only what the seat in question could know at that moment.
 */
import {
  drawCount,
  type Features,
  type Game,
  type MatchRecord,
  replay,
  type Seat,
  type Stateful,
  seedRng,
} from '@fathom/kernel';
import type { Position } from '../bot.ts';
import { chances, expected } from './chances.ts';
import { type Effort, REVIEW_EFFORT } from './effort.ts';
import { bothDoubts } from './estimate.ts';
import { outlooks } from './outlook.ts';
import { type Because, reasonsFor } from './reasons.ts';
import { type Ranked, Samples } from './samples.ts';

export const VERDICTS = ['best', 'good', 'costly', 'unclear'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The chances before a move, where another seat begins to decide. */
export interface Point {
  readonly move: number;
  readonly seat: Seat;
  /** Expected share of victory of each seat. */
  readonly shares: readonly number[];
}

export interface Decision {
  /** Index of the move in the record. */
  readonly move: number;
  readonly seat: Seat;
  readonly played: string;
  readonly best: string;
  /** Shares of victory that the played move and the best one promise, and how sure the difference is. */
  readonly share: number;
  readonly bestShare: number;
  readonly doubt: number;
  readonly verdict: Verdict;
  /** Moves that are as good as the best one as far as the searches know, itself among them. */
  readonly accepted: readonly string[];
  /** What the best move has that the played one has not. */
  readonly reasons: readonly Because[];
}

/** What a draw was worth beside what could be expected of it. */
export interface Luck {
  readonly move: number;
  readonly seat: Seat;
  readonly change: number;
}

export interface Review {
  readonly points: readonly Point[];
  readonly decisions: readonly Decision[];
  readonly luck: readonly Luck[];
  /** Moves before which the chances had changed most, in the order of the match. */
  readonly turningPoints: readonly number[];
}

/** As much of a review as there is after so many moves. */
export interface Begun {
  readonly done: number;
  readonly review: Review;
}

/** A move that costs at most so much is as good as the best one, or still a good one. */
const BEST = 0.02;
const GOOD = 0.06;
const TURNING_POINTS = 3;
/** Smaller changes turn nothing. */
const SWING = 0.05;

/** Goes through a match one move at a time, so that whoever reviews can stop at any time. */
export class Reviewer<S extends Stateful, M, V> {
  readonly #game: Game<S, M, V>;
  readonly #features: Features<S, M> | undefined;
  readonly #record: MatchRecord;
  readonly #seats: readonly Seat[];
  readonly #effort: Effort;
  readonly #state: S;
  readonly #points: Point[];
  readonly #decisions: Decision[];
  readonly #luck: Luck[];
  #next: number;

  /** `seats`: whose decisions are judged; `left`: where an earlier one was left. The record must replay. */
  constructor(
    game: Game<S, M, V>,
    features: Features<S, M> | undefined,
    record: MatchRecord,
    seats: readonly Seat[],
    effort = REVIEW_EFFORT,
    left?: Begun,
  ) {
    const begun = replay(game, record, left?.done ?? 0);
    if (!begun.ok) throw new Error(`${begun.error.at}: ${begun.error.problem}`);
    this.#game = game;
    this.#features = features;
    this.#record = record;
    this.#seats = seats;
    this.#effort = effort;
    this.#state = begun.state;
    this.#next = left?.done ?? 0;
    this.#points = [...(left?.review.points ?? [])];
    this.#decisions = [...(left?.review.decisions ?? [])];
    this.#luck = [...(left?.review.luck ?? [])];
  }

  /** How many moves have been looked at. */
  get done(): number {
    return this.#next;
  }

  get isDone(): boolean {
    return this.#next >= this.#record.moves.length;
  }

  /** Looks at the next move. */
  step(): void {
    const game = this.#game;
    const index = this.#next++;
    const [seat, text] = this.#record.moves[index];
    const move = game.read(text);
    if (move === undefined) throw new Error(`moves[${index}]: "${text}" is no move`);
    const view = game.view(this.#state, seat);
    const moves = game.moves(this.#state, seat);
    if (this.#points.at(-1)?.seat !== seat)
      this.#points.push({ move: index, seat, shares: this.#chances(view, index) });
    if (moves.length > 1 && this.#seats.includes(seat))
      this.#decisions.push(this.#judge({ seat, view, moves }, move, index));
    const dice = drawCount(this.#state.rng);
    game.play(this.#state, seat, move);
    if (drawCount(this.#state.rng) !== dice && this.#seats.includes(seat))
      this.#luck.push(this.#luckOf(seat, view, move, index));
  }

  review(): Review {
    return {
      points: this.#points,
      decisions: this.#decisions,
      luck: this.#luck,
      turningPoints: turningPoints(this.#points),
    };
  }

  #chances(view: V, index: number): number[] {
    return chances(this.#game, view, this.#effort.worlds, this.#seed(index));
  }

  #judge(position: Position<M, V>, move: M, index: number): Decision {
    const { write } = this.#game;
    const played = position.moves.find(one => write(one) === write(move)) ?? move;
    const all = this.#search(position, index, 'all');
    const ranking = all.ranking();
    const best = ranking[0].move;
    // What was played may hardly have been looked at: side by side both are.
    const duel = best === played ? all : this.#search({ ...position, moves: [best, played] }, index, 'duel');
    const [first, second] = [duel.of(best), duel.of(played)];
    const doubt = bothDoubts(first.doubt, second.doubt);
    const cost = first.share - second.share;
    const verdict = verdictOf(cost, doubt);
    return {
      move: index,
      seat: position.seat,
      played: write(played),
      best: write(verdict === 'best' ? played : best),
      share: second.share,
      bestShare: Math.max(first.share, second.share),
      doubt,
      verdict,
      accepted: alike(ranking)
        .map(({ move }) => write(move))
        .filter(text => verdict !== 'costly' || text !== write(played)),
      reasons: verdict === 'best' ? [] : this.#reasons(position, best, played, index),
    };
  }

  #search(position: Position<M, V>, index: number, stream: string): Samples<S, M, V> {
    const samples = new Samples(this.#game, position, `${this.#seed(index)}/${stream}`);
    while (samples.count < this.#effort.searches) samples.search(this.#effort.iterations);
    return samples;
  }

  #reasons(position: Position<M, V>, best: M, played: M, index: number): Because[] {
    if (!this.#features) return [];
    const { worlds } = this.#effort;
    const [own, other] = outlooks(
      this.#game,
      this.#features,
      position,
      [best, played],
      worlds,
      this.#seed(index),
    );
    return reasonsFor(this.#features, own.features, [other.features]);
  }

  #luckOf(seat: Seat, view: V, move: M, index: number): Luck {
    const rng = seedRng(this.#seed(index), 'luck');
    const play = (world: S) => this.#game.play(world, seat, move);
    const hoped = expected(this.#game, view, play, this.#effort.worlds, rng);
    const got = this.#chances(this.#game.view(this.#state, seat), index);
    return { move: index, seat, change: got[seat] - hoped[seat] };
  }

  /** The same record gives the same review. */
  #seed(index: number): string {
    return `${this.#record.seed}/${index}`;
  }
}

/** Those that may be as good as the first. */
function alike<M>(ranking: readonly Ranked<M>[]): Ranked<M>[] {
  const [first] = ranking;
  return ranking.filter(
    ({ share, doubt }) => first.share - share <= Math.max(BEST, bothDoubts(first.doubt, doubt)),
  );
}

function verdictOf(cost: number, doubt: number): Verdict {
  if (cost <= BEST) return 'best';
  if (cost <= doubt) return 'unclear';
  return cost <= GOOD ? 'good' : 'costly';
}

function turningPoints(points: readonly Point[]): number[] {
  return points
    .slice(1)
    .map(({ move, shares }, i) => ({
      move,
      swing: Math.max(...shares.map((share, seat) => Math.abs(share - points[i].shares[seat]))),
    }))
    .filter(({ swing }) => swing >= SWING)
    .sort((a, b) => b.swing - a.swing)
    .slice(0, TURNING_POINTS)
    .map(({ move }) => move)
    .sort((a, b) => a - b);
}
