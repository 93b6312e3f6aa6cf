import type {
  MatchAnswer,
  Problem,
  StreamMessage,
  StreamRequest,
  TableAnswer,
  TableInfo,
  Update,
} from '@fathom/server/protocol.ts';
import type { Wires } from '../table/online.ts';
import type { Socket } from '../table/socket.ts';

/** A server with a list of moves, a network that can lose everything, and time that is moved by hand. */
export class World {
  moves: number[] = [];
  sockets: FakeSocket[] = [];
  /** Choices that reached the server, over the stream or HTTP. */
  sent: { over: 'stream' | 'http'; id: string; base: number }[] = [];
  done = new Map<string, number>();
  loseAnswers = 0;
  /** What a change of the table is answered with. */
  tableAnswer: TableAnswer | undefined;
  down = false;
  timers: { at: number; act: () => void }[] = [];
  now = 0;

  get seq(): number {
    return this.moves.length;
  }

  update(base: number, seat = 0): Update {
    const steps = this.moves.slice(base).map(seq => ({ seq, seat, text: `m${seq}`, at: 0, events: [] }));
    return {
      base,
      seq: this.seq,
      keep: base,
      steps,
      view: { seq: this.seq },
      moves: ['go', 'bad'],
      actors: [0],
      undo: 0,
      restart: 0,
    };
  }

  play(): Update {
    this.moves.push(this.moves.length + 1);
    return this.update(this.seq - 1);
  }

  wires: Wires = {
    fetch: async (_, init) => this.answer(init),
    socket: () => {
      const socket = new FakeSocket(this);
      this.sockets.push(socket);
      return socket;
    },
    clock: {
      after: (ms, act) => {
        const timer = { at: this.now + ms, act };
        this.timers.push(timer);
        return () => {
          this.timers = this.timers.filter(one => one !== timer);
        };
      },
    },
  };

  async pass(ms: number): Promise<void> {
    for (const until = this.now + ms; ; ) {
      await settle();
      const next = this.timers.filter(timer => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) {
        this.now = until;
        break;
      }
      this.now = next.at;
      this.timers = this.timers.filter(timer => timer !== next);
      next.act();
    }
    await settle();
  }

  answer(init: RequestInit): Response {
    if (this.down) throw new TypeError('network');
    if (init.method === 'GET')
      return json(200, { table: TABLE, you: 0, update: this.update(0), chat: [] } satisfies MatchAnswer);
    if (this.tableAnswer) return json(200, this.tableAnswer);
    const { refused, update } = this.choose('http', JSON.parse(String(init.body)));
    if (this.loseAnswers-- > 0) throw new TypeError('network');
    if (refused)
      return json(refused.code === 'stale' ? 409 : 422, { error: refused, ...(update && { update }) });
    return json(200, { id: 'x', seq: this.seq, update });
  }

  choose(over: 'stream' | 'http', { id, base, move }: Choice): { refused?: Problem; update?: Update } {
    this.sent.push({ over, id, base });
    if (this.done.has(id)) return { update: this.update(base) };
    if (base < this.seq) return { refused: { code: 'stale', message: '' }, update: this.update(base) };
    if (move === 'bad') return { refused: FORBIDDEN };
    this.play();
    this.done.set(id, this.seq);
    return { update: this.update(base) };
  }
}

interface Choice {
  readonly id: string;
  readonly base: number;
  readonly move?: string;
}

const FORBIDDEN: Problem = {
  code: 'refused',
  message: '',
  rule: 'SU-19',
  key: 'noSubmarineBelow',
  params: { column: 2 },
};

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  heard: StreamRequest[] = [];
  closed = false;
  readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  send(text: string): void {
    const message = JSON.parse(text) as StreamRequest;
    this.heard.push(message);
    if ('hello' in message) {
      const from = message.hello.from ?? 0;
      this.say({ type: 'welcome', table: TABLE, you: 0, update: this.world.update(from), chat: [] });
    }
    if ('sync' in message) this.say({ type: 'update', update: this.world.update(message.sync.from) });
    if ('ping' in message) this.say({ type: 'pong', ping: message.ping });
    if ('move' in message) this.answer(message.move);
  }

  answer(choice: Choice): void {
    const { refused, update } = this.world.choose('stream', choice);
    if (this.world.loseAnswers-- > 0) return;
    if (refused) this.say({ type: 'refused', id: choice.id, error: refused, ...(update && { update }) });
    else if (update) this.say({ type: 'accepted', id: choice.id, seq: update.seq, update });
  }

  say(message: StreamMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.closed = true;
  }
}

export const TABLE: TableInfo = {
  id: 't',
  game: 'submarine',
  version: 1,
  status: 'playing',
  seats: [],
  options: {},
  listed: false,
  watch: true,
  host: 0,
  pace: 'live',
  commit: '',
  created: 0,
  since: 0,
  updated: 0,
  moves: 0,
  revision: 1,
  seq: 0,
};

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

/** The line a table has opened, and the other side has taken. */
export async function opened(world: World): Promise<FakeSocket> {
  await world.pass(0);
  const socket = world.sockets[world.sockets.length - 1];
  socket.onopen?.();
  await settle();
  return socket;
}
