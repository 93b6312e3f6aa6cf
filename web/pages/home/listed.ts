import type { TableInfo } from '@fathom/server/protocol.ts';
import { type Finished, localFinished, onlineFinished } from '../../finished.ts';
import type { Lobby } from './lobby.ts';
import type { MyTable } from './mine.ts';

export interface Listed {
  readonly open: readonly TableInfo[];
  readonly playing: readonly TableInfo[];
  readonly finished: readonly Finished[];
}

/** So many rows of a list at first, and so many more each time. */
export const SHOWN = 6;

/** Tables of others to join and to watch, and whatever can be looked at again: a few of each. Open ones are shown page by page. */
export function listed({ tables }: Lobby, mine: readonly MyTable[]): Listed {
  const others = tables.filter(table => !mine.some(own => own.key === table.id));
  return {
    open: others.filter(
      ({ status, seats }) => status === 'open' && seats.some(({ kind }) => kind === 'open'),
    ),
    playing: others.filter(table => table.status === 'playing' && table.watch).slice(0, SHOWN),
    finished: [...onlineFinished(tables.filter(table => table.watch)), ...localFinished()].slice(0, SHOWN),
  };
}

/** So few rows that a column of them would stand before empty paper. */
export function isSparse({ open, playing, finished }: Listed): boolean {
  return open.length + playing.length + finished.length < 5;
}
