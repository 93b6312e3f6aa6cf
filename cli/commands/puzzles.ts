import { GRADES } from '@fathom/kernel';
import { gameNamed, optionsFor, parse, positionals, seatsFor, whole } from '../arguments.ts';
import { type Command, Failure, type Io, UsageError } from '../command.ts';
import { type Effort, findIn, flawOf, percent } from '../puzzles.ts';

const MAX_GAMES = 100_000;
const MAX_ITERATIONS = 10_000_000;
const MAX_SEEDS = 100;

export const command: Command = {
  help: `Usage: fathom puzzles <game> [--check | --find] [--games K] [--seats N] [--options name=value] [--seed S]
                      [--iterations N] [--seeds N] [--margin P]

Lists the stored puzzles of a game. A puzzle is a position with one move that is better than all others by a wide margin.

  --check         searches every stored puzzle again and names those that search does not agree with
  --find          lets bots play and prints positions that would make a puzzle, as data to choose from
  --games K       how many games are looked through (10)
  --seats N       seats at the table (the fewest the game allows)
  --options …     table options, as name=value
  --seed S        the same seed gives the same games (1)
  --iterations N  worlds each search looks into (20000)
  --seeds N       searches with other dice that have to agree (3)
  --margin P      how much better the best move is, in percent of victory (4)

Exit code 1 when a puzzle is wrong.`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      check: { type: 'boolean', default: false },
      find: { type: 'boolean', default: false },
      games: { type: 'string', default: '10' },
      seats: { type: 'string' },
      options: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '1' },
      iterations: { type: 'string', default: '20000' },
      seeds: { type: 'string', default: '3' },
      margin: { type: 'string', default: '4' },
    });
    const [id] = positionals(given, 'game');
    const entry = gameNamed(id);
    if (values.check && values.find) throw new UsageError('--check and --find do not go together');
    const effort: Effort = {
      iterations: whole('iterations', values.iterations, 1, MAX_ITERATIONS),
      seeds: whole('seeds', values.seeds, 1, MAX_SEEDS),
      margin: whole('margin', values.margin, 0, 100) / 100,
    };
    const { game } = await entry.rules();
    if (values.find) {
      const seats = seatsFor(entry.meta, values.seats);
      const options = optionsFor(entry.meta, values.options);
      const games = whole('games', values.games, 1, MAX_GAMES);
      for (let i = 0; i < games; i++)
        for (const found of findIn(game, seats, options, `${values.seed}-${i}`, effort))
          io.out(JSON.stringify(found));
      return 0;
    }
    if (!entry.puzzles) throw new Failure(`${entry.meta.title} has no puzzles`);
    const { puzzles } = (await entry.puzzles()).puzzles;
    if (!values.check) return list(puzzles, io);
    const flaws = puzzles.flatMap(puzzle => {
      const flaw = flawOf(game, puzzle, effort);
      io.err(`${puzzle.id}: ${flaw ?? 'one best move'}`);
      return flaw === undefined ? [] : [`${puzzle.id}: ${flaw}`];
    });
    for (const flaw of flaws) io.out(flaw);
    io.out(
      `${puzzles.length - flaws.length} of ${puzzles.length} puzzles have one best move, by ${percent(effort.margin)} % and ` +
        `in each of ${effort.seeds} searches through ${effort.iterations} worlds`,
    );
    return flaws.length === 0 ? 0 : 1;
  },
};

function list(puzzles: readonly { id: string; grade: number; worth: readonly number[] }[], io: Io): number {
  for (const grade of GRADES) {
    for (const { id, worth } of puzzles.filter(puzzle => puzzle.grade === grade))
      io.out(`${'●'.repeat(grade).padEnd(GRADES.length, '○')}  ${id}  ${worth[0]} % against ${worth[1]} %`);
  }
  return 0;
}
