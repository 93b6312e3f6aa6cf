import { useEffect, useRef, useState } from 'react';
import { LetGo } from './focus.tsx';
import { useSay } from './say.tsx';

export interface ListedMove {
  readonly notation: string;
  readonly label: string;
}

interface MoveListProps {
  readonly moves: readonly ListedMove[];
  readonly onChoose: (notation: string) => void;
}

/** From this many moves on, typing narrows the list. */
const FILTER_FROM = 9;

/**
 * Exactly the legal moves, in words. After each choice the focus goes to the first move of the next decision, so
 * a whole turn can be played from here.
 */
export function MoveList({ moves, onChoose }: MoveListProps) {
  const say = useSay();
  const [filter, setFilter] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const chosen = useRef(false);
  const shown = moves.filter(move => move.label.toLowerCase().includes(filter.trim().toLowerCase()));

  const decision = moves.map(move => move.notation).join('\n');

  useEffect(() => {
    if (!chosen.current || decision === '') return;
    chosen.current = false;
    list.current?.querySelector('button')?.focus();
  }, [decision]);

  const choose = (notation: string) => {
    chosen.current = true;
    setFilter('');
    onChoose(notation);
  };

  return (
    <div className="move-list">
      <p className="cap" role="status">
        {moves.length === 0 ? say('parts.movesNone') : say('parts.movesCount', { n: moves.length })}
      </p>
      {moves.length >= FILTER_FROM && (
        <input
          className="input filter"
          type="search"
          value={filter}
          aria-label={say('parts.movesFilter')}
          placeholder={say('parts.movesFilter')}
          onChange={event => setFilter(event.target.value)}
        />
      )}
      <ul ref={list} className="move-list">
        {shown.map(move => (
          <li key={move.notation}>
            <button type="button" data-move={move.notation} onClick={() => choose(move.notation)}>
              {move.label}
            </button>
          </li>
        ))}
      </ul>
      <LetGo moment={decision} root={list} />
      {moves.length > 0 && shown.length === 0 && <p className="none">{say('parts.movesNoMatch')}</p>}
    </div>
  );
}
