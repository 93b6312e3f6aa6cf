/** How strong somebody plays: a guess and its doubt, for more than two players at once (Weng and Lin 2011, by openskill). */
import { rate, rating } from 'openskill';
import BOTS from './bots.json' with { type: 'json' };

export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Where somebody ended; a bot keeps its rating whatever happens. */
export interface Placed {
  readonly skill: Skill;
  readonly place: number;
}

/** Bots are measured by the ladder, not by the people they meet. */
const BOT_DOUBT = 1;

export const NEWCOMER: Skill = rating();

export function botSkill(game: string, level: string): Skill {
  const table: Readonly<Record<string, Readonly<Record<string, number>>>> = BOTS;
  const mu = table[game]?.[level] ?? table.default[level] ?? NEWCOMER.mu;
  return { mu, sigma: BOT_DOUBT };
}

/** Afterwards, in the same order. */
export function rated(placed: readonly Placed[]): Skill[] {
  const teams = placed.map(({ skill }) => [{ ...skill }]);
  const after = rate(teams, { rank: placed.map(({ place }) => place) });
  return after.map(([skill]) => skill);
}

/** As people read it. */
export function shown({ mu, sigma }: Skill): { readonly rating: number; readonly doubt: number } {
  return { rating: Math.round(1000 + 20 * mu), doubt: Math.round(20 * sigma) };
}
