/** JSON from outside: UTF-8 without a flaw, and no half of a character in any string. */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../refused.ts';

/** Bytes that are no text are refused before anybody reads them. */
export function addJsonParser(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!isUtf8(bytes)) return done(new Refused('bad_json'));
    read(request, bytes.toString(), (error, value: unknown) => {
      if (error) done(error);
      else if (isWhole(value)) done(null, value);
      else done(new Refused('bad_json'));
    });
  });
}

/** Whether every string in it is well-formed, names of fields included. */
export function isWhole(value: unknown): boolean {
  // Not by recursion: whoever nests deeply would find the end of the stack.
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && !next.isWellFormed()) return false;
    if (typeof next === 'object' && next !== null) left.push(...Object.keys(next), ...Object.values(next));
  }
  return true;
}
