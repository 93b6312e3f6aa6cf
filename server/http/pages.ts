/** The built pages. Files with a hash in their name never change; the shell is asked for every time. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { answerNothingHere } from './failures.ts';

/** Addresses the app routes itself. */
const APP_ROUTES = ['/', '/t/*', '/local/*', '/replay', '/replay/*', '/rules/*'];
const HASHED = `${sep}assets${sep}`;

export async function addPages(app: FastifyInstance, { config }: Context): Promise<void> {
  if (!existsSync(join(config.web, 'index.html'))) {
    app.log.warn({ web: config.web }, 'no built pages: only the API is served (npm run build)');
    app.setNotFoundHandler(answerNothingHere);
    return;
  }
  await app.register(fastifyStatic, {
    root: config.web,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  for (const url of APP_ROUTES) {
    app.get(url, { schema: { hide: true } }, (_, reply) => reply.sendFile('index.html'));
  }
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.code(404).sendFile('index.html') : answerNothingHere(request, reply),
  );
}

/** Somebody typed an address: the app says that nothing is there. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}
