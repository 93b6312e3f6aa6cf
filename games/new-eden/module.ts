/**
 * A card at a station with what lies on it: card + 128 × Deeples lying on its edge + 4096 when it was used in this round.
 * A used outside module has all its spaces filled with standing Deeples; a used oxygen card lies face down.
 */
import { type Card, STAFF } from './data/card.ts';

export type Module = number;

const LYING = 128;
const USED = 4096;

export function cardOf(module: Module): Card {
  return module & (LYING - 1);
}

export function lyingOn(module: Module): number {
  return (module & (USED - 1)) >> 7;
}

export function isUsed(module: Module): boolean {
  return module >= USED;
}

/** NE-41: so many Deeples stand on it. */
export function standingOn(module: Module): number {
  return module >= USED ? STAFF[cardOf(module)] : 0;
}

export function withLying(module: Module, change: number): Module {
  return module + change * LYING;
}

export function used(module: Module): Module {
  return module | USED;
}

/** NE-70, NE-71: empty, and face up again. */
export function fresh(module: Module): Module {
  return cardOf(module);
}
