/**
 * A die on the table is one number: what it shows (kind × 6 + face, as the moves and the table of faces count), the skiff
 * it belongs to, and whether it is marked to be rolled again. Lists of dice are sorted, so the same roll is the same list.
 */
import { ascending } from '@fathom/kernel';
import { FACE } from './data/box.ts';
import type { Face } from './data/dice.ts';
import { FACES } from './data/names.ts';

export type Die = number;

const OWNER = 32;
const MARK = 256;

/** `skiff`: the skiff it belongs to, from 0; −1 for a die of the card. */
export function dieOn(kind: number, face: number, skiff = -1): Die {
  return kind * FACES + face + OWNER * (skiff + 1);
}

/** Kind × 6 + face. */
export function shown(die: Die): number {
  return die & (OWNER - 1);
}

export function kindOf(die: Die): number {
  return Math.floor(shown(die) / FACES);
}

/** The skiff a die belongs to, −1 for a die of the card. */
export function ownerOf(die: Die): number {
  return ((die >> 5) & 7) - 1;
}

export function isMarked(die: Die): boolean {
  return die >= MARK;
}

export function marked(die: Die): Die {
  return die | MARK;
}

export function unmarked(die: Die): Die {
  return die & (MARK - 1);
}

/** What a die shows, as symbols. */
export function faceOf(die: Die): Face {
  return FACE[shown(die)];
}

export function countMarked(dice: readonly Die[]): number {
  let count = 0;
  for (let i = 0; i < dice.length; i++) if (isMarked(dice[i])) count++;
  return count;
}

/** The list with another die in one place. */
export function withDie(dice: readonly Die[], i: number, die: Die): Die[] {
  const changed = dice.slice();
  changed[i] = die;
  return ascending(changed);
}

export function withoutDie(dice: readonly Die[], i: number): Die[] {
  const rest = dice.slice();
  rest.splice(i, 1);
  return rest;
}
