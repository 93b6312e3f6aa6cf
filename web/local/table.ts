import type { Sight } from '@fathom/kernel';
import type { TableInfo } from '@fathom/server/protocol.ts';
import type { WebProblem } from '../api.ts';
import { type Connection, NOTHING, type Sent, type TableState } from '../table/connection.ts';
import { join, restart } from '../table/feed.ts';
import { TableStore } from '../table/store.ts';
import type { News } from './host.ts';
import type { Order, Report } from './messages.ts';
import { forgetMatch, type SavedMatch, saveMatch } from './saved.ts';
import type { Tempo } from './tempo.ts';

/** As much of a Worker as is used here. */
export interface HostWorker {
  postMessage(order: Order): void;
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** A table on this device: engine and bots in a worker, saved after every move. */
export class LocalTable implements Connection {
  readonly kind = 'local';
  readonly #worker: HostWorker;
  readonly #store: TableStore;
  readonly #answers = new Map<number, (sent: Sent) => void>();
  #saved: SavedMatch;
  readonly #looks = new Map<number, (sights: readonly Sight[]) => void>();
  #requests = 0;

  constructor(saved: SavedMatch, worker: HostWorker) {
    this.#saved = saved;
    this.#worker = worker;
    this.#store = new TableStore({ ...NOTHING, line: 'local', table: describe(saved) });
    worker.onmessage = event => this.#heard(event.data);
    worker.onerror = () => this.#fail('worker');
    worker.postMessage({ type: 'open', saved });
  }

  saved(): SavedMatch {
    return this.#saved;
  }

  state(): TableState {
    return this.#store.get();
  }

  subscribe(listener: () => void): () => void {
    return this.#store.subscribe(listener);
  }

  move(text: string): Promise<Sent> {
    return this.#ask(id => ({ type: 'move', id, text }));
  }

  undo(all: boolean): Promise<Sent> {
    return this.#ask(id => ({ type: 'undo', id, all }));
  }

  sights(from: number, to: number): Promise<readonly Sight[]> {
    const id = ++this.#requests;
    return new Promise(resolve => {
      this.#looks.set(id, resolve);
      this.#worker.postMessage({ type: 'sights', id, from, to });
    });
  }

  chat(): Promise<WebProblem | undefined> {
    return Promise.resolve(undefined);
  }

  leave(): Promise<WebProblem | undefined> {
    forgetMatch(this.#saved.id);
    return Promise.resolve(undefined);
  }

  /** From the next move of a bot on. */
  setTempo(tempo: Tempo): void {
    this.#worker.postMessage({ type: 'tempo', tempo });
  }

  lift(): void {
    this.#worker.postMessage({ type: 'lift' });
  }

  close(): void {
    this.#worker.terminate();
  }

  /** A second press before the first one is answered is no second move. */
  #ask(order: (id: number) => Order): Promise<Sent> {
    if (this.#store.get().sending) return Promise.resolve({ ok: true });
    const id = ++this.#requests;
    this.#store.set({ sending: true });
    return new Promise(resolve => {
      this.#answers.set(id, resolve);
      this.#worker.postMessage(order(id));
    });
  }

  #heard(report: Report): void {
    switch (report.type) {
      case 'news':
        this.#news(report.news);
        break;
      case 'thinking':
        this.#store.set({ thinking: report.seat });
        break;
      case 'untaught':
        this.#store.set({ untaught: true });
        break;
      case 'sights':
        this.#looks.get(report.id)?.(report.sights);
        this.#looks.delete(report.id);
        break;
      case 'failed':
        this.#fail(report.where);
        break;
      case 'done':
        this.#store.set({ sending: false });
        this.#answers.get(report.id)?.(
          report.refusal ? { ok: false, refusal: report.refusal } : { ok: true },
        );
        this.#answers.delete(report.id);
        break;
    }
  }

  #news({ you, update, whole, curtain, moves }: News): void {
    const result = update.result && { result: update.result };
    this.#saved = {
      ...this.#saved,
      updated: Date.now(),
      record: { ...this.#saved.record, moves, ...result },
    };
    saveMatch(this.#saved);
    const joined = whole ? restart(update) : join(this.#store.get().known, update);
    const known =
      'kind' in joined ? (joined.kind === 'new' ? joined.known : this.#store.get().known) : joined;
    this.#store.set({ you, curtain, known, thinking: undefined, table: describe(this.#saved) });
  }

  #fail(where: string): void {
    this.#store.set({
      line: 'failed',
      thinking: undefined,
      problem: { code: 'internal', message: where, at: where },
    });
  }
}

function describe({ id, seats, record, created, updated }: SavedMatch): TableInfo {
  return {
    id,
    game: record.game,
    version: record.version,
    status: record.result ? 'finished' : 'playing',
    seats: seats.map(({ kind, name, level }) => ({
      kind,
      name,
      connected: true,
      ...(level !== undefined && { level }),
    })),
    options: { ...record.options },
    listed: false,
    watch: false,
    host: 0,
    pace: 'live',
    commit: '',
    created,
    since: created,
    updated,
    moves: record.moves.length,
    revision: 0,
    seq: record.moves.length,
    ...(record.result && {
      result: {
        ending: record.result.ending,
        places: [...record.result.places],
        scores: [...record.result.scores],
      },
    }),
  };
}
