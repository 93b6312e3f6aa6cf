/**
 * Answers of the API, compressed on the way out where nobody can learn from their length: only what anybody may read.
 * Whoever shows a token or an invite gets a plain answer, because secrets and other people's words would stand in it
 * side by side. The pages were compressed when they were built.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Below this a packet is a packet. */
const WORTH_IT = 1024;

const FORMS = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;
type Form = keyof typeof FORMS;

export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPublic(request, reply) || typeof payload !== 'string' || payload.length < WORTH_IT) return payload;
    reply.header('vary', 'accept-encoding');
    const form = formOf(request.headers['accept-encoding']);
    if (form === undefined) return payload;
    reply.header('content-encoding', form).removeHeader('content-length');
    return FORMS[form](payload);
  });
}

/** What is answered to somebody who has shown nothing is for everybody. */
function isPublic({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  const stranger = headers.authorization === undefined && headers['fathom-invite'] === undefined;
  return method === 'GET' && stranger && !reply.hasHeader('content-encoding');
}

/** The form a reader wants most; undefined when that is none. */
export function formOf(accepted: string | undefined): Form | undefined {
  const form = accepted === undefined ? undefined : negotiate(accepted, Object.keys(FORMS));
  return form === 'br' || form === 'gzip' ? form : undefined;
}
