/**
 * Puts together what a viewer knows of a match from updates that may come twice, late, in the wrong order or with
 * holes between them.
 */
import { wholeUpdate } from '@fathom/kernel';
import type { Entry, News, Update } from '@fathom/server/protocol.ts';

export interface Known {
  readonly seq: number;
  readonly view: unknown;
  readonly moves: readonly string[];
  readonly actors: readonly number[];
  readonly undo: number;
  readonly restart: number;
  readonly result: Update['result'];
  /** The set-up, if anything happened in it, and every move that stands. */
  readonly entries: readonly Entry[];
  /** The moves that came with the latest view. */
  readonly recent: readonly MoveEntry[];
}

export type MoveEntry = Entry & { readonly seat: number };

export function isMove(entry: Entry): entry is MoveEntry {
  return entry.seat !== null;
}

export type Joined =
  | { readonly kind: 'new'; readonly known: Known }
  /** Nothing that was not known already. */
  | { readonly kind: 'old' }
  /** Something before this update is missing: ask for it from here. */
  | { readonly kind: 'gap'; readonly from: number };

export function join(known: Known | undefined, update: News): Joined {
  const have = known?.seq ?? 0;
  if (update.base > have) return { kind: 'gap', from: have };
  if (known && update.seq <= have) return { kind: 'old' };
  if ('view' in update) return { kind: 'new', known: append(known, update) };
  // What has changed is said to those who have seen what was there before.
  if (!known || update.base !== have) return { kind: 'gap', from: have };
  return { kind: 'new', known: append(known, wholeUpdate(update, known.view)) };
}

/** Forgets what was known. */
export function restart(update: Update): Known {
  return append(undefined, update);
}

function append(known: Known | undefined, update: Update): Known {
  const kept = (known?.entries ?? []).filter(({ seq }) => seq <= update.keep);
  const before = known?.seq ?? update.seq;
  return {
    seq: update.seq,
    view: update.view,
    moves: update.moves,
    actors: update.actors,
    undo: update.undo,
    restart: update.restart,
    result: update.result,
    entries: [...kept, ...update.steps],
    recent: update.steps.filter(isMove).filter(({ seq }) => seq > before),
  };
}
