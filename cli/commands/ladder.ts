import { availableParallelism } from 'node:os';
import type { Meta } from '@fathom/kernel';
import { BOT_KINDS, gameNamed, optionsFor, parse, positionals, seatsFor, whole } from '../arguments.ts';
import { columns, percent } from '../columns.ts';
import { type Command, UsageError } from '../command.ts';
import { type Contender, contendersNamed } from '../ladder/contender.ts';
import type { Rating } from '../ladder/elo.ts';
import { Kept } from '../ladder/kept.ts';
import { type Pairing, rate, roundRobin, type Score } from '../ladder/pairing.ts';
import { playSeries, type Series } from '../ladder/series.ts';

const MINUTE = 60_000;

export const command: Command = {
  help: `Usage: fathom ladder <game> --bots a,b[,c …] [--against X] [--games K] [--seats N] [--cpu] [--seed S]
                     [--options name=value] [--over option] [--keep FILE] [--minutes M] [--patience MS]
                     [--threads T] [--json]

Lets every bot play every later one of the list and says how sure the outcome is (95 % Wilson intervals), and how far they
are apart in Elo. With more than two seats the first bot of a pairing sits alone among seats of the second. Every deal is
played once with the challenger in each seat, and all pairings get the same deals.

  --bots a,b      ${BOT_KINDS},
                  name@commit for the bot of another commit, name@file.json for other weights, or a program that
                  speaks the lines of docs/bots.md (./mybot.py)
  --against X     one more bot: X is a commit or a file of weights, with the name of the first bot, or name@X
  --games K       games of each pairing, rounded up to whole deals (100)
  --seats N       seats at the table (two, or the fewest the game allows)
  --cpu           the challenger thinks as long as the other bot in processor time, as far as a pilot tells
  --seed S        the same seed gives the same games (1)
  --options …     table options, as name=value
  --over option   the deals go through the values of this option in turn, such as the missions of a game
  --keep FILE     outcomes are kept in this file; the same command goes on where it was stopped
  --minutes M     no match is begun after so many minutes; what was played to the end counts
  --patience MS   milliseconds until a program has to have answered (10000)
  --threads T     threads to use (all cores)
  --json          prints one JSON object and nothing else`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      bots: { type: 'string' },
      against: { type: 'string' },
      games: { type: 'string', default: '100' },
      seats: { type: 'string' },
      cpu: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', multiple: true, default: [] },
      over: { type: 'string' },
      keep: { type: 'string' },
      minutes: { type: 'string' },
      patience: { type: 'string', default: '10000' },
      threads: { type: 'string', default: String(availableParallelism()) },
      json: { type: 'boolean', default: false },
    });
    const [id] = positionals(given, 'game');
    const { meta } = gameNamed(id);
    const names = namesOf(values.bots ?? '', values.against);
    if (names.length < 2) throw new UsageError('--bots needs at least two bots, or one and --against');
    const seats = tableSize(meta, values.seats, text => io.err(text));
    const deals = Math.ceil(whole('games', values.games, 1, 1_000_000) / seats);
    const threads = whole('threads', values.threads, 1, 256);
    const patience = whole('patience', values.patience, 1, 3_600_000);
    const options = optionsFor(meta, values.options);
    const over = overOption(meta, values.over);
    const minutes = values.minutes === undefined ? Infinity : whole('minutes', values.minutes, 1, 100_000);
    const heading = { game: id, version: meta.version, seats, options, over: over?.name, seed: values.seed };
    const kept =
      values.keep === undefined
        ? undefined
        : new Kept(values.keep, { ...heading, bots: names, cpu: values.cpu });
    const { list, close } = await contendersNamed(names);
    try {
      const pairings = roundRobin(list);
      const common = { game: id, seats, options, seed: values.seed, patience };
      const limit = minutes * MINUTE;
      const scores = await playSeries({
        pairings,
        common,
        deals,
        over,
        threads,
        cpu: values.cpu,
        kept,
        limit,
      });
      const scored = pairings.flatMap((pairing, i) => {
        const found = scores[i];
        return found ? [{ ...pairing, ...found }] : [];
      });
      const elo = rate(list, scored, seats);
      io.out(values.json ? asJson(id, seats, scored, list, elo) : report(scored, list, elo));
    } finally {
      await close();
    }
    return 0;
  },
};

function namesOf(bots: string, against: string | undefined): string[] {
  const names = bots === '' ? [] : bots.split(',');
  if (against === undefined) return names;
  return [...names, against.includes('@') ? against : `${names[0] ?? 'expert'}@${against}`];
}

/** Whoever does not say how many sit at the table is told what was taken. */
function tableSize(meta: Meta, text: string | undefined, say: (text: string) => void): number {
  const seats = text === undefined ? Math.max(2, meta.seats.min) : seatsFor(meta, text);
  if (seats < 2) throw new UsageError('--seats must be 2 or more: alone nobody is better than somebody else');
  if (text === undefined) say(`${seats} seats, because --seats says nothing else`);
  return seats;
}

function overOption(meta: Meta, name: string | undefined): Series['over'] {
  if (name === undefined) return undefined;
  if (Object.hasOwn(meta.options, name)) return { name, values: meta.options[name].values };
  throw new UsageError(
    `${meta.title} has no option "${name}"; it has ${Object.keys(meta.options).join(', ')}`,
  );
}

function asJson(
  game: string,
  seats: number,
  scored: readonly (Pairing & Score)[],
  bots: readonly Contender[],
  elo: readonly Rating[],
): string {
  const pairings = scored.map(s => ({ ...s, challenger: s.challenger.name, others: s.others.name }));
  return JSON.stringify({ game, seats, pairings, elo: bots.map(({ name }, i) => ({ name, ...elo[i] })) });
}

function report(
  scored: readonly (Pairing & Score)[],
  bots: readonly Contender[],
  elo: readonly Rating[],
): string {
  const matches = columns([
    [
      'bot',
      'against',
      'games',
      'wins',
      '95 % interval',
      '× even',
      'moves',
      's/game',
      'ms/choice',
      'lost turns',
    ],
    ...scored.map(s => [
      s.challenger.name,
      s.others.name,
      String(s.games),
      percent(s.share),
      `${percent(s.low)} – ${percent(s.high)}`,
      s.timesEven.toFixed(2),
      s.meanMoves.toFixed(0),
      s.secondsPerGame.toFixed(2),
      s.thought.map(ms => ms.toFixed(1)).join(' : '),
      s.lapses.join(' : '),
    ]),
  ]);
  const strengths = columns([
    ['bot', 'Elo', '95 % interval'],
    ...bots.map(({ name }, i) => [name, String(elo[i].elo), `${elo[i].low} – ${elo[i].high}`]),
  ]);
  return `${matches}\n\n${strengths}`;
}
