/** Real servers in temporary folders and clients on real sockets. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@fathom/games';
import { wholeUpdate } from '@fathom/kernel';
import { WebSocket } from 'ws';
import type { Config } from '../config.ts';
import { type Server, serve } from '../index.ts';
import type {
  Accepted,
  CreateTable,
  Entry,
  Failure,
  LobbyMessage,
  MatchAnswer,
  News,
  Seated,
  StreamMessage,
  StreamRequest,
  TableInfo,
  Update,
} from '../protocol.ts';
import type { BotMaker } from '../table/bots.ts';
import { SEALED } from './sealed.ts';

export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'fathom-server-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Picks the first move: quick and predictable. */
export const firstMover: BotMaker = {
  levels: ['random', 'greedy'],
  choose: async ({ moves }) => ({ move: moves[0] }),
  close: async () => {},
};

export function startServer(data: string, over: Partial<Config> = {}): Promise<Server> {
  return serve({
    port: 0,
    host: '127.0.0.1',
    data,
    rate: 1_000_000,
    botPause: 0,
    log: 'silent',
    games: [...GAMES, SEALED],
    bots: firstMover,
    ...over,
  });
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export async function call<T = Failure>(
  url: string,
  method: string,
  path: string,
  { token, invite, body }: { token?: string; invite?: string; body?: unknown } = {},
): Promise<Answer<T>> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(invite !== undefined && { 'fathom-invite': invite }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text), headers: answer.headers };
}

/** A person at a table. */
export class Player {
  readonly url: string;
  readonly table: string;
  readonly token: string;
  readonly invite: string;
  readonly seat: number;

  constructor(url: string, { table, token, you, invite }: Seated) {
    this.url = url;
    this.table = table.id;
    this.token = token;
    this.seat = you;
    this.invite = invite;
  }

  async look(): Promise<MatchAnswer> {
    return (await call<MatchAnswer>(this.url, 'GET', `/api/matches/${this.table}`, { token: this.token }))
      .body;
  }

  async update(): Promise<Update> {
    const { update } = await this.look();
    if (!update) throw new Error('the match has not begun');
    return update;
  }

  move(move: string, base: number, id: string = randomUUID()): Promise<Answer<Accepted & Failure>> {
    return call(this.url, 'POST', `/api/matches/${this.table}/moves`, {
      token: this.token,
      body: { id, base, move },
    });
  }

  undo(base: number, all = false, id: string = randomUUID()): Promise<Answer<Accepted & Failure>> {
    return call(this.url, 'POST', `/api/matches/${this.table}/undo`, {
      token: this.token,
      body: { id, base, all },
    });
  }

  act(action: string, body?: unknown): Promise<Answer<{ table: TableInfo; you: number | null } & Failure>> {
    return call(this.url, 'POST', `/api/tables/${this.table}/${action}`, { token: this.token, body });
  }

  /** From an address elsewhere, if one is given: the server believes a proxy on its own machine. */
  stream(from = 0, changes = true, address?: string): Promise<Stream> {
    return Stream.open(this.url, this.table, { token: this.token, from, changes }, address);
  }
}

export async function createTable(url: string, over: Partial<CreateTable> = {}): Promise<Player> {
  const body = { game: 'submarine', name: 'Anna', seats: [{ kind: 'you' }, { kind: 'open' }], ...over };
  const answer = await call<Seated & Failure>(url, 'POST', '/api/tables', { body });
  if (answer.status !== 201) throw new Error(`no table: ${JSON.stringify(answer.body)}`);
  return new Player(url, answer.body);
}

export async function joinTable(host: Player, name = 'Bert', seat?: number): Promise<Player> {
  const body = { name, invite: host.invite, ...(seat !== undefined && { seat }) };
  const answer = await call<Seated & Failure>(host.url, 'POST', `/api/tables/${host.table}/join`, { body });
  if (answer.status !== 201) throw new Error(`not seated: ${JSON.stringify(answer.body)}`);
  return new Player(host.url, answer.body);
}

/** A started match of people only. */
export async function seatPeople(url: string, count: number, game = 'submarine'): Promise<Player[]> {
  const seats = Array.from({ length: count }, (_, i) => ({ kind: i === 0 ? 'you' : 'open' }) as const);
  const players = [await createTable(url, { game, seats })];
  while (players.length < count) players.push(await joinTable(players[0], `Guest ${players.length}`));
  return players;
}

