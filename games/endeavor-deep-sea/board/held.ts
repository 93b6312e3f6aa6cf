/** What the viewer looks at closely; put down by itself when the position changes. */
import { useState } from 'react';
import type { Action } from '../data/slots.ts';
import type { View } from '../view.ts';

export type Held =
  /** Whatever the decision itself opens. */
  | { readonly kind: 'default' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'zone'; readonly cell: number }
  | { readonly kind: 'panel'; readonly panel: string };

export interface Attention {
  readonly held: Held;
  /** One of several open actions: only its places are lit. */
  readonly only: Action | undefined;
}

const CALM: Attention = { held: { kind: 'default' }, only: undefined };

export function useAttention(view: View): [Attention, (next: Partial<Attention>) => void] {
  const [{ at, attention }, set] = useState({ at: view, attention: CALM });
  const current = at === view ? attention : CALM;
  return [current, next => set({ at: view, attention: { ...current, ...next } })];
}
