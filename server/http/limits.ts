/** How much one address, one seat, and everybody together may ask. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../refused.ts';
import { networkOf } from './address.ts';
import type { Context } from './context.ts';

const MINUTE = 60_000;

/** Making a table costs more than looking at one. */
const TABLE_SHARE = 1 / 10;

export async function addLimits(app: FastifyInstance, { config, metrics }: Context): Promise<void> {
  let inFlight = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.stream) return;
    if (inFlight >= config.inFlight) throw new Refused('busy');
    inFlight++;
    // Not every answer is sent: whoever hangs up while asking must not be counted for ever.
    reply.raw.once('close', () => {
      inFlight--;
    });
  });
  app.addHook('onResponse', async (_, reply) =>
    metrics.answers.add(`${Math.floor(reply.statusCode / 100)}xx`),
  );
  await app.register(rateLimit, {
    max: config.rate,
    timeWindow: MINUTE,
    cache: 10_000,
    keyGenerator: request => networkOf(request.ip),
    allowList: request => !request.url.startsWith('/api/'),
    onExceeded: () => metrics.rateLimited.add(),
    errorResponseBuilder: () => new Refused('rate_limited'),
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Connections of this route stay: they have limits of their own. */
    readonly stream?: boolean;
  }
}

/** Settings of the route that makes tables. */
export function tableLimit(rate: number): { readonly rateLimit: { readonly max: number } } {
  return { rateLimit: { max: Math.max(1, Math.ceil(rate * TABLE_SHARE)) } };
}

/** Counts requests by seat, whatever address they come from. Only true tokens get here, so the map stays small. */
export class SeatLimit {
  readonly #most: number;
  readonly #exceeded: () => void;
  readonly #now: () => number;
  readonly #counts = new Map<string, number>();
  #windowEnd = 0;

  constructor(most: number, exceeded: () => void, now: () => number = Date.now) {
    this.#most = most;
    this.#exceeded = exceeded;
    this.#now = now;
  }

  count(member: string): void {
    if (this.#now() > this.#windowEnd) {
      this.#windowEnd = this.#now() + MINUTE;
      this.#counts.clear();
    }
    const count = (this.#counts.get(member) ?? 0) + 1;
    this.#counts.set(member, count);
    if (count <= this.#most) return;
    this.#exceeded();
    throw new Refused('rate_limited');
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
