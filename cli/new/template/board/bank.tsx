/** The board: the open pearls of the bank, and below them what everybody has strung. */
import { KeepFocus } from '@fathom/parts/focus.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { isDeciding, refuseMove } from '@fathom/parts/table.ts';
import { useRef } from 'react';
import { Pearl } from './pearl.tsx';
import { pearlPlace, stringPlace } from './places.ts';
import { offered, type Table } from './table.ts';

export function Bank(table: Table) {
  const { say, view } = table;
  const root = useRef<HTMLDivElement>(null);
  return (
    <div className="nacre" ref={root} data-scrolls>
      <ul className="nacre-bank" aria-label={say('board.bank')}>
        {view.bank.map((value, place) => (
          <li key={place} data-place={pearlPlace(value)}>
            <Place table={table} value={value} />
          </li>
        ))}
      </ul>
      <ul className="nacre-strings" aria-label={say('board.strings')}>
        {table.seats.map(({ seat, name, mark }) => (
          <li key={seat} data-place={stringPlace(seat)}>
            <Mark mark={mark} />
            <span className="vh">
              {say('board.string', { name, pearls: view.strings[seat].join(', ') || say('board.empty') })}
            </span>
            <span className="nacre-string">
              {view.strings[seat].map((value, i) => (
                <Pearl key={i} value={value} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <KeepFocus moment={view} root={root} legal=".legal" />
    </div>
  );
}

/** Whatever glows is a legal move; anything else says why it is none. */
function Place({ table, value }: { readonly table: Table; readonly value: number }) {
  const { say } = table;
  const move = offered(table, 'take', value);
  if (move) {
    return (
      <button
        type="button"
        className="legal"
        aria-label={say('label.take', { value })}
        onClick={() => table.send(move)}
      >
        <Pearl value={value} />
      </button>
    );
  }
  if (!isDeciding(table)) return <Pearl value={value} label={say('board.pearl', { value })} />;
  return (
    <button
      type="button"
      aria-label={say('board.whyNot', { value })}
      onClick={() => refuseMove(table, { kind: 'take', value })}
    >
      <Pearl value={value} />
    </button>
  );
}
