import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asker, Turns } from '../work/turns.ts';
import { networkOf } from './address.ts';

/** Whom the work of a request is done for: what nobody waits for any more is not done. */
export function askerOf(
  request: Pick<FastifyRequest, 'ip'>,
  reply: Pick<FastifyReply, 'raw'>,
  turns: Turns,
): Asker {
  const asker = { address: networkOf(request.ip) };
  reply.raw.once('close', () => turns.leave(asker));
  return asker;
}
