/**
 * A process that runs tests against one mutant after the other. Vitest stays open; the mutant is put in its place while the
 * file is loaded, so no file is ever written. The parent ends the process when a mutant does not come back.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  BaseSequencer,
  createVitest,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';

export interface Start {
  readonly root: string;
  readonly tests: readonly string[];
  readonly isolate: boolean;
  /** How long a single test may take. */
  readonly patience: number;
}

export interface Task {
  /** The file that is replaced, from the root; without one the tests run as they are. */
  readonly file?: string;
  readonly source?: string;
  /** In the order in which they run. */
  readonly tests: readonly string[];
  readonly bail: boolean;
}

export interface Answer {
  /** A test that failed. */
  readonly failed?: string;
  /** Test files in which one did. */
  readonly broken: readonly string[];
  /** Test files that were run, and how long each of them took in milliseconds. */
  readonly took: Readonly<Record<string, number>>;
}

let current: Task | undefined;
/** Test files that have come to their end in this run; Vitest itself also remembers those of the runs before. */
let ended: TestModule[] = [];

/** In the order of the task. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      current?.tests.findIndex(test => moduleId.endsWith(test)) ?? 0;
    return [...files].sort((a, b) => rank(a) - rank(b));
  }
}

function mutated(root: string): Plugin {
  return {
    name: 'mutant',
    enforce: 'pre',
    load(id) {
      const { file, source } = current ?? {};
      return file !== undefined && source !== undefined && id === join(root, file) ? source : undefined;
    },
  };
}

async function open({ root, tests, isolate, patience }: Start): Promise<Vitest> {
  return createVitest(
    {
      root,
      config: false,
      watch: false,
      update: 'none',
      // The cache on disk knows a file by what is written in it: it would serve the sound one, or keep a mutant for later.
      fsModuleCache: false,
      include: [...tests],
      reporters: [{ onTestModuleEnd: module => void ended.push(module) }],
      silent: true,
      isolate,
      // One after the other, for the first to fail ends it; other mutants use the other cores.
      maxWorkers: 1,
      testTimeout: patience,
      hookTimeout: patience,
      // On a busy machine the usual second is over before anybody has looked twice.
      expect: { poll: { timeout: patience / 3 } },
      sequence: { sequencer: InOrder },
    },
    { plugins: [mutated(root)], logLevel: 'silent' },
  );
}

async function run(vitest: Vitest, root: string, task: Task): Promise<Answer> {
  current = task;
  ended = [];
  vitest.config.bail = task.bail ? 1 : 0;
  if (task.file !== undefined) vitest.invalidateFile(join(root, task.file));
  const all = await vitest.globTestSpecifications();
  const wanted = all.filter(({ moduleId }) => task.tests.some(test => moduleId === join(root, test)));
  const { unhandledErrors } = await vitest.runTestSpecifications(wanted);
  if (task.file !== undefined) vitest.invalidateFile(join(root, task.file));
  const broken = ended.filter(module => module.state() === 'failed');
  const failed = broken.flatMap(reasonsOf)[0];
  const pathOf = ({ moduleId }: TestModule) => moduleId.slice(root.length + 1);
  return {
    ...(failed !== undefined && { failed }),
    ...(failed === undefined && unhandledErrors.length > 0 && { failed: 'an unhandled error' }),
    // Where nobody is named, something beside the tests went wrong: any of them may have caused it.
    broken: (broken.length > 0 ? broken : ended).map(pathOf),
    took: Object.fromEntries(
      ended
        .filter(module => module.state() !== 'skipped')
        .map(module => [pathOf(module), timeOf(module.diagnostic())]),
    ),
  };
}

/** The tests that failed, or the file itself where it could not be loaded. */
function reasonsOf(module: TestModule): string[] {
  return [...[...module.children.allTests('failed')].map(test => test.fullName), module.moduleId];
}

function timeOf(spent: { duration: number; collectDuration: number }): number {
  return spent.duration + spent.collectDuration;
}

if (process.send) {
  let opened: Promise<{ vitest: Vitest; root: string }> | undefined;
  process.on('message', async (message: { start: Start } | { task: Task }) => {
    if ('start' in message) {
      const { root } = message.start;
      opened = open(message.start).then(vitest => ({ vitest, root }));
      return;
    }
    const session = await opened;
    if (session) process.send?.(await run(session.vitest, session.root, message.task));
  });
  // The parent is gone: a worker that is lost in a loop would not notice.
  process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
}
