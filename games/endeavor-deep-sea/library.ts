/** A published journal as one number: the journal, and the discs on its action spaces. */
import { countBits, hasBit } from '@fathom/kernel';
import { JOURNALS } from './data/journals.ts';

export type Published = number;

const BITS = 5;
const JOURNAL = (1 << BITS) - 1;

export function journalOf(entry: Published): number {
  return entry & JOURNAL;
}

/** ED-54, ED-91: a space that holds no disc yet. */
export function isSpaceFree(entry: Published, space: number): boolean {
  return space < JOURNALS[journalOf(entry)].spaces.length && !hasBit(entry, BITS + space);
}

export function withDiscOn(entry: Published, space: number): Published {
  return entry | (1 << (BITS + space));
}

export function discsOn(entry: Published): number {
  return countBits(entry >> BITS);
}
