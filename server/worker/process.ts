/**
 * A process in which bots think, spoken to like a worker thread. A thread would share with the server what cannot be shared without
 * waiting: the helpers that collect garbage, and the lock of the memory, which somebody who lets all others go first may hold long.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import type { BotWorker } from '@fathom/bots/pool.ts';
import type { ToWorker } from '@fathom/bots/request.ts';

const ENTRY = new URL('./thinker.ts', import.meta.url);
/** It has one core at most: helpers would only take more of what is left for others. */
const FLAGS = ['--single-threaded-gc'];

export class BotProcess extends EventEmitter implements BotWorker {
  readonly #child: ChildProcess;

  constructor() {
    super();
    this.#child = fork(ENTRY, { execArgv: FLAGS, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#child.on('message', message => this.emit('message', message));
    this.#child.on('error', error => this.emit('error', error));
    this.#child.on('exit', (code, signal) => this.emit('exit', code ?? signal));
  }

  postMessage(message: ToWorker): void {
    // Whoever is gone says so by its exit.
    this.#child.send(message, () => {});
  }

  async terminate(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exit;
  }

  ref(): void {
    this.#child.ref();
    this.#child.channel?.ref();
  }

  unref(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}
