/** What is measured of a game at one number of seats. */
import { matchRng } from '@fathom/bots/arena.ts';
import { search } from '@fathom/bots/ismcts.ts';
import { pickByKind } from '@fathom/bots/random.ts';
import {
  apply,
  type Game,
  type OptionValues,
  PLAY_RNG,
  type Seat,
  type Stateful,
  seedRng,
} from '@fathom/kernel';
import { microseconds, perSecond } from './clock.ts';
import { positionsOf, type Recording, recordGames } from './recording.ts';

export interface Figures {
  readonly seats: number;
  /** Moves per second, enumerated and played, in random games and in recorded games of bots. */
  readonly random: number;
  readonly recorded: number;
  /** The same through the kernel's checked door. */
  readonly randomChecked: number;
  readonly recordedChecked: number;
  readonly cloneMicroseconds: number;
  readonly viewMicroseconds: number;
  readonly explainMicroseconds: number;
  /** State as JSON, on average and at most. */
  readonly stateBytes: number;
  readonly maxStateBytes: number;
  /** Iterations of the search per second. */
  readonly search: number;
}

type Play = (game: Game, s: Stateful, seat: Seat, move: unknown) => void;

const unchecked: Play = (game, s, seat, move) => game.play(s, seat, move);

const checked: Play = (game, s, seat, move) => {
  const refusal = apply(game, s, seat, move);
  if (refusal) throw new Error(`${game.write(move)} was refused: ${refusal.rule}`);
};

/** Positions that are copied and looked at; few enough to stay in the cache, as the root of a search does. */
const SIGHTS = 100;
const BATCH = 20;
const ITERATIONS = 200;

export function measure(game: Game, seats: number, options: OptionValues): Figures {
  const recordings = recordGames(game, seats, options);
  const positions = recordings.flatMap(recording => positionsOf(game, seats, options, recording));
  const sizes = positions.map(({ state }) => Buffer.byteLength(JSON.stringify(state)));
  const sights = positions.filter((_, i) => i % Math.ceil(positions.length / SIGHTS) === 0);
  let next = 0;
  return {
    seats,
    random: perSecond(() => playRandom(game, seats, options, next++, unchecked)),
    recorded: perSecond(() => playRecorded(game, seats, options, recordings, unchecked)),
    randomChecked: perSecond(() => playRandom(game, seats, options, next++, checked)),
    recordedChecked: perSecond(() => playRecorded(game, seats, options, recordings, checked)),
    cloneMicroseconds: microseconds(() => {
      for (const { state } of sights) game.clone(state);
      return sights.length;
    }),
    viewMicroseconds: microseconds(() => {
      for (const { state, seat } of sights) game.view(state, seat);
      return sights.length;
    }),
    explainMicroseconds: microseconds(() => {
      let count = 0;
      for (const { state, seat, moves } of sights) {
        for (const move of moves) game.explain(state, seat, move);
        count += moves.length;
      }
      return count;
    }),
    stateBytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length),
    maxStateBytes: Math.max(...sizes),
    search: perSecond(() => {
      const { state, seat, moves } = positions[next++ % positions.length];
      const position = { seat, view: game.view(state, seat), moves };
      const ranked = search(
        game,
        position,
        { iterations: ITERATIONS, temperature: 0 },
        seedRng(String(next), 'bench'),
      );
      return ranked.reduce((sum, { visits }) => sum + visits, 0);
    }),
  };
}

function playRandom(game: Game, seats: number, options: OptionValues, first: number, play: Play): number {
  let count = 0;
  for (let i = 0; i < BATCH; i++) {
    const rng = matchRng('bench', first * BATCH + i, 'bots');
    const s = game.setup(seats, options, seedRng(`bench/${first * BATCH + i}`, 'play', PLAY_RNG));
    for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
      play(game, s, actors[0], pickByKind(game, game.moves(s, actors[0]), rng));
      count++;
    }
  }
  return count;
}

function playRecorded(
  game: Game,
  seats: number,
  options: OptionValues,
  recordings: readonly Recording[],
  play: Play,
): number {
  let count = 0;
  for (const { seed, moves } of recordings) {
    const s = game.setup(seats, options, seedRng(seed, 'play', PLAY_RNG));
    for (let i = 0; i < moves.length; i++) {
      const [seat, move] = moves[i];
      if (game.moves(s, seat).length === 0)
        throw new Error('a recorded move has no alternatives, not even itself');
      play(game, s, seat, move);
    }
    count += moves.length;
  }
  return count;
}
