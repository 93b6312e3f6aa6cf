/**
 * Moves per second of processor time, here and at another commit: `moves.ts <game> <seats> <folder>`; prints JSON. Both play
 * in turns, each by its own rules: what slows the machine down slows both, and it is the cost of a move that is compared.
 */
import type { apply, Game } from '@fathom/kernel';
import { inTurns } from './clock.ts';
import { defaultsOf, importFrom, ROOT, rulesIn } from './folder.ts';
import { checkedBy, type Play, playRandom, playRecorded, unchecked } from './playing.ts';
import { recordGames } from './recording.ts';

export const WAYS = ['random', 'recorded', 'randomChecked', 'recordedChecked'] as const;
export type Way = (typeof WAYS)[number];

export interface Compared {
  readonly perSecond: number;
  /** The same of the other commit, and how many times as fast this one is: the median over the turns. */
  readonly other: number;
  readonly times: number;
}

export type MoveFigures = Readonly<Record<Way, Compared>>;

/** Some games, played in each way; each says how many moves it was. */
type Side = Readonly<Record<Way, () => number>>;

const [id, seats, folder] = process.argv.slice(2);
const sides = await Promise.all([ROOT, folder].map(root => sideIn(root, id, Number(seats))));
console.log(JSON.stringify(Object.fromEntries(WAYS.map(way => [way, compare(way)]))));

async function sideIn(root: string, id: string, seats: number): Promise<Side> {
  const game: Game = await rulesIn(root, id);
  const kernel = await importFrom<{ apply: typeof apply }>(root, 'kernel/index.ts');
  const options = defaultsOf(game);
  const recordings = recordGames(game, seats, options);
  const checked = checkedBy(kernel.apply);
  let next = 0;
  const random = (play: Play) => () => playRandom(game, seats, options, next++, play);
  const recorded = (play: Play) => () => playRecorded(game, seats, options, recordings, play);
  return {
    random: random(unchecked),
    recorded: recorded(unchecked),
    randomChecked: random(checked),
    recordedChecked: recorded(checked),
  };
}

function compare(way: Way): Compared {
  const [own, other] = inTurns(sides.map(side => side[way]));
  const ratios = own.map((speed, i) => speed / other[i]);
  return {
    perSecond: Math.round(median(own)),
    other: Math.round(median(other)),
    times: Number(median(ratios).toFixed(3)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
