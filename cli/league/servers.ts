/** The nodes of a league: started, told what time it is, stopped. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Config } from '@fathom/server';
import type { Answer, Order } from './node.ts';

export class Node {
  readonly #process: ChildProcess;
  url = '';

  static async start(settings: Partial<Config> & Pick<Config, 'speed'>, now: number): Promise<Node> {
    const node = new Node();
    const started = await node.#ask({ ...settings, now });
    if ('url' in started) node.url = started.url;
    return node;
  }

  private constructor() {
    this.#process = fork(join(import.meta.dirname, 'node.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  /** Resolves when its clocks show it, and everything is done that is due. */
  async settle(now: number): Promise<void> {
    await this.#ask({ now });
  }

  stop(): Promise<void> {
    return new Promise(resolve => {
      if (this.#process.exitCode !== null) return resolve();
      this.#process.once('exit', () => resolve());
      this.#process.kill('SIGTERM');
    });
  }

  #ask(order: Order): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null) =>
        reject(new Error(`a node of the league ended with code ${code}`));
      this.#process.once('exit', ended);
      this.#process.once('message', message => {
        this.#process.off('exit', ended);
        resolve(message as Answer);
      });
      this.#process.send(order);
    });
  }
}
