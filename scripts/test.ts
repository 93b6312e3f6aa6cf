/** Everything: types, lint, the shape of the sources, then all tests. Ends with `N passed, 0 failed`. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameFolders, lackingIn } from '../cli/completeness.ts';
import { undeclaredPackages } from './declared.ts';
import { forbiddenImports } from './imports.ts';
import { unlicensed } from './licences.ts';
import { ensureMachine } from './machine.ts';
import { oversized } from './size.ts';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/** Many processes of the tests run the same sources: they are compiled once. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') };

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Named once more at the end: what went wrong early is far above by then. */
const wrong: string[] = [];

const counts: Count[] = [
  // Threads would look at the same types twice, while the others here need the cores.
  ...(await Promise.all([
    check('types', bin('tsc'), ['--noEmit', '--singleThreaded']),
    check('lint', bin('biome'), ['check', '--error-on-warnings']),
    check('web bundle', bin('vite'), ['build', 'web', '--logLevel', 'warn']),
  ])),
  ...(await shape()),
];
ensureMachine();
counts.push(await vitest());

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const name of wrong) console.log(`✗ ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function check(name: string, command: string, args: string[]): Promise<Count> {
  const started = performance.now();
  const code = await run(command, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return verdict(name, code === 0, ` (${seconds} s)`);
}

function verdict(name: string, good: boolean, remark = ''): Count {
  console.log(`${good ? '✓' : '✗'} ${name}${remark}`);
  if (!good) wrong.push(name);
  return good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Everything that is or would be under version control. */
function sources(): string[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return list.split('\n').filter(file => file !== '' && existsSync(join(root, file)));
}

async function shape(): Promise<Count[]> {
  const files = sources();
  const games = join(root, 'games');
  const lacking = await Promise.all(gameFolders(games).map(id => lackingIn(games, id)));
  return [
    review('imports follow the layers', forbiddenImports(root, files)),
    review('packages declare what they import', undeclaredPackages(root, files)),
    review('files and functions are short', oversized(root, files)),
    review('games lack nothing', lacking.flat()),
    review('licences are agreed to', unlicensed(root)),
  ];
}

function review(name: string, problems: readonly string[]): Count {
  for (const problem of problems) console.log(problem);
  return verdict(name, problems.length === 0);
}

async function vitest(): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-test-'));
  const report = join(folder, 'report.json');
  const code = await run(bin('vitest'), [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const skipped = process.env.CI ? numPendingTests : 0;
    const brokenFiles = testResults.filter(
      (file: { status: string; assertionResults: unknown[] }) =>
        file.status === 'failed' && file.assertionResults.length === 0,
    ).length;
    const failed = numFailedTests + skipped + brokenFiles;
    return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(command: string, args: string[]): Promise<number> {
  return new Promise(resolve => {
    spawn(command, args, { cwd: root, env, stdio: 'inherit' }).on('close', code => resolve(code ?? 1));
  });
}
