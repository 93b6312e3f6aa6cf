/** A bot in another process, asked over its standard input and output. Whatever it does wrong costs it its turn, not the match. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { BotRequest } from '@fathom/bots/request.ts';
import { PROTOCOL, type Question, readLine } from './protocol.ts';

/** What a program did instead of answering. */
export const LAPSES = ['hung', 'died', 'nonsense'] as const;
export type Lapse = (typeof LAPSES)[number];

type Line = Readonly<Record<string, unknown>>;

export class Program {
  readonly #command: readonly string[];
  readonly #patience: number;
  readonly lapses: Record<Lapse, number> = { hung: 0, died: 0, nonsense: 0 };
  #child: ChildProcessWithoutNullStreams | undefined;
  #heard: ((line: Line | Lapse) => void) | undefined;
  #ids = 0;
  /** Processor time of processes that are gone, in milliseconds. */
  #spent = 0;

  /** `patience`: milliseconds until an answer has to be there. */
  constructor(command: readonly string[], patience: number) {
    this.#command = command;
    this.#patience = patience;
  }

  /** The move the program chose, or a legal default when it chose none. */
  async choose(request: BotRequest): Promise<string> {
    const id = ++this.#ids;
    const begun = await this.#begin();
    const answer = begun ?? (await this.#ask({ ...request, id } satisfies Question));
    if (typeof answer === 'string') return this.#default(request, answer);
    const isAnswer = answer.id === id && request.moves.some(move => move === answer.move);
    return isAnswer ? String(answer.move) : this.#default(request, 'nonsense');
  }

  /** Milliseconds of processor time used so far; 0 where the system does not tell. */
  get milliseconds(): number {
    return this.#spent + (this.#child?.pid === undefined ? 0 : processorTime(this.#child.pid));
  }

  close(): void {
    this.#child?.stdin.end();
    this.#end();
  }

  #default(request: BotRequest, lapse: Lapse): string {
    this.lapses[lapse]++;
    // Who hangs may still answer later, and would answer the wrong question.
    this.#end();
    return request.moves[0];
  }

  /** Starts the program if it does not run; undefined when it is ready. */
  async #begin(): Promise<Lapse | undefined> {
    if (this.#child) return undefined;
    const [file, ...args] = this.#command;
    const child = spawn(file, args, { stdio: 'pipe' });
    this.#child = child;
    const gone = () => {
      if (this.#child === child) this.#heard?.('died');
    };
    child.on('error', gone);
    child.on('exit', gone);
    child.stdin.on('error', gone);
    child.stderr.resume();
    createInterface({ input: child.stdout }).on('line', line => {
      if (this.#child === child) this.#heard?.(readLine(line) ?? 'nonsense');
    });
    const hello = await this.#ask({ hello: PROTOCOL });
    if (typeof hello === 'string') return hello;
    return hello.hello === PROTOCOL ? undefined : 'nonsense';
  }

  #ask(question: object): Promise<Line | Lapse> {
    return new Promise(resolve => {
      const timer = setTimeout(() => this.#heard?.('hung'), this.#patience);
      this.#heard = line => {
        clearTimeout(timer);
        this.#heard = undefined;
        resolve(line);
      };
      if (this.#child?.exitCode !== null) this.#heard('died');
      else this.#child.stdin.write(`${JSON.stringify(question)}\n`);
    });
  }

  #end(): void {
    this.#spent = this.milliseconds;
    const child = this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
  }
}

/** Linux counts the time of a process in hundredths of a second, in fields 14 and 15 of its line. */
function processorTime(pid: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return 0;
  }
}
