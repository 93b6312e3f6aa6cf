import { findGame, type GameEntry, pinnedEdition } from '@fathom/games';
import type { Game } from '@fathom/kernel';
import type { BoardModule } from '@fathom/parts/board.ts';
import { useEffect, useState } from 'react';

const BOARDS = import.meta.glob<{ readonly board: BoardModule }>('../../../games/*/board/index.tsx');

export interface LoadedGame {
  readonly rules: Game;
  readonly board: BoardModule;
}

interface Loaded {
  readonly id: string;
  readonly version: number;
  readonly found: LoadedGame | null;
}

/** Rules and board of a game, of the present version if none is given: undefined while they load, null when there is no such game or version. */
export function useGame(id: string | undefined, given?: number): LoadedGame | undefined | null {
  const [loaded, setLoaded] = useState<Loaded>();
  const entry = id === undefined ? undefined : findGame(id);
  const version = given ?? entry?.meta.version ?? 0;
  useEffect(() => {
    let gone = false;
    if (entry)
      void load(entry, version).then(found => {
        if (!gone) setLoaded({ id: entry.meta.id, version, found });
      });
    return () => {
      gone = true;
    };
  }, [entry, version]);
  if (id !== undefined && !entry) return null;
  return loaded?.id === id && loaded?.version === version ? loaded.found : undefined;
}

async function load(entry: GameEntry, version: number): Promise<LoadedGame | null> {
  if (version === entry.meta.version) {
    const module = BOARDS[`../../../games/${entry.meta.id}/board/index.tsx`];
    const [{ game }, { board }] = await Promise.all([entry.rules(), module()]);
    return { rules: game, board };
  }
  const edition = await pinnedEdition(entry, version);
  if (!edition) return null;
  const { plainBoard } = await import('./plain.tsx');
  return { rules: edition.game, board: plainBoard(edition) };
}
