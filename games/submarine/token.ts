/**
 * Tokens are numbered: a treasure is kind × 5 + colour (0–59), a mussel joker 60 + colour (60–64). Where a token
 * lies is one number too: a space of the board, the box, a container, or beside a container as a joker.
 */
import { COLOURS, KINDS } from './data/box.ts';
import { SPACES } from './space.ts';

export type Token = number;

export const MUSSEL = COLOURS.length * KINDS.length;
export const TOKENS = MUSSEL + COLOURS.length;

export const BOX = SPACES;
const CONTAINER = BOX + 1;
const BESIDE = CONTAINER + 5;

/** A constant of its own, so that dividing by it is cheap: both are asked for at every token of every position. */
const EACH = COLOURS.length;

export function colourOf(token: Token): number {
  return token % EACH;
}

export function kindOf(token: Token): number {
  return (token / EACH) | 0;
}

export function isMussel(token: Token): boolean {
  return token >= MUSSEL;
}

/** SU-36: the place of a treasure in the container of a seat. */
export function inContainer(seat: number): number {
  return CONTAINER + seat;
}

/** SU-36, SU-37: beside the container lie the jokers, mussels and duplicates alike. */
export function besideContainer(seat: number): number {
  return BESIDE + seat;
}
