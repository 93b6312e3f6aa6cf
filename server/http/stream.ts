/** The live stream of a match for one viewer, from any sequence number on. */
import { Compile } from 'typebox/compile';
import type { Notice } from '../bus/bus.ts';
import {
  type Accepted,
  type StreamMessage,
  StreamRequest,
  type TableInfo,
  type Update,
} from '../protocol.ts';
import { Refused } from '../refused.ts';
import { Queue } from '../table/queue.ts';
import type { LiveTable } from '../table/table.ts';
import { carrying, carryingChange } from '../table/told-cache.ts';
import type { Ticket } from '../tokens.ts';
import type { Kind } from '../work/costs.ts';
import { LifeTold } from './life.ts';
import type { JsonSocket, SocketUser } from './socket.ts';
import type { Hello, StreamContext, Telling } from './stream-context.ts';

const HELLO_WITHIN = 10_000;
const request = Compile(StreamRequest);

export class MatchStream implements SocketUser {
  readonly #socket: JsonSocket;
  readonly #context: StreamContext;
  readonly #id: string;
  /** Messages go out in the order of what they tell. */
  readonly #out = new Queue();
  readonly #patience: NodeJS.Timeout;
  #member: string | undefined;
  #ticket: Ticket | undefined;
  #invite: string | undefined;
  #greeting: Promise<LiveTable> | undefined;
  /** Once it was greeted. */
  #table: LiveTable | undefined;
  #closed = false;
  #stopListening: () => void = () => {};
  #release: () => void = () => {};
  #leave: () => void = () => {};
  /** What the viewer knows; undefined before the match has begun. */
  #seq: number | undefined;
  /** What it was last told to see, if it wants to hear what has changed. */
  #seen: Pick<Update, 'seq' | 'view'> | undefined;
  #wantsChanges = false;
  #updateDue = false;
  /** The newest of what it has heard of, and how many choices of its own are being judged: their answers tell of it. */
  #heardOf = 0;
  #acting = 0;
  /** What the client has said last that it has; undefined when that was answered. */
  #syncFrom: number | undefined;
  #chatSent = 0;
  readonly #life = new LifeTold();

  constructor(socket: JsonSocket, id: string, context: StreamContext) {
    this.#socket = socket;
    this.#id = id;
    this.#context = context;
    this.#patience = setTimeout(() => socket.refuse(new Refused('unauthorized')), HELLO_WITHIN).unref();
  }

