/** What the viewer has taken up. Board and tray are siblings on the table page, so they share it here; a new position puts everything down. */
import { createStore } from '@fathom/parts/store.ts';
import type { View } from '../view.ts';

export interface Held {
  /** Cell of a skiff about to sail. */
  readonly skiff?: number | undefined;
  /** Place of a die in the list of the roll. */
  readonly die?: number | undefined;
  /** How far the tile to be laid is turned. */
  readonly turns?: number | undefined;
}

const NOTHING: Held = {};

const taken = createStore<{ readonly at: View | undefined; readonly held: Held }>({
  at: undefined,
  held: NOTHING,
});

export function hold(view: View, next: Held): void {
  taken.set({ at: view, held: next });
}

export function useHeld(view: View): Held {
  const { at, held } = taken.use();
  return at === view ? held : NOTHING;
}
