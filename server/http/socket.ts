/** What every socket has in common: JSON out, checked and counted JSON in, heartbeat, no endless buffers. */
import type { WebSocket } from 'ws';
import type { Problem } from '../protocol.ts';
import { Refused } from '../refused.ts';

/** A reader that far behind is cut off; it resumes where it was when it comes back. */
const MOST_BUFFERED = 1 << 20;
const WINDOW = 10_000;
const MOST_IN_WINDOW = 60;

/** Why the server closes a socket, beside the standard codes. */
export const CLOSED = { refused: 4400, flooded: 4429, restart: 1012 } as const;

export interface SocketUser {
  /** Any JSON value; throw `Refused` to say no and hang up. */
  receive(message: unknown): Promise<void>;
  gone(): void;
}

export class JsonSocket {
  readonly #socket: WebSocket;
  #windowEnd = 0;
  #inWindow = 0;
  #alive = true;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('error', () => socket.terminate());
  }

  serve(user: SocketUser): void {
    this.#socket.on('message', (data, isBinary) => {
      if (!this.#count()) return this.#socket.close(CLOSED.flooded);
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
    if (this.#socket.bufferedAmount > MOST_BUFFERED) this.#socket.terminate();
    else this.#socket.send(text);
  }

  refuse(error: unknown): void {
    const refused = error instanceof Refused ? error : new Refused('internal');
    const problem: Problem = refused.answer().error;
    this.send({ type: 'error', error: problem } as { type: string });
    this.#socket.close(CLOSED.refused, refused.code);
  }

  /** Asks whether anybody is still there; hangs up on those who did not answer last time. */
  beat(): void {
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
  }

  bye(): void {
    this.send({ type: 'bye' });
    this.#socket.close(CLOSED.restart);
  }

  #count(): boolean {
    const now = Date.now();
    if (now > this.#windowEnd) {
      this.#windowEnd = now + WINDOW;
      this.#inWindow = 0;
    }
    return ++this.#inWindow <= MOST_IN_WINDOW;
  }
}

/** What cannot be read becomes undefined, which fits no schema. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
