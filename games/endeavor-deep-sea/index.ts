import type { GameEntry } from '@fathom/games';
import { meta } from './meta.ts';
import { lobby } from './words/lobby.ts';

export const endeavorDeepSea = {
  meta,
  lobby,
  rules: () => import('./game.ts'),
  language: () => import('./language.ts'),
  voice: () => import('./words/voice.ts'),
  pinned: {
    1: () => import('./pinned/v1.js'),
    2: () => import('./pinned/v2.js'),
    3: () => import('./pinned/v3.js'),
  },
  reference: () => import('./reference.ts'),
  balance: () => import('./balance.ts'),
  features: () => import('./features.ts'),
  reasons: () => import('./words/reasons.ts'),
  lessons: () => import('./lessons/index.ts'),
  puzzles: () => import('./puzzles/index.ts'),
  taught: () => import('./taught/index.ts'),
} satisfies GameEntry;
