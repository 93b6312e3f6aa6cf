/** Games of bots, recorded once and played again under the clock: positions as they come up in real play. */
import { playerOf } from '@fathom/bots/arena.ts';
import { parseStrength } from '@fathom/bots/levels.ts';
import {
  type Game,
  type OptionValues,
  PLAY_RNG,
  type RngName,
  type Seat,
  type Stateful,
  seedRng,
} from '@fathom/kernel';

export interface Recording {
  readonly seed: string;
  readonly moves: readonly (readonly [Seat, unknown])[];
}

export interface Sight {
  readonly state: Stateful;
  readonly seat: Seat;
  readonly moves: readonly unknown[];
}

const GAMES = 6;

export function recordGames(
  game: Game,
  seats: number,
  options: OptionValues,
  count = GAMES,
  rng = PLAY_RNG,
): Recording[] {
  const strength = parseStrength('greedy');
  if (!strength) throw new Error('there is no greedy bot');
  return Array.from({ length: count }, (_, i) => {
    const seed = `bench/${i}`;
    const s = game.setup(seats, options, seedRng(seed, 'play', rng));
    const player = playerOf(game, strength, seedRng(seed, 'bots'));
    const moves: [Seat, unknown][] = [];
    for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
      const move = player(s, actors[0], game.moves(s, actors[0]));
      moves.push([actors[0], move]);
      game.play(s, actors[0], move);
    }
    return { seed, moves };
  });
}

/** Every position of a recorded game with its legal moves. */
export function positionsOf(game: Game, seats: number, options: OptionValues, recording: Recording): Sight[] {
  const s = game.setup(seats, options, seedRng(recording.seed, 'play', PLAY_RNG));
  return recording.moves.map(([seat, move]) => {
    const sight = { state: game.clone(s), seat, moves: game.moves(s, seat) };
    game.play(s, seat, move);
    return sight;
  });
}

/** The same games by other rules: undefined where those allow one of the moves no more, or not yet. */
export function replayedBy(
  other: Game,
  game: Game,
  seats: number,
  options: OptionValues,
  recordings: readonly Recording[],
  rng: RngName,
): Recording[] | undefined {
  const replayed: Recording[] = [];
  for (const { seed, moves } of recordings) {
    const s = other.setup(seats, options, seedRng(seed, 'play', rng));
    const played: [Seat, unknown][] = [];
    for (const [seat, move] of moves) {
      const text = game.write(move);
      const legal = other.actors(s).includes(seat) ? other.moves(s, seat) : [];
      const same = legal.find(one => other.write(one) === text);
      if (same === undefined) return undefined;
      played.push([seat, same]);
      other.play(s, seat, same);
    }
    if (other.actors(s).length > 0) return undefined;
    replayed.push({ seed, moves: played });
  }
  return replayed;
}
