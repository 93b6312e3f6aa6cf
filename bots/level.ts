/** What the levels are called. Nothing but names: the page chooses by them and downloads no bot for it. */

/** From somebody a child can beat to the best there is; `fathom ladder` tells how far they are apart. */
export const LEVELS = ['novice', 'casual', 'skilled', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** What levels were called in older tables and records. */
const FORMER: Readonly<Record<string, Level>> = { easy: 'casual', medium: 'skilled', strong: 'expert' };

/** Every name a table may give for a bot. */
export const LEVEL_NAMES: readonly string[] = [...LEVELS, 'random', 'greedy', ...Object.keys(FORMER)];

/** A level by its name or a former one. */
export function levelNamed(name: string): Level | undefined {
  return LEVELS.find(level => level === name) ?? (Object.hasOwn(FORMER, name) ? FORMER[name] : undefined);
}
