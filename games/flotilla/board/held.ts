/** What the viewer has taken up. Board and tray are siblings on the table page, so they share it here; a new position puts everything down. */
import { useSyncExternalStore } from 'react';
import type { View } from '../view.ts';

export interface Held {
  /** Cell of a skiff about to sail. */
  readonly skiff?: number | undefined;
  /** Place of a die in the list of the roll. */
  readonly die?: number | undefined;
  /** How far the tile to be laid is turned. */
  readonly turns?: number | undefined;
  /** A card looked at. */
  readonly card?: number | undefined;
}

const NOTHING: Held = {};
let held = NOTHING;
let moment: View | undefined;
const listeners = new Set<() => void>();

export function hold(view: View, next: Held): void {
  moment = view;
  held = next;
  for (const listener of listeners) listener();
}

export function useHeld(view: View): Held {
  const now = useSyncExternalStore(subscribe, () => held);
  return moment === view ? now : NOTHING;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
