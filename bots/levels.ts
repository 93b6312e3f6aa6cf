/** How strong a bot plays: an algorithm, a budget in iterations and a temperature, equal on every machine. */
import type { Bot, Budget } from './bot.ts';
import { greedy } from './greedy.ts';
import { ismcts } from './ismcts.ts';
import { random, uniform } from './random.ts';

export const LEVELS = ['random', 'greedy', 'easy', 'medium', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

export const ALGORITHMS = ['uniform', 'random', 'greedy', 'ismcts'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

export interface Strength extends Budget {
  readonly algorithm: Algorithm;
}

/** Each level is meant to win about two of three games against the one before it; `fathom ladder` tells. */
const STRENGTH: Readonly<Record<Level, Strength>> = {
  random: { algorithm: 'random', iterations: 0, temperature: 0 },
  greedy: { algorithm: 'greedy', iterations: 0, temperature: 0 },
  easy: { algorithm: 'ismcts', iterations: 150, temperature: 0 },
  medium: { algorithm: 'ismcts', iterations: 700, temperature: 0 },
  strong: { algorithm: 'ismcts', iterations: 4000, temperature: 0 },
};

const BOTS: Readonly<Record<Algorithm, Bot>> = { uniform, random, greedy, ismcts };

export function isLevel(name: string): name is Level {
  return LEVELS.some(level => level === name);
}

export function botOf(strength: Strength): Bot {
  return BOTS[strength.algorithm];
}

/** A level, or `algorithm` or `algorithm:iterations`; undefined for anything else. */
export function parseStrength(name: string): Strength | undefined {
  if (isLevel(name)) return STRENGTH[name];
  const [head, count, ...more] = name.split(':');
  const algorithm = ALGORITHMS.find(a => a === head);
  if (!algorithm || more.length > 0) return undefined;
  if (count === undefined) return { algorithm, iterations: 1000, temperature: 0 };
  if (!/^[1-9]\d{0,6}$/.test(count)) return undefined;
  return { algorithm, iterations: Number(count), temperature: 0 };
}
