/** How strong somebody plays: a guess and its doubt, for more than two players at once (Weng and Lin 2011, by openskill). */
import { levelNamed } from '@fathom/bots/level.ts';
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

/** Bots are measured by the ladder, not by the people they meet; where they were not yet, their rating is an estimate. */
const BOT_DOUBT = { measured: 1, estimated: 3 } as const;

export const NEWCOMER: Skill = rating();

/** Somebody new is expected to play like this. */
const NEWCOMER_LIKE = 'casual';
/** What a point of Elo is here: 400 of them are odds of ten to one, between two whose strength is known. */
const POINT = (Math.LN10 / 400) * Math.sqrt(2 * (BOT_DOUBT.measured ** 2 + (NEWCOMER.mu / 6) ** 2));

/** By the Elo of `fathom ladder`, game by game, where it was measured; docs/bots.md says how. */
export function botSkill(game: string, level: string): Skill {
  const named = levelNamed(level) ?? level;
  const elo = eloOf(game, named) ?? eloOf(game, NEWCOMER_LIKE) ?? 0;
  const sigma = isMeasured(game, named) ? BOT_DOUBT.measured : BOT_DOUBT.estimated;
  return { mu: NEWCOMER.mu + POINT * (elo - (eloOf(game, NEWCOMER_LIKE) ?? 0)), sigma };
}

/** Whether the level of a bot was measured as it plays today: `measured` in bots.json names those, game by game. */
export function isMeasured(game: string, level: string): boolean {
  const measured: Readonly<Record<string, readonly string[]>> = BOTS.measured;
  return measured[game]?.includes(level) === true;
}

function eloOf(game: string, level: string): number | undefined {
  const { measured: _, ...figures } = BOTS;
  const table: Readonly<Record<string, Readonly<Record<string, number>>>> = figures;
  return table[game]?.[level] ?? figures.default[level as keyof typeof figures.default];
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
