/** The picture of a game, which lies in its folder. */
const DRAWN = import.meta.glob<string>('../games/*/cover.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function Cover({ game }: { readonly game: string }) {
  const url = DRAWN[`../games/${game}/cover.svg`];
  return url ? <img className="cover" src={url} alt="" loading="lazy" /> : <span className="cover sea" />;
}
