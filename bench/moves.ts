/**
 * Moves per second of processor time of a game as it is in a folder, beside how it is in another one: `moves.ts <game> <seats> <folder>
 * <other>`; prints JSON. Both draw alike and play the same games. Only where the rules have changed each has games of its own.
 */
import type { apply, Game, OptionValues, RngName } from '@fathom/kernel';
import { perSecond, processorTime } from './clock.ts';
import { defaultsOf, importFrom, ROOT, rulesIn } from './folder.ts';
import { checkedBy, type Play, playRandom, playRecorded, unchecked } from './playing.ts';
import { type Recording, recordGames, replayedBy } from './recording.ts';

export interface MoveFigures {
  readonly random: number;
  readonly recorded: number;
  readonly randomChecked: number;
  readonly recordedChecked: number;
  /** Whether both play the same recorded games. */
  readonly alike: boolean;
}

const RECORDED = 6;
/** The generator that every commit knows. */
const RNG: RngName = 'sfc32';
/** Until the compiler has seen everything: other sources take another time for that, which is not what is compared. */
const PATIENCE = 5;

const [id, seats, folder, other] = process.argv.slice(2);
console.log(JSON.stringify(await measure(id, Number(seats))));

async function measure(id: string, seats: number): Promise<MoveFigures> {
  const game = await rulesIn(folder, id);
  const kernel = await importFrom<{ apply: typeof apply }>(folder, 'kernel/index.ts');
  const options = defaultsOf(game);
  const shared = await sharedGames(game, seats, options);
  const recordings = shared ?? recordGames(game, seats, options, RECORDED, RNG);
  const checked = checkedBy(kernel.apply);
  let next = 0;
  const speedOf = (work: () => number) => perSecond(work, processorTime, PATIENCE);
  const random = (play: Play) => speedOf(() => playRandom(game, seats, options, next++, play, RNG));
  const recorded = (play: Play) => speedOf(() => playRecorded(game, seats, options, recordings, play, RNG));
  return {
    random: random(unchecked),
    recorded: recorded(unchecked),
    randomChecked: random(checked),
    recordedChecked: recorded(checked),
    alike: shared !== undefined,
  };
}

/** Games of the bots of this folder, as the measured rules play them, if the other ones play them as well. */
async function sharedGames(
  game: Game,
  seats: number,
  options: OptionValues,
): Promise<readonly Recording[] | undefined> {
  const beside = await rulesIn(other, id);
  const [here, there] = folder === ROOT ? [game, beside] : [beside, game];
  const recorded = recordGames(here, seats, options, RECORDED, RNG);
  const replayed = replayedBy(there, here, seats, options, recorded, RNG);
  return replayed && (folder === ROOT ? recorded : replayed);
}
