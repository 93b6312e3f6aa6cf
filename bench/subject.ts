/** What is measured of a game at one number of seats. */
import { search } from '@fathom/bots/ismcts.ts';
import { apply, type Game, type OptionValues, seedRng } from '@fathom/kernel';
import { microseconds, perSecond } from './clock.ts';
import { checkedBy, playRandom, playRecorded, unchecked } from './playing.ts';
import { positionsOf, recordGames } from './recording.ts';

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

/** Positions that are copied and looked at; few enough to stay in the cache, as the root of a search does. */
const SIGHTS = 100;
const ITERATIONS = 200;

export function measure(game: Game, seats: number, options: OptionValues): Figures {
  const recordings = recordGames(game, seats, options);
  const positions = recordings.flatMap(recording => positionsOf(game, seats, options, recording));
  const sizes = positions.map(({ state }) => Buffer.byteLength(JSON.stringify(state)));
  const sights = positions.filter((_, i) => i % Math.ceil(positions.length / SIGHTS) === 0);
  const checked = checkedBy(apply);
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
