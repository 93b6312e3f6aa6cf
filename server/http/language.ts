import { LANGS, type Lang } from '@fathom/kernel';

const LONGEST = 1000;

/** The language Fathom speaks that a browser likes best, by its `Accept-Language`; English when it names none. */
export function preferredLang(header: string | undefined): Lang {
  const wishes = (header ?? '')
    .slice(0, LONGEST)
    .split(',')
    .map(wish => {
      const [tag, ...parameters] = wish.trim().toLowerCase().split(';');
      const quality = parameters.map(text => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
      return { lang: LANGS.find(lang => lang === tag.split('-')[0]), quality: Number(quality ?? 1) };
    })
    .filter(({ lang, quality }) => lang !== undefined && quality > 0);
  return wishes.toSorted((a, b) => b.quality - a.quality)[0]?.lang ?? 'en';
}
