/** Right of the board: the way out, and the ships that took it. */
import { Icon } from '@fathom/parts/icon.tsx';
import type { Move } from '../move.ts';
import { LEFT, RIGHT } from '../space.ts';
import { EXIT, HARBOUR } from './places.ts';
import { Ships } from './ship.tsx';
import type { Table } from './table.ts';

interface ExitProps {
  readonly table: Table;
  readonly leave: Move | undefined;
}

export function Exit({ table, leave }: ExitProps) {
  const { say, view } = table;
  return (
    <li className="exit" data-place={EXIT}>
      <span className="vh">{say('board.exit')}</span>
      {leave && (
        <button
          type="button"
          className="leave legal"
          aria-label={say('board.leave')}
          onClick={() => table.send(leave)}
        >
          <Icon name="i-next" />
          <span className="words" aria-hidden="true">
            {say('board.leave')}
          </span>
        </button>
      )}
      <span className="off">
        <Ships table={table} at={RIGHT} />
        {view.ships.includes(RIGHT) && <small className="words">{say('board.break')}</small>}
      </span>
    </li>
  );
}

/** Left of the board: the ships before their first stop of a voyage. */
export function Harbour({ table }: { readonly table: Table }) {
  return (
    <li className="harbour" data-place={HARBOUR}>
      <span className="vh">{table.say('board.harbour')}</span>
      <Ships table={table} at={LEFT} />
    </li>
  );
}
