/** Ways to attack from one address, within what a client can do. Each is tried again and again by many at the same time. */
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';

export interface Target {
  readonly url: string;
  /** A long match that may be watched. */
  readonly long: string;
  /** Where the attack comes from. */
  readonly address: string;
}

/** One try; rejections are part of the game. */
type Try = (target: Target, n: number) => Promise<unknown>;

export interface Flood {
  /** How many try at the same time. */
  readonly width: number;
  readonly attempt: Try;
}

const ANY = { game: 'submarine', name: 'Mallory', listed: true };
const YOU_AND_OPEN = [{ kind: 'you' }, { kind: 'open' }];
const STRONG = { kind: 'bot', level: 'strong' };
const UPGRADE =
  'Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

export const FLOODS = {
  resync: { width: 200, attempt: (target, n) => talk(target, 150, () => ({ sync: { from: n % 2 } })) },
  history: { width: 100, attempt: target => ask(target, 'GET', `/api/matches/${target.long}`) },
  list: { width: 100, attempt: target => ask(target, 'GET', '/api/tables?status=open&limit=100') },
  lobby: { width: 200, attempt: target => talk(target, 5, n => ({ ping: n }), '/api/lobby/stream') },
  create: {
    width: 100,
    attempt: target => ask(target, 'POST', '/api/tables', { ...ANY, seats: YOU_AND_OPEN }),
  },
  bots: {
    width: 20,
    attempt: target =>
      ask(target, 'POST', '/api/tables', {
        ...ANY,
        game: 'flotilla',
        seats: [{ kind: 'you' }, STRONG, STRONG, STRONG],
      }),
  },
  join: { width: 100, attempt: joinAndLeave },
  chat: { width: 50, attempt: chatter },
  undo: { width: 20, attempt: undoAndRedo },
  handshake: {
    width: 200,
    attempt: target => raw(target, `GET /api/matches/${target.long}/stream HTTP/1.1\r\n${UPGRADE}\r\n`),
  },
  huge: {
    width: 100,
    attempt: target => talk(target, 3, () => ({ sync: { from: 0 }, fill: 'x'.repeat(1 << 20) })),
  },
  compressed: {
    width: 100,
    attempt: target =>
      raw(
        target,
        `GET /api/lobby/stream HTTP/1.1\r\n${UPGRADE}Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n`,
        Buffer.from(`c1fe4000${'00'.repeat(4)}${'aa'.repeat(16_384)}`, 'hex'),
      ),
  },
  slow: {
    width: 200,
    attempt: target => raw(target, 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'),
  },
  pages: { width: 100, attempt: target => ask(target, 'GET', '/') },
} satisfies Readonly<Record<string, Flood>>;

export type FloodName = keyof typeof FLOODS;

interface Told {
  readonly status: number;
  readonly body: {
    readonly token?: string;
    readonly table?: { readonly id: string };
    readonly update?: Known;
  };
}
interface Known {
  readonly seq: number;
  readonly moves: readonly string[];
}

function ask(
  { url, address }: Target,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Told> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const sent = request(`${url}${path}`, { method, headers, localAddress: address, timeout: 5000 }, answer =>
      read(answer).then(resolve, reject),
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function read(answer: IncomingMessage): Promise<Told> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += chunk;
  const isJson = answer.headers['content-type']?.includes('json');
  return { status: answer.statusCode ?? 0, body: isJson ? JSON.parse(text) : {} };
}

/** Opens a stream and says so many things without listening. */
function talk(
  { url, address, long }: Target,
  count: number,
  say: (n: number) => unknown,
  path = `/api/matches/${long}/stream`,
): Promise<void> {
  return new Promise(resolve => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { localAddress: address });
    const end = setTimeout(() => socket.terminate(), 3000);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(end);
      resolve();
    });
    socket.on('open', () => {
      if (path.includes('matches')) socket.send('{"hello":{}}');
      for (let i = 0; i < count; i++) socket.send(JSON.stringify(say(i)));
    });
  });
}

function raw({ url, address }: Target, head: string, more?: Buffer): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise(resolve => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: address }, () =>
      socket.write(head),
    );
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', () => {
      if (more && socket.writable) socket.write(more);
      else socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}

async function table(target: Target, seats: unknown): Promise<{ id: string; token: string }> {
  const { body } = await ask(target, 'POST', '/api/tables', { ...ANY, listed: false, seats });
  if (body.token === undefined || !body.table) throw new Error('no table');
  return { id: body.table.id, token: body.token };
}

async function joinAndLeave(target: Target, n: number): Promise<void> {
  const { body } = await ask(target, 'GET', '/api/tables?status=open&limit=100');
  const open = (body as { tables?: { id: string }[] }).tables ?? [];
  const { id } = open[n % Math.max(1, open.length)] ?? { id: 'none' };
  const joined = await ask(target, 'POST', `/api/tables/${id}/join`, { name: `M${n}` });
  await ask(target, 'POST', `/api/tables/${id}/leave`, undefined, joined.body.token);
}

async function chatter(target: Target): Promise<void> {
  const { id, token } = await table(target, YOU_AND_OPEN);
  for (let i = 0; i < 200; i++)
    await ask(target, 'POST', `/api/tables/${id}/chat`, { text: 'spam '.repeat(90) }, token);
}

async function undoAndRedo(target: Target, n: number): Promise<void> {
  const { id, token } = await table(target, [{ kind: 'you' }, { kind: 'bot', level: 'random' }]);
  for (let i = 0; i < 100; i++) {
    const { body } = await ask(target, 'GET', `/api/matches/${id}`, undefined, token);
    const { update } = body;
    if (!update?.moves.length) return;
    const sent = { id: `redo-${n}-${i}-xxxx`, base: update.seq, move: update.moves[0] };
    const { body: accepted } = await ask(target, 'POST', `/api/matches/${id}/moves`, sent, token);
    const back = { id: `undo-${n}-${i}-xxxx`, base: accepted.update?.seq ?? 0, all: true };
    await ask(target, 'POST', `/api/matches/${id}/undo`, back, token);
  }
}
