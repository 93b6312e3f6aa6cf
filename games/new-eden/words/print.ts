/** What is printed on a card, as a sentence: for screen readers, long looks, the terminal and the tables. */
import { type Say, sayText, type Text } from '@fathom/kernel';
import { GROUPS, OXYGEN } from '../data/box.ts';
import {
  AMOUNT,
  BOTTLE,
  CARD_ID,
  type Card,
  EFFECT,
  GROUP,
  POINTER,
  POINTS,
  STAFF,
  TARGET,
} from '../data/card.ts';

export function describeCard(say: Say, card: Card): string {
  const kind = say(`kind.${GROUPS[GROUP[card]]}`);
  return `${say(`card.${CARD_ID[card]}`)}, ${kind}: ${sayText(say, printOf(card))}`;
}

/** The effect, and where there is anything in it the final-scoring box (NE-20). */
export function printOf(card: Card): Text {
  const points = POINTS[card];
  const pointer = POINTER[card];
  if (points === 0 && pointer === 0) return effectOf(card);
  const box = pointer === 0 ? 'points' : points === 0 ? 'pointer' : 'both';
  return {
    key: 'print',
    params: { effect: effectOf(card), box, points, loss: Math.max(0, -points), pointer: signed(pointer) },
  };
}

export function researchText(say: Say, card: Card): string {
  return sayText(say, effectOf(card));
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : `−${Math.abs(n)}`;
}

function effectOf(card: Card): Text {
  const group = GROUP[card];
  const amount = AMOUNT[card];
  if (group > OXYGEN)
    return { key: `research.${EFFECT[card]}`, params: { amount, group: GROUPS[TARGET[card]] ?? '' } };
  const [first, second] = BOTTLE[card];
  return { key: `does.${GROUPS[group]}`, params: { amount, staff: STAFF[card], first, second } };
}
