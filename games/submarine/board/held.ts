import { useState } from 'react';
import type { Token } from '../token.ts';
import type { View } from '../view.ts';

/** What the viewer has taken up; put down by itself when the position changes. */
export type Held =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'submarine'; readonly from: number }
  | { readonly kind: 'space'; readonly space: number }
  | { readonly kind: 'token'; readonly token: Token }
  | { readonly kind: 'column'; readonly column: number };

export const NOTHING: Held = { kind: 'nothing' };

export function useHeld(view: View): [Held, (held: Held) => void] {
  const [{ at, held }, set] = useState<{ at: View; held: Held }>({ at: view, held: NOTHING });
  return [at === view ? held : NOTHING, next => set({ at: view, held: next })];
}
