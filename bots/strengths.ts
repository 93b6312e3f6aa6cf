/**
 * What each level may do, game by game: `noise` and `oversight` make a bot human, `iterations` say how long it thinks.
 * docs/bots.md says which steps were measured.
 */
import type { Budget } from './bot.ts';
import type { Level } from './level.ts';

export type Budgets = Readonly<Record<Level, Pick<Budget, 'iterations' | 'noise' | 'oversight'>>>;

/** Where small misjudgements cost much: hands of few cards, auctions. */
const SHARP: Budgets = {
  novice: { iterations: 100, noise: 0.95, oversight: 0.4 },
  casual: { iterations: 200, noise: 0.5, oversight: 0.2 },
  skilled: { iterations: 400, noise: 0.15, oversight: 0.06 },
  expert: { iterations: 3000 },
  master: { iterations: 15_000 },
};

/** Where a turn has many small steps and one of them hardly decides: who shall be weak has to err more. */
const MILD: Budgets = {
  novice: { iterations: 100, noise: 1.7, oversight: 0.5 },
  casual: { iterations: 200, noise: 1.1, oversight: 0.3 },
  skilled: { iterations: 400, noise: 0.3, oversight: 0.1 },
  expert: { iterations: 3000 },
  master: { iterations: 15_000 },
};

/** A game nobody has measured. */
export const USUAL: Budgets = SHARP;

/** At a table of two, and at larger ones. */
export const STRENGTHS: Readonly<Record<string, Readonly<Record<'two' | 'more', Budgets>>>> = {
  submarine: { two: SHARP, more: SHARP },
  'new-eden': { two: SHARP, more: SHARP },
  'endeavor-deep-sea': { two: MILD, more: MILD },
  flotilla: { two: MILD, more: MILD },
};
