/** A runner of mutants leaves nobody behind: not even a worker that is lost in a loop. */
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Session } from '../mutants/session.ts';

// Vitest inside Vitest: however long a busy machine takes for it.
const ROOT = join(import.meta.dirname, '..', '..');
const LOOP = 'kernel/test/loop.test.ts';
const ENDLESS = `import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
test('never ends', () => {
  writeFileSync('pids.json', JSON.stringify([process.ppid, process.pid]));
  for (;;);
});
`;
/** Asks as the program does, in a process of its own. */
const ASKING = `import { Session } from '${join(ROOT, 'scripts', 'mutants', 'session.ts')}';
const [root, test] = process.argv.slice(2);
const session = new Session({ root, tests: [test], isolate: false, patience: 600_000 });
await session.ask({ file: 'kernel/none.ts', source: '', tests: [test], bail: true }, 600_000);
`;

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'fathom-runners-'));
  mkdirSync(join(project, 'kernel', 'test'), { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(project, LOOP), ENDLESS);
  writeFileSync(join(project, 'asking.ts'), ASKING);
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Runner and worker, as soon as the worker is in its loop. */
async function lost(): Promise<[runner: number, worker: number]> {
  return vi.waitFor(() => JSON.parse(readFileSync(join(project, 'pids.json'), 'utf8')), {
    timeout: 900_000,
    interval: 50,
  });
}

function isAlive(pid: number): boolean {
  try {
    // A zombie has ended, whether somebody has noticed or not.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const allGone = (pids: readonly number[]) =>
  vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), { timeout: 120_000, interval: 50 });

const session = () => new Session({ root: project, tests: [LOOP], isolate: false, patience: 600_000 });
const task = { file: 'kernel/none.ts', source: '', tests: [LOOP], bail: true };

test('when a mutant does not come back', async () => {
  const asked = session();
  const answer = asked.ask(task, 600_000);
  const pids = await lost();
  expect(pids.filter(isAlive)).toEqual(pids);
  asked.close();
  await expect(answer).resolves.toBeUndefined();
  await allGone(pids);
});

test('when the runner itself ends', async () => {
  const asked = session();
  const answer = asked.ask(task, 600_000);
  const [runner, worker] = await lost();
  process.kill(runner, 'SIGKILL');
  await expect(answer).resolves.toBeUndefined();
  await allGone([runner, worker]);
  asked.close();
});

test('when the program is killed', async () => {
  const program = fork(join(project, 'asking.ts'), [project, LOOP], { stdio: 'ignore' });
  const pids = await lost();
  program.kill('SIGKILL');
  await allGone(pids);
});
