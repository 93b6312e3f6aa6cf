/**
 * Moves per second of processor time of a game as it is in a folder, here or of another commit: `moves.ts <game> <seats> [folder]`;
 * prints JSON. The folder's own rules and kernel play games of their own, so it is the cost of a move that is measured.
 */
import type { apply } from '@fathom/kernel';
import { perSecond, processorTime } from './clock.ts';
import { defaultsOf, importFrom, ROOT, rulesIn } from './folder.ts';
import { checkedBy, type Play, playRandom, playRecorded, unchecked } from './playing.ts';
import { recordGames } from './recording.ts';

export interface MoveFigures {
  readonly random: number;
  readonly recorded: number;
  readonly randomChecked: number;
  readonly recordedChecked: number;
}

const RECORDED = 3;
/** Until the compiler has seen everything: other sources take another time for that, which is not what is compared. */
const PATIENCE = 5;

const [id, seats, folder = ROOT] = process.argv.slice(2);
console.log(JSON.stringify(await measure(id, Number(seats), folder)));

async function measure(id: string, seats: number, folder: string): Promise<MoveFigures> {
  const game = await rulesIn(folder, id);
  const kernel = await importFrom<{ apply: typeof apply }>(folder, 'kernel/index.ts');
  const options = defaultsOf(game);
  const recordings = recordGames(game, seats, options, RECORDED);
  const checked = checkedBy(kernel.apply);
  let next = 0;
  const speedOf = (work: () => number) => perSecond(work, processorTime, PATIENCE);
  const random = (play: Play) => speedOf(() => playRandom(game, seats, options, next++, play));
  const recorded = (play: Play) => speedOf(() => playRecorded(game, seats, options, recordings, play));
  return {
    random: random(unchecked),
    recorded: recorded(unchecked),
    randomChecked: random(checked),
    recordedChecked: recorded(checked),
  };
}