  async receive(message: unknown): Promise<void> {
    if (!request.Check(message)) throw new Refused('bad_request');
    if ('ping' in message) return this.#send({ type: 'pong', ping: message.ping });
    if ('hello' in message) {
      if (this.#greeting) throw new Refused('bad_request');
      this.#context.ledger.charge(this.#context.requester, 'hello');
      this.#greeting = this.#hello(message.hello);
    }
    if (!this.#greeting) throw new Refused('unauthorized');
    const table = this.#table ?? (await this.#greeting);
    if (this.#closed || 'hello' in message) return;
    if ('sync' in message) return this.#sync(table, message.sync.from);
    if ('move' in message)
      return this.#act(table, 'move', message.move.id, member =>
        table.play.move(member, message.move, this.#context.requester),
      );
    return this.#act(table, 'undo', message.undo.id, member =>
      table.play.undo(member, message.undo, this.#context.requester),
    );
  }

  gone(): void {
    this.#closed = true;
    this.#context.scheduler.cancel(this.#context.requester);
    clearTimeout(this.#patience);
    this.#stopListening();
    this.#release();
    this.#leave();
  }

  async #hello({ from = 0, changes = false, ...known }: Hello): Promise<LiveTable> {
    const { registry, auth, perSeat, ledger, requester } = this.#context;
    await ledger.turn(requester.address);
    const table = await registry.open(this.#id);
    const { ticket, member } = await auth.viewer(table, { ...known, address: requester.address });
    clearTimeout(this.#patience);
    if (this.#closed) return table;
    if (member !== undefined && !perSeat.enter(member)) throw new Refused('rate_limited');
    this.#member = member;
    this.#ticket = ticket;
    this.#invite = known.invite;
    this.#wantsChanges = changes;
    this.#release = table.hold();
    this.#stopListening = this.#context.bus.subscribe(table.id, notice => this.#hear(table, notice));
    this.#leave = this.#enter(table, requester.address);
    await this.#out.add(() => this.#welcome(table, from));
    this.#table = table;
    return table;
  }

  /** Returns what to do when this viewer goes. */
  #enter(table: LiveTable, address: string): () => void {
    const member = this.#member;
    if (member === undefined)
      return table.audience.enter(address, () => this.#socket.refuse(new Refused('sent_away')));
    table.come(member, address);
    return () => {
      table.go(member);
      this.#context.perSeat.exit(member);
    };
  }

  async #welcome(table: LiveTable, from: number): Promise<void> {
    const chat = await table.chat();
    this.#chatSent = chat.at(-1)?.n ?? 0;
    const update = await table.play.update(this.#member, from, this.#context.requester);
    this.#seq = update?.seq;
    if (update) this.#tell({ type: 'welcome', ...this.#standing(table), chat }, update);
    else this.#send({ type: 'welcome', ...this.#standing(table), update, chat });
  }

  /** The client missed something and says what it has. What it says while it waits replaces what it said before. */
  #sync(table: LiveTable, from: number): void {
    const isWaiting = this.#syncFrom !== undefined;
    this.#syncFrom = from;
    if (!isWaiting) this.#later(() => this.#answerSync(table));
  }

  async #answerSync(table: LiveTable): Promise<void> {
    const from = this.#syncFrom ?? 0;
    this.#syncFrom = undefined;
    const update = await table.play.update(this.#member, from, this.#context.requester);
    if (!update) return;
    this.#seq = update.seq;
    // Whoever asks has missed something, perhaps also what it should have seen.
    this.#seen = undefined;
    this.#tell({ type: update.base === from ? 'update' : 'resync' }, update);
  }

  /** The same rights and limits as over HTTP. A refusal is an answer like any other: the line stays. */
  async #act(
    table: LiveTable,
    kind: Kind,
    id: string,
    act: (member: string) => Promise<Accepted>,
  ): Promise<void> {
    this.#acting++;
    try {
      this.#context.ledger.charge(this.#context.requester, kind);
      const member = this.#actor(table);
      const { update, seq } = await act(typeof member === 'string' ? member : await member);
      this.#learn(update.seq);
      this.#tell({ type: 'accepted', id, seq }, update);
    } catch (error) {
      const { error: problem, update } = this.#socket.understand(error).answer();
      if (update) this.#learn(update.seq);
      this.#tell({ type: 'refused', id, error: problem }, update);
    } finally {
      this.#acting--;
      this.#sendLife(table);
      if (this.#heardOf > (this.#seq ?? 0)) this.#updateSoon(table);
    }
  }

  #actor(table: LiveTable): string | Promise<string> {
    if (!this.#ticket) throw new Refused('unauthorized');
    return this.#context.auth.again(table, this.#ticket);
  }

  #learn(seq: number): void {
    this.#seq = Math.max(this.#seq ?? 0, seq);
  }

  #hear(table: LiveTable, notice: Notice): void {
    if (notice.kind === 'thinking')
      return this.#send({ type: 'thinking', seat: notice.seat, waits: notice.waits });
    if (notice.kind === 'audience' && this.#member !== undefined) this.#later(() => this.#sendTable(table));
    if (!isNews(notice)) return;
    if (notice.kind === 'chat') this.#later(() => this.#sendChat(table));
    if (notice.kind === 'table') this.#later(() => this.#sendTable(table));
    if (notice.kind === 'moves') this.#heardOf = Math.max(this.#heardOf, notice.seq);
    if (notice.kind !== 'chat') this.#updateSoon(table);
  }

  #updateSoon(table: LiveTable): void {
    const isTold = this.#acting > 0 && this.#seq !== undefined;
    if (this.#updateDue || isTold || this.#tellNews(table)) return;
    this.#updateDue = true;
    this.#later(() => this.#sendUpdate(table));
  }

  /** Nearly every move is told here, in the turn in which it was stored. Says whether it was. */
  #tellNews(table: LiveTable): boolean {
    if (this.#out.busy) return false;
    try {
      const update = table.play.newsAtOnce(this.#member, this.#seq);
      if (update === undefined) return false;
      this.#tellUpdate(table, update);
    } catch (error) {
      this.#socket.refuse(error);
    }
    return true;
  }

  async #sendUpdate(table: LiveTable): Promise<void> {
    this.#updateDue = false;
    this.#tellUpdate(table, await table.play.news(this.#member, () => this.#seq, this.#context.requester));
  }

  #tellUpdate(table: LiveTable, update: Update | null): void {
    if (update) {
      this.#seq = update.seq;
      this.#tell({ type: 'update' }, update);
    }
    this.#sendLife(table);
  }

  #sendLife(table: LiveTable): void {
    const life = this.#life.news(table);
    if (life) this.#send({ type: 'life', life });
  }

  /** Whoever lost the seat, the invite or the permission to watch meanwhile hears no more. */
  async #sendTable(table: LiveTable): Promise<void> {
    const { auth, requester } = this.#context;
    await table.current();
    if (this.#member === undefined) await auth.watch(table, this.#invite, requester.address);
    else if (table.seatOf(this.#member) === undefined) throw new Refused('bad_token');
    this.#send({ type: 'table', ...this.#standing(table) });
  }

  async #sendChat(table: LiveTable): Promise<void> {
    for (const entry of await table.chat()) {
      if (entry.n <= this.#chatSent) continue;
      this.#chatSent = entry.n;
      this.#send({ type: 'chat', entry });
    }
  }

  #later(job: () => Promise<void>): void {
    this.#out
      .add(async () => (this.#closed ? undefined : job()))
      .catch(error => (this.#closed ? undefined : this.#socket.refuse(error)));
  }

  #standing(table: LiveTable): { table: TableInfo; you: number | null; invite?: string } {
    const you = table.seatOf(this.#member) ?? null;
    const info = table.info(this.#member);
    this.#life.tell(info);
    return { table: info, you, ...(you !== null && { invite: table.row.invite }) };
  }

  /** A message with an update, whose text others may have been sent as well. */
  #tell(message: Telling, update: Update | undefined): void {
    if (!update) return this.#socket.sendText(JSON.stringify(message));
    const seen = this.#seen;
    if (seen?.seq !== update.base) {
      this.#see(update, update.view);
      return this.#socket.sendText(carrying(message, update));
    }
    const { text, view } = carryingChange(message, update, seen.view, this.#member === undefined);
    this.#see(update, view);
    this.#socket.sendText(text);
  }

  #see({ seq }: Update, view: unknown): void {
    if (this.#wantsChanges && (!this.#seen || this.#seen.seq < seq)) this.#seen = { seq, view };
  }

  #send(message: StreamMessage): void {
    this.#socket.send(message);
  }
}

/** Says that what viewers are told has changed. */
function isNews({ kind }: Notice): boolean {
  return kind === 'moves' || kind === 'table' || kind === 'chat';
}
