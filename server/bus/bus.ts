/**
 * Live fan-out. A notice says that something happened, not what: whoever hears it reads the truth from the store,
 * so a lost or doubled notice does no harm and nothing secret ever travels here.
 */
export type Notice =
  /** Moves were stored up to `seq`. */
  | { readonly kind: 'moves'; readonly table: string; readonly seq: number }
  /** The table was changed up to `revision`, or somebody came or went. */
  | { readonly kind: 'table'; readonly table: string; readonly listed: boolean; readonly revision: number }
  | { readonly kind: 'chat'; readonly table: string; readonly n: number }
  | {
      readonly kind: 'thinking';
      readonly table: string;
      readonly seat: number;
      readonly waits: boolean;
    }
  /** The seats whose people are connected to this node. */
  | {
      readonly kind: 'here';
      readonly table: string;
      readonly node: string;
      readonly seats: readonly number[];
    }
  /** How many look on without a seat at this node, and what the host can call some of them. */
  | {
      readonly kind: 'audience';
      readonly table: string;
      readonly node: string;
      readonly count: number;
      readonly ids: readonly string[];
    }
  /** The host sends somebody away who looks on; whoever holds that stream says which address is not wanted any more. */
  | { readonly kind: 'sendAway'; readonly table: string; readonly spectator: string }
  | { readonly kind: 'unwanted'; readonly table: string; readonly address: string }
  /** A node has opened the table and wants to know who is here. */
  | { readonly kind: 'who'; readonly table: string; readonly node: string }
  /** A sign of life of a node, or its goodbye. */
  | { readonly kind: 'node'; readonly node: string; readonly alive: boolean };

export type Listener = (notice: Notice) => void;

/** Topics: the id of a table, `lobby` for every change of a listed table, `nodes` for signs of life. */
export interface Bus {
  /** Listeners of a topic are called in the order in which they came, those of this process first of all. */
  publish(topic: string, notice: Notice): void;
  /** Returns how to stop listening. */
  subscribe(topic: string, listener: Listener): () => void;
  /** Called when notices may have been lost: whoever relies on them looks at the store. */
  onGap(listener: () => void): void;
  /** Called with a sentence when the other nodes can no longer be heard, or again. */
  onTrouble(listener: (sentence: string) => void): void;
  close(): Promise<void>;
}

export const LOBBY = 'lobby';
export const NODES = 'nodes';

/** Questions for whichever worker is free, in this process or elsewhere. */
export interface WorkQueue {
  /**
   * One worker answers. `Unanswered` when no worker is free, or when the one who took it has died: then it may be
   * asked again.
   */
  ask(question: unknown): Promise<unknown>;
  /** Takes at most `most` questions at a time. Returns how to stop; what was taken is still answered. */
  work(most: number, answer: (question: unknown) => Promise<unknown>): () => Promise<void>;
}

export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}
