/** Starts measurements one at a time, each in a process of its own on one core without helper threads of the collector. */
import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CORE = '1';

/** A script of this folder that prints JSON. */
export interface Script {
  readonly file: string;
  readonly flags: readonly string[];
}

export const SUBJECT: Script = { file: 'run.ts', flags: ['--single-threaded-gc'] };

export const SEARCH: Script = { file: 'search.ts', flags: ['--single-threaded-gc'] };

export const RECORD: Script = { file: 'record.ts', flags: [] };

export const MOVES: Script = { file: 'moves.ts', flags: ['--single-threaded-gc'] };

const canPin = spawnSync('taskset', ['-c', CORE, process.execPath, '--version']).status === 0;

export async function measureApart<T>(script: Script, ...args: readonly string[]): Promise<T> {
  const command = [process.execPath, ...script.flags, join(import.meta.dirname, script.file), ...args];
  const [file, ...parameters] = canPin ? ['taskset', '-c', CORE, ...command] : command;
  const { stdout } = await promisify(execFile)(file, parameters, {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout) as T;
}
