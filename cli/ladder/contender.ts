/** Who plays in a ladder: a bot of this copy, with other weights, of another commit, or any program that speaks the protocol. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseStrength } from '@fathom/bots/levels.ts';
import { BOT_KINDS } from '../arguments.ts';
import { type Checkout, checkOut } from '../checkout.ts';
import { UsageError } from '../command.ts';
import { ROOT } from '../missing.ts';

export interface Contender {
  readonly name: string;
  /** What it is told to be: a level, or an algorithm with a budget. */
  readonly level: string;
  /** The program and its arguments, unless it plays in this process. */
  readonly command?: readonly string[];
  /** A file of weights to play with instead of one's own. */
  readonly weights?: string;
}

export interface Contenders {
  readonly list: readonly Contender[];
  /** Takes the copies of other commits away. */
  close(): Promise<void>;
}

/** `names`: `expert`, `ismcts:400`, `strong@392d93c`, `expert@weights.json`, `./mybot.py`. */
export async function contendersNamed(names: readonly string[]): Promise<Contenders> {
  const checkouts: Checkout[] = [];
  const close = async () => {
    await Promise.all(checkouts.map(checkout => checkout.remove()));
  };
  try {
    const list: Contender[] = [];
    for (const name of names) list.push(await contenderNamed(name, checkouts));
    return { list, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function contenderNamed(name: string, checkouts: Checkout[]): Promise<Contender> {
  if (name.includes('/') && !name.includes('@')) return program(name);
  const [level, where, ...more] = name.split('@');
  if (more.length > 0) throw new UsageError(`"${name}" has one @ too many`);
  if (where === undefined) return { name, level: known(level) };
  if (where.endsWith('.json')) return { name, level: known(level), weights: weightsAt(where) };
  const checkout = await checkOut(where);
  checkouts.push(checkout);
  const command = [process.execPath, join(ROOT, 'cli', 'fathom.ts'), 'engine', '--from', checkout.folder];
  return { name, level, command };
}

function program(name: string): Contender {
  const file = resolve(name);
  if (!existsSync(file)) throw new UsageError(`there is no program ${name}`);
  // Python's own convention is a line at the top and a right to be run; a script without the right is run all the same.
  return { name, level: 'expert', command: name.endsWith('.py') ? ['python3', file] : [file] };
}

function known(level: string): string {
  if (parseStrength(level)) return level;
  throw new UsageError(`there is no bot "${level}"; there is ${BOT_KINDS}`);
}

function weightsAt(file: string): string {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return resolve(file);
  } catch {
    throw new UsageError(`${file} is no file of weights`);
  }
}
