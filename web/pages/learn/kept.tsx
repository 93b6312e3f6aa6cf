import { IconButton } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { useState } from 'react';
import { dropPuzzle, keptPuzzles } from '../../learn/kept.ts';
import type { Progress } from '../../learn/progress.ts';
import { Link } from '../../navigate.tsx';

interface KeptPuzzlesProps {
  readonly game: string;
  readonly progress: Progress;
}

/** Decisions of one's own games, kept from their reviews. */
export function KeptPuzzles({ game, progress }: KeptPuzzlesProps) {
  const say = useSay();
  const [puzzles, setPuzzles] = useState(() => keptPuzzles(game));
  if (puzzles.length === 0) return null;
  const drop = (id: string) => {
    dropPuzzle(game, id);
    setPuzzles(keptPuzzles(game));
  };
  return (
    <section aria-labelledby="kept-title">
      <h2 id="kept-title">{say('learn.kept')}</h2>
      <ul className="kept">
        {puzzles.map(({ id, move }) => (
          <li key={id}>
            <Link className="daily" to={{ page: 'puzzle', game, puzzle: id }}>
              <Icon name={progress.solved.includes(id) ? 'i-check' : 'i-puzzle'} />
              <b>{say('learn.keptTitle', { n: move + 1 })}</b>
              <span className="t">{say(progress.solved.includes(id) ? 'learn.solved' : 'learn.open')}</span>
            </Link>
            <IconButton icon="i-close" label={say('learn.keptDrop')} onClick={() => drop(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
