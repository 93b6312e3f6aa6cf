/** A record played through once, to be looked at from any moment of it. */
import {
  falseClaim,
  type Game,
  type MatchRecord,
  type RecordError,
  type ToldMatch,
  tellRecord,
  tellStepwise,
  type Viewer,
  verify,
} from '@fathom/kernel';
import { startTransition, useEffect, useState } from 'react';
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

/** So many milliseconds at a time, so that nobody notices. */
const SLICE = 8;

/** The same, in slices between which the page does what it has to. */
async function filmInSlices(game: Game, record: MatchRecord, isGone: () => boolean): Promise<Filmed> {
  const telling = tellStepwise(game, record);
  let slice = performance.now();
  for (;;) {
    const step = telling.next();
    if (step.done) {
      if (!step.value.ok) return step.value;
      const { told } = step.value;
      const error = falseClaim(game, record, told.state);
      return error ? { ok: false, error } : { ok: true, film: { record, told } };
    }
    if (performance.now() - slice < SLICE || isGone()) continue;
    await new Promise(resume => setTimeout(resume));
    slice = performance.now();
  }
}

/** Undefined as long as it is not there. A board that was never drawn takes long: it is drawn in slices, too. */
export function useFilm(game: Game | undefined, record: MatchRecord | undefined): Filmed | undefined {
  const [filmed, setFilmed] = useState<{ readonly of: MatchRecord; readonly filmed: Filmed }>();
  useEffect(() => {
    if (!game || !record) return;
    let gone = false;
    void filmInSlices(game, record, () => gone).then(done => {
      if (!gone) startTransition(() => setFilmed({ of: record, filmed: done }));
    });
    return () => {
      gone = true;
    };
  }, [game, record]);
  return filmed?.of === record ? filmed?.filmed : undefined;
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
