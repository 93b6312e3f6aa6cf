/** A table to play at in tests: moves as notation, always through the checked door. */
import type { Event, FullEvent, Viewer } from '@fathom/kernel';
import { testTable, told as toldEvents } from '@fathom/kernel/testkit/index.ts';
import { game } from '../game.ts';

export const { play, refused, offered } = testTable(game);

/** What the logged events of one key say to a viewer. */
export function told(
  log: { readonly events: readonly FullEvent[] },
  key: string,
  viewer: Viewer,
): Event['params'][] {
  return toldEvents(log, key, viewer).map(({ params }) => params);
}
