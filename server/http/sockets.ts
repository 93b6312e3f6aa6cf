/** The socket routes, and all sockets together: counted, kept alive, sent home at the end. */
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Bus } from '../bus/bus.ts';
import { Refused } from '../refused.ts';
import type { Context } from './context.ts';
import { SocketLimit } from './limits.ts';
import { Lobby } from './lobby.ts';
import { JsonSocket, type SocketUser } from './socket.ts';
import { MatchStream } from './stream.ts';

const HEARTBEAT = 30_000;
const LARGEST_MESSAGE = 4096;

export async function addSockets(app: FastifyInstance, context: Context, bus: Bus): Promise<void> {
  const { house, keyring, config, metrics } = context;
  const open = new Set<JsonSocket>();
  const limit = new SocketLimit(config.sockets);
  const lobby = new Lobby(house, bus);
  const heart = setInterval(() => {
    for (const socket of open) socket.beat();
  }, HEARTBEAT).unref();

  const accept = (
    raw: WebSocket,
    request: FastifyRequest,
    user: (socket: JsonSocket) => SocketUser,
  ): void => {
    const socket = new JsonSocket(raw);
    if (!limit.enter(request.ip)) return socket.refuse(new Refused('rate_limited'));
    open.add(socket);
    metrics.connections.add(1);
    raw.once('close', () => {
      open.delete(socket);
      limit.exit(request.ip);
      metrics.connections.add(-1);
    });
    socket.serve(user(socket));
  };

  await app.register(websocket, {
    options: { maxPayload: LARGEST_MESSAGE },
    preClose: async () => {
      clearInterval(heart);
      lobby.close();
      for (const socket of open) socket.bye();
      app.websocketServer.close();
    },
  });

  await app.register(async routes => {
    const schema = { hide: true };
    routes.get<{ Params: { id: string } }>(
      '/api/matches/:id/stream',
      { websocket: true, schema },
      (raw, request) =>
        accept(raw, request, socket => new MatchStream(socket, request.params.id, { house, keyring, bus })),
    );
    routes.get('/api/lobby/stream', { websocket: true, schema }, (raw, request) =>
      accept(raw, request, socket => lobby.enter(socket)),
    );
  });
}
