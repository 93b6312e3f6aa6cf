/**
 * Names that look alike. The skeleton of a name is what is left of it when everything is taken away that a glance does not
 * notice: case, how it was composed, invisible characters, and letters borrowed from another alphabet.
 */

/** Cyrillic, Greek and other signs beside the Latin letter they look like, in lower case and as a capital. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'аαɑАΑ',
  b: 'вВΒ',
  c: 'сϲС',
  d: 'ԁ',
  e: 'еεЕΕ',
  g: 'ɡ',
  h: 'һнНΗ',
  i: 'іιıl1|ІΙ',
  j: 'јϳЈ',
  k: 'кκКΚ',
  m: 'мМΜ',
  n: 'ηΝ',
  o: 'оοσ0ОΟ',
  p: 'рρРΡ',
  q: 'ԛ',
  s: 'ѕЅ',
  t: 'тτТΤ',
  u: 'υ',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχХΧ',
  y: 'уγүУΥ',
  z: 'Ζ',
};

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([latin, others]) => [...others].map(other => [other, latin] as const)),
);

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\s.·_-]/gu;

function skeleton(name: string): string {
  const latin = (text: string) => [...text].map(letter => LATIN.get(letter) ?? letter).join('');
  const bones = latin(latin(name.normalize('NFKC')).toLowerCase()).replace(UNSEEN, '');
  return bones.replaceAll('rn', 'm').replaceAll('vv', 'w') || name;
}

export function looksLike(name: string, others: readonly string[]): boolean {
  const own = skeleton(name);
  return others.some(other => skeleton(other) === own);
}
