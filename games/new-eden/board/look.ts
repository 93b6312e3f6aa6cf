/** What the viewer looks at: another station, the damage a move would do, or a Deeple taken up. */
import type { Seat } from '@fathom/kernel';
import { createStore } from '@fathom/parts/store.ts';
import { DOME, type Place } from '../place.ts';
import type { View } from '../view.ts';
import type { Choices } from './choices.ts';
import type { Stability } from './stability.ts';
import { topOf } from './table.ts';

/** The station on the board; undefined for the own one. */
export const shown = createStore<Seat | undefined>(undefined);

/** What comes of what is pointed at, beside the present one on the scale. */
export const glance = createStore<Stability | undefined>(undefined);

interface Taken {
  readonly view: View | undefined;
  readonly steps: number | undefined;
  readonly from: Place | undefined;
}

/** Bottle and Deeple that were chosen; forgotten when the position changes. */
const taken = createStore<Taken>({ view: undefined, steps: undefined, from: undefined });

export interface Aim {
  readonly steps: number;
  readonly from: Place;
}

/** The bottle in use and the Deeple it moves: as chosen, else the first bottle and whoever waits in the dome. */
export function useAim(view: View, choices: Choices): Aim | undefined {
  const { view: at, ...chosen } = taken.use();
  const { steps, from } = at === view ? chosen : { steps: undefined, from: undefined };
  if (choices.bottles.size === 0) return undefined;
  const f = topOf(view);
  const bottles = f?.step === 'dive' ? f.bottles : [];
  const preferred = [steps, ...bottles].find(n => n !== undefined && choices.bottles.has(n));
  const bottle = preferred ?? Math.max(...choices.bottles);
  const sources = sourcesOf(choices, bottle);
  return { steps: bottle, from: from !== undefined && sources.has(from) ? from : firstOf(sources) };
}

/** Where Deeples lie that this bottle can move. The dome is the lowest of places. */
export function sourcesOf({ swims }: Choices, steps: number): ReadonlySet<Place> {
  return new Set(swims.filter(swim => swim.steps === steps).map(swim => swim.from));
}

export function takeBottle(view: View, steps: number): void {
  taken.set({ view, steps, from: undefined });
}

export function takeDeeple(view: View, steps: number, from: Place): void {
  taken.set({ view, steps, from });
}

function firstOf(sources: ReadonlySet<Place>): Place {
  return sources.size === 0 ? DOME : Math.min(...sources);
}
