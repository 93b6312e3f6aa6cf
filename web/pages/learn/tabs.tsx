import { GAMES } from '@fathom/games';
import { useSay } from '@fathom/parts/say.tsx';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { arriving } from '../../arrival.ts';
import { Cover } from '../../cover.tsx';
import { loadBooks } from '../../learn/books.ts';
import { hasBegun, progressOf } from '../../learn/progress.ts';
import { Link } from '../../navigate.tsx';

/** The games side by side, each with how far one has come. */
export function GameTabs({ game }: { readonly game: string }) {
  const say = useSay();
  const counts = useLessonCounts();
  const row = useRef<HTMLElement>(null);
  useShown(row, game);
  return (
    <nav ref={row} className="gtabs" data-scrolls aria-label={say('learn.games')}>
      {GAMES.map(({ meta: { id, title } }) => {
        const progress = progressOf(id);
        const done = progress.done.length;
        const all = counts.get(id) ?? 0;
        const none = hasBegun(progress) ? 'learn.begun' : 'learn.notBegun';
        return (
          <Link key={id} to={{ page: 'learn', game: id }} aria-current={id === game ? 'page' : undefined}>
            <Cover game={id} />
            <b>{title}</b>
            <small>{done === 0 ? say(none) : say('learn.lessonsDone', { n: done, all })}</small>
          </Link>
        );
      })}
    </nav>
  );
}

/** A phone shows two of the games: the row is moved to the one that is read about. */
function useShown(row: RefObject<HTMLElement | null>, game: string): void {
  useLayoutEffect(() => {
    const current = row.current?.querySelector(`[href$="/${game}"]`);
    if (!row.current || !current) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [row, game]);
}

/** How many lessons each game has, the guided game included. */
function useLessonCounts(): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const count = async (id: string): Promise<[string, number]> => {
      const { lessons } = await loadBooks(id);
      return [id, lessons ? lessons.lessons.length + 1 : 0];
    };
    return arriving(Promise.all(GAMES.map(({ meta }) => count(meta.id))), all => setCounts(new Map(all)));
  }, []);
  return counts;
}
