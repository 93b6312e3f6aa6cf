import type { GameEntry } from '@fathom/games';
import { meta } from './meta.ts';
import { lobby } from './words/lobby.ts';

export const flotilla = {
  meta,
  lobby,
  rules: () => import('./game.ts'),
  balance: () => import('./balance.ts'),
  reference: () => import('./reference.ts'),
  voice: () => import('./words/voice.ts'),
  pinned: { 2: () => import('./pinned/v2.js') },
  features: () => import('./features.ts'),
  reasons: () => import('./words/reasons.ts'),
} satisfies GameEntry;
