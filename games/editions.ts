/** The rules of a certain version: the present ones, or what is pinned of earlier ones. */
import type { Game } from '@fathom/kernel';
import type { Edition, GameEntry } from './entry.ts';

/** All versions that can be played here, the oldest first. */
export function versionsOf({ meta, pinned = {} }: GameEntry): number[] {
  return [...Object.keys(pinned).map(Number), meta.version].sort((a, b) => a - b);
}

/** Undefined when the version is not kept here. */
export async function rulesOf(entry: GameEntry, version: number): Promise<Game | undefined> {
  if (version === entry.meta.version) return (await entry.rules()).game;
  return (await pinnedEdition(entry, version))?.game;
}

/** An earlier version; undefined when it is not kept, and for the present one. */
export async function pinnedEdition(entry: GameEntry, version: number): Promise<Edition | undefined> {
  return entry.pinned?.[version]?.();
}
