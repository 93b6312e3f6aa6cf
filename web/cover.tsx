/** The picture of a game. A game without one of its own shows the open sea. */
const DRAWN = import.meta.glob<string>('./covers/*.svg', { query: '?url', import: 'default', eager: true });

export function Cover({ game }: { readonly game: string }) {
  const url = DRAWN[`./covers/${game}.svg`];
  return url ? <img className="cover" src={url} alt="" loading="lazy" /> : <span className="cover sea" />;
}
