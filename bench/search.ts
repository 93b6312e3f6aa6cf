/**
 * Iterations of the search per second of processor time: `search.ts <game> <seats> [--learnt] [folder]`; prints JSON.
 * With the folder of another commit both think about the same positions in turns, so whatever slows the machine down slows
 * both. `--learnt`: this copy goes by what its bots have learnt, the other one by the value it had.
 */
import { mindOf } from '@fathom/bots/minds.ts';
import { findGame } from '@fathom/games';
import type { Game } from '@fathom/kernel';
import { defaultsOf, importFrom, ROOT, rulesIn } from './folder.ts';
import { positionsOf, recordGames } from './recording.ts';

export interface SearchFigures {
  readonly perSecond: number;
  /** The same of the other commit, and how many times as fast this one is: the median over the positions. */
  readonly other?: number;
  readonly times?: number;
}

type Search = typeof import('@fathom/bots/ismcts.ts').search;

interface Thinker {
  game: Game;
  readonly search: Search;
  readonly seedRng: typeof import('@fathom/kernel').seedRng;
  /** Iterations, and seconds of processor time, of each position. */
  readonly speeds: number[];
  iterations: number;
  seconds: number;
}

const ITERATIONS = 1000;
const WARM_UP = 30;
const POSITIONS = 90;

const LEARNT = '--learnt';

const [id, seats, ...more] = process.argv.slice(2);
const folder = more.find(word => word !== LEARNT);
console.log(JSON.stringify(await measure(id, Number(seats), folder, more.includes(LEARNT))));

async function measure(
  id: string,
  seats: number,
  folder: string | undefined,
  learnt: boolean,
): Promise<SearchFigures> {
  const game = await rulesIn(ROOT, id);
  const options = defaultsOf(game);
  const games = recordGames(game, seats, options, 3);
  const sights = games.flatMap(recording => positionsOf(game, seats, options, recording));
  const choices = sights.filter(({ moves }) => moves.length > 1);
  const thinkers = await Promise.all((folder ? [ROOT, folder] : [ROOT]).map(root => thinkerIn(root, id)));
  if (learnt) thinkers[0].game = await learntGame(id, game.view(choices[0].state, choices[0].seat));
  for (let i = 0; i < WARM_UP + POSITIONS; i++) {
    const { state, seat } = choices[Math.floor(i * 0.618034 * choices.length) % choices.length];
    for (const thinker of i % 2 === 0 ? thinkers : thinkers.toReversed()) {
      if (i === WARM_UP) thinker.iterations = thinker.seconds = thinker.speeds.length = 0;
      think(
        thinker,
        JSON.stringify(game.view(state, seat)),
        seat,
        game.moves(state, seat).map(game.write),
        i,
      );
    }
  }
  const [own, other] = thinkers;
  const perSecond = Math.round(own.iterations / own.seconds);
  if (!other) return { perSecond };
  const ratios = own.speeds.map((speed, i) => speed / other.speeds[i]).sort((a, b) => a - b);
  return {
    perSecond,
    other: Math.round(other.iterations / other.seconds),
    times: Number(ratios[ratios.length >> 1].toFixed(2)),
  };
}

function think(thinker: Thinker, view: string, seat: number, texts: readonly string[], i: number): void {
  const { game, search } = thinker;
  const position = { seat, view: JSON.parse(view), moves: texts.map(game.read) };
  const before = process.cpuUsage();
  const rng = thinker.seedRng(String(i), 'bench');
  const ranked = search(game, position, { iterations: ITERATIONS, temperature: 0 }, rng);
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  const iterations = ranked.reduce((sum, { visits }) => sum + visits, 0);
  thinker.iterations += iterations;
  thinker.seconds += seconds;
  thinker.speeds.push(iterations / seconds);
}

async function learntGame(id: string, view: unknown): Promise<Game> {
  const entry = findGame(id);
  if (!entry) throw new Error(`there is no game "${id}"`);
  return (await mindOf(entry, view)).game;
}

async function thinkerIn(root: string, id: string): Promise<Thinker> {
  const { search } = await importFrom<{ search: Search }>(root, 'bots/ismcts.ts');
  const { seedRng } = await importFrom<Pick<Thinker, 'seedRng'>>(root, 'kernel/index.ts');
  return { game: await rulesIn(root, id), search, seedRng, speeds: [], iterations: 0, seconds: 0 };
}
