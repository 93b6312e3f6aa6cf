/** NA-11, NA-12: what the strings are worth, and who wins. */
import { placesBy, type Result, type Standing, sum } from '@fathom/kernel';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** Only whoever knows a fist can count its twins. */
export function standing(v: View): Standing[] {
  return v.strings.map((string, seat) => {
    const pearls = sum(string);
    const twins = twinsOf(string, v.fists[seat]);
    return {
      seat,
      score: pearls + twins,
      parts: [
        { key: 'pearls', value: pearls },
        { key: 'twins', value: twins },
      ],
    };
  });
}

export function result(s: State): Result | undefined {
  if (s.ending === '') return undefined;
  const scores = s.strings.map((string, seat) => sum(string) + twinsOf(string, s.fists[seat]));
  // N-4: whoever is equal shares the place.
  return { ending: s.ending, places: placesBy(scores.map(score => [score])), scores };
}

/** What the pearls that are like the one in the fist count for once more. */
export function twinsOf(string: readonly number[], fist: number | null): number {
  return sum(string.filter(value => value === fist));
}
