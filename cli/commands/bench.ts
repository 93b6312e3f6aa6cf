import { GAMES } from '@fathom/games';
import { measureApart, SUBJECT } from '../../bench/process.ts';
import type { Figures } from '../../bench/subject.ts';
import { gameNamed, parse, positionals, whole } from '../arguments.ts';
import { columns, grouped } from '../columns.ts';
import type { Command } from '../command.ts';
import { compareMoves, median, moveTable, type Subject, subjectsOf } from '../comparison.ts';
import { measureSearch, searchTable } from '../iterations.ts';
import { Progress } from '../progress.ts';

interface Row extends Figures {
  readonly game: string;
  /** Moves per second in random games as a multiple of boardgame.io's reducer on tic-tac-toe, measured in the same round. */
  readonly timesBoardgameIo: number;
}

export const command: Command = {
  help: `Usage: fathom bench [game] [--rounds R] [--search] [--learnt] [--against commit] [--json]

Measures every game (or one) at every number of seats, and boardgame.io's reducer on the tic-tac-toe of its tutorial in the
same run: moves enumerated and played per second in random and in recorded games of bots, the same through the checked
kernel, clone, view and explain in microseconds, the state as JSON in bytes, and iterations of the search per second.
Every measurement is a process of its own on one core; the medians of all rounds are shown.

  --rounds R    how often everything is measured (3)
  --search      only the search: iterations per second of processor time at the smallest table with an opponent
  --learnt      with --search: by what the bots have learnt instead of the hand-written value
  --against C   moves per second of processor time beside another commit, measured in turns; × is how many times as fast
                this one is. With --search both think about the same positions: their views have to be alike
  --json        prints one JSON object and nothing else`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      rounds: { type: 'string', default: '3' },
      search: { type: 'boolean', default: false },
      learnt: { type: 'boolean', default: false },
      against: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const entries = given.length === 0 ? GAMES : [gameNamed(positionals(given, 'game')[0])];
    const rounds = whole('rounds', values.rounds, 1, 99);
    if (values.against !== undefined && !values.search) {
      const rows = await compareMoves(entries, values.against, rounds);
      io.out(values.json ? JSON.stringify({ node: process.version, moves: rows }) : moveTable(rows));
      return 0;
    }
    if (values.search) {
      const rows = await measureSearch(entries, values.against, values.learnt);
      io.out(
        values.json
          ? JSON.stringify({ node: process.version, search: rows })
          : searchTable(rows, values.against),
      );
      return 0;
    }
    const subjects = subjectsOf(entries);
    const progress = new Progress('Measuring', rounds * (subjects.length + 1));
    const yardsticks: number[] = [];
    const measured: Row[][] = [];
    for (let round = 0; round < rounds; round++) {
      const yardstick = await measureApart<number>(SUBJECT, 'boardgame.io');
      progress.advance();
      yardsticks.push(yardstick);
      measured.push(await measureRound(subjects, yardstick, () => progress.advance()));
    }
    progress.finish();
    const games = subjects.map((_, i) => medianRow(measured.map(rows => rows[i])));
    const boardgameIo = { game: 'tic-tac-toe', movesPerSecond: Math.round(median(yardsticks)) };
    if (values.json) io.out(JSON.stringify({ node: process.version, rounds, games, boardgameIo }));
    else
      io.out(`${table(games)}\n\nboardgame.io, tic-tac-toe: ${grouped(boardgameIo.movesPerSecond)} moves/s`);
    return 0;
  },
};

async function measureRound(
  subjects: readonly Subject[],
  yardstick: number,
  advance: () => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { game, seats } of subjects) {
    const figures = await measureApart<Figures>(SUBJECT, game, String(seats));
    rows.push({ game, ...figures, timesBoardgameIo: figures.random / yardstick });
    advance();
  }
  return rows;
}

function medianRow(rows: readonly Row[]): Row {
  const of = (name: keyof Figures | 'timesBoardgameIo', digits: number) =>
    Number(median(rows.map(row => row[name])).toFixed(digits));
  return {
    game: rows[0].game,
    seats: rows[0].seats,
    random: of('random', 0),
    recorded: of('recorded', 0),
    randomChecked: of('randomChecked', 0),
    recordedChecked: of('recordedChecked', 0),
    cloneMicroseconds: of('cloneMicroseconds', 2),
    viewMicroseconds: of('viewMicroseconds', 2),
    explainMicroseconds: of('explainMicroseconds', 3),
    stateBytes: of('stateBytes', 0),
    maxStateBytes: of('maxStateBytes', 0),
    search: of('search', 0),
    timesBoardgameIo: of('timesBoardgameIo', 1),
  };
}

function table(rows: readonly Row[]): string {
  const head =
    'game,seats,random/s,recorded/s,checked/s,recorded checked/s,× bgio,clone µs,view µs,explain µs,bytes,max,search/s';
  return columns([
    head.split(','),
    ...rows.map(row => [
      row.game,
      String(row.seats),
      grouped(row.random),
      grouped(row.recorded),
      grouped(row.randomChecked),
      grouped(row.recordedChecked),
      row.timesBoardgameIo.toFixed(1),
      row.cloneMicroseconds.toFixed(2),
      row.viewMicroseconds.toFixed(2),
      row.explainMicroseconds.toFixed(3),
      String(row.stateBytes),
      String(row.maxStateBytes),
      grouped(row.search),
    ]),
  ]);
}
