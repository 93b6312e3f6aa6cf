import type { GameEntry } from '@fathom/games';
import { meta } from './meta.ts';
import { lobby } from './words/lobby.ts';

export const nacre = {
  meta,
  lobby,
  rules: () => import('./game.ts'),
  voice: () => import('./words/voice.ts'),
  lessons: () => import('./lessons/index.ts'),
} satisfies GameEntry;
