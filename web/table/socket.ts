/** A line that mends itself: opens a socket, notices when it is dead, and opens the next one. */

/** As much of a WebSocket as is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Clock {
  after(ms: number, act: () => void): () => void;
}

export const BROWSER_CLOCK: Clock = {
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

interface Hooks {
  /** The socket is open: say hello. */
  readonly opened: () => void;
  readonly heard: (message: unknown) => void;
  readonly lost: () => void;
  /** Nothing will come over this socket any more; the next one may already be on its way. */
  readonly broken?: () => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const LONGEST_AWAY = 15_000;
/** A server that goes down in order says when to come back; nobody need notice if that works within this time. */
const QUIET = 6_000;
const PING_EVERY = 20_000;
/** No word for this long, not even an answer to a ping: the line is dead although nobody said so. */
const SILENCE = 45_000;

export class Lifeline {
  readonly #open: () => Socket;
  readonly #hooks: Hooks;
  readonly #clock: Clock;
  #socket: Socket | undefined;
  #isOpen = false;
  #failures = 0;
  #stopTimers: (() => void)[] = [];
  #stopSilence: () => void = () => undefined;
  /** Until when the server asked to stay away, if it said goodbye. */
  #away: number | undefined;
  #stopQuiet: (() => void) | undefined;
  #closed = false;

  constructor(open: () => Socket, hooks: Hooks, clock: Clock = BROWSER_CLOCK) {
    this.#open = open;
    this.#hooks = hooks;
    this.#clock = clock;
    this.#connect();
  }

  /** Whether what is sent now may arrive. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  send(message: unknown): void {
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      this.#lose(this.#socket);
    }
  }

  /** Tries at once, for example because the browser says it is online again. */
  hurry(): void {
    if (this.#closed || this.#socket) return;
    this.#stop();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#endQuiet();
    this.#stop();
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isOpen = false;
    socket?.close();
  }

  #connect(): void {
    if (this.#closed) return;
    const socket = this.#open();
    this.#socket = socket;
    this.#listen(SILENCE);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#isOpen = true;
      this.#failures = 0;
      this.#endQuiet();
      this.#ping();
      this.#hooks.opened();
    };
    socket.onmessage = event => {
      if (socket !== this.#socket) return;
      this.#listen(SILENCE);
      const message = parse(event.data);
      this.#away = awayFor(message) ?? this.#away;
      this.#hooks.heard(message);
    };
    socket.onclose = () => this.#lose(socket);
  }

  #lose(socket: Socket | undefined): void {
    if (this.#closed || !socket || socket !== this.#socket) return;
    this.#socket = undefined;
    this.#isOpen = false;
    this.#stop();
    socket.close();
    this.#hooks.broken?.();
    const wait = this.#away ?? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++) * spread();
    if (this.#away !== undefined) this.#beQuiet(wait + QUIET);
    else if (!this.#stopQuiet) this.#hooks.lost();
    this.#away = undefined;
    this.#stopTimers.push(this.#clock.after(wait, () => this.#connect()));
  }

  #beQuiet(ms: number): void {
    this.#endQuiet();
    this.#stopQuiet = this.#clock.after(ms, () => {
      this.#endQuiet();
      this.#hooks.lost();
    });
  }

  #endQuiet(): void {
    this.#stopQuiet?.();
    this.#stopQuiet = undefined;
  }

  #ping(): void {
    this.#stopTimers.push(
      this.#clock.after(PING_EVERY, () => {
        this.send({ ping: 1 });
        this.#ping();
      }),
    );
  }

  #listen(silence: number): void {
    this.#stopSilence();
    const socket = this.#socket;
    this.#stopSilence = this.#clock.after(silence, () => this.#lose(socket));
  }

  #stop(): void {
    this.#stopSilence();
    for (const stop of this.#stopTimers.splice(0)) stop();
  }
}

/** Many who lost the same server do not all come back in the same moment. */
function spread(): number {
  return 0.5 + Math.random() / 2;
}

/** How long a goodbye asks to stay away. */
function awayFor(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'bye')
    return undefined;
  const after = 'after' in message ? Number(message.after) : 0;
  return Math.min(LONGEST_AWAY, Math.max(0, after || 0));
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
