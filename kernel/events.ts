import type { Params, Seat, Viewer } from './game.ts';

/** Something that happened, as data: log line, animation and announcement are derived from it. */
export interface Event {
  readonly key: string;
  readonly params: Params;
}

/** An event before it is cut to a viewer: some seats may know more of it. */
export interface FullEvent extends Event {
  readonly secret?: { readonly seats: readonly Seat[]; readonly params: Params };
}

/** Where `play` reports to. Search plays without one. */
export interface Log {
  event(key: string, params: Params, secret?: FullEvent['secret']): void;
  /** These seats just learnt something they could not know before: undo must not reach behind it. */
  reveal(seats: readonly Seat[]): void;
}

export class EventLog implements Log {
  readonly events: FullEvent[] = [];
  revealed = false;

  event(key: string, params: Params, secret?: FullEvent['secret']): void {
    this.events.push(secret ? { key, params, secret } : { key, params });
  }

  reveal(seats: readonly Seat[]): void {
    if (seats.length > 0) this.revealed = true;
  }
}

/** The events as one viewer may see them. */
export function eventsFor(events: readonly FullEvent[], viewer: Viewer): Event[] {
  return events.map(({ key, params, secret }) =>
    secret && viewer !== 'spectator' && secret.seats.includes(viewer)
      ? { key, params: { ...params, ...secret.params } }
      : { key, params },
  );
}
