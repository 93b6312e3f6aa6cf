/** The decision stack as a chain of beads: what is decided now, and what still waits. */
import { countOf, GAINS, type Gain } from '../data/gains.ts';
import { type Action, mayCopy, unpackSlots } from '../data/slots.ts';
import { type Asking, activationIn, type View } from '../view.ts';

export type Bead =
  | { readonly kind: 'gain'; readonly gain: Gain; readonly n: number; readonly number: number }
  /** The actions of a slot, one of which may be done. */
  | { readonly kind: 'action'; readonly actions: readonly Action[] }
  | { readonly kind: 'step'; readonly step: Asking['step'] }
  | { readonly kind: 'copy' };

export interface Ring {
  readonly seat: number;
  readonly now: boolean;
  readonly bead: Bead;
}

/** Steps that are places of the phases rather than something that waits. */
const QUIET: readonly Asking['step'][] = ['turn', 'recruit', 'manage'];

export function chainOf(view: View): Ring[] {
  const last = view.stack.length - 1;
  return view.stack
    .flatMap((f, i) =>
      f.step === 'phase'
        ? []
        : beadsOf(f)
            .reverse()
            .map(bead => ({ seat: f.seat, now: i === last, bead })),
    )
    .reverse();
}

function beadsOf(f: Asking): Bead[] {
  switch (f.step) {
    case 'gain':
      return GAINS.flatMap((gain, number) => {
        const n = countOf(f.gains, number);
        return n > 0 ? [{ kind: 'gain', gain, n, number } as const] : [];
      });
    case 'act':
      return [
        ...unpackSlots(f.slots).map(actions => ({ kind: 'action', actions }) as const),
        ...(mayCopy(f.slots) ? [{ kind: 'copy' } as const] : []),
      ];
    case 'bonus':
      return [{ kind: 'action', actions: [f.action] }];
    default:
      return QUIET.includes(f.step) ? [] : [{ kind: 'step', step: f.step }];
  }
}

/** The activation of the turn waits below: the turn ends after the chain. */
export function endsTurn(view: View): boolean {
  return activationIn(view) !== undefined;
}
