/**
 * The pages themselves, held in memory in every form a reader may understand: they are asked for at every visit, and reading
 * them from disk each time would let one address fill the memory with what is on its way.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formOf } from './compress.ts';
import { policyOf } from './headers.ts';
import { preferredLang } from './language.ts';

const ENDINGS = { plain: '', br: '.br', gzip: '.gz' } as const;
type Form = keyof typeof ENDINGS;

interface Copy {
  readonly bytes: Buffer;
  readonly etag: string;
}

interface Shell {
  readonly copies: Readonly<Partial<Record<Form, Copy>>>;
  /** What the page may do. */
  readonly policy: string;
}

/** What is sent for an address nobody knows. */
const OTHER = 'other';

export class Shells {
  /** By language and name, such as `de/home`. */
  readonly #shells: ReadonlyMap<string, Shell>;

  constructor(folder: string) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const pages = files.filter(name => name.endsWith('.html'));
    this.#shells = new Map(
      pages.map(name => [
        name
          .split(sep)
          .join('/')
          .replace(/\.html$/, ''),
        readShell(join(folder, name)),
      ]),
    );
  }

  send(request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply {
    const lang = preferredLang(request.headers['accept-language']);
    const shell = this.#shells.get(`${lang}/${name}`) ?? this.#shells.get(`${lang}/${OTHER}`);
    if (!shell) throw new Error(`there is no page ${lang}/${OTHER}`);
    const wanted = formOf(request.headers['accept-encoding']);
    const form = wanted !== undefined && shell.copies[wanted] ? wanted : 'plain';
    const { bytes, etag } = shell.copies[form] ?? fail(name);
    reply.headers({
      vary: 'accept-encoding, accept-language',
      'content-language': lang,
      'content-security-policy': shell.policy,
      'cache-control': 'no-cache',
      etag,
    });
    if (isKnown(request.headers['if-none-match'], etag) && reply.statusCode === 200)
      return reply.code(304).send();
    if (form !== 'plain') reply.header('content-encoding', form);
    return reply.type('text/html; charset=utf-8').send(bytes);
  }
}

function readShell(file: string): Shell {
  const forms = (Object.keys(ENDINGS) as Form[]).filter(form => existsSync(file + ENDINGS[form]));
  return {
    copies: Object.fromEntries(forms.map(form => [form, readCopy(file + ENDINGS[form])])),
    policy: policyOf(readFileSync(file, 'utf8')),
  };
}

function readCopy(file: string): Copy {
  const bytes = readFileSync(file);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

function isKnown(known: string | undefined, etag: string): boolean {
  const tags = known?.split(',') ?? [];
  return tags.some(tag => tag.trim().replace(/^W\//, '') === etag);
}

function fail(name: string): never {
  throw new Error(`the page ${name} has no plain form`);
}
