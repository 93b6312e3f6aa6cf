/**
 * Answers of the API, compressed on the way out where nobody can learn from their length: only what anybody may read.
 * Whoever shows a token or an invite gets a plain answer, because secrets and other people's words would stand in it
 * side by side. The pages were compressed when they were built; the files of the page about the API, which come with a library, are
 * compressed when somebody asks for them first, and kept.
 */
import { ReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Below this a packet is a packet. */
const WORTH_IT = 1024;

/** Of a library: they never change, and are few. */
const LIBRARY = '/api/docs/static/';
const TEXT_TYPE = /javascript|css|html|json|svg/;

const FORMS = {
  br: (text: string | Buffer) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string | Buffer) => promisify(gzip)(text),
} as const;
type Form = keyof typeof FORMS;

export function addCompression(app: FastifyInstance): void {
  const kept = new Map<string, Promise<Buffer>>();
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPublic(request, reply)) return payload;
    const isFile = payload instanceof ReadStream && isOfLibrary(request, reply);
    if (!isFile && (typeof payload !== 'string' || payload.length < WORTH_IT)) return payload;
    reply.header('vary', 'accept-encoding');
    const form = formOf(request.headers['accept-encoding']);
    if (form === undefined) return payload;
    reply.header('content-encoding', form).removeHeader('content-length');
    if (!isFile) return FORMS[form](String(payload));
    // The mark of the plain file is not that of this one.
    reply.removeHeader('etag').removeHeader('accept-ranges');
    return compressedOnce(kept, payload, form);
  });
}

function compressedOnce(kept: Map<string, Promise<Buffer>>, file: ReadStream, form: Form): Promise<Buffer> {
  // However its address was written.
  const name = `${form} ${file.path}`;
  const known = kept.get(name);
  if (known) {
    file.destroy();
    return known;
  }
  const compressed = buffer(file).then(FORMS[form]);
  kept.set(name, compressed);
  compressed.catch(() => kept.delete(name));
  return compressed;
}

function isOfLibrary({ url }: FastifyRequest, reply: FastifyReply): boolean {
  return (
    url.startsWith(LIBRARY) &&
    reply.statusCode === 200 &&
    TEXT_TYPE.test(String(reply.getHeader('content-type')))
  );
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
