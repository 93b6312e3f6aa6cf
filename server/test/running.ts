/** A server with a folder of its own, for as long as the tests of a file run. */
import { afterAll, beforeAll } from 'vitest';
import type { Server } from '../index.ts';
import { startServer, temporaryFolder } from './arena.ts';

/** Call it at the top of a file; its address is known once tests run. */
export function runningServer(): { readonly url: string } {
  const folder = temporaryFolder();
  let server: Server | undefined;
  beforeAll(async () => {
    server = await startServer(folder.path);
  });
  afterAll(async () => {
    await server?.close();
    folder.remove();
  });
  return {
    get url() {
      if (!server) throw new Error('the server does not run yet');
      return server.url;
    },
  };
}
