/** How much one address, and everybody together, may ask at once. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../refused.ts';
import type { Context } from './context.ts';

export async function addLimits(app: FastifyInstance, { config, metrics }: Context): Promise<void> {
  let inFlight = 0;
  const counted = new WeakSet<object>();
  app.addHook('onRequest', async request => {
    if (request.ws) return;
    if (inFlight >= config.inFlight) throw new Refused('busy');
    inFlight++;
    counted.add(request);
  });
  app.addHook('onResponse', async request => {
    if (counted.delete(request)) inFlight--;
  });
  await app.register(rateLimit, {
    max: config.rate,
    timeWindow: '1 minute',
    cache: 10_000,
    allowList: request => !request.url.startsWith('/api/'),
    onExceeded: () => metrics.rateLimited.add(),
    errorResponseBuilder: () => new Refused('rate_limited'),
  });
}

/** Counts sockets by address. */
export class SocketLimit {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  enter(address: string): boolean {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#most) return false;
    this.#open.set(address, open + 1);
    return true;
  }

  exit(address: string): void {
    const open = (this.#open.get(address) ?? 0) - 1;
    if (open > 0) this.#open.set(address, open);
    else this.#open.delete(address);
  }
}
