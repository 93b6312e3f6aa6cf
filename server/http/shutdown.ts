/** Going down: what is being answered is answered, what is new is refused, and nobody who says nothing holds it up. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../refused.ts';

/** How long whoever is still asking may take. */
const LONGEST_SHUTDOWN = 4000;
/** How often it is looked whether somebody has come who says nothing. */
const SWEEP = 100;

/**
 * Browsers open connections before they need them, and keep them. The server itself waits for all of those on which no
 * request was ever finished.
 */
export function addShutdown(app: FastifyInstance): void {
  const open = new Set<Socket>();
  const asking = new Set<Socket>();
  /** Streams say goodbye themselves, but nobody holds up the end. */
  const streams = new Set<Socket>();
  let closing = false;
  let end: NodeJS.Timeout | undefined;
  let sweep: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      asking.delete(socket);
    });
  });
  app.server.on('upgrade', ({ socket }: IncomingMessage) => {
    open.delete(socket);
    streams.add(socket);
    socket.once('close', () => streams.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    asking.add(socket);
    answer.once('close', () => {
      asking.delete(socket);
      if (closing) socket.destroySoon();
    });
  });
  const cut = (sockets: Iterable<Socket>) => {
    for (const socket of sockets) socket.destroy();
  };
  app.addHook('onRequest', async (_, reply) => {
    if (!closing) return;
    reply.headers({ connection: 'close', 'retry-after': '1' });
    throw new Refused('busy');
  });
  app.addHook('preClose', async () => {
    closing = true;
    const cutIdle = () => cut([...open].filter(socket => !asking.has(socket)));
    cutIdle();
    // Until the last stream has said goodbye the door is open, and whoever comes may say nothing either.
    sweep = setInterval(cutIdle, SWEEP);
    end = setTimeout(() => cut([...open, ...streams]), LONGEST_SHUTDOWN);
  });
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    clearTimeout(end);
  });
}
