import type { Sight } from '@fathom/kernel';
import type {
  ChatEntry,
  MatchAnswer,
  News,
  PersonalData,
  SightList,
  StreamMessage,
  TableAnswer,
  TableInfo,
  TableLife,
  Update,
} from '@fathom/server/protocol.ts';
import { type Answer, call, type Fetch, type Keys, requestId, type WebProblem } from '../api.ts';
import { isNewer, lived, present, refusal, told } from './answers.ts';
import { mergeChat } from './chat.ts';
import { type Connection, NOTHING, type Sent, type TableState } from './connection.ts';
import { join, type Known, restart } from './feed.ts';
import { type Choice, Sender } from './sender.ts';
import { BROWSER_CLOCK, type Clock, Lifeline, type Socket } from './socket.ts';
import { TableStore } from './store.ts';

export interface Wires {
  readonly fetch: Fetch;
  readonly socket: (path: string) => Socket;
  readonly clock: Clock;
}

const BROWSER: Wires = {
  fetch: (input, init) => fetch(input, init),
  socket: path => new WebSocket(`${location.origin.replace('http', 'ws')}/api${path}`) as Socket,
  clock: BROWSER_CLOCK,
};

/** How long until a table that could not be opened is asked for again. */
const REOPEN_AFTER = 2100;

export class OnlineTable implements Connection {
  readonly kind = 'online';
  readonly #id: string;
  readonly #keys: Keys;
  readonly #wires: Wires;
  readonly #store = new TableStore(NOTHING);
  #line: Lifeline | undefined;
  #closed = false;
  readonly #sender: Sender;
  /** The sequence number at which the last choice was made. */
  #sentAt = -1;

