/** A record played through once, to be looked at from any moment of it. */
import {
  type Game,
  type MatchRecord,
  type RecordError,
  type ToldMatch,
  tellRecord,
  type Viewer,
  verify,
} from '@fathom/kernel';
import { isMove, type Known } from '../../table/feed.ts';

export interface Film {
  readonly record: MatchRecord;
  readonly told: ToldMatch;
}

export type Filmed =
  | { readonly ok: true; readonly film: Film }
  | { readonly ok: false; readonly error: RecordError };

export function filmRecord(game: Game, record: MatchRecord): Filmed {
  const checked = verify(game, record);
  if (!checked.ok) return checked;
  const outcome = tellRecord(game, record);
  return outcome.ok ? { ok: true, film: { record, told: outcome.told } } : outcome;
}

/** The moment after `count` moves, as a viewer knows it. */
export function knownAt({ told }: Film, count: number, viewer: Viewer): Known {
  const entries = told.entries(viewer, count);
  return {
    seq: count,
    view: told.viewAfter(count, viewer),
    moves: [],
    actors: told.game.actors(told.stateAfter(count)),
    undo: 0,
    restart: 0,
    result: undefined,
    entries,
    recent: entries.slice(-1).filter(isMove),
  };
}
