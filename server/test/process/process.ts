/** Starts the server as a process, watches it, and reads what it says. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Config } from '../../config.ts';

const CHILD = new URL('./child.ts', import.meta.url).pathname;

export class ServerProcess {
  readonly #process: ChildProcess;
  readonly #exit: Promise<number | string>;
  /** Everything it wrote, errors included. */
  output = '';
  /** How it ended, if it has. */
  ended: number | string | undefined;
  url = '';

  static async start(data: string, over: Partial<Config> = {}): Promise<ServerProcess> {
    const server = new ServerProcess();
    server.#process.stdin?.write(`${JSON.stringify({ data, ...over })}\n`);
    server.url = await server.#ready();
    return server;
  }

  private constructor() {
    this.#process = spawn(process.execPath, [CHILD], { stdio: ['pipe', 'pipe', 'pipe'] });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding('utf8').on('data', text => {
        this.output += text;
      });
    }
    this.#exit = new Promise(resolve => {
      this.#process.once('exit', (code, signal) => {
        this.ended = code ?? signal ?? 'gone';
        resolve(this.ended);
      });
    });
  }

  /** Resident memory in bytes. */
  get memory(): number {
    const status = readFileSync(`/proc/${this.#process.pid}/status`, 'utf8');
    return 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  }

  /** Holds it where it is, and lets it go on. */
  freeze(isFrozen: boolean): void {
    this.#process.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Asks it to stop and waits until it has. */
  stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | string> {
    this.#process.kill(signal);
    return this.#exit;
  }

  async #ready(): Promise<string> {
    for (;;) {
      const found = /^ready (\S+)$/m.exec(this.output);
      if (found) return found[1];
      if (this.ended !== undefined) throw new Error(`the server did not start: ${this.output}`);
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  }
}