  constructor(id: string, keys: Keys, wires: Wires = BROWSER) {
    this.#id = id;
    this.#keys = keys;
    this.#wires = wires;
    this.#sender = new Sender({
      clock: wires.clock,
      streaming: () => this.#line?.isOpen === true,
      stream: choice => this.#line?.send(choice),
      post: choice =>
        'move' in choice
          ? this.#call('POST', `/matches/${id}/moves`, choice.move)
          : this.#call('POST', `/matches/${id}/undo`, choice.undo),
    });
    void this.#open();
  }

  state(): TableState {
    return this.#store.get();
  }

  subscribe(listener: () => void): () => void {
    return this.#store.subscribe(listener);
  }

  move(notation: string): Promise<Sent> {
    // What is not offered any more was pressed on an older picture.
    if (!this.#store.get().known?.moves.includes(notation)) return Promise.resolve({ ok: true });
    return this.#send(stamp => ({ move: { ...stamp, move: notation } }));
  }

  undo(all: boolean): Promise<Sent> {
    return this.#send(stamp => ({ undo: { ...stamp, all } }));
  }

  async sights(from: number, to: number): Promise<readonly Sight[]> {
    const answer = await this.#call<SightList>('GET', `/matches/${this.#id}/sights?from=${from}&to=${to}`);
    return answer.ok ? answer.value.sights : [];
  }

  async chat(text: string): Promise<WebProblem | undefined> {
    const answer = await this.ask<ChatEntry>('POST', 'chat', { text });
    if (!answer.ok) return answer.problem;
    this.#heardChat(answer.value);
    return undefined;
  }

  async leave(): Promise<WebProblem | undefined> {
    return this.change('POST', 'leave');
  }

  /** Takes the own seat back from the bot that kept it. */
  return(): Promise<WebProblem | undefined> {
    return this.change('POST', 'return');
  }

  start(open: 'bots' | 'close', level: string): Promise<WebProblem | undefined> {
    return this.change('POST', 'start', open === 'bots' ? { open, level } : { open });
  }

  setSeat(seat: number, kind: 'open' | 'bot', level?: string): Promise<WebProblem | undefined> {
    return this.change('PUT', `seats/${seat}`, level === undefined ? { kind } : { kind, level });
  }

  /** All that the server keeps of the one who sits here. */
  ownData(): Promise<Answer<PersonalData>> {
    return this.ask<PersonalData>('GET', 'me');
  }

  /** Name and chat go; the moves stay. */
  async forgetMe(): Promise<WebProblem | undefined> {
    const you = this.#store.get().you;
    const problem = await this.change('DELETE', 'me');
    if (!problem) this.#store.set({ chat: this.#store.get().chat.filter(({ seat }) => seat !== you) });
    return problem;
  }

  /** Everybody has a device of their own. */
  lift(): void {}

  /** Mends the line at once. */
  readonly hurry = (): void => {
    if (this.#line) this.#line.hurry();
    else if (this.#store.get().line === 'failed' || this.#store.get().line === 'lost') void this.#open();
  };

  close(): void {
    this.#closed = true;
    this.#line?.close();
    this.#sender.close();
  }

  async #open(): Promise<void> {
    const answer = await this.#call<MatchAnswer>('GET', `/matches/${this.#id}`);
    if (this.#closed) return;
    if (!answer.ok) {
      if (answer.problem.code === 'offline' || answer.problem.code === 'busy') {
        this.#store.set({ line: 'lost', problem: answer.problem });
        this.#wires.clock.after(REOPEN_AFTER, () => void this.#open());
      } else this.#store.set({ line: 'failed', problem: answer.problem });
      return;
    }
    const { table, you, invite, update, chat } = answer.value;
    this.#store.set({
      table,
      you,
      invite,
      chat,
      problem: undefined,
      known: update ? restart(update) : undefined,
    });
    this.#line ??= new Lifeline(
      () => this.#wires.socket(`/matches/${this.#id}/stream`),
      {
        opened: () =>
          this.#line?.send({
            hello: { ...present(this.#keys), from: this.#store.get().known?.seq ?? 0, changes: true },
          }),
        heard: message => this.#heard(message as StreamMessage | undefined),
        lost: () => this.#store.set({ line: 'lost', thinking: undefined }),
        broken: () => this.#sender.forget(),
      },
      this.#wires.clock,
    );
  }

  #heard(message: StreamMessage | undefined): void {
    switch (message?.type) {
      case 'welcome':
        this.#store.set({
          line: 'live',
          table: message.table,
          you: message.you,
          chat: mergeChat(this.#store.get().chat, message.chat),
          ...told(message.invite),
        });
        if (message.update) this.#resume(message.update);
        break;
      case 'update':
        this.#update(message.update);
        break;
      case 'accepted':
        this.#sender.answer(message.id, { ok: true, value: message });
        break;
      case 'refused':
        this.#sender.answer(message.id, refusal(message));
        break;
      case 'resync':
        this.#store.set({ known: restart(message.update), thinking: undefined });
        break;
      case 'table':
        this.#table(message.table, message.you, message.invite);
        break;
      case 'life':
        this.#lived(message.life);
        break;
      case 'chat':
        this.#heardChat(message.entry);
        break;
      case 'thinking':
        this.#store.set({ thinking: message.seat, botsBusy: message.waits });
        break;
      case 'error':
        this.#line?.close();
        this.#store.set({ line: 'failed', problem: message.error });
        break;
    }
  }

  /** A server that does not know how far we are, because it was restored, tells everything from the beginning. */
  #resume(update: Update): void {
    const known = this.#store.get().known;
    if (known && update.base === 0 && update.seq < known.seq)
      this.#store.set({ known: restart(update), thinking: undefined });
    else this.#update(update);
  }

  #table(table: TableInfo, you: number | null, invite: string | undefined): void {
    const begun = this.#store.get().table?.status === 'open' && table.status === 'playing';
    this.#store.set({ table, you, ...told(invite) });
    if (begun && !this.#store.get().known) this.#line?.send({ sync: { from: 0 } });
  }

  #lived(life: TableLife): void {
    const { table } = this.#store.get();
    if (table) this.#store.set({ table: lived(table, life) });
  }

  #update(update: News): void {
    const joined = join(this.#store.get().known, update);
    if (joined.kind === 'new') this.#store.set({ known: joined.known, thinking: undefined });
    if (joined.kind === 'gap') this.#line?.send({ sync: { from: joined.from } });
  }

  #heardChat(entry: ChatEntry): void {
    this.#store.set({ chat: mergeChat(this.#store.get().chat, [entry]) });
  }

  async #send(choice: (stamp: { id: string; base: number }) => Choice): Promise<Sent> {
    const { known } = this.#store.get();
    if (!known || this.#underWay(known)) return { ok: true };
    this.#store.set({ sending: true });
    this.#sentAt = known.seq;
    const id = requestId();
    const answer = await this.#sender.send(id, choice({ id, base: known.seq }));
    if (this.#sentAt === known.seq) this.#store.set({ sending: false });
    if (answer.ok) {
      this.#update(answer.value.update);
      return { ok: true };
    }
    if (answer.update) this.#update(answer.update);
    const { rule, key, params } = answer.problem;
    if (rule !== undefined && key !== undefined)
      return { ok: false, refusal: params ? { rule, key, params } : { rule, key } };
    return { ok: false, problem: answer.problem };
  }

  /** The stream may show a move before its own answer is there: what is pressed then is the next choice. */
  #underWay({ entries }: Known): boolean {
    const { sending, you } = this.#store.get();
    return sending && !entries.some(({ seq, seat }) => seq > this.#sentAt && seat === you);
  }

  /** Changes something about the table, which is shown as it is then. */
  async change(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<WebProblem | undefined> {
    const answer = await this.ask<TableAnswer>(method, path, body);
    if (!answer.ok) return answer.problem;
    const { table, you, invite } = answer.value;
    const { line, table: known } = this.#store.get();
    if (line !== 'live' || isNewer(table, known)) this.#table(table, you, invite);
    return undefined;
  }

  /** Asks something about the table. */
  ask<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer<T>> {
    return this.#call<T>(method, `/tables/${this.#id}/${path}`, body);
  }

  #call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer<T>> {
    return call<T>(method, path, this.#keys, body, this.#wires.fetch);
  }
}
