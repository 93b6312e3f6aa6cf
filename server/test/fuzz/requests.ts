/** Valid requests of every route and stream, made with too little authority, and then damaged. */
import { below, pick, type Rng } from '@fathom/kernel';
import { damagedBytes, damagedJson, damagedText, damagedToken } from './mutate.ts';
import type { Scene, Target } from './scene.ts';
import { type Frame, TEXT } from './wire.ts';

export interface HttpRequest {
  readonly kind: 'http';
  readonly bytes: Uint8Array;
  /** Whether it may share a connection with others. */
  readonly framed: boolean;
  /** The table at which the sender has a seat, and used its token. */
  readonly seatedAt: string | undefined;
}

export interface StreamRequest {
  readonly kind: 'stream';
  readonly path: string;
  readonly frames: readonly Frame[];
  readonly seatedAt: string | undefined;
}

interface Draft {
  method: string;
  path: string;
  headers: [string, string][];
  body: string | undefined;
  seatedAt: string | undefined;
}

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'BREW',
  'get',
  'PROPFIND',
] as const;
const STREAM_SHARE = 12;

export function randomRequest(rng: Rng, scene: Scene): HttpRequest | StreamRequest {
  return below(rng, 100) < STREAM_SHARE ? randomStream(rng, scene) : randomHttp(rng, scene);
}

function randomHttp(rng: Rng, scene: Scene): HttpRequest {
  const draft = pick(rng, DRAFTS)(rng, scene);
  const kind = below(rng, 10);
  if (kind < 4 && draft.body !== undefined) draft.body = damagedJson(rng, JSON.parse(draft.body));
  if (kind === 4) draft.path = damagedPath(rng, draft.path);
  if (kind === 5) draft.headers.push(...strangeHeaders(rng));
  if (kind === 6 && !draft.path.endsWith('/me')) draft.method = pick(rng, METHODS);
  const bytes = Buffer.from(written(draft, scene.url));
  const { seatedAt } = draft;
  if (kind === 7) return { kind: 'http', bytes: damagedBytes(rng, bytes), framed: false, seatedAt };
  if (kind === 8) return { kind: 'http', bytes: misframed(rng, draft, scene.url), framed: false, seatedAt };
  return { kind: 'http', bytes, framed: kind !== 4 && kind !== 5 && kind !== 6, seatedAt };
}

function written({ method, path, headers, body }: Draft, url: string): string {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${new URL(url).host}`];
  for (const [name, value] of headers) lines.push(`${name}: ${value}`);
  if (body !== undefined)
    lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

/** Says one thing about its length and does another. */
function misframed(rng: Rng, draft: Draft, url: string): Uint8Array {
  const text = written({ ...draft, body: draft.body ?? '{}' }, url);
  const edits: (() => string)[] = [
    () => text.replace(/Content-Length: \d+/, `Content-Length: ${pick(rng, [0, 1, 99999, 1e12, -1])}`),
    () => text.replace(/Content-Length: \d+/, 'Content-Length: 5\r\nContent-Length: 6'),
    () => text.replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked'),
    () => text.replace('Content-Length', 'Transfer-Encoding: chunked\r\nContent-Length'),
    () => text.replace(/Content-Length: \d+\r\n/, ''),
    () =>
      text.replace(
        'application/json',
        pick(rng, ['text/plain', 'application/json; charset=utf-16', '', '*/*']),
      ),
    () => text.replace('HTTP/1.1', pick(rng, ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''])),
    () => text.replaceAll('\r\n', '\n'),
    () => text + text,
  ];
  return Buffer.from(pick(rng, edits)());
}

function damagedPath(rng: Rng, path: string): string {
  const edits: (() => string)[] = [
    () => damagedText(rng, path).replaceAll(/[\s\u0080-\u{10ffff}]/gu, '%20'),
    () =>
      `${path}?${pick(rng, ['limit=0', 'limit=1e3', 'cursor=%ff', 'status[]=open', '__proto__[x]=1', 'a=%00'])}`,
    () =>
      path.replace(
        /[a-z2-9]{20}/,
        pick(rng, ['__proto__', '%2e%2e', 'x'.repeat(5000), '%E0%A4%A', "'--", '']),
      ),
    () => path.replaceAll('/', pick(rng, ['//', '/./', '/x/../', '%2f', '\\'])),
    () => `${path}/${'a/'.repeat(below(rng, 300))}`,
    () => `http://elsewhere.example.org${path}`,
  ];
  return pick(rng, edits)();
}

