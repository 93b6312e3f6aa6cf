/** Who is ahead of whom: places from 1 on, equal ones shared, the next one after as many as share. */

/** Places from what each seat has to show, compared in order: the score first, then the tie-breaks. More is better. */
export function placesBy(merits: readonly (readonly number[])[]): number[] {
  return merits.map(mine => 1 + merits.filter(theirs => isAhead(theirs, mine)).length);
}

/** The one victory, divided among those who share the first place. */
export function victoryShares(places: readonly number[]): number[] {
  const winners = places.filter(place => place === 1).length;
  return places.map(place => (place === 1 ? 1 / winners : 0));
}

function isAhead(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((x, j) => x !== b[j]);
  return i >= 0 && a[i] > b[i];
}
