/** Starts measurements one at a time, each in a process of its own on one core without helper threads of the collector. */
import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const RUN = fileURLToPath(new URL('./run.ts', import.meta.url));
const CORE = '1';

const canPin = spawnSync('taskset', ['-c', CORE, process.execPath, '--version']).status === 0;

export async function measureApart<T>(...args: readonly string[]): Promise<T> {
  const command = [process.execPath, '--single-threaded-gc', RUN, ...args];
  const [file, ...rest] = canPin ? ['taskset', '-c', CORE, ...command] : command;
  const { stdout } = await promisify(execFile)(file, rest, {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout) as T;
}
