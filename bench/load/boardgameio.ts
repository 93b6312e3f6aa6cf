/** The server of boardgame.io as a target: its lobby over HTTP, moves and news over Socket.IO, like its client. */
import { createRequire } from 'node:module';
import { posted } from './post.ts';
import {
  type Position,
  SEATS,
  type ServerProcess,
  type Target,
  type TargetMatch,
  type TargetSeat,
} from './target.ts';

interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}

/** What the player view of our game in bgio-server.ts shows. */
interface Shown {
  readonly _stateID: number;
  readonly G: { readonly moves: readonly string[] };
  readonly ctx: { readonly gameover?: unknown };
}

// Both are installed with boardgame.io, in the versions it wants.
const requireThere = createRequire(createRequire(import.meta.url).resolve('boardgame.io/package.json'));
const { io } = requireThere('socket.io-client') as {
  io: (url: string, options: Readonly<Record<string, unknown>>) => Socket;
};

export class BoardgameIoTarget implements Target {
  readonly name = 'boardgame.io';
  readonly process: ServerProcess;
  readonly #game: string;

  constructor(process: ServerProcess, game: string) {
    this.process = process;
    this.#game = game;
  }

  async openMatch(): Promise<TargetMatch> {
    const { url, lobby: api } = this.process;
    const lobby = `${api}/games/${this.#game}`;
    const { matchID } = await posted<{ matchID: string }>(`${lobby}/create`, { numPlayers: SEATS });
    const credentials: string[] = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const { playerCredentials } = await posted<{ playerCredentials: string }>(`${lobby}/${matchID}/join`, {
        playerID: String(seat),
        playerName: `Player ${seat}`,
      });
      credentials.push(playerCredentials);
    }
    const seats = credentials.map(
      (secret, seat) => new BoardgameIoSeat(`${url}/${this.#game}`, matchID, String(seat), secret),
    );
    await Promise.all(seats.map(({ opened }) => opened));
    return {
      seats,
      close: () => {
        for (const seat of seats) seat.close();
      },
    };
  }
}

class BoardgameIoSeat implements TargetSeat {
  readonly opened: Promise<void>;
  readonly #socket: Socket;
  readonly #match: string;
  readonly #seat: string;
  readonly #credentials: string;
  #last: Position | undefined;
  #listener: ((position: Position) => void) | undefined;
  #waiting: (() => void) | undefined;

  constructor(url: string, match: string, seat: string, credentials: string) {
    this.#match = match;
    this.#seat = seat;
    this.#credentials = credentials;
    this.#socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.#socket.on('connect', () => this.#socket.emit('sync', match, seat, credentials, SEATS));
    this.#socket.on('update', (_: string, state: Shown) => this.#take(state));
    this.opened = new Promise((resolve, reject) => {
      this.#socket.on('sync', (_: string, { state }: { state: Shown }) => {
        this.#take(state);
        resolve();
      });
      this.#socket.on('connect_error', reject);
    });
  }

  set onPosition(listener: (position: Position) => void) {
    this.#listener = listener;
    if (this.#last) listener(this.#last);
  }

  /** Its acknowledgement is the new state; a refused move is never answered, and none is refused here. */
  play(position: Position, move: string): Promise<boolean> {
    const payload = { type: 'play', args: [move], playerID: this.#seat, credentials: this.#credentials };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, position.seq, this.#match, this.#seat);
    return new Promise(resolve => {
      this.#waiting = () => resolve(true);
    });
  }

  close(): void {
    this.#socket.close();
  }

  #take({ _stateID: seq, G, ctx }: Shown): void {
    if (this.#last && seq <= this.#last.seq) return;
    this.#last = { seq, moves: G.moves, over: ctx.gameover !== undefined };
    this.#waiting?.();
    this.#waiting = undefined;
    this.#listener?.(this.#last);
  }
}
