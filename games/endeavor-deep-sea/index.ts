import type { GameEntry } from '@fathom/games';
import { meta } from './meta.ts';
import { lobby } from './words/lobby.ts';

export const endeavorDeepSea = {
  meta,
  lobby,
  rules: () => import('./game.ts'),
  voice: () => import('./words/voice.ts'),
  pinned: { 1: () => import('./pinned/v1.js'), 2: () => import('./pinned/v2.js') },
  reference: () => import('./reference.ts'),
  balance: () => import('./balance.ts'),
  features: () => import('./features.ts'),
  reasons: () => import('./words/reasons.ts'),
  taught: () => import('./taught/index.ts'),
} satisfies GameEntry;
