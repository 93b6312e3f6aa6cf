/**
 * What each level may do, game by game: found by letting the levels play each other (docs/bots.md). `noise` and `oversight`
 * make a bot human, `iterations` how long it thinks.
 */
import type { Budget } from './bot.ts';
import type { Level } from './level.ts';

export type Budgets = Readonly<Record<Level, Pick<Budget, 'iterations' | 'noise' | 'oversight'>>>;

/** A game nobody has measured. */
export const USUAL: Budgets = {
  novice: { iterations: 100, noise: 0.6, oversight: 0.3 },
  casual: { iterations: 200, noise: 0.25, oversight: 0.12 },
  skilled: { iterations: 400, noise: 0.08, oversight: 0.04 },
  expert: { iterations: 3000 },
  master: { iterations: 20_000 },
};

/** At a table of two, and at larger ones. */
export const STRENGTHS: Readonly<Record<string, Readonly<Record<'two' | 'more', Budgets>>>> = {};
