/** Updates that say what has changed in the view, for those who have seen the one before. */
import { applyChange, type Change, changeOf } from './change.ts';
import type { Update } from './entry.ts';

/** Without `change` everything looks as before. */
export interface ChangedUpdate extends Omit<Update, 'view'> {
  readonly change?: Change;
}

export type News = Update | ChangedUpdate;

/** For somebody who has seen `before`, the view at the base of the update. */
export function changedUpdate(update: Update, before: unknown): ChangedUpdate {
  // Every update of a stream is made here: field by field, that takes a fraction of leaving one out.
  const { base, seq, keep, steps, moves, actors, undo, restart, result } = update;
  const change = changeOf(before, update.view);
  return {
    base,
    seq,
    keep,
    steps,
    moves,
    actors,
    undo,
    restart,
    ...(result && { result }),
    ...(change && { change }),
  };
}

/** The update with its view; `before` is the view at its base, for those that need it. */
export function wholeUpdate(news: News, before: unknown): Update {
  if ('view' in news) return news;
  const { change, ...update } = news;
  return { ...update, view: applyChange(before, change) };
}
