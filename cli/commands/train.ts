import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { gameNamed, parse, positionals, whole } from '../arguments.ts';
import { percent } from '../columns.ts';
import { type Command, type Io, UsageError } from '../command.ts';
import { Progress } from '../progress.ts';
import { Threads } from '../threads.ts';
import { type Plan, type Round, School } from '../train/school.ts';
import { subjectOf } from '../train/subject.ts';
import type { Mind } from '../train/task.ts';

export const command: Command = {
  help: `Usage: fathom train <game> --seats N [--course NAME] [--rounds R] [--minutes M] [--games G] [--seed S]
                    [--threads T] [--folder DIR] [--json]

Teaches the bots of a game at one number of seats by letting them play against themselves. Every round they play games in
worlds that fit what their seat may know, learn what positions are worth and which moves deserve a look, and replace the champion
only if they beat it in matches (a sequential test). Stopped and started again with the same folder it goes on where it was.

  --seats N      seats at the table; or
  --course NAME  a course of the game, such as 2 or 3-team
  --rounds R     rounds in all (6)
  --minutes M    no round is begun after so many minutes (60)
  --games G      games of a round (4000)
  --seed S       the same seed and rounds give the same weights (1)
  --threads T    threads to use (all cores)
  --folder DIR   where weights and log are kept (data/train)
  --json         prints one JSON object a round and nothing else`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      seats: { type: 'string' },
      course: { type: 'string' },
      rounds: { type: 'string', default: '6' },
      minutes: { type: 'string', default: '60' },
      games: { type: 'string', default: '4000' },
      seed: { type: 'string', default: '1' },
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
    const games = whole('games', values.games, 1, 1_000_000);
    const threads = new Threads(THREAD, whole('threads', values.threads, 1, 256));
    const folder = new Folder(join(values.folder, id, name));
    try {
      const { champion, round } = folder.read();
      const plan = { ...PLAN, games, seed: values.seed };
      const reports = { stage: (label: string, total: number) => new Progress(label, total) };
      const school = new School(subject, threads, plan, reports, champion, round);
      while (school.round < rounds && Date.now() < end) {
        const told = await school.next();
        folder.write(school.champion, told);
        tell(io, told, values.json);
      }
    } finally {
      await threads.close();
    }
    if (!values.json) io.out(`The champion is in ${folder.champion}`);
    return 0;
  },
};

const THREAD = new URL('../train/thread.ts', import.meta.url);

const PLAN: Omit<Plan, 'games' | 'seed'> = {
  chunk: 50,
  memory: 3,
  first: 32,
  second: 16,
  hand: true,
  iterations: 120,
  deals: 96,
  gain: 0.06,
};

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

/** What a training leaves behind: the champion and a line for every round. */
class Folder {
  readonly champion: string;
  readonly #log: string;

  constructor(path: string) {
    mkdirSync(path, { recursive: true });
    this.champion = join(path, 'champion.json');
    this.#log = join(path, 'log.jsonl');
  }

  read(): { champion: Mind; round: number } {
    const champion = existsSync(this.champion) ? JSON.parse(readFileSync(this.champion, 'utf8')) : null;
    return { champion, round: this.#lines().length };
  }

  write(champion: Mind, round: Round): void {
    const next = `${this.champion}.next`;
    if (champion) {
      writeFileSync(next, `${JSON.stringify(champion)}\n`);
      renameSync(next, this.champion);
    }
    writeFileSync(this.#log, [...this.#lines(), JSON.stringify(round), ''].join('\n'));
  }

  #lines(): string[] {
    return existsSync(this.#log) ? readFileSync(this.#log, 'utf8').split('\n').filter(Boolean) : [];
  }
}
