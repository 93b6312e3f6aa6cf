import { findGame, type GameEntry, pinnedEdition } from '@fathom/games';
import type { Game } from '@fathom/kernel';
import type { BoardModule } from '@fathom/parts/board.ts';
import { useEffect, useState } from 'react';
import { arriving } from '../../arrival.ts';

const BOARDS = import.meta.glob<{ readonly board: BoardModule }>('../../../games/*/board/index.tsx');

export interface LoadedGame {
  readonly rules: Game;
  readonly board: BoardModule;
}

/** What a match is played with. */
export interface Played {
  readonly game: string;
  /** Without one, the rules of today. */
  readonly version?: number;
}

/** Rules and board of a match: undefined while they load, null when there is no such game, or not this version of it. */
export function useGame(played: Played | undefined): LoadedGame | undefined | null {
  const id = played?.game;
  const entry = id === undefined ? undefined : findGame(id);
  const version = played?.version ?? entry?.meta.version ?? 0;
  const [loaded, setLoaded] = useState<Required<Played> & { readonly found: LoadedGame | null }>();
  useEffect(() => {
    if (!entry) return;
    return arriving(load(entry, version), found => setLoaded({ game: entry.meta.id, version, found }));
  }, [entry, version]);
  if (id !== undefined && !entry) return null;
  return loaded?.game === id && loaded?.version === version ? loaded.found : undefined;
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
