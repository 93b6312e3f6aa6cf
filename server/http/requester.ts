import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../work/ledger.ts';
import type { Scheduler } from '../work/scheduler.ts';
import { networkOf } from './address.ts';

/** Whom the work of a request is done for: what nobody waits for any more is not done. */
export function requesterOf(
  request: Pick<FastifyRequest, 'ip' | 'raw'>,
  reply: Pick<FastifyReply, 'raw'>,
  scheduler: Scheduler,
): Caller {
  const requester = { address: networkOf(request.ip), connection: request.raw.socket };
  reply.raw.once('close', () => scheduler.cancel(requester));
  return requester;
}
