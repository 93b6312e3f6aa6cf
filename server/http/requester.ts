import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Requester, Scheduler } from '../work/scheduler.ts';
import { networkOf } from './address.ts';

/** Whom the work of a request is done for: what nobody waits for any more is not done. */
export function requesterOf(
  request: Pick<FastifyRequest, 'ip'>,
  reply: Pick<FastifyReply, 'raw'>,
  scheduler: Scheduler,
): Requester {
  const requester = { address: networkOf(request.ip) };
  reply.raw.once('close', () => scheduler.cancel(requester));
  return requester;
}
