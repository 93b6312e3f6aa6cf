/** Who Deep Thought is: the station behind the only seat of a solo game (NE-100). */
import type { Params } from '@fathom/kernel';
import { BOATYARD, CRAB, HABITAT, OCTOPUS, OXYGEN } from './data/box.ts';
import { type Built, cardCount } from './station.ts';

export const DEEP_THOUGHT = 1;

export function isDeepThought(s: { readonly seats: number }, seat: number): boolean {
  return s.seats === 1 && seat === DEEP_THOUGHT;
}

/** Who did it, for an event: the station, and whether it is Deep Thought's, where nobody sits. */
export function by(s: { readonly seats: number }, seat: number): Params {
  return isDeepThought(s, seat) ? { seat, scripted: 1 } : { seat };
}

/** it gives up first what it does not use. */
const SACRIFICES = [OXYGEN, BOATYARD, CRAB, HABITAT, OCTOPUS];

export function weakestArm(station: Built): number {
  for (const arm of SACRIFICES) if (cardCount(station, arm) > 0) return arm;
  return OXYGEN;
}
