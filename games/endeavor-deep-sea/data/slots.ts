/**
 * What may be done with one activation, as one number: up to three slots, each of them a choice of one action (ED-50),
 * and whether the actions of another specialist may be used instead (ED-211). Only this file knows how they are packed.
 */
import { hasBit } from '@fathom/kernel';

/** The five actions, and the one effect that counts as an action (ED-51). */
export const ACTIONS = ['travel', 'sonar', 'dive', 'conserve', 'publish', 'promote'] as const;
export type Action = (typeof ACTIONS)[number];

export type Slots = number;

export const NO_SLOTS: Slots = 0;

const SLOTS = [0, 1, 2] as const;
const BITS = ACTIONS.length;
const SLOT = (1 << BITS) - 1;
/** Lies above the three slots. */
const COPY = 1 << (SLOTS.length * BITS);

export function packSlots(choices: readonly (readonly Action[])[], copies = false): Slots {
  let packed = copies ? COPY : NO_SLOTS;
  for (const [slot, choice] of choices.entries()) {
    for (const action of choice) packed |= 1 << (slot * BITS + ACTIONS.indexOf(action));
  }
  return packed;
}

/** Slot by slot the actions one of which may be chosen; used slots are left out. */
export function unpackSlots(slots: Slots): Action[][] {
  return SLOTS.map(slot => ACTIONS.filter((_, action) => hasBit(slots, slot * BITS + action))).filter(
    choice => choice.length > 0,
  );
}

/** Every action that is still open, whichever slot it comes from, as bits in the order of `ACTIONS`. */
export function openActions(slots: Slots): number {
  return (slots | (slots >> BITS) | (slots >> (2 * BITS))) & SLOT;
}

/** The actions of one slot, as bits in the order of `ACTIONS`. */
export function slotActions(slots: Slots, slot: number): number {
  return (slots >> (slot * BITS)) & SLOT;
}

/** ED-50: each symbol once; the first slot with this action is used up. */
export function useAction(slots: Slots, action: Action): Slots {
  const bit = ACTIONS.indexOf(action);
  for (let shift = 0; shift < SLOTS.length * BITS; shift += BITS) {
    if (hasBit(slots, shift + bit)) return slots & ~(SLOT << shift);
  }
  return slots;
}

export function mayCopy(slots: Slots): boolean {
  return (slots & COPY) !== 0;
}
