/** A record played through once: the state before the first move and after each one, and what happened in it. */
import {
  apply,
  checkOptions,
  EventLog,
  eventsFor,
  type FullEvent,
  type Game,
  type MatchRecord,
  type RecordError,
  type Seat,
  type Stateful,
  seedRng,
  type Viewer,
  verify,
} from '@fathom/kernel';
import type { Known } from '../../table/feed.ts';

export interface Frame {
  readonly state: Stateful;
  readonly seat: Seat;
  readonly text: string;
  readonly events: readonly FullEvent[];
}

export interface Film {
  readonly record: MatchRecord;
  readonly first: Stateful;
  readonly frames: readonly Frame[];
}

export type Filmed =
  | { readonly ok: true; readonly film: Film }
  | { readonly ok: false; readonly error: RecordError };

export function filmRecord(game: Game, record: MatchRecord): Filmed {
  const checked = verify(game, record);
  if (!checked.ok) return checked;
  const options = checkOptions(game.meta.options, record.options);
  if (!options.ok) return { ok: false, error: { at: `options.${options.option}`, problem: options.problem } };
  const state = game.setup(record.seats, options.options, seedRng(record.seed, 'play'));
  const first = game.clone(state);
  const frames: Frame[] = [];
  for (const [seat, text] of record.moves) {
    const log = new EventLog();
    apply(game, state, seat, game.read(text), log);
    frames.push({ state: game.clone(state), seat, text, events: log.events });
  }
  return { ok: true, film: { record, first, frames } };
}

/** The moment after `count` moves, as a viewer knows it. */
export function knownAt(game: Game, film: Film, count: number, viewer: Viewer): Known {
  const state = count === 0 ? film.first : film.frames[count - 1].state;
  const steps = film.frames.slice(0, count).map((frame, i) => ({
    seq: i + 1,
    seat: frame.seat,
    text: frame.text,
    at: 0,
    events: eventsFor(frame.events, viewer).map(({ key, params }) => ({ key, params: { ...params } })),
  }));
  return {
    seq: count,
    view: game.view(state, viewer),
    moves: [],
    actors: game.actors(state),
    undo: 0,
    restart: 0,
    result: undefined,
    steps,
    recent: steps.slice(-1),
  };
}
