/** What every socket has in common: JSON out, checked and counted JSON in, heartbeat, no endless buffers. */
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Problem } from '../protocol.ts';
import { Refused } from '../refused.ts';
import { Unavailable } from '../store/store.ts';
import { storeFailed } from '../store/trouble.ts';
import { frameOf } from './frame.ts';
import { isWhole } from './text.ts';

const UNTIL_THE_STORE_IS_BACK = 2000;
const NOTHING = Buffer.alloc(0);
/** Messages are counted in windows of so many milliseconds. */
export const WINDOW = 10_000;

/** Why the server closes a socket, beside the standard codes. */
export const CLOSED = { refused: 4400, flooded: 4429, restart: 1012 } as const;

export interface SocketUser {
  /** Any JSON value; throw `Refused` to say no and hang up. */
  receive(message: unknown): Promise<void>;
  gone(): void;
}

/** What waits to be read, by one socket and by all of them. A reader too far behind is cut off and resumes when it comes back. */
export class Backlog {
  /** One reader may be that far behind … */
  static readonly most = 1 << 20;
  /** … and all together that far; then those go who are behind more than `fair`. */
  static readonly mostTogether = 64 << 20;
  static readonly fair = 64 << 10;
  #bytes = 0;
  readonly cut: () => void;

  constructor(cut: () => void) {
    this.cut = cut;
  }

  add(bytes: number): void {
    this.#bytes += bytes;
  }

  allows(own: number): boolean {
    if (own > Backlog.most) return false;
    return this.#bytes <= Backlog.mostTogether || own <= Backlog.fair;
  }
}

export interface SocketSettings {
  /** What the socket writes to. */
  readonly line: Writable;
  readonly backlog: Backlog;
  /** Messages in a window; whoever sends more is cut off. */
  readonly most: number;
  /** Called at each message; false when its sender is not listened to any more. */
  readonly heard: () => boolean;
  readonly onError: (error: unknown) => void;
}

export class JsonSocket {
  readonly #socket: WebSocket;
  readonly #settings: SocketSettings;
  #waiting = 0;
  #windowEnd = 0;
  #inWindow = 0;
  #alive = true;
  /** It was told to go: what it still sends is not read. */
  #isDone = false;

  readonly #sent = () => this.#wait(this.#settings.line.writableLength);

  constructor(socket: WebSocket, settings: SocketSettings) {
    this.#socket = socket;
    this.#settings = settings;
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.once('close', () => this.#wait(0));
  }

  serve(user: SocketUser): void {
    this.#socket.on('message', (data, isBinary) => {
      if (this.#isDone) return;
      if (!this.#count() || !this.#settings.heard()) return this.#end(CLOSED.flooded);
      const handled = isBinary ? Promise.reject(new Refused('bad_json')) : user.receive(parse(String(data)));
      handled.catch(error => this.refuse(error));
    });
    this.#socket.once('close', () => user.gone());
  }

  send(message: { readonly type: string }): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const { line, backlog } = this.#settings;
    this.#sent();
    if (!backlog.allows(this.#waiting)) {
      backlog.cut();
      this.#socket.terminate();
      return;
    }
    const { data, encoding } = frameOf(text);
    line.write(data, encoding);
    if (line.writableLength === 0) return;
    // It did not leave at once, so something that follows it says when it has.
    line.write(NOTHING, this.#sent);
    this.#sent();
  }

  refuse(error: unknown): void {
    if (error instanceof Unavailable) return this.bye(Math.round(Math.random() * UNTIL_THE_STORE_IS_BACK));
    const refused = this.understand(error);
    const problem: Problem = refused.answer().error;
    this.send({ type: 'error', error: problem } as { type: string });
    this.#end(CLOSED.refused, refused.code);
  }

  /** What is said of an error; what nobody expected is logged. */
  understand(error: unknown): Refused {
    if (error instanceof Refused) return error;
    if (error instanceof Unavailable) return storeFailed(error);
    this.#settings.onError(error);
    return new Refused('internal');
  }

  /** Asks whether anybody is still there; hangs up on those who did not answer last time. */
  beat(): void {
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
  }

  /** The reader shall come back `after` so many milliseconds, here or elsewhere. */
  bye(after: number): void {
    this.send({ type: 'bye', after } as { type: string });
    this.#end(CLOSED.restart);
  }

  cut(): void {
    this.#socket.terminate();
  }

  #end(code: number, reason?: string): void {
    this.#isDone = true;
    this.#socket.close(code, reason);
  }

  #wait(bytes: number): void {
    if (bytes === this.#waiting) return;
    const now = this.#socket.readyState === this.#socket.CLOSED ? 0 : bytes;
    this.#settings.backlog.add(now - this.#waiting);
    this.#waiting = now;
  }

  #count(): boolean {
    const now = Date.now();
    if (now > this.#windowEnd) {
      this.#windowEnd = now + WINDOW;
      this.#inWindow = 0;
    }
    return ++this.#inWindow <= this.#settings.most;
  }
}

/** What cannot be read becomes undefined, which fits no schema. */
function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    // The text itself is whole: only what is written as a number can be half of a character.
    return !text.includes('\\') || isWhole(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
