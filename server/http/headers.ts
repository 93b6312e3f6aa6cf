/** Headers of every answer: the page may load what this server serves and nothing else. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Nothing from elsewhere, nothing inline but what a page brings itself and is named by its hash. */
const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const ANSWERS = written(POLICY);
/** The page of the API has its icons in its style sheet, and one style inline that hides the sprite. */
const DOCS = written({
  ...POLICY,
  'img-src': "'self' data:",
  'style-src': "'self' 'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
});

/** For a page of the app, which has one style sheet and one short script inside. */
export function policyOf(html: string): string {
  return written({
    ...POLICY,
    'script-src': ["'self'", ...inline(html, 'script')].join(' '),
    'style-src': ["'self'", ...inline(html, 'style')].join(' '),
  });
}

function inline(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** Headers that only say something of a page or a worker, and are as long as a small file. */
export const OF_DOCUMENTS = [
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const;

const TWO_YEARS = 'max-age=63072000';

export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': request.url.startsWith('/api/docs') ? DOCS : ANSWERS,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      ...(request.protocol === 'https' && { 'strict-transport-security': TWO_YEARS }),
    });
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
}

function written(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map(([what, where]) => `${what} ${where}`)
    .join('; ');
}
