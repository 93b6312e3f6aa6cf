/** A nats-server of our own, which can be stopped and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { findNats } from '../../../scripts/machine.ts';
import { freePort } from './port.ts';

const PATIENCE = 120_000;

export class NatsServer {
  readonly #program: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  static async start(): Promise<NatsServer> {
    const program = findNats();
    if (!program) throw new Error('nats-server is not on this machine: apt-get install nats-server');
    const server = new NatsServer(program, await freePort());
    await server.start();
    return server;
  }

  private constructor(program: string, port: number) {
    this.#program = program;
    this.#port = port;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const child = spawn(this.#program, ['-a', '127.0.0.1', '-p', String(this.#port)], { stdio: 'ignore' });
    this.#process = child;
    const end = Date.now() + PATIENCE;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > end) throw new Error('nats-server does not start');
      await wait(20);
    }
  }

  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  #answers(): Promise<boolean> {
    return new Promise(resolve => {
      const socket = connect(this.#port, '127.0.0.1');
      const settle = (answers: boolean) => {
        socket.destroy();
        resolve(answers);
      };
      socket.once('data', () => settle(true));
      socket.once('error', () => settle(false));
      socket.setTimeout(1000, () => settle(false));
    });
  }
}
