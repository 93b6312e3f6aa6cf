/** Mutants against the tests of their suite. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, type Mutant } from './mutate.ts';
import type { Answer } from './runner.ts';
import type { Suite } from './scope.ts';
import { Session } from './session.ts';

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

const PATIENCE: Patience = { least: 20_000, times: 8 };
/** How long the sound source may take, and a single test of the server, which may wait for what never comes. */
const SOUND = 1_800_000;
const WAITING = 60_000;
/** How often tests are begun that do not come to their end. */
const TRIES = 3;

export async function hunt(
  root: string,
  suite: Suite,
  mutants: readonly Mutant[],
  told: (verdict: Verdict) => void,
  patience = PATIENCE,
): Promise<void> {
  const tests = [...new Set(mutants.flatMap(({ file }) => suite.tests.get(file) ?? []))];
  const session = new Session({
    root,
    tests,
    isolate: suite.isolate,
    patience: suite.isolate ? WAITING : SOUND,
  });
  try {
    const sound = await measure(session, tests, suite.name);
    for (const mutant of mutants)
      told({ mutant, suite, ...(await judge(session, root, suite, mutant, sound, patience)) });
  } finally {
    session.close();
  }
}

/** How long each test file takes with the sources as they are; they must pass. */
async function measure(session: Session, tests: readonly string[], name: string): Promise<Answer['took']> {
  if (tests.length === 0) return {};
  const answer = await session.ask({ tests, bail: true }, SOUND);
  if (!answer) throw new Error(`the tests of ${name} do not end`);
  if (answer.failed !== undefined)
    throw new Error(`the tests of ${name} fail without any mutant: ${answer.failed}`);
  if (!hasRun(answer, tests)) throw new Error(`the tests of ${name} cannot be run`);
  return answer.took;
}

async function judge(
  session: Session,
  root: string,
  suite: Suite,
  mutant: Mutant,
  sound: Answer['took'],
  { least, times }: Patience,
): Promise<Pick<Verdict, 'fate' | 'by'>> {
  const tests = [...(suite.tests.get(mutant.file) ?? [])].sort((a, b) => sound[a] - sound[b]);
  if (tests.length === 0) return { fate: 'survived', by: 'no test loads the file' };
  const usual = tests.reduce((sum, test) => sum + sound[test], 0);
  const source = apply(readFileSync(join(root, mutant.file), 'utf8'), mutant);
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await session.ask({ file: mutant.file, source, tests, bail: true }, least + times * usual);
    if (!answer) return { fate: 'killed', by: 'it does not come back' };
    if (answer.failed !== undefined) return { fate: 'killed', by: answer.failed };
    if (hasRun(answer, tests)) return { fate: 'survived', by: '' };
    // A busy machine may fail to start a worker in time: nobody has judged then.
    session.close();
  }
  throw new Error(`the tests of ${suite.name} cannot be run`);
}

/** Whether every test file came to its end. */
function hasRun({ took }: Answer, tests: readonly string[]): boolean {
  return tests.every(test => test in took);
}