function strangeHeaders(rng: Rng): [string, string][] {
  const headers: [string, string][] = [
    ['X-Forwarded-For', pick(rng, ['127.0.0.1', '::1', 'nonsense', 'x'.repeat(2000)])],
    ['X-Forwarded-Host', 'elsewhere.example.org'],
    ['X-HTTP-Method-Override', 'DELETE'],
    ['Expect', '100-continue'],
    ['Range', 'bytes=0-5,999-'],
    ['Accept-Encoding', 'gzip;q=x, br'],
    ['Cookie', `a=${'x'.repeat(4000)}`],
    ['Origin', 'https://elsewhere.example.org'],
    ['Fathom-Invite', pick(rng, ['', 'x', '\u00e9', 'x'.repeat(6000)])],
    [
      'Authorization',
      pick(rng, ['Basic eDp5', 'Bearer', 'Bearer  ', 'Bearer null', `Bearer ${'.'.repeat(60)}`]),
    ],
    ['X-Long', 'y'.repeat(20_000)],
  ];
  return Array.from({ length: 1 + below(rng, 3) }, () => pick(rng, headers));
}

// ── the valid requests ──────────────────────────────────────────────────────────────────────────────────────

type Maker = (rng: Rng, scene: Scene) => Draft;

/** The tokens of every table but one. */
function tokensElsewhere(scene: Scene, id: string): string[] {
  const { targets, foreign, waiting } = scene;
  return [...targets.flatMap(({ attacker, victim }) => [attacker, victim]), foreign.host, waiting.host]
    .filter(({ table }) => table !== id)
    .map(({ token }) => token);
}

/** A token that opens nothing at this table. */
function wrongToken(rng: Rng, scene: Scene, id: string, right: string): [string, string][] {
  if (below(rng, 6) === 0) return [];
  return [['Authorization', `Bearer ${damagedToken(rng, right, tokensElsewhere(scene, id))}`]];
}

function byAttacker({ attacker }: Target): [string, string][] {
  return [['Authorization', `Bearer ${attacker.token}`]];
}

/** A request of somebody who sits at the table and is not asked. */
const seated =
  (method: string, path: (target: Target) => string, body?: (rng: Rng, target: Target) => unknown): Maker =>
  (rng, scene) => {
    const target = pick(rng, scene.targets);
    return draft(method, path(target), byAttacker(target), body?.(rng, target), target.id);
  };

/** A request that needs a seat, or to be host, by somebody who has neither. */
const stranger =
  (method: string, action: string, body?: (rng: Rng) => unknown): Maker =>
  (rng, scene) => {
    const places = [
      ...scene.targets.map(({ id, victim }) => ({ id, token: victim.token })),
      { id: scene.foreign.id, token: scene.foreign.host.token },
      { id: scene.waiting.id, token: scene.waiting.host.token },
    ];
    const { id, token } = pick(rng, places);
    return draft(
      method,
      action.replace(':id', id),
      wrongToken(rng, scene, id, token),
      body?.(rng),
      undefined,
    );
  };

function draft(
  method: string,
  path: string,
  headers: [string, string][],
  body: unknown,
  seatedAt: string | undefined,
): Draft {
  return { method, path, headers, body: body === undefined ? undefined : JSON.stringify(body), seatedAt };
}

function requestId(rng: Rng): string {
  return `fuzz-${below(rng, 1e9)}-${below(rng, 1e9)}`;
}

const anyMove = (rng: Rng, { move, seq }: Target) => ({
  id: requestId(rng),
  base: below(rng, 4) ? seq : 0,
  move,
});
const seats = [{ kind: 'you' }, { kind: 'open' }];
const newTable = {
  game: 'submarine',
  name: 'Fuzz',
  seats,
  options: {},
  listed: false,
  pace: 'live',
  watch: true,
};

