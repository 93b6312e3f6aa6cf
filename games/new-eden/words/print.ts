/** What is printed on a card, as a sentence: for screen readers, long looks and the terminal. */
import type { Say } from '@fathom/kernel';
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
  return `${say(`card.${CARD_ID[card]}`)}, ${kind}: ${effectText(say, card)}${boxText(say, card)}`;
}

/** NE-20: the final-scoring box, where there is anything in it. */
function boxText(say: Say, card: Card): string {
  const any = POINTER[card];
  if (POINTS[card] === 0 && any === 0) return '';
  return say('inTheEnd', { points: POINTS[card], pointer: signed(any), any });
}

export function researchText(say: Say, card: Card): string {
  return say(`research.${EFFECT[card]}`, { amount: AMOUNT[card], group: GROUPS[TARGET[card]] ?? '' });
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : `−${Math.abs(n)}`;
}

function effectText(say: Say, card: Card): string {
  if (GROUP[card] > OXYGEN) return researchText(say, card);
  const [first, second] = BOTTLE[card];
  return say(`does.${GROUPS[GROUP[card]]}`, { amount: AMOUNT[card], staff: STAFF[card], first, second });
}
