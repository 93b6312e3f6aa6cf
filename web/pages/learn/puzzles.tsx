import { GRADES, type Puzzle } from '@fathom/kernel';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { isSymbol } from '@fathom/parts/symbols.ts';
import { useState } from 'react';
import { puzzleOfDay } from '../../learn/daily.ts';
import type { Progress } from '../../learn/progress.ts';
import { Link } from '../../navigate.tsx';

interface PuzzlesProps {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
  readonly progress: Progress;
}

/** So many are shown before somebody wants to see all. */
const SHOWN = 4;

export function Puzzles({ game, puzzles, progress }: PuzzlesProps) {
  const say = useSay();
  const [all, setAll] = useState(false);
  const solved = puzzles.filter(({ id }) => progress.solved.includes(id)).length;
  const daily = puzzleOfDay(puzzles, new Date(), progress);
  const open = puzzles.filter(({ id }) => !progress.solved.includes(id));
  const shown = all ? puzzles : [...open, ...puzzles.filter(one => !open.includes(one))].slice(0, SHOWN);
  return (
    <section aria-labelledby="puzzles-title">
      <h2 id="puzzles-title">
        {say('learn.puzzles')} <small>{say('learn.puzzlesHint', { n: solved, all: puzzles.length })}</small>
        {puzzles.length > SHOWN && (
          <button type="button" className="all" aria-expanded={all} onClick={() => setAll(!all)}>
            {say(all ? 'learn.fewer' : 'learn.all', { n: puzzles.length })}
          </button>
        )}
      </h2>
      {daily && (
        <Link className="daily" to={{ page: 'puzzle', game, puzzle: daily.id }}>
          <Icon name="i-clock" />
          <b>{say('learn.daily')}</b>
          <span className="t">{say(`puzzle.${daily.id}.title`)}</span>
        </Link>
      )}
      <ul className={`puzzles ${all ? 'every' : ''}`} data-scrolls>
        {shown.map(puzzle => (
          <li key={puzzle.id}>
            <PuzzleCard game={game} puzzle={puzzle} solved={progress.solved.includes(puzzle.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PuzzleCardProps {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly solved: boolean;
}

function PuzzleCard({ game, puzzle, solved }: PuzzleCardProps) {
  const say = useSay();
  const { id, grade, icon } = puzzle;
  return (
    <Link to={{ page: 'puzzle', game, puzzle: id }}>
      <span className="plate">{isSymbol(icon) && <Icon name={icon} />}</span>
      <b>{say(`puzzle.${id}.title`)}</b>
      <span className="lvl">
        {GRADES.map(n => (
          <i key={n} className={n <= grade ? 'on' : ''} />
        ))}
        <span className="vh">{say('learn.grade', { n: grade })}</span>
        <span>{say(solved ? 'learn.solved' : 'learn.open')}</span>
      </span>
      {solved && (
        <span className="done-tick">
          <Icon name="i-check" />
        </span>
      )}
    </Link>
  );
}
