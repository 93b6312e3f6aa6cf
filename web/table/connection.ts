/**
 * A table, wherever it is played. The table page talks to this interface only: online it is a server behind
 * fetch and WebSocket, locally an engine in a worker.
 */
import type { Refusal, Seat, Sight } from '@fathom/kernel';
import type { ChatEntry, TableInfo } from '@fathom/server/protocol.ts';
import type { WebProblem } from '../api.ts';
import type { Known } from './feed.ts';

/** `local` needs no line; `lost` is being mended; `failed` needs the reader to do something. */
export const LINES = ['connecting', 'live', 'lost', 'local', 'failed'] as const;
export type Line = (typeof LINES)[number];

export interface TableState {
  readonly line: Line;
  readonly table: TableInfo | undefined;
  /** The own seat; null for a spectator. In hot seat it follows whoever holds the device. */
  readonly you: Seat | null;
  readonly invite: string | undefined;
  /** Nothing while the table waits for players. */
  readonly known: Known | undefined;
  readonly chat: readonly ChatEntry[];
  /** A bot is thinking here. */
  readonly thinking: Seat | undefined;
  /** It cannot think yet: too many others do. */
  readonly botsBusy: boolean;
  /** What the bots have learnt could not be loaded. */
  readonly untaught: boolean;
  /** A move or an undo is on its way. */
  readonly sending: boolean;
  readonly problem: WebProblem | undefined;
  /** Hot seat: the device must be handed to this seat before anything is shown. */
  readonly curtain: Seat | undefined;
}

export const NOTHING: TableState = {
  line: 'connecting',
  table: undefined,
  you: null,
  invite: undefined,
  known: undefined,
  chat: [],
  thinking: undefined,
  botsBusy: false,
  untaught: false,
  sending: false,
  problem: undefined,
  curtain: undefined,
};

/** How a move ended: played, refused by a rule, or not delivered. */
export type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly problem: WebProblem };

export interface Connection {
  readonly kind: 'online' | 'local';
  state(): TableState;
  subscribe(listener: () => void): () => void;
  move(notation: string): Promise<Sent>;
  /** Takes back the last choice, or with `all` the turn up to the barrier. */
  undo(all: boolean): Promise<Sent>;
  /** What was seen at `from` and after each move since, up to `to`; empty when it cannot be found. */
  sights(from: number, to: number): Promise<readonly Sight[]>;
  chat(text: string): Promise<WebProblem | undefined>;
  /** Leaves the table for good; in play a bot takes the seat. */
  leave(): Promise<WebProblem | undefined>;
  /** Hot seat: the next player has the device. */
  lift(): void;
  close(): void;
}
