/** The decision stack as a chain of beads: what is decided now, and what still waits. */
import { ACTIONS, type Action, DO_COPY, SLOT_BITS, SLOT_MASK } from '../data/crew.ts';
import { countOf, GAINS, type Gain } from '../data/gains.ts';
import { type Frame, MAIN } from '../state.ts';
import type { View } from '../view.ts';

export type Bead =
  | { readonly kind: 'gain'; readonly gain: Gain; readonly n: number; readonly number: number }
  /** One of several actions of a slot; `open` while it can be done now. */
  | { readonly kind: 'action'; readonly actions: readonly Action[] }
  | { readonly kind: 'step'; readonly step: Frame['step'] }
  | { readonly kind: 'copy' };

export interface Ring {
  readonly seat: number;
  readonly now: boolean;
  readonly bead: Bead;
}

/** Steps that are places of the phases rather than something that waits. */
const QUIET: readonly Frame['step'][] = ['phase', 'turn', 'recruit', 'manage'];

export function chainOf(view: View): Ring[] {
  const rings: Ring[] = [];
  for (let i = view.stack.length - 1; i >= 0; i--) {
    const f = view.stack[i];
    const now = i === view.stack.length - 1;
    for (const bead of beadsOf(f)) rings.push({ seat: f.seat, now, bead });
  }
  return rings;
}

function beadsOf(f: Readonly<Frame>): Bead[] {
  if (QUIET.includes(f.step)) return [];
  if (f.step === 'gain')
    return GAINS.flatMap((gain, number) => {
      const n = countOf(f.gains, number);
      return n > 0 ? [{ kind: 'gain', gain, n, number } as const] : [];
    });
  if (f.step !== 'act') return [{ kind: 'step', step: f.step }];
  const slots = [0, 1, 2].map(i => (f.slots >> (i * SLOT_BITS)) & SLOT_MASK).filter(mask => mask > 0);
  const beads: Bead[] = slots.map(mask => ({
    kind: 'action',
    actions: ACTIONS.filter((_, i) => (mask & (1 << i)) !== 0),
  }));
  if ((f.slots & DO_COPY) !== 0) beads.push({ kind: 'copy' });
  return beads;
}

/** The activation of the turn waits below: the turn ends after the chain. */
export function endsTurn(view: View): boolean {
  return view.stack.some(f => f.step === 'act' && (f.mods & MAIN) !== 0);
}
