/** Games a bot plays against itself to learn from them. It moves on what its seat may know, and only that is written down. */
import {
  below,
  type Features,
  type Game,
  type OptionValues,
  pick,
  type Rng,
  type Seat,
  type Stateful,
  seedRng,
  unit,
  weighted,
} from '@fathom/kernel';
import { writeOdds } from '../net.ts';
import { type NumbersWriter, numbersWriter } from '../numbers.ts';
import { outcome } from '../outcome.ts';
import { playout } from '../playout.ts';
import { Dataset } from './dataset.ts';

export interface Play {
  readonly seats: number;
  readonly options: readonly OptionValues[];
  readonly games: number;
  readonly seed: string;
  /** What a point of the score is worth: the usual distance between two seats. */
  readonly scoreScale: number;
}

/** How many moves are looked at before one is chosen. */
const WIDTH = 12;
/** How often a move is left to chance, from game to game. */
const SLIPS = [0, 0.04, 0.12];
/** The share of quiet positions that is kept. */
const KEPT = 0.5;
/** How much the margin counts beside the victory. */
const MARGIN = 0.3;

/** `rules` has the hand-written value, `game` what is thought of positions now. */
export function playGames(
  rules: Game,
  game: Game,
  features: Features,
  play: Play,
  advance: (games: number) => void,
): Dataset {
  const shape = { seats: play.seats, own: features.seat.length, shared: features.shared.length };
  const write = numbersWriter(features, play.seats);
  let data: Dataset | undefined;
  for (let i = 0; i < play.games; i++) {
    const rng = seedRng(`${play.seed}/${i}`, 'learn');
    const options = pick(rng, play.options);
    const s = game.setup(play.seats, options, seedRng(`${play.seed}/${i}`, 'play'));
    data ??= new Dataset(shape, features.together(s));
    playOne(rules, game, write, s, data, play, rng);
    advance(1);
  }
  if (!data) throw new Error('no games to play');
  return data;
}

function playOne(
  rules: Game,
  game: Game,
  write: NumbersWriter<Stateful>,
  s: Stateful,
  data: Dataset,
  play: Play,
  rng: Rng,
): void {
  const { seats, own, shared } = data.shape;
  const first = data.count;
  const slips = pick(rng, SLIPS);
  for (let count = 0; count < game.meta.bounds.moves; count++) {
    const actors = game.actors(s);
    if (actors.length === 0) break;
    if (game.quiet(s) && unit(rng) < KEPT) {
      // What somebody at the table might think the position is.
      const viewer = below(rng, seats);
      const world = game.sample(game.view(s, viewer), rng);
      const at = data.add(viewer);
      write(world, data.seats, data.shared, at * seats * own, at * shared);
      writeOdds(rules.value(world), data.together, data.hand, at * seats);
    }
    const seat = actors[0];
    const moves = game.moves(s, seat);
    game.play(s, seat, moves.length === 1 ? moves[0] : choose(game, s, seat, moves, slips, rng));
  }
  data.conclude(first, outcomeOf(game, s, play.scoreScale, data.together));
}

function choose<M>(
  game: Game<Stateful, M>,
  s: Stateful,
  seat: Seat,
  moves: readonly M[],
  slips: number,
  rng: Rng,
): M {
  const world = game.sample(game.view(s, seat), rng);
  const priors = moves.map(move => game.prior(world, seat, move));
  if (unit(rng) < slips) return moves[weighted(rng, priors)];
  const order = priors.map((_, i) => i).sort((a, b) => priors[b] - priors[a]);
  let best = moves[order[0]];
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const i of order.slice(0, WIDTH)) {
    const after = game.clone(world);
    game.play(after, seat, moves[i]);
    const worth = playout(game, after, rng)[seat];
    if (worth > bestWorth) {
      best = moves[i];
      bestWorth = worth;
    }
  }
  return best;
}

/** Part victory, part margin: a narrow defeat is no rout. */
function outcomeOf(game: Game, s: Stateful, scale: number, together: boolean) {
  const shares = outcome(game, s, together) ?? game.value(s);
  const scores = game.result(s)?.scores ?? shares.map(() => 0);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const margins = scores.map(score => Math.max(-3, Math.min(3, (score - mean) / scale)));
  if (together) return { targets: Float32Array.from(shares), scores: Float32Array.from(margins) };
  const odds = margins.map(margin => Math.exp(margin));
  const total = odds.reduce((sum, x) => sum + x, 0);
  return {
    targets: Float32Array.from(shares, (share, i) => (1 - MARGIN) * share + (MARGIN * odds[i]) / total),
    scores: Float32Array.from(margins),
  };
}

/** The usual distance of a score from the mean of its table, from a few quick games. */
export function measureScale(
  game: Game,
  play: Pick<Play, 'seats' | 'options' | 'seed'>,
  games: number,
): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < games; i++) {
    const rng = seedRng(`${play.seed}/${i}`, 'scale');
    const s = game.setup(play.seats, pick(rng, play.options), seedRng(`${play.seed}/${i}`, 'scale/play'));
    for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
      const moves = game.moves(s, actors[0]);
      game.play(
        s,
        actors[0],
        moves[
          weighted(
            rng,
            moves.map(move => game.prior(s, actors[0], move)),
          )
        ],
      );
    }
    const scores = game.result(s)?.scores ?? [];
    const mean = scores.reduce((total, score) => total + score, 0) / Math.max(1, scores.length);
    for (const score of scores) sum += (score - mean) ** 2;
    count += scores.length;
  }
  return Math.max(1, Math.sqrt(sum / Math.max(1, count)));
}
