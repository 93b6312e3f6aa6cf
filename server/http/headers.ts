/** Headers of every answer: the page may load what this server serves and nothing else. */
import type { FastifyInstance } from 'fastify';

/** Nothing inline, nothing from elsewhere. What components set on `element.style` from script is no inline style. */
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

const PAGES = written(POLICY);
/** The page of the API has its icons in its style sheet, and one style inline that hides the sprite. */
const DOCS = written({
  ...POLICY,
  'img-src': "'self' data:",
  'style-src': "'self' 'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
});

const TWO_YEARS = 'max-age=63072000';

export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': request.url.startsWith('/api/docs') ? DOCS : PAGES,
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
