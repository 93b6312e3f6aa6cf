/** Outcomes of a ladder in a file, one a line as they come: a ladder that was stopped goes on where it was. */
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { UsageError } from '../command.ts';
import type { Outcome, Sides, Task } from './pairing.ts';

/** What every line of a file belongs to; another ladder needs another file. */
export interface Heading {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Task['options'];
  readonly over: string | undefined;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly cpu: boolean;
}

interface Line {
  readonly task: string;
  readonly outcome: Outcome;
}

export class Kept {
  /** How much the sides of each pairing think, as the ladder found out when it began. */
  readonly scales: readonly Sides[] | undefined;
  readonly #path: string;
  readonly #heading: string;
  readonly #outcomes: ReadonlyMap<string, Outcome>;

  constructor(path: string, heading: Heading) {
    this.#path = path;
    this.#heading = JSON.stringify(heading);
    const { scales, lines } = read(path, this.#heading);
    this.scales = scales;
    this.#outcomes = new Map(lines.map(({ task, outcome }) => [task, outcome]));
  }

  begin(scales: readonly Sides[]): void {
    if (this.scales) return;
    this.#write({ heading: JSON.parse(this.#heading), scales });
  }

  find(task: Task): Outcome | undefined {
    return this.#outcomes.get(nameOf(task));
  }

  add(task: Task, outcome: Outcome): void {
    this.#write({ task: nameOf(task), outcome });
  }

  #write(line: unknown): void {
    appendFileSync(this.#path, `${JSON.stringify(line)}\n`);
  }
}

function nameOf({ challenger, others, deal, seat }: Task): string {
  return `${challenger.name} ${others.name} ${deal} ${seat}`;
}

function read(path: string, heading: string): { scales?: readonly Sides[]; lines: readonly Line[] } {
  if (!existsSync(path)) return { lines: [] };
  const [first, ...lines] = wholeLines(path);
  if (first === undefined) return { lines: [] };
  try {
    const begun = JSON.parse(first);
    if (JSON.stringify(begun.heading) === heading)
      return { scales: begun.scales, lines: lines.map(line => JSON.parse(line)) };
  } catch {
    throw new UsageError(`${path} is no file of a ladder; name another one`);
  }
  throw new UsageError(`${path} belongs to another ladder (${first.slice(0, 200)}); name another one`);
}

/** A line that was being written when the ladder was stopped does not count, and goes. */
function wholeLines(path: string): string[] {
  const text = readFileSync(path);
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) truncateSync(path, end);
  return text.toString('utf8', 0, end).split('\n').filter(Boolean);
}