const DRAFTS: readonly Maker[] = [
  seated('POST', ({ id }) => `/api/matches/${id}/moves`, anyMove),
  seated('POST', ({ id }) => `/api/matches/${id}/moves`, anyMove),
  seated(
    'POST',
    ({ id }) => `/api/matches/${id}/undo`,
    (rng, { seq }) => ({ id: requestId(rng), base: seq, all: true }),
  ),
  seated('GET', ({ id }) => `/api/matches/${id}`),
  seated('GET', ({ id }) => `/api/matches/${id}/record`),
  seated('GET', ({ id }) => `/api/tables/${id}`),
  seated('GET', ({ id }) => `/api/tables/${id}/me`),
  stranger('POST', '/api/matches/:id/moves', rng => ({ id: requestId(rng), base: 0, move: 'x' })),
  stranger('POST', '/api/matches/:id/undo', rng => ({ id: requestId(rng), base: 0 })),
  stranger('GET', '/api/matches/:id'),
  stranger('GET', '/api/matches/:id/record'),
  stranger('GET', '/api/tables/:id'),
  stranger('GET', '/api/tables/:id/me'),
  stranger('DELETE', '/api/tables/:id/me'),
  stranger('POST', '/api/tables/:id/join', () => ({ name: 'Fuzz', invite: 'abcdefghjkmnpqrstuvw' })),
  stranger('POST', '/api/tables/:id/leave'),
  stranger('POST', '/api/tables/:id/return'),
  stranger('POST', '/api/tables/:id/start', () => ({ open: 'bots', level: 'greedy' })),
  stranger('PUT', '/api/tables/:id/ready', () => ({ ready: true })),
  stranger('GET', '/api/tables/:id/series'),
  stranger('POST', '/api/tables/:id/chat', () => ({ text: 'hello' })),
  stranger('POST', '/api/tables/:id/invite'),
  stranger('PUT', '/api/tables/:id/watching', () => ({ watch: true })),
  stranger('PUT', '/api/tables/:id/seats/1', () => ({ kind: 'open' })),
  () => draft('POST', '/api/tables', [], newTable, undefined),
  () => draft('GET', '/api/tables?status=open&limit=20', [], undefined, undefined),
  () => draft('GET', '/api/games', [], undefined, undefined),
  () => draft('GET', '/healthz', [], undefined, undefined),
  () => draft('GET', '/api/docs/json', [], undefined, undefined),
];

// ── streams ─────────────────────────────────────────────────────────────────────────────────────────────────

function randomStream(rng: Rng, scene: Scene): StreamRequest {
  const target = pick(rng, scene.targets);
  const lobby = below(rng, 8) === 0;
  const own = below(rng, 3) > 0;
  const id = below(rng, 6) === 0 ? scene.foreign.id : target.id;
  const token = own
    ? target.attacker.token
    : damagedToken(rng, target.victim.token, tokensElsewhere(scene, id));
  const messages: unknown[] = [
    { hello: { token, from: below(rng, 3) * 7 } },
    { sync: { from: below(rng, 40) } },
    { ping: below(rng, 100) },
    { hello: {} },
    { move: anyMove(rng, target) },
    { undo: { id: requestId(rng), base: target.seq, all: true } },
  ];
  const said = Array.from(
    { length: 1 + below(rng, 3) },
    (_, i) => messages[i === 0 ? 0 : below(rng, messages.length)],
  );
  return {
    kind: 'stream',
    path: lobby ? '/api/lobby/stream' : `/api/matches/${id}/stream`,
    frames: said.map(message => damagedFrame(rng, message)),
    seatedAt: own ? id : undefined,
  };
}

function damagedFrame(rng: Rng, message: unknown): Frame {
  const plain = Buffer.from(JSON.stringify(message));
  const kind = below(rng, 12);
  if (kind < 4) return { opcode: TEXT, payload: plain };
  if (kind < 8) return { opcode: TEXT, payload: Buffer.from(damagedJson(rng, message)) };
  if (kind === 8) return { opcode: TEXT, payload: damagedBytes(rng, plain) };
  if (kind === 9) return { opcode: below(rng, 16), payload: plain, fin: below(rng, 2) === 0 };
  if (kind === 10)
    return { opcode: TEXT, payload: plain, reserved: below(rng, 8), masked: below(rng, 2) === 0 };
  return { opcode: TEXT, payload: plain, claimed: pick(rng, [0, 200, 4097, 70_000, 2 ** 40]) };
}
