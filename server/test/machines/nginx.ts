/** An nginx of our own in a temporary folder, in front of nodes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findNginx } from '../../../scripts/machine.ts';
import { freePort } from './port.ts';

const PATIENCE = 120_000;
/** Where it may write, whoever runs it. */
const FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export class Nginx {
  readonly #folder = mkdtempSync(join(tmpdir(), 'fathom-nginx-'));
  readonly #process: ChildProcess;
  readonly url: string;
  #said = '';

  /** `http` and `location` are what a host writes into these blocks. */
  static async start(http: string, location: string): Promise<Nginx> {
    const program = findNginx();
    if (!program) throw new Error('nginx is not on this machine: apt-get install nginx-light');
    const nginx = new Nginx(program, await freePort(), http, location);
    await nginx.#ready();
    return nginx;
  }

  private constructor(program: string, port: number, http: string, location: string) {
    this.url = `http://127.0.0.1:${port}`;
    const temporary = FOLDERS.map(name => `${name}_temp_path ${join(this.#folder, name)};`).join(' ');
    const file = join(this.#folder, 'nginx.conf');
    writeFileSync(
      file,
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${join(this.#folder, 'pid')}; error_log stderr warn; events {}
http { access_log off; ${temporary}
${http}
server { listen 127.0.0.1:${port}; ${location} } }
`,
    );
    this.#process = spawn(program, ['-p', this.#folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#process.stderr?.setEncoding('utf8').on('data', text => {
      this.#said += text;
    });
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      const gone = once(this.#process, 'exit');
      this.#process.kill('SIGTERM');
      await gone;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #ready(): Promise<void> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      if (this.#process.exitCode !== null) break;
      const answer = await fetch(`${this.url}/livez`).catch(() => undefined);
      if (answer) return;
      await wait(50);
    }
    throw new Error(`nginx does not start: ${this.#said}`);
  }
}