/** Plays by itself until nothing is asked of these players any more; chooses by `pick`. */
export async function playOn(
  players: readonly Player[],
  pick: (moves: string[]) => string,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let played = 0;
  for (let going = true; going && played < most; ) {
    going = false;
    for (const player of players) {
      const update = await player.update();
      if (update.moves.length === 0) continue;
      const answer = await player.move(pick(update.moves), update.seq);
      if (answer.status !== 200) throw new Error(`move refused: ${JSON.stringify(answer.body)}`);
      played++;
      going = true;
    }
  }
  return played;
}

/** What was heard, with whole updates: what has changed is put together when it arrives. */
type Whole<M> = M extends { type: 'update' | 'accepted' }
  ? Omit<M, 'update'> & { readonly update: Update }
  : M extends { type: 'refused' }
    ? Omit<M, 'update'> & { readonly update?: Update }
    : M;
type Heard = Whole<StreamMessage>;
type Message = Heard | LobbyMessage;
type Reply = Extract<Heard, { type: 'accepted' | 'refused' }>;

/** A stream client that keeps what it knows as the protocol says, and every byte it got. */
export class Stream {
  readonly raw: string[] = [];
  readonly messages: Message[] = [];
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();
  readonly #seen = new Map<number, unknown>();
  seq = 0;
  log: Entry[] = [];
  update: Update | undefined;
  closed: { code: number; reason: string } | undefined;

  static async open(
    url: string,
    table: string,
    hello: { token?: string; invite?: string; from?: number; changes?: boolean },
    address?: string,
  ): Promise<Stream> {
    const stream = Stream.connect(`${url}/api/matches/${table}/stream`, address);
    stream.seq = hello.from ?? 0;
    await stream.say({ hello: { changes: true, ...hello } });
    await stream.until(() => stream.messages.length > 0 || stream.closed !== undefined);
    return stream;
  }

  static connect(url: string, address?: string): Stream {
    const headers = address === undefined ? {} : { 'x-forwarded-for': address };
    return new Stream(new WebSocket(url.replace('http', 'ws'), { headers }));
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', data => this.#receive(String(data)));
    socket.on('error', () => {});
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.#wake();
    });
  }

  async say(message: StreamRequest | string | Record<string, unknown>): Promise<void> {
    await this.until(() => this.#socket.readyState !== WebSocket.CONNECTING);
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** What the server answers to a move or an undo. */
  async ask(request: Extract<StreamRequest, { move: unknown } | { undo: unknown }>): Promise<Reply> {
    const { id } = 'move' in request ? request.move : request.undo;
    const told = () =>
      [...this.of('accepted'), ...this.of('refused')].filter(message => message.id === id).length;
    const before = told();
    await this.say(request);
    await this.until(() => told() > before || this.closed !== undefined);
    const answer = this.messages.findLast(
      (message): message is Reply => 'id' in message && message.id === id,
    );
    if (!answer) throw new Error('the stream was closed without an answer');
    return answer;
  }

  of<T extends Message['type']>(type: T): Extract<Message, { type: T }>[] {
    return this.messages.filter((message): message is Extract<Message, { type: T }> => message.type === type);
  }

  async until(done: () => boolean, milliseconds = 120_000): Promise<void> {
    const end = Date.now() + milliseconds;
    while (!done()) {
      if (Date.now() > end)
        throw new Error(`waited in vain; got ${this.messages.map(message => message.type).join(' ')}`);
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, 50);
        this.#waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  close(): void {
    this.#socket.close();
  }

  #receive(text: string): void {
    const message: StreamMessage | LobbyMessage = JSON.parse(text);
    this.raw.push(text);
    const news = 'update' in message ? message.update : undefined;
    if (news) this.#apply(this.#whole(news));
    this.messages.push((news ? { ...message, update: this.#whole(news) } : message) as Message);
    this.#wake();
  }

  /** Only whoever has seen what was there before can be told what has changed. */
  #whole(news: News): Update {
    if ('view' in news) return news;
    const before = this.#seen.get(news.base);
    if (before === undefined) throw new Error(`never saw ${news.base}, of which something has changed`);
    return wholeUpdate(news, before);
  }

  #apply(update: Update): void {
    if (update.base > this.seq) throw new Error(`gap: at ${this.seq}, update from ${update.base}`);
    this.log = [...this.log.filter(step => step.seq <= update.keep), ...update.steps];
    this.seq = update.seq;
    this.update = update;
    this.#seen.set(update.seq, update.view);
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}
