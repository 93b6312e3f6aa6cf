/** A person who plays random moves over a bad line, and writes down what was promised. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { below, pick, type Rng, wholeUpdate } from '@fathom/kernel';
import { WebSocket } from 'ws';
import type { Accepted, Entry, Failure, News, StreamMessage, StreamRequest, Update } from '../../protocol.ts';
import { Player } from '../arena.ts';

const THINKING = 150;
const RETRYING = 150;
/** Without a word for so long the client asks what it has missed. */
const SILENCE = 1500;
const HANG_UP_AFTER = 5000;
const RECONNECT_AFTER = 400;

/** A choice that the stream has not answered by then is sent over HTTP. */
const ANSWER_WITHIN = 2000;
/** Every so many choices are sent once, whatever becomes of them. */
const CARELESS = 12;

/** A greeting that the line has lost, or doubled. */
const LINE_ERRORS: readonly string[] = ['unauthorized', 'bad_request'];

/** The server asks for the same once more. */
const PASSING: readonly string[] = ['busy', 'store_failed'];

/** Over HTTP or the stream. */
type Reply = Partial<Omit<Accepted & Failure, 'update'> & { readonly update: News }>;

export interface Sent {
  readonly table: string;
  readonly seat: number;
  readonly id: string;
  /** Undefined for an undo. */
  readonly move: string | undefined;
  /** Where the move stands, if it was acknowledged. */
  seq?: number;
}

export class Client {
  readonly player: Player;
  readonly sent: Sent[] = [];
  /** Answers that no fault explains. */
  readonly oddities: string[] = [];
  retries = 0;
  /** Choices sent over the stream, whatever became of them. */
  overStreams = 0;
  reconnects = 0;
  seq = 0;
  log: Entry[] = [];
  update: Update | undefined;
  readonly #chance: Rng;
  #socket: WebSocket | undefined;
  #heard = 0;
  #reconnectAt = 0;
  #stopped = false;
  #closed = false;
  #wake: () => void = () => {};
  #answered: (answer: Reply & { id: string }) => void = () => {};

  constructor(player: Player, url: string, chance: Rng) {
    this.player = Object.assign(Object.create(Player.prototype), player, { url });
    this.#chance = chance;
  }

  /** Until the match is over or it is told to stop. */
  async play(): Promise<void> {
    while (!this.#stopped && !this.update?.result) {
      this.#listen();
      const { update } = this;
      if (!update || update.moves.length === 0) await this.#somethingNew();
      else {
        await wait(below(this.#chance, THINKING));
        if (!this.#stopped) await this.#choose(update);
      }
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#wake();
  }

  /** Until it knows the match up to `seq`. */
  async follow(seq: number, deadline: number): Promise<void> {
    while (this.seq < seq && Date.now() < deadline) {
      this.#listen();
      await this.#somethingNew();
    }
  }

  close(): void {
    this.#closed = true;
    this.#stopped = true;
    this.#socket?.terminate();
    this.#wake();
  }

  /** Judged by what was known when the thinking began, whatever has been heard since. */
  async #choose({ seq: base, moves, undo }: Update): Promise<void> {
    const move = undo > 0 && below(this.#chance, 8) === 0 ? undefined : pick(this.#chance, moves);
    const { table, seat } = this.player;
    const sent: Sent = { table, seat, id: randomUUID(), move };
    this.sent.push(sent);
    const tries = below(this.#chance, CARELESS) === 0 ? 1 : Number.POSITIVE_INFINITY;
    const answer = await this.#insist(tries, async () => {
      this.#listen();
      const open = this.#socket?.readyState === WebSocket.OPEN;
      if (open && below(this.#chance, 3) > 0) return this.#overStream(sent, base);
      const { body } = await (move === undefined
        ? this.player.undo(base, false, sent.id)
        : this.player.move(move, base, sent.id));
      return body;
    });
    if (!answer) return this.#say({ sync: { from: this.seq } });
    if (answer.seq !== undefined) sent.seq = answer.seq;
    if (answer.error && !['stale', 'nothing_to_undo', 'not_playing'].includes(answer.error.code))
      this.oddities.push(`${answer.error.code} for ${move ?? 'undo'} at ${base} in ${table}`);
    if (answer.update) this.#learn(answer.update);
    else this.#say({ sync: { from: this.seq } });
    if (answer.error) await wait(RETRYING);
  }

  /** The same request until it is answered, or nobody cares any more. */
  async #insist(tries: number, request: () => Promise<Reply | undefined>): Promise<Reply | undefined> {
    for (let attempt = 1; attempt <= tries; attempt++) {
      const answer = await request().catch(() => undefined);
      const code = answer?.error?.code;
      if (answer && (code === undefined || !PASSING.includes(code))) return answer;
      this.retries++;
      await wait(answer ? below(this.#chance, RETRYING) : this.#patience());
    }
    return undefined;
  }

  /** Undefined when no answer came in time. */
  async #overStream({ id, move }: Sent, base: number): Promise<Reply | undefined> {
    const answered = new Promise<Reply>(resolve => {
      this.#answered = message => {
        if (message.id === id) resolve(message);
      };
    });
    this.overStreams++;
    this.#say(move === undefined ? { undo: { id, base } } : { move: { id, base, move } });
    return Promise.race([answered, wait(ANSWER_WITHIN, undefined)]);
  }

  #learn(news: News): void {
    if (news.base > this.seq) return this.#say({ sync: { from: this.seq } });
    if (this.update && news.seq <= this.seq) return;
    if (!('view' in news) && news.base !== this.seq) return this.#say({ sync: { from: this.seq } });
    const update = wholeUpdate(news, this.update?.view);
    this.log = [...this.log.filter(step => step.seq <= update.keep), ...update.steps];
    this.seq = update.seq;
    this.update = update;
    this.#wake();
  }

  #listen(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) {
      const silence = Date.now() - this.#heard;
      if (silence > HANG_UP_AFTER) this.#socket.terminate();
      else if (silence > SILENCE) this.#say({ sync: { from: this.seq } });
      return;
    }
    if (this.#closed || Date.now() < this.#reconnectAt) return;
    this.#reconnectAt = Date.now() + this.#patience();
    const { url, table, token } = this.player;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${table}/stream`);
    this.#socket = socket;
    this.#heard = Date.now();
    this.reconnects++;
    socket.on('open', () => this.#say({ hello: { token, from: this.seq, changes: true } }));
    socket.on('error', () => socket.terminate());
    socket.on('message', data => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)));
    });
  }

  /** Nobody hammers a server that is not there. */
  #patience(): number {
    return RECONNECT_AFTER + below(this.#chance, RECONNECT_AFTER);
  }

  #hear(message: StreamMessage): void {
    this.#heard = Date.now();
    if (message.type === 'error' && !LINE_ERRORS.includes(message.error.code))
      this.oddities.push(`stream: ${message.error.code} in ${this.player.table}`);
    if (message.type === 'resync') {
      if (message.update.seq < this.seq) return;
      this.seq = 0;
      this.log = [];
      this.update = undefined;
    }
    if ('update' in message && message.update) this.#learn(message.update);
    if (message.type === 'accepted' || message.type === 'refused') this.#answered(message);
  }

  #say(message: StreamRequest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #somethingNew(): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, SILENCE / 2);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
