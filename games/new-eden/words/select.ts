/** Engine events and refusals carry cards, rows and groups as numbers; these turn such a parameter into a choice of words. */
import { choose, type Lang } from '@fathom/kernel';
import { BONUS, CARD_NAME } from '../data/card.ts';

/** The name of a card; `dome` is said where there is none. */
export function card(lang: Lang, name = 'card', dome = ''): string {
  return choose(
    name,
    CARD_NAME.map(names => names[lang]),
    dome,
  );
}

/** Rows are counted from the top, starting with 1. */
export function row(name = 'row'): string {
  return choose(name, ['1', '2', '3', '4']);
}

/** A bonus card: for each card of its group, so many coins or points. */
export function bonus(
  name: string,
  say: (group: number, gives: 'coins' | 'points', amount: number) => string,
): string {
  return choose(
    name,
    BONUS.map(({ group, gives, amount }) => say(group, gives, amount)),
  );
}
