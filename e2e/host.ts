/** A real server process on a free port with a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Long enough for a machine that does much else at the same time. */
export const PATIENCE = 180_000;

export interface Host {
  readonly url: string;
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts again on the same port with the same data. */
  restart(): Promise<void>;
  /** Stops and removes the data. */
  remove(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '..');

/** Of this repository, or of a copy of it. */
export async function startHost(root = ROOT): Promise<Host> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'fathom-e2e-'));
  const url = `http://127.0.0.1:${port}`;
  let child = await start(root, port, data, url);
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => end(child, signal);
  return {
    url,
    stop,
    restart: async () => {
      child = await start(root, port, data, url);
    },
    remove: async () => {
      await stop('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function start(root: string, port: number, data: string, url: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    FATHOM_DATA: data,
    FATHOM_BOT_PAUSE: '0',
    // Several people play from one address here, and faster than people do.
    FATHOM_RATE: '12000',
    FATHOM_SEAT_RATE: '6000',
  };
  const child = spawn(process.execPath, [join(root, 'cli', 'fathom.ts'), 'serve'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return child;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error('the server did not start');
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise(resolve => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
