import type { GameEntry } from '@fathom/games';
import { meta } from './meta.ts';
import { lobby } from './words/lobby.ts';

export const submarine = {
  meta,
  lobby,
  rules: () => import('./game.ts'),
  language: () => import('./language.ts'),
  voice: () => import('./words/voice.ts'),
  reference: () => import('./reference.ts'),
  features: () => import('./features.ts'),
  taught: () => import('./taught/index.ts'),
  lessons: () => import('./lessons/index.ts'),
  puzzles: () => import('./puzzles/index.ts'),
  reasons: () => import('./words/reasons.ts'),
} satisfies GameEntry;
