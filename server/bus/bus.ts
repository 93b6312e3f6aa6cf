/**
 * Live fan-out. A notice says that something happened, not what: whoever hears it reads the truth from the store,
 * so a lost or doubled notice does no harm and nothing secret ever travels here.
 */
export type Notice =
  /** Moves were stored up to `seq`. */
  | { readonly kind: 'moves'; readonly table: string; readonly seq: number }
  /** Seats, status or presence changed. */
  | { readonly kind: 'table'; readonly table: string; readonly listed: boolean }
  | { readonly kind: 'chat'; readonly table: string; readonly n: number }
  | { readonly kind: 'thinking'; readonly table: string; readonly seat: number };

export type Listener = (notice: Notice) => void;

/** Topics: the id of a table, or `lobby` for every change of a listed table. */
export interface Bus {
  publish(topic: string, notice: Notice): void;
  /** Returns how to stop listening. */
  subscribe(topic: string, listener: Listener): () => void;
  close(): Promise<void>;
}

export const LOBBY = 'lobby';
