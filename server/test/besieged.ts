/** A server under siege for the tests of a file: whatever happens, other people play on undisturbed. */
import { seedRng } from '@fathom/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { temporaryFolder } from './arena.ts';
import { Crowd } from './killing.ts';
import { ServerProcess } from './process/process.ts';

/** Streams an address may have. */
export const PER_ADDRESS = 150;

export interface Besieged {
  readonly url: string;
  /** In bytes. */
  readonly memory: number;
}

export function besiegedServer(): Besieged {
  const folder = temporaryFolder();
  let server: ServerProcess;
  let crowd: Crowd;
  let played = 0;
  beforeAll(async () => {
    server = await ServerProcess.start(folder.path, { sockets: PER_ADDRESS, patience: 3000 });
    crowd = new Crowd(() => server.url, seedRng('hostile', 'test'));
    crowd.start(3);
  });
  beforeEach(() => {
    played = crowd.acks.length;
  });
  /** Whatever happened: the others played meanwhile, and not one of their requests failed. */
  afterEach(async () => {
    expect(server.ended).toBeUndefined();
    await vi.waitUntil(() => crowd.acks.length > played + 5, { timeout: 300_000 });
    expect(crowd.retries).toBe(0);
  });
  afterAll(async () => {
    await crowd.stop();
    await server.stop();
    folder.remove();
  });

  return {
    get url() {
      return server.url;
    },
    get memory() {
      return server.memory;
    },
  };
}
