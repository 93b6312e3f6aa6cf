/**
 * The built pages. Files with a hash in their name never change; a page itself is asked for every time. Everything was
 * compressed when it was built, and is sent in the best form the reader understands.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { answerNothingHere } from './failures.ts';
import { OF_DOCUMENTS, policyOf } from './headers.ts';
import { preferredLang } from './language.ts';

/** Addresses the app routes itself, and which page is sent for them; `*` is the rest of the address. */
const APP_ROUTES: Readonly<Record<string, string>> = {
  '/': 'home',
  '/t/*': 'table',
  '/local/*': 'local-*',
  '/learn': 'other',
  '/learn/*': 'other',
  '/replay': 'other',
  '/me': 'other',
  '/replay/*': 'other',
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
  const policies = readPolicies(config.web);
  const send = (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const lang = preferredLang(request.headers['accept-language']);
    const known = policies.has(`shells/${lang}/${name}.html`) ? name : 'other';
    const file = `shells/${lang}/${known}.html`;
    reply.headers({
      vary: 'accept-language',
      'content-language': lang,
      'content-security-policy': policies.get(file),
    });
    return reply.sendFile(file);
  };
  for (const [url, name] of Object.entries(APP_ROUTES)) {
    app.get<{ Params: { '*'?: string } }>(url, { schema: { hide: true } }, (request, reply) =>
      send(request, reply, name.replace('*', request.params['*'] ?? '')),
    );
  }
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? send(request, reply.code(404), 'other') : answerNothingHere(request, reply),
  );
}

/** What each page may do, by its file. */
function readPolicies(web: string): ReadonlyMap<string, string> {
  const files = readdirSync(join(web, 'shells'), { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter(name => name.endsWith('.html'))
      .map(name => [
        `shells/${name.split(sep).join('/')}`,
        policyOf(readFileSync(join(web, 'shells', name), 'utf8')),
      ]),
  );
}

/** Somebody typed an address: the app says that nothing is there. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}
