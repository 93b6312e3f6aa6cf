/** Fathom's own server as a target: tables over HTTP, moves and news over WebSocket, like the page. */
import type { News, Seated, StreamMessage, StreamRequest } from '@fathom/server/protocol.ts';
import { Line } from './line.ts';
import { posted } from './post.ts';
import {
  type Position,
  SEATS,
  type ServerProcess,
  type Target,
  type TargetMatch,
  type TargetSeat,
} from './target.ts';

interface Spread {
  readonly game: string;
  readonly apart: boolean;
}

export class FathomTarget implements Target {
  readonly name = 'Fathom';
  readonly process: ServerProcess;
  readonly #urls: readonly string[];
  readonly #plan: Spread;
  #opened = 0;

  constructor(process: ServerProcess, urls: readonly string[], plan: Spread) {
    this.process = process;
    this.#urls = urls;
    this.#plan = plan;
  }

  async openMatch(): Promise<TargetMatch> {
    const first = this.#opened++;
    const { game, apart } = this.#plan;
    const url = (seat: number) => this.#urls[(first + (apart ? seat : 0)) % this.#urls.length];
    const plan = Array.from({ length: SEATS }, (_, seat) => ({ kind: seat === 0 ? 'you' : 'open' }));
    const host = await posted<Seated>(`${url(0)}/api/tables`, {
      game,
      name: 'Ines',
      seats: plan,
    });
    const { id } = host.table;
    const guest = await posted<Seated>(`${url(1)}/api/tables/${id}/join`, {
      name: 'Mateo',
      invite: host.invite,
    });
    const seats = [host, guest].map(({ token }, seat) => new FathomSeat(url(seat), id, token));
    await Promise.all(seats.map(seat => seat.opened));
    return {
      seats,
      close: () => {
        for (const seat of seats) seat.close();
      },
    };
  }
}

class FathomSeat implements TargetSeat {
  readonly opened: Promise<void>;
  readonly #line: Line;
  #last: Position | undefined;
  #listener: ((position: Position) => void) | undefined;
  #answered: ((accepted: boolean) => void) | undefined;

  constructor(url: string, id: string, token: string) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.opened = promise;
    this.#line = new Line(`${url}/api/matches/${id}/stream`, {
      open: () => this.#say({ hello: { token, from: 0, changes: true } }),
      text: text => {
        this.#receive(JSON.parse(text) as StreamMessage);
        resolve();
      },
      lost: reason => reject(new Error(`a stream was lost: ${reason}`)),
    });
  }

  set onPosition(listener: (position: Position) => void) {
    this.#listener = listener;
    if (this.#last) listener(this.#last);
  }

  play({ seq: base }: Position, move: string): Promise<boolean> {
    this.#say({ move: { id: `load-${base}`.padEnd(8, '-'), base, move } });
    return new Promise(resolve => {
      this.#answered = resolve;
    });
  }

  close(): void {
    this.#line.close();
  }

  #say(message: StreamRequest): void {
    this.#line.send(JSON.stringify(message));
  }

  #receive(message: StreamMessage): void {
    switch (message.type) {
      case 'accepted':
      case 'refused':
        this.#answered?.(message.type === 'accepted');
        if (message.update) this.#take(message.update);
        return;
      case 'welcome':
      case 'update':
      case 'resync':
        if (message.update) this.#take(message.update);
        return;
      case 'error':
        throw new Error(`the stream said ${message.error.code}`);
      default:
    }
  }

  /** Looks at nothing but what may be done, as the players of the other server do. */
  #take(news: News): void {
    if (this.#last && news.seq <= this.#last.seq) return;
    const { seq, moves, result } = news;
    this.#last = { seq, moves, over: result !== undefined };
    this.#listener?.(this.#last);
  }
}
