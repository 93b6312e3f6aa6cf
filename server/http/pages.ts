/**
 * The built pages. Files with a hash in their name never change; a page itself is asked for every time. Everything was
 * compressed when it was built, and is sent in the best form the reader understands.
 */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { answerNothingHere } from './failures.ts';
import { OF_DOCUMENTS } from './headers.ts';
import { Shells } from './shells.ts';

/** Addresses the app routes itself, and which page is sent for them; `*` is the rest of the address. */
const APP_ROUTES: Readonly<Record<string, string>> = {
  '/': 'home',
  '/t/*': 'table',
  '/local/*': 'local-*',
  '/learn': 'other',
  '/learn/*': 'other',
  '/replay': 'other',
  '/me': 'other',
  '/games/*': 'other',
  '/replay/*': 'other',
  '/review/*': 'other',
  '/rules/*': 'rules-*',
};
const HASHED = `${sep}assets${sep}`;
/** A worker keeps to the policy it came with, every other file to that of its page. */
const WORKER = /worker-[^/\\]*\.js(\.\w+)?$/;

export async function addPages(app: FastifyInstance, { config }: Context): Promise<void> {
  if (!existsSync(join(config.web, 'shells'))) {
    app.log.warn({ web: config.web }, 'no built pages: only the API is served (npm run build)');
    app.setNotFoundHandler(answerNothingHere);
    return;
  }
  await app.register(fastifyStatic, {
    root: config.web,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes(HASHED);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (hashed && !WORKER.test(path)) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
    },
  });
  const shells = new Shells(join(config.web, 'shells'));
  for (const [url, name] of Object.entries(APP_ROUTES)) {
    app.get<{ Params: { '*'?: string } }>(url, { schema: { hide: true } }, (request, reply) =>
      shells.send(request, reply, name.replace('*', request.params['*'] ?? '')),
    );
  }
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? shells.send(request, reply.code(404), 'other') : answerNothingHere(request, reply),
  );
}

/** Somebody typed an address: the app says that nothing is there. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}
