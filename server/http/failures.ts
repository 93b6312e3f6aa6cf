/** Whatever goes wrong becomes an answer with a stable code. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../errors.ts';
import { Refused } from '../refused.ts';
import { Unavailable } from '../store/store.ts';
import { storeFailed } from '../store/trouble.ts';
import { carrying } from '../table/told-cache.ts';

const CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'bad_media_type',
};

export function answerFailure(
  error: FastifyError | Refused,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refused = error instanceof Refused ? error : understand(error);
  if (refused.statusCode >= 500) request.log.error({ err: error, code: refused.code }, 'request failed');
  return reply.code(refused.statusCode).type('application/json').send(written(refused));
}

export function answerNothingHere(_: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = new Refused('not_found');
  return reply.code(refused.statusCode).send(refused.answer());
}

function written(refused: Refused): string {
  const { update, ...failure } = refused.answer();
  return update ? carrying(failure, update) : JSON.stringify(failure);
}

function understand(error: FastifyError): Refused {
  if (error instanceof Unavailable) return storeFailed(error);
  if (error.validation) return new Refused('bad_request', { at: place(error) });
  if (error.code in CODES) return new Refused(CODES[error.code]);
  if (error instanceof SyntaxError) return new Refused('bad_json');
  if (error.statusCode !== undefined && error.statusCode < 500) return new Refused('bad_request');
  return new Refused('internal');
}

/** Such as `body/seats/0/kind`. */
function place({ validation, validationContext }: FastifyError): string {
  return `${validationContext ?? 'request'}${validation?.[0]?.instancePath ?? ''}`;
}
