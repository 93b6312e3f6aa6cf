/** SU-44 … SU-48: who wins, and how far everybody is. */
import { placesBy, type Result, type Standing } from '@fathom/kernel';
import { cardsOf } from './cards.ts';
import { containerCount, jokerCount } from './container.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export function standing(v: View): Standing[] {
  return v.hands.map((hand, seat) => {
    const treasures = containerCount(v, seat);
    return {
      seat,
      score: treasures,
      parts: [
        { key: 'treasures', value: treasures },
        { key: 'jokers', value: jokerCount(v, seat) },
        { key: 'cards', value: hand.size + v.piles[seat].length },
      ],
    };
  });
}

export function result(s: State): Result | undefined {
  if (s.ending === '') return undefined;
  return { ending: s.ending, places: places(s), scores: s.hands.map((_, seat) => containerCount(s, seat)) };
}

/** SU-47, SU-48, S-27: most treasures, then most jokers, then most cards; S-28: still equal is a shared victory. A full container has the most treasures there are (S-30). */
export function places(s: State): number[] {
  return placesBy(s.hands.map((_, seat) => [containerCount(s, seat), jokerCount(s, seat), cardsOf(s, seat)]));
}
