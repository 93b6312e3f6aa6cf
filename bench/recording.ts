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
/** So many are played by two builds, which draw from the generator that every commit knows. */
export const COMPARED = 6;
export const OLD_RNG: RngName = 'sfc32';

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

/** A recording as text, which other rules may be able to read. */
export interface WrittenGame {
  readonly seed: string;
  readonly moves: readonly (readonly [Seat, string])[];
}

export function writtenGames(game: Game, recordings: readonly Recording[]): WrittenGame[] {
  return recordings.map(({ seed, moves }) => ({
    seed,
    moves: moves.map(([seat, move]) => [seat, game.write(move)] as const),
  }));
}

/** The same games by these rules: undefined where they allow one of the moves no more, or not yet. */
export function readGames(
  game: Game,
  seats: number,
  options: OptionValues,
  written: readonly WrittenGame[],
  rng: RngName,
): Recording[] | undefined {
  const recordings: Recording[] = [];
  for (const { seed, moves } of written) {
    const s = game.setup(seats, options, seedRng(seed, 'play', rng));
    const played: [Seat, unknown][] = [];
    for (const [seat, text] of moves) {
      const legal = game.actors(s).includes(seat) ? game.moves(s, seat) : [];
      const move = legal.find(one => game.write(one) === text);
      if (move === undefined) return undefined;
      played.push([seat, move]);
      game.play(s, seat, move);
    }
    if (game.actors(s).length > 0) return undefined;
    recordings.push({ seed, moves: played });
  }
  return recordings;
}
