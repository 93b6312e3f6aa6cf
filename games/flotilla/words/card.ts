/** What a crew card is called. */
import type { Say } from '@fathom/kernel';
import { CREW } from '../data/box.ts';
import { SIDES } from '../data/names.ts';

/** With the places where a narrow card may break a long word. */
export function cardTitle(say: Say, card: number, side: number): string {
  return say(`card.${CREW[card].id}.${SIDES[side]}`);
}

export function cardName(say: Say, card: number, side: number): string {
  return cardTitle(say, card, side).replaceAll('\u00ad', '');
}
