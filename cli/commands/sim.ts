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
import { columns, grouped, percent } from '../columns.ts';
import type { Command, Io } from '../command.ts';
import { Progress } from '../progress.ts';
import { type Report, simulate } from '../simulation.ts';

const MAX_GAMES = 10_000_000;

export const command: Command = {
  help: `Usage: fathom sim <game> [--seats N] [--games K] [--seed S] [--bots a,b] [--options name=value] [--json]

Lets bots play games on one core and counts moves, legal moves, wins and scores.

  --seats N      seats at the table (the fewest the game allows)
  --games K      how many games (1000)
  --seed S       the same seed gives the same games (1)
  --bots a,b     who plays, in order of the seats and again from the first when there are more seats (random):
                 ${BOT_KINDS}
  --options …    table options, as name=value
  --json         prints one JSON object and nothing else

The speed counts moves that were enumerated and played, set-up included; with random and uniform bots 150,000 moves are
played before the clock starts, so that compiled code is measured. Exit code 1 when a game does not end.`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      seats: { type: 'string' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'random' },
      options: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
    });
    const [id] = positionals(given, 'game');
    const entry = gameNamed(id);
    const seats = seatsFor(entry.meta, values.seats);
    const plan = {
      seats,
      games: whole('games', values.games, 1, MAX_GAMES),
      seed: values.seed,
      options: optionsFor(entry.meta, values.options),
      bots: botsNamed(values.bots, { game: id, seats }).map(({ strength }) => strength),
    };
    const { game } = await entry.rules();
    const progress = new Progress('Playing', plan.games);
    const report = simulate(game, plan, () => progress.advance());
    progress.finish();
    if (values.json) io.out(JSON.stringify(report));
    else print(report, values.bots.split(','), io);
    return report.finished === report.games ? 0 : 1;
  },
};

function print(report: Report, bots: readonly string[], io: Io): void {
  io.out(
    `${report.game}, ${report.seats} seats: ${grouped(report.finished)} of ${grouped(report.games)} games ended, ` +
      `${grouped(report.moves)} moves, ${grouped(report.movesPerSecond)} moves/s`,
  );
  io.out(
    `${report.meanMoves.toFixed(1)} moves a game; ${report.meanLegalMoves.toFixed(1)} legal moves on average, ` +
      `${report.maxLegalMoves} at most\n`,
  );
  const rows = report.seatWinShare.map((share, seat) => [
    String(seat),
    bots[seat % bots.length],
    percent(share),
    report.meanScores[seat].toFixed(2),
  ]);
  io.out(columns([['seat', 'bot', 'wins', 'score'], ...rows]));
}
