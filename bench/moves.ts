/**
 * Moves per second of processor time of a game as it is in a folder: `moves.ts <game> <seats> <folder> <file with recorded games>`;
 * prints JSON. It loads no other rules: what those do to lists and objects would slow these down. Where the rules do not allow
 * what was recorded, they have games of their own.
 */
import { readFileSync } from 'node:fs';
import type { apply } from '@fathom/kernel';
import { perSecond, processorTime } from './clock.ts';
import { defaultsOf, importFrom, rulesIn } from './folder.ts';
import { checkedBy, type Play, playRandom, playRecorded, unchecked } from './playing.ts';
import { COMPARED, OLD_RNG, readGames, recordGames } from './recording.ts';

export interface MoveFigures {
  readonly random: number;
  readonly recorded: number;
  readonly randomChecked: number;
  readonly recordedChecked: number;
  /** Whether these are the games that were recorded for both. */
  readonly alike: boolean;
}

/** Until the compiler has seen everything: other sources take another time for that, which is not what is compared. */
const PATIENCE = 5;

const [id, seats, folder, file] = process.argv.slice(2);
console.log(JSON.stringify(await measure(id, Number(seats))));

async function measure(id: string, seats: number): Promise<MoveFigures> {
  const game = await rulesIn(folder, id);
  const kernel = await importFrom<{ apply: typeof apply }>(folder, 'kernel/index.ts');
  const options = defaultsOf(game);
  const shared = readGames(game, seats, options, JSON.parse(readFileSync(file, 'utf8')), OLD_RNG);
  const recordings = shared ?? recordGames(game, seats, options, COMPARED, OLD_RNG);
  const checked = checkedBy(kernel.apply);
  let next = 0;
  const speedOf = (work: () => number) => perSecond(work, processorTime, PATIENCE);
  const random = (play: Play) => speedOf(() => playRandom(game, seats, options, next++, play, OLD_RNG));
  const recorded = (play: Play) =>
    speedOf(() => playRecorded(game, seats, options, recordings, play, OLD_RNG));
  return {
    random: random(unchecked),
    recorded: recorded(unchecked),
    randomChecked: random(checked),
    recordedChecked: recorded(checked),
    alike: shared !== undefined,
  };
}
