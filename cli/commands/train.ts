import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { gameNamed, parse, positionals, whole } from '../arguments.ts';
import { percent } from '../columns.ts';
import { type Command, type Io, UsageError } from '../command.ts';
import { Progress } from '../progress.ts';
import { Threads } from '../threads.ts';
import { cardOf } from '../train/card.ts';
import { Folder } from '../train/folder.ts';
import { type Exam, type Plan, type Round, School } from '../train/school.ts';
import { subjectOf } from '../train/subject.ts';

export const command: Command = {
  help: `Usage: fathom train <game> --seats N [--course NAME] [--rounds R] [--minutes M] [--games G] [--seed S] [--alone] [--values]
                    [--deals D] [--iterations I] [--exam E] [--threads T] [--folder DIR] [--json]

Teaches the bots of a game at one number of seats by letting them play against themselves. Every round they play games in
worlds that fit what their seat may know, learn what positions are worth and which moves deserve a look, and replace the champion
only if they beat it in matches (a sequential test). At the end the champion meets the hand-written value on fresh deals, and its
card is written. Two rounds in a row that brought nothing end it. Stopped and started again with the same folder it goes on
where it was.

  --seats N      seats at the table; or
  --course NAME  a course of the game, such as 2 or 3-team
  --rounds R     rounds in all (6)
  --minutes M    no round is begun after so many minutes (60)
  --games G      games of a round (4000)
  --seed S       the same seed and rounds give the same weights (1)
  --alone        the net does not build upon the hand-written value
  --values       only what positions are worth is learnt, not which moves deserve a look
  --deals D      the most deals of a match against the champion (96 at two seats, fewer at larger tables)
  --iterations I iterations of both sides in it (120)
  --exam E       deals of the exam, 0 for none (60 at two seats, fewer at larger tables)
  --threads T    threads to use (all cores)
  --folder DIR   where weights, log and card are kept (data/train)
  --json         prints one JSON object a round and nothing else`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      seats: { type: 'string' },
      course: { type: 'string' },
      rounds: { type: 'string', default: '6' },
      minutes: { type: 'string', default: '60' },
      games: { type: 'string', default: '4000' },
      seed: { type: 'string', default: '1' },
      alone: { type: 'boolean', default: false },
      values: { type: 'boolean', default: false },
      deals: { type: 'string' },
      iterations: { type: 'string', default: '120' },
      exam: { type: 'string' },
      threads: { type: 'string', default: String(availableParallelism()) },
      folder: { type: 'string', default: 'data/train' },
      json: { type: 'boolean', default: false },
    });
    const [id] = positionals(given, 'game');
    gameNamed(id);
    const name = values.course ?? values.seats;
    if (name === undefined) throw new UsageError('--seats or --course is missing');
    const subject = await subjectOf(id, name);
    const rounds = whole('rounds', values.rounds, 1, 1000);
    const end = Date.now() + whole('minutes', values.minutes, 1, 10_000) * 60_000;
    // A deal is a game for every seat.
    const gamesOf = (games: number) => Math.ceil(games / Math.max(2, subject.course.seats));
    const plan: Plan = {
      ...PLAN,
      games: whole('games', values.games, 1, 1_000_000),
      deals: whole('deals', values.deals ?? String(gamesOf(GATE_GAMES)), 1, 100_000),
      iterations: whole('iterations', values.iterations, 1, 1_000_000),
      seed: values.seed,
      hand: !values.alone,
      prior: !values.values,
    };
    const examDeals = whole('exam', values.exam ?? String(gamesOf(EXAM_GAMES)), 0, 100_000);
    const threads = new Threads(THREAD, whole('threads', values.threads, 1, 256));
    try {
      const folder = new Folder(join(values.folder, id, name));
      const past = folder.read();
      const reports = { stage: (label: string, total: number) => new Progress(label, total) };
      const school = new School(subject, threads, plan, reports, folder, past.champion, past.rounds.length);
      const told = [...past.rounds];
      while (school.round < rounds && Date.now() < end && !isStuck(told)) {
        told.push(await school.next());
        folder.write(school.champion, told[told.length - 1]);
        tell(io, told[told.length - 1], values.json);
      }
      const exam = examDeals > 0 ? await school.exam(examDeals, EXAM_ITERATIONS) : undefined;
      if (exam) tellExam(io, exam, values.json);
      const date = new Date().toISOString().slice(0, 10);
      folder.writeCard(cardOf(subject, plan, told, school.champion, exam, date));
      if (!values.json) io.out(school.champion ? `The champion is in ${folder.champion}` : NOBODY);
    } finally {
      await threads.close();
    }
    return 0;
  },
};

const THREAD = new URL('../train/thread.ts', import.meta.url);
const NOBODY = 'Nobody beat the hand-written value, which stays.';

/** What nobody has to choose. */
const PLAN = { chunk: 50, memory: 3, first: 32, second: 16, gain: 0.06 } as const;
const GATE_GAMES = 192;
const EXAM_GAMES = 120;
const EXAM_ITERATIONS = 400;
/** Rounds in a row without a gain that end a training. */
const VAIN = 2;

function isStuck(told: readonly Round[]): boolean {
  return told.length >= VAIN && told.slice(-VAIN).every(({ promoted }) => !promoted);
}

function tell(io: Io, told: Round, json: boolean): void {
  if (json) return io.out(JSON.stringify(told));
  const { round, positions, error, share, doubt, deals, promoted, policyShare, policyPromoted } = told;
  const value = `${percent(share)} ± ${percent(doubt)} in ${deals} deals, ${promoted ? 'champion' : 'not better'}`;
  const prior =
    policyShare === undefined
      ? ''
      : `; learnt prior ${percent(policyShare)}, ${policyPromoted ? 'kept' : 'not better'}`;
  io.out(`Round ${round}: ${positions} positions, error ${error.toFixed(4)}; ${value}${prior}`);
}

function tellExam(io: Io, exam: Exam, json: boolean): void {
  if (json) return io.out(JSON.stringify({ exam }));
  const { share, doubt, deals, iterations, cost } = exam;
  io.out(
    `Exam: ${percent(share)} ± ${percent(doubt)} against the hand-written value in ${deals} deals, ${iterations} iterations each, ${cost.toFixed(2)} × its time`,
  );
}
