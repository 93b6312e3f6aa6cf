/** Who Deep Thought is: the station behind the only seat of a solo game (NE-100). */
import { BOATYARD, CRAB, HABITAT, OCTOPUS, OXYGEN } from './data/box.ts';
import { type Built, cardCount } from './station.ts';

export function isDeepThought(s: { readonly seats: number }, seat: number): boolean {
  return s.seats === 1 && seat === 1;
}

/** How an event names a station: a seat, or −1 for Deep Thought. */
export function nameOf(s: { readonly seats: number }, seat: number): number {
  return isDeepThought(s, seat) ? -1 : seat;
}

/** it gives up first what it does not use. */
const SACRIFICES = [OXYGEN, BOATYARD, CRAB, HABITAT, OCTOPUS];

export function weakestArm(station: Built): number {
  for (const arm of SACRIFICES) if (cardCount(station, arm) > 0) return arm;
  return OXYGEN;
}
