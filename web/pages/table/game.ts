import { findGame } from '@fathom/games';
import type { Game } from '@fathom/kernel';
import type { BoardModule } from '@fathom/parts/board.ts';
import { useEffect, useState } from 'react';

const BOARDS = import.meta.glob<{ readonly board: BoardModule }>('../../../games/*/board/index.tsx');

export interface LoadedGame {
  readonly rules: Game;
  readonly board: BoardModule;
}

/** Rules and board of a game: undefined while they load, null when there is no such game. */
export function useGame(id: string | undefined): LoadedGame | undefined | null {
  const [loaded, setLoaded] = useState<{ id: string; game: LoadedGame }>();
  const entry = id === undefined ? undefined : findGame(id);
  useEffect(() => {
    let gone = false;
    if (entry) {
      const board = BOARDS[`../../../games/${entry.meta.id}/board/index.tsx`];
      void Promise.all([entry.rules(), board()]).then(([{ game }, { board }]) => {
        if (!gone) setLoaded({ id: entry.meta.id, game: { rules: game, board } });
      });
    }
    return () => {
      gone = true;
    };
  }, [entry]);
  if (id !== undefined && !entry) return null;
  return loaded?.id === id ? loaded?.game : undefined;
}
