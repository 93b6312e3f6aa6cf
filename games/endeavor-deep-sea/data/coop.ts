/** Solo and co-operative play (CO-1 … CO-20): goals of the missions, bonus goals, setbacks and levels. */
import raw from './coop.json' with { type: 'json' };
import type { Level } from './levels.ts';
import { COMMON_COUNTS, type Filter, type GoalCount, readFilter } from './missions.ts';

export const TEAM_COUNTS = [
  ...COMMON_COUNTS,
  'zones-per-player',
  'columns-at',
  'markers',
  'point-markers',
  'marker-points',
  'full-tracks',
  'journals',
  'seniors',
  'connections',
  'mixed',
  'empty-dives',
  'columns-deep',
  'depths',
  'levels',
  'reserves',
  'sanctuaries',
  'stations',
] as const;
export type TeamCount = (typeof TEAM_COUNTS)[number];

/** What a goal asks for on each level, by the size of the team. */
export type Needs = Readonly<Record<Level, readonly number[]>>;

/** A goal is met when its counter reaches its number. */
export interface TeamGoal extends Filter {
  readonly id: string;
  readonly count: TeamCount;
  readonly needs: Needs;
}

type RawGoal = Parameters<typeof readFilter>[0] & {
  readonly id?: string;
  readonly count: GoalCount & TeamCount;
  readonly needs: Needs;
};

/** For each mission four goals, each with its options (mission 8) or one. */
export const TEAM_GOALS: readonly (readonly (readonly TeamGoal[])[])[] = (
  raw.missions as unknown as readonly (readonly (RawGoal | { readonly options: readonly RawGoal[] })[])[]
).map(goals => goals.map(goal => ('options' in goal ? goal.options.map(readGoal) : [readGoal(goal)])));

export const BONUS_GOALS: readonly (TeamGoal & { readonly notIn: readonly number[] })[] = (
  raw.bonus as unknown as readonly (RawGoal & { readonly notIn: readonly number[] })[]
).map(goal => ({ ...readGoal(goal), notIn: goal.notIn }));

/** The order of the file; the engine asks for setbacks by these names. */
export const SETBACKS = [
  'storm-front',
  'funding-gap',
  'fever-on-board',
  'hiring-freeze',
  'lost-samples',
  'broken-hydrophones',
  'silted-sites',
  'poachers',
  'retraction',
  'strong-currents',
  'exhausted-crew',
  'red-tape',
  'sea-quake',
  'public-doubt',
  'short-season',
  'ghost-nets',
] as const;
export type Setback = (typeof SETBACKS)[number];

export interface LevelRules {
  /** How many of the seven goals make a victory. */
  readonly goals: number;
  /** How many cards are revealed to keep one. */
  readonly cards: number;
  /** x of the setbacks. */
  readonly strength: number;
  /** S-15: turns in a short season. */
  readonly turns: number;
}

export const LEVEL_RULES: Readonly<Record<Level, LevelRules>> = raw.levels;

/** CO-13: how much a marker on its hex lowers a goal of mission 8. */
export const GOAL_RELIEF: readonly number[] = raw.relief;

/** Cards of a mission as bits. */
export function bonusDeck(mission: number): number {
  return BONUS_GOALS.reduce((deck, card, i) => (card.notIn.includes(mission) ? deck : deck | (1 << i)), 0);
}

export const SETBACK_DECK = (1 << SETBACKS.length) - 1;

function readGoal(g: RawGoal): TeamGoal {
  return { ...readFilter(g), id: g.id ?? '', count: g.count, needs: g.needs };
}
