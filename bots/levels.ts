/** How strong a bot plays: an algorithm, a budget in iterations and how human it is, equal on every machine. */
import type { Bot, Budget } from './bot.ts';
import { greedy } from './greedy.ts';
import { ismcts } from './ismcts.ts';
import { type Level, levelNamed } from './level.ts';
import { random, uniform } from './random.ts';
import { STRENGTHS, USUAL } from './strengths.ts';

export * from './level.ts';

export const ALGORITHMS = ['uniform', 'random', 'greedy', 'ismcts'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

export interface Strength extends Budget {
  readonly algorithm: Algorithm;
}

/** The table a bot sits at. */
export interface Occasion {
  readonly game: string;
  readonly seats: number;
}

const BOTS: Readonly<Record<Algorithm, Bot>> = { uniform, random, greedy, ismcts };

export function botOf(strength: Strength): Bot {
  return BOTS[strength.algorithm];
}

/** A level, or `algorithm` or `algorithm:iterations`; undefined for anything else. */
export function parseStrength(name: string, occasion?: Occasion): Strength | undefined {
  const level = levelNamed(name);
  if (level) return strengthOf(level, occasion);
  const [head, count, ...more] = name.split(':');
  const algorithm = ALGORITHMS.find(a => a === head);
  if (!algorithm || more.length > 0) return undefined;
  if (count === undefined) return { algorithm, iterations: 1000, temperature: 0 };
  if (!/^[1-9]\d{0,6}$/.test(count)) return undefined;
  return { algorithm, iterations: Number(count), temperature: 0 };
}

/** The table of the game and its number of seats, or what is usual. */
function strengthOf(level: Level, occasion: Occasion | undefined): Strength {
  const games = occasion && Object.hasOwn(STRENGTHS, occasion.game) ? STRENGTHS[occasion.game] : undefined;
  const budget = games?.[occasion && occasion.seats > 2 ? 'more' : 'two'] ?? USUAL;
  return { algorithm: 'ismcts', temperature: 0, ...budget[level] };
}
