import { availableParallelism } from 'node:os';
import {
  BOT_KINDS,
  botsNamed,
  gameNamed,
  optionsFor,
  parse,
  positionals,
  seatsFor,
  whole,
} from '../arguments.ts';
import { columns, percent } from '../columns.ts';
import { type Command, UsageError } from '../command.ts';
import { type Pairing, roundRobin, type Score, score, type Task } from '../ladder/pairing.ts';
import { playAll } from '../ladder/workers.ts';
import { Progress } from '../progress.ts';

export const command: Command = {
  help: `Usage: fathom ladder <game> --bots a,b[,c …] [--games K] [--seats N] [--seed S] [--options name=value]
                     [--threads T] [--json]

Lets every bot play every later one of the list and says how sure the outcome is (95 % Wilson intervals). With more than
two seats the first bot of a pairing sits alone among seats of the second. Every deal is played once with the challenger
in each seat, and all pairings get the same deals.

  --bots a,b     ${BOT_KINDS}
  --games K      games of each pairing, rounded up to whole deals (100)
  --seats N      seats at the table (the fewest the game allows)
  --seed S       the same seed gives the same games (1)
  --options …    table options, as name=value
  --threads T    threads to use (all cores)
  --json         prints one JSON object and nothing else`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      bots: { type: 'string' },
      games: { type: 'string', default: '100' },
      seats: { type: 'string' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', multiple: true, default: [] },
      threads: { type: 'string', default: String(availableParallelism()) },
      json: { type: 'boolean', default: false },
    });
    const [id] = positionals(given, 'game');
    const { meta } = gameNamed(id);
    const bots = botsNamed(values.bots ?? '').map(({ name }) => name);
    if (bots.length < 2) throw new UsageError('--bots needs at least two bots');
    const seats = seatsFor(meta, values.seats);
    const deals = Math.ceil(whole('games', values.games, 1, 1_000_000) / seats);
    const threads = whole('threads', values.threads, 1, 256);
    const common = { game: id, seats, options: optionsFor(meta, values.options), seed: values.seed };

    const pairings = roundRobin(bots);
    const tasks = pairings.flatMap(pairing => tasksOf(pairing, common, deals));
    const progress = new Progress('Playing', tasks.length);
    const outcomes = await playAll(tasks, threads, () => progress.advance());
    progress.finish();

    const scored = pairings.map((pairing, i) => ({
      ...pairing,
      ...score(outcomes.slice(i * deals * seats, (i + 1) * deals * seats), seats),
    }));
    io.out(values.json ? JSON.stringify({ game: id, seats, pairings: scored }) : table(scored));
    return 0;
  },
};

function tasksOf(
  pairing: Pairing,
  common: Pick<Task, 'game' | 'seats' | 'options' | 'seed'>,
  deals: number,
): Task[] {
  return Array.from({ length: deals * common.seats }, (_, i) => ({
    ...common,
    ...pairing,
    deal: Math.floor(i / common.seats),
    seat: i % common.seats,
  }));
}

function table(scored: readonly (Pairing & Score)[]): string {
  return columns([
    ['bot', 'against', 'games', 'wins', '95 % interval', '× even', 'moves', 's/game'],
    ...scored.map(s => [
      s.challenger,
      s.others,
      String(s.games),
      percent(s.share),
      `${percent(s.low)} – ${percent(s.high)}`,
      s.timesEven.toFixed(2),
      s.meanMoves.toFixed(0),
      s.secondsPerGame.toFixed(2),
    ]),
  ]);
}
