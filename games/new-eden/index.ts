import type { GameEntry } from '@fathom/games';
import { meta } from './meta.ts';
import { lobby } from './words/lobby.ts';

export const newEden = {
  meta,
  lobby,
  rules: () => import('./game.ts'),
  voice: () => import('./words/voice.ts'),
  pinned: { 2: () => import('./pinned/v2.js') },
  balance: () => import('./balance.ts'),
  reference: () => import('./reference.ts'),
  features: () => import('./features.ts'),
  reasons: () => import('./words/reasons.ts'),
} satisfies GameEntry;
