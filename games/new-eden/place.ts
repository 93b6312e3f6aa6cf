/** Where a lying Deeple can be: 0 is the dome, then the modules of the three outside arms, innermost first. */
import { OUTSIDE } from './data/box.ts';

export type Place = number;

export const DOME: Place = 0;

/** Longer than any arm can grow: 17 habitats, or 16 octopuses and the tile. */
export const REACH = 20;
export const PLACES = 1 + OUTSIDE * REACH;

/** Letters of the arms in the notation: crabs, habitats, octopuses. */
export const LETTERS: readonly string[] = ['c', 'h', 'o'];

export function placeAt(arm: number, index: number): Place {
  return 1 + arm * REACH + index;
}

export function armOf(place: Place): number {
  return Math.floor((place - 1) / REACH);
}

export function indexOf(place: Place): number {
  return (place - 1) % REACH;
}

/** NE-37: steps from the dome. */
export function depthOf(place: Place): number {
  return place === DOME ? 0 : indexOf(place) + 1;
}

export function writePlace(place: Place): string {
  return place === DOME ? 'dome' : `${LETTERS[armOf(place)]}${indexOf(place) + 1}`;
}

export function readPlace(text: string): Place | undefined {
  if (text === 'dome') return DOME;
  const arm = LETTERS.indexOf(text[0]);
  if (arm < 0 || !/^[1-9]\d?$/.test(text.slice(1))) return undefined;
  const index = Number(text.slice(1)) - 1;
  return index < REACH ? placeAt(arm, index) : undefined;
}
