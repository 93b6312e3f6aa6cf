/** The socket routes, and all sockets together: counted, kept alive, sent on at the end. */
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Bus } from '../bus/bus.ts';
import type { Metrics } from '../metrics.ts';
import { Refused } from '../refused.ts';
import type { Caller, Ledger } from '../work/ledger.ts';
import { isOwnPage, networkOf } from './address.ts';
import type { Context } from './context.ts';
import { OpenLimit } from './limits.ts';
import { Lobby } from './lobby.ts';
import { Backlog, JsonSocket, type SocketUser, WINDOW } from './socket.ts';
import { MatchStream } from './stream.ts';

const HEARTBEAT = 30_000;
const LARGEST_MESSAGE = 4096;
const MINUTE = 60_000;
/** In a window, beside what a seat may decide in that time. */
const SMALL_TALK = 60;
/** Windows and devices of one person at one table. */
const STREAMS_PER_SEAT = 20;

/** At the end readers come back spread over this time, two milliseconds for each of them. */
const SHORTEST_SPREAD = 250;
const LONGEST_SPREAD = 10_000;
const SPREAD_PER_READER = 2;
/** Whoever has not hung up by then is cut off. */
const LONGEST_GOODBYE = 3000;

export async function addSockets(app: FastifyInstance, context: Context, bus: Bus): Promise<void> {
  const { registry, auth, config, scheduler, ledger, metrics } = context;
  const sockets = new Sockets(context);
  const perSeat = new OpenLimit(STREAMS_PER_SEAT);
  const lobby = new Lobby(registry, bus);
  await app.register(websocket, {
    // One message of each stream at a time: what one of them has sent at once does not keep the others waiting.
    options: { maxPayload: LARGEST_MESSAGE, allowSynchronousEvents: false },
    errorHandler: (error, socket, request) => {
      if (isOfTheSender(error)) metrics.badFrames.add();
      else request.log.error({ err: error }, 'stream failed');
      socket.terminate();
    },
    preClose: async () => {
      lobby.close();
      await sockets.close();
      app.websocketServer.close();
    },
  });
  // Whoever was refused before it became a stream would keep a line that nobody reads, and nobody ends.
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.headers.upgrade !== undefined) raw.socket.destroySoon();
  });
  await app.register(async routes => {
    const route = {
      websocket: true,
      config: { stream: true, cost: 'handshake' },
      schema: { hide: true },
      preValidation: async ({ headers, host }: FastifyRequest) => {
        if (!isOwnPage(headers.origin, host, config.origins)) throw new Refused('bad_origin');
      },
    } as const;
    routes.get<{ Params: { id: string } }>('/api/matches/:id/stream', route, (raw, request) =>
      sockets.accept(raw, request, (socket, requester) => {
        const parts = { registry, auth, bus, perSeat, scheduler, ledger, requester };
        return new MatchStream(socket, request.params.id, parts);
      }),
    );
    routes.get('/api/lobby/stream', route, (raw, request) =>
      sockets.accept(raw, request, (socket, requester) => {
        ledger.note(requester, 'lobby');
        return lobby.enter(socket);
      }),
    );
  });
}

/** All sockets that are open. */
class Sockets {
  readonly #open = new Set<JsonSocket>();
  readonly #perAddress: OpenLimit;
  readonly #backlog: Backlog;
  readonly #most: number;
  readonly #metrics: Metrics;
  readonly #ledger: Ledger;
  readonly #heart: NodeJS.Timeout;

  constructor({ config, metrics, ledger }: Pick<Context, 'config' | 'metrics' | 'ledger'>) {
    this.#perAddress = new OpenLimit(config.sockets);
    this.#backlog = new Backlog(() => metrics.slowReaders.add());
    this.#most = SMALL_TALK + Math.ceil((config.seatRate * WINDOW) / MINUTE);
    this.#metrics = metrics;
    this.#ledger = ledger;
    this.#heart = setInterval(() => {
      for (const socket of this.#open) socket.beat();
    }, HEARTBEAT).unref();
  }

  accept(
    raw: WebSocket,
    request: FastifyRequest,
    user: (socket: JsonSocket, caller: Caller) => SocketUser,
  ): void {
    const onError = (err: unknown) => request.log.error({ err }, 'stream failed');
    const address = networkOf(request.ip);
    const requester = { address, connection: raw };
    raw.on('error', error => {
      if (isBroken(error)) this.#ledger.note(requester, 'broken');
    });
    const heard = () => {
      this.#ledger.note(requester, 'message');
      return !this.#ledger.isShut(address);
    };
    const { socket: line } = request.raw;
    const settings = { line, backlog: this.#backlog, most: this.#most, heard, onError };
    const socket = new JsonSocket(raw, settings);
    if (!this.#perAddress.enter(address)) return socket.refuse(new Refused('rate_limited'));
    this.#open.add(socket);
    this.#metrics.connections.add(1);
    raw.once('close', () => {
      this.#open.delete(socket);
      this.#perAddress.exit(address);
      this.#metrics.connections.add(-1);
    });
    socket.serve(user(socket, requester));
  }

  async close(): Promise<void> {
    clearInterval(this.#heart);
    await sendOn(this.#open);
  }
}

function isBroken(error: Error): boolean {
  return 'code' in error && /^WS_ERR_/.test(String(error.code));
}

/** Frames that are none, or a line that broke: nothing the host of the server could mend. */
function isOfTheSender(error: Error): boolean {
  return 'code' in error && /^(WS_ERR_|ECONNRESET|EPIPE)/.test(String(error.code));
}

/** They come back one after the other, so that whoever takes them is not overrun. */
async function sendOn(open: ReadonlySet<JsonSocket>): Promise<void> {
  const spread = Math.min(LONGEST_SPREAD, Math.max(SHORTEST_SPREAD, open.size * SPREAD_PER_READER));
  for (const socket of open) socket.bye(Math.round(Math.random() * spread));
  const end = Date.now() + LONGEST_GOODBYE;
  while (open.size > 0 && Date.now() < end) await new Promise(resolve => setTimeout(resolve, 20));
  for (const socket of open) socket.cut();
}
