/** Mutants against the tests of their suite. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { apply, type Mutant } from './mutate.ts';
import { roundsOf } from './rounds.ts';
import type { Answer, Task } from './runner.ts';
import type { Suite } from './scope.ts';
import { Session } from './session.ts';
import { Tally } from './tally.ts';

export type Fate = 'killed' | 'survived';

export interface Verdict {
  readonly mutant: Mutant;
  readonly suite: Suite;
  readonly fate: Fate;
  /** The test that noticed, or why nobody came back. */
  readonly by: string;
}

/** When a mutant counts as lost in a loop. */
export interface Patience {
  /** Milliseconds nobody waits less than, however fast the tests are: the machine may be busy with something else. */
  readonly least: number;
  /** How many times longer than the sound source. */
  readonly times: number;
}

/** What is known of the tests: how long they take with the sources as they are, and how often each has noticed something. */
interface Known {
  readonly sound: Answer['took'];
  readonly tally: Tally;
}

const PATIENCE: Patience = { least: 20_000, times: 8 };
/** How long the sound source may take, and a single test of the server, which may wait for what never comes. */
const SOUND = 1_800_000;
const WAITING = 30_000;
/** How often tests are begun that do not come to their end. */
const TRIES = 3;

/** Verdicts in the order of the mutants; `told` hears of each as soon as it is known. Every core has a mutant of its own. */
export async function hunt(
  root: string,
  suite: Suite,
  mutants: readonly Mutant[],
  told: (verdict: Verdict) => void,
  patience = PATIENCE,
): Promise<Verdict[]> {
  const tests = [...new Set(mutants.flatMap(({ file }) => suite.tests.get(file) ?? []))];
  const start = { root, tests, isolate: suite.isolate, patience: suite.isolate ? WAITING : SOUND };
  const cores = Math.min(availableParallelism(), mutants.length);
  const sessions = Array.from({ length: cores }, () => new Session(start));
  const verdicts: Verdict[] = [];
  const open = mutants.entries();
  try {
    const known = { sound: await measure(sessions, tests, suite.name), tally: new Tally() };
    const work = async (session: Session): Promise<void> => {
      for (const [i, mutant] of open) {
        const answer = await judge(session, root, suite, mutant, known, patience);
        verdicts[i] = { mutant, suite, ...answer };
        told(verdicts[i]);
      }
    };
    await Promise.all(sessions.map(work));
  } finally {
    for (const session of sessions) session.close();
  }
  return verdicts;
}

/** How long each test file takes with the sources as they are; they must pass. */
async function measure(
  sessions: readonly Session[],
  tests: readonly string[],
  name: string,
): Promise<Answer['took']> {
  const shares = sessions.map((_, core) => tests.filter((_, i) => i % sessions.length === core));
  const answers = await Promise.all(
    sessions.map(async (session, core) => {
      const share = shares[core];
      if (share.length === 0) return {};
      return tookOf(session, share, name);
    }),
  );
  return Object.assign({}, ...answers);
}

/** On a busy machine a test may wait in vain: only what fails every time is broken. */
async function tookOf(session: Session, tests: readonly string[], name: string): Promise<Answer['took']> {
  let took: Answer['took'] = {};
  let open = tests;
  for (let tries = 1; ; tries++) {
    const answer = await session.ask({ tests: open, bail: false }, SOUND);
    if (!answer) throw new Error(`the tests of ${name} do not end`);
    if (!hasRun(answer, open)) throw new Error(`the tests of ${name} cannot be run`);
    took = { ...took, ...answer.took };
    if (answer.failed === undefined) return took;
    if (tries === TRIES) throw new Error(`the tests of ${name} fail without any mutant: ${answer.failed}`);
    open = answer.broken;
  }
}

async function judge(
  session: Session,
  root: string,
  suite: Suite,
  mutant: Mutant,
  { sound, tally }: Known,
  { least, times }: Patience,
): Promise<Pick<Verdict, 'fate' | 'by'>> {
  const rounds = roundsOf(mutant.file, suite.tests.get(mutant.file) ?? [], sound, tally);
  if (rounds.length === 0) return { fate: 'survived', by: 'no test loads the file' };
  const source = apply(readFileSync(join(root, mutant.file), 'utf8'), mutant);
  for (const tests of rounds) {
    const usual = tests.reduce((sum, test) => sum + sound[test], 0);
    const task = { file: mutant.file, source, tests, bail: true };
    const answer = await answerOf(session, task, least + times * usual, suite.name);
    if (!answer) return { fate: 'killed', by: 'it does not come back' };
    tally.note(answer);
    if (answer.failed !== undefined) return { fate: 'killed', by: answer.failed };
  }
  return { fate: 'survived', by: '' };
}

async function answerOf(
  session: Session,
  task: Task,
  limit: number,
  name: string,
): Promise<Answer | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await session.ask(task, limit);
    if (!answer || answer.failed !== undefined || hasRun(answer, task.tests)) return answer;
    // A busy machine may fail to start a worker in time: nobody has judged then.
    session.close();
  }
  throw new Error(`the tests of ${name} cannot be run`);
}

/** Whether every test file came to its end. */
function hasRun({ took }: Answer, tests: readonly string[]): boolean {
  return tests.every(test => test in took);
}
