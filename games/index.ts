/** Every game there is. Rules and boards are loaded on demand, so the lobby carries none of them. */
import type { Game, Meta, Voice } from '@fathom/kernel';
import type { BoardModule } from '@fathom/parts/board.ts';
import { meta as endeavor } from './endeavor-deep-sea/meta.ts';
import { meta as flotilla } from './flotilla/meta.ts';
import { meta as newEden } from './new-eden/meta.ts';
import { meta as submarine } from './submarine/meta.ts';

export interface GameEntry {
  readonly meta: Meta;
  readonly rules: () => Promise<{ readonly game: Game }>;
  readonly voice: () => Promise<{ readonly voice: Voice }>;
  readonly board: () => Promise<{ readonly board: BoardModule }>;
}

export const GAMES: readonly GameEntry[] = [
  {
    meta: submarine,
    rules: () => import('./submarine/game.ts'),
    voice: () => import('./submarine/words/voice.ts'),
    board: () => import('./submarine/board/index.tsx'),
  },
  {
    meta: newEden,
    rules: () => import('./new-eden/game.ts'),
    voice: () => import('./new-eden/words/voice.ts'),
    board: () => import('./new-eden/board/index.tsx'),
  },
  {
    meta: endeavor,
    rules: () => import('./endeavor-deep-sea/game.ts'),
    voice: () => import('./endeavor-deep-sea/words/voice.ts'),
    board: () => import('./endeavor-deep-sea/board/index.tsx'),
  },
  {
    meta: flotilla,
    rules: () => import('./flotilla/game.ts'),
    voice: () => import('./flotilla/words/voice.ts'),
    board: () => import('./flotilla/board/index.tsx'),
  },
];

export function findGame(id: string): GameEntry | undefined {
  return GAMES.find(entry => entry.meta.id === id);
}
