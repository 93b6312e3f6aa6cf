/** Every request is charged to whoever sent it before anything is done for it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import type { Kind } from '../work/costs.ts';
import type { Ledger } from '../work/ledger.ts';
import { networkOf } from './address.ts';
import { blockAddresses } from './block-list.ts';
import type { Context } from './context.ts';

export function addLimits(app: FastifyInstance, { ledger, metrics }: Context): void {
  // Whoever does not take no for an answer is not even heard: that costs the least.
  blockAddresses(app.server, network => ledger.isShut(network));
  app.addHook('onRequest', async (request, reply) => {
    if (isWatched(request)) return;
    await ledger.turn(networkOf(request.ip));
    // Whoever hung up meanwhile would never be heard to do so.
    if (request.raw.socket.destroyed) throw new Refused('busy');
    admit(ledger, request, reply);
  });
  app.addHook('onResponse', async (_, reply) =>
    metrics.answers.add(`${Math.floor(reply.statusCode / 100)}xx`),
  );
}

function admit(ledger: Ledger, request: FastifyRequest, reply: FastifyReply): void {
  const requester = { address: networkOf(request.ip), connection: request.raw.socket };
  const kind = kindOf(request);
  if (ledger.isShut(requester.address)) reply.header('connection', 'close');
  ledger.charge(requester, kind);
  if (request.routeOptions.config.stream) return;
  // Not every answer is sent: whoever hangs up while asking must not be counted for ever.
  reply.raw.once('close', ledger.begin(requester.address, kind));
}

function kindOf({ routeOptions, url }: FastifyRequest): Kind {
  return routeOptions.config.cost ?? (url.startsWith('/api/') ? 'request' : 'page');
}

/** Whoever watches the server wants to know most when it is busy. */
function isWatched({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.watched ?? false;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Connections of this route stay: they have limits of their own. */
    readonly stream?: boolean;
    readonly cost?: Kind;
    /** For the host of the server: costs nothing. */
    readonly watched?: boolean;
  }
}

/** Counts what is open at the same time, by address or by seat. */
export class OpenLimit {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  enter(who: string): boolean {
    const open = this.#open.get(who) ?? 0;
    if (open >= this.#most) return false;
    this.#open.set(who, open + 1);
    return true;
  }

  exit(who: string): void {
    const open = (this.#open.get(who) ?? 0) - 1;
    if (open > 0) this.#open.set(who, open);
    else this.#open.delete(who);
  }
}
