/**
 * The server of boardgame.io as a target: its lobby over HTTP, moves and news over Socket.IO, like its client. What Socket.IO adds
 * to the texts of a WebSocket is spoken here, with less of the machine than its own client takes.
 */
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

/** What the player view of our game in bgio-server.ts shows. */
interface Shown {
  readonly _stateID: number;
  readonly G: { readonly moves: readonly string[] };
  readonly ctx: { readonly gameover?: unknown };
}

/** Of Engine.IO: a packet is a digit and what it carries. Of Socket.IO: the kind of a packet that Engine.IO carries. */
const ENGINE = { open: '0', ping: '2', pong: '3', message: '4' } as const;
const SOCKET = { connect: '0', event: '2' } as const;
const TRANSPORT = '/socket.io/?EIO=4&transport=websocket';

type Told =
  | readonly ['update', match: string, state: Shown]
  | readonly ['sync', match: string, told: { readonly state: Shown }]
  | readonly [event: 'matchData', match: string];

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
      (secret, seat) => new BoardgameIoSeat(url, this.#game, matchID, String(seat), secret),
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
  readonly #line: Line;
  readonly #space: string;
  readonly #match: string;
  readonly #seat: string;
  readonly #credentials: string;
  readonly #isThere: () => void;
  #last: Position | undefined;
  #listener: ((position: Position) => void) | undefined;
  #waiting: (() => void) | undefined;

  /** `space` is what Socket.IO calls a namespace: boardgame.io has one for each game. */
  constructor(url: string, space: string, match: string, seat: string, credentials: string) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.opened = promise;
    this.#isThere = resolve;
    this.#space = space;
    this.#match = match;
    this.#seat = seat;
    this.#credentials = credentials;
    this.#line = new Line(`${url}${TRANSPORT}`, {
      open: () => {},
      text: text => this.#receive(text),
      lost: reason => reject(new Error(`a socket was lost: ${reason}`)),
    });
  }

  set onPosition(listener: (position: Position) => void) {
    this.#listener = listener;
    if (this.#last) listener(this.#last);
  }

  /** Its acknowledgement is the new state; a refused move is never answered, and none is refused here. */
  play(position: Position, move: string): Promise<boolean> {
    const payload = { type: 'play', args: [move], playerID: this.#seat, credentials: this.#credentials };
    this.#emit('update', { type: 'MAKE_MOVE', payload }, position.seq, this.#match, this.#seat);
    return new Promise(resolve => {
      this.#waiting = () => resolve(true);
    });
  }

  close(): void {
    this.#line.close();
  }

  #receive(text: string): void {
    const [engine, socket] = text;
    if (engine === ENGINE.open) this.#line.send(`${ENGINE.message}${SOCKET.connect}/${this.#space},`);
    else if (engine === ENGINE.ping) this.#line.send(ENGINE.pong);
    else if (engine === ENGINE.message && socket === SOCKET.connect)
      this.#emit('sync', this.#match, this.#seat, this.#credentials, SEATS);
    else if (engine === ENGINE.message && socket === SOCKET.event) this.#hear(text);
  }

  #hear(text: string): void {
    const [event, match, state] = JSON.parse(text.slice(text.indexOf('['))) as Told;
    if (match !== this.#match) return;
    if (event === 'update') this.#take(state);
    if (event !== 'sync') return;
    this.#take(state.state);
    this.#isThere();
  }

  #emit(...event: readonly unknown[]): void {
    this.#line.send(`${ENGINE.message}${SOCKET.event}/${this.#space},${JSON.stringify(event)}`);
  }

  #take({ _stateID: seq, G, ctx }: Shown): void {
    if (this.#last && seq <= this.#last.seq) return;
    this.#last = { seq, moves: G.moves, over: ctx.gameover !== undefined };
    this.#waiting?.();
    this.#waiting = undefined;
    this.#listener?.(this.#last);
  }
}
