/** Whole games under the clock; each says how many moves it was. */
import { matchRng } from '@fathom/bots/arena.ts';
import { pickByKind } from '@fathom/bots/random.ts';
import {
  type apply,
  type Game,
  type OptionValues,
  PLAY_RNG,
  type Seat,
  type Stateful,
  seedRng,
} from '@fathom/kernel';
import type { Recording } from './recording.ts';

export type Play = (game: Game, s: Stateful, seat: Seat, move: unknown) => void;

export const unchecked: Play = (game, s, seat, move) => game.play(s, seat, move);

/** Through the checked door of a kernel. */
export function checkedBy(door: typeof apply): Play {
  return (game, s, seat, move) => {
    const refusal = door(game, s, seat, move);
    if (refusal) throw new Error(`${game.write(move)} was refused: ${refusal.rule}`);
  };
}

const BATCH = 20;

export function playRandom(
  game: Game,
  seats: number,
  options: OptionValues,
  first: number,
  play: Play,
  rng = PLAY_RNG,
): number {
  let count = 0;
  for (let i = 0; i < BATCH; i++) {
    const choices = matchRng('bench', first * BATCH + i, 'bots');
    const s = game.setup(seats, options, seedRng(`bench/${first * BATCH + i}`, 'play', rng));
    for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
      play(game, s, actors[0], pickByKind(game, game.moves(s, actors[0]), choices));
      count++;
    }
  }
  return count;
}

export function playRecorded(
  game: Game,
  seats: number,
  options: OptionValues,
  recordings: readonly Recording[],
  play: Play,
  rng = PLAY_RNG,
): number {
  let count = 0;
  for (const { seed, moves } of recordings) {
    const s = game.setup(seats, options, seedRng(seed, 'play', rng));
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
