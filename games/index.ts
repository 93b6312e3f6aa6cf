/** The games, each by its name, and all of them in the order of the lobby: finished ones first, light ones before heavy ones. */
import { STAGES } from '@fathom/kernel';
import type { GameEntry } from './entry.ts';
import * as list from './list.ts';

export * from './editions.ts';
export type { Edition, GameEntry, Taught } from './entry.ts';
export * from './list.ts';

export const GAMES: readonly GameEntry[] = Object.values<GameEntry>(list).sort(
  ({ meta: a }, { meta: b }) =>
    STAGES.indexOf(b.stage) - STAGES.indexOf(a.stage) || a.weight - b.weight || a.minutes - b.minutes,
);

export function findGame(id: string): GameEntry | undefined {
  return GAMES.find(entry => entry.meta.id === id);
}

/** Of a game that is not here, its id. */
export function titleOf(id: string): string {
  return findGame(id)?.meta.title ?? id;
}
