/** Solo and co-operative play: the level, and what the setback of the round changes. */
import { LEVEL_RULES, type LevelRules, SETBACKS, type Setback } from './data/coop.ts';
import type { Level } from './data/levels.ts';
import { levelOf } from './meta.ts';
import type { Open } from './state.ts';

type Table = Open<'seats' | 'options'>;

/** What tells which setback strikes, and how hard. */
export type Struck = Open<'seats' | 'options' | 'round' | 'setbacks'>;

export function teamLevel(s: Table): Level | undefined {
  return levelOf(s.seats, s.options);
}

export function isTeam(s: Table): boolean {
  return s.seats === 1 || s.options.mode !== 'competitive';
}

/** Rules of the level; those of the open sea where nobody asks. */
export function levelRules(s: Table): LevelRules {
  return LEVEL_RULES[teamLevel(s) ?? 'open'];
}

export const FIRST_SETBACK_ROUND = 4;

/** CO-4: the setback that holds in this round, or −1. */
export function currentSetback(s: Open<'round' | 'setbacks'>): number {
  const index = s.round - FIRST_SETBACK_ROUND;
  return index >= 0 && s.setbacks.length > index ? s.setbacks[index] : -1;
}

/** How hard a setback strikes in this round: its x, or 0. */
export function struckBy(s: Struck, setback: Setback): number {
  const current = currentSetback(s);
  return current >= 0 && SETBACKS[current] === setback ? levelRules(s).strength : 0;
}
