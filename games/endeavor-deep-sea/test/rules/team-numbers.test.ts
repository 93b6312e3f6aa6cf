/** CO-16: the numbers of the goals, what limits them, and that both rule books print those of the data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { BONUS_GOALS, TEAM_GOALS, type TeamGoal } from '../../data/coop.ts';
import { LEVELS } from '../../data/levels.ts';
import { MISSIONS } from '../../data/missions.ts';
import { CELLS, columnOf, depthOf } from '../../data/ocean.ts';
import { game } from '../../game.ts';
import { needOf } from '../../goals/team.ts';
import type { Mode } from '../../meta.ts';
import { standard } from '../position.ts';

function need(mission: number, mode: Mode, seats: number, goal: TeamGoal): number {
  return needOf(game.setup(seats, standard({ mission, mode }), seedRng('numbers', 'play')), goal);
}

/** Zones the ocean of a mission has room for in the columns and depths of a goal. */
function roomFor(mission: number, goal: TeamGoal): number {
  const { columns, maxDepth } = MISSIONS[mission - 1];
  return [...Array(CELLS).keys()].filter(
    cell =>
      columnOf(cell) < columns &&
      depthOf(cell) <= maxDepth &&
      (goal.columns & (1 << columnOf(cell))) !== 0 &&
      (goal.depths & (1 << depthOf(cell))) !== 0,
  ).length;
}

/** The most a team can have of what a goal counts, where the box or the ocean says so. */
function most(mission: number, seats: number, goal: TeamGoal): number {
  switch (goal.count) {
    case 'zones':
      return roomFor(mission, goal);
    case 'zones-per-player':
      return seats * roomFor(mission, goal);
    case 'units':
      return goal.units === 16 ? 3 * seats : Number.POSITIVE_INFINITY;
    case 'race-travel':
      return seats;
    case 'columns-at':
    case 'columns-deep':
      return MISSIONS[mission - 1].columns;
    case 'depths':
      return MISSIONS[mission - 1].maxDepth;
    case 'levels':
      return 4 * seats;
    case 'stations':
      return 3 * seats;
    default:
      return Number.POSITIVE_INFINITY;
  }
}

describe.each(MISSIONS.map(({ number, id }) => [number, id] as const))('CO-16 mission %i, %s', number => {
  const bonus = BONUS_GOALS.filter(({ notIn }) => !notIn.includes(number));
  const goals = [...TEAM_GOALS[number - 1].flat(), ...bonus];

  test('no goal asks for more than there can be, on any level', () => {
    for (const level of LEVELS)
      for (const seats of [1, 2, 3, 4])
        for (const goal of goals) {
          const about = `${goal.id || goal.count}, ${level}, ${seats}`;
          expect(need(number, level, seats, goal), about).toBeLessThanOrEqual(most(number, seats, goal));
        }
  });

  test('no number falls with the size of the team', () => {
    for (const { needs } of goals) expect(needs).toEqual(needs.toSorted((a, b) => a - b));
  });
});

test.each([
  ['zones of two columns', 6, 'storm', 4, TEAM_GOALS[5][3], 10],
  ['zones of one column, each player for themselves', 7, 'storm', 1, TEAM_GOALS[6][0], 5],
  ['the whole ocean', 2, 'storm', 4, TEAM_GOALS[1][3], 25],
] as const)('CO-16 limit: %s', (_, mission, level, seats, [goal], expected) => {
  expect(need(mission, level, seats, goal)).toBe(expected);
});

test('CO-16 limit: vessels', () => {
  const [flotilla] = BONUS_GOALS.filter(({ id }) => id === 'flotilla');
  expect([1, 2, 3, 4].map(seats => need(1, 'storm', seats, flotilla))).toEqual([3, 6, 9, 12]);
});

describe.each(['RULES.md', 'RULES.de.md'])('CO-16 %s', file => {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const numbers = (line: string) =>
    [...line.matchAll(/\d+ \/ \d+ \/ \d+ \/ \d+/g)].map(([found]) => found.split(' / ').map(Number));

  test.each(MISSIONS.map(({ number }) => [number]))('prints the numbers of mission %i', number => {
    const start = text.lastIndexOf(`**Mission ${number} `);
    const section = text.slice(start, text.indexOf('\n**', start + 1)).split('\n\n')[1] ?? '';
    const printed = section.trim().split('\n').map(numbers);
    const expected = TEAM_GOALS[number - 1].map(options => options.map(({ needs }) => needs));
    // Both sides of the first goal of mission 8 share a number.
    const same = expected.map(list => list.filter((needs, i) => String(needs) !== String(list[i - 1])));
    expect(printed).toEqual(same);
  });

  test('prints the numbers of the bonus goals', () => {
    const lines = text.split('\n').filter(line => /^- \*\*B-\d+\*\*/.test(line));
    expect(lines.map(line => numbers(line)[0])).toEqual(BONUS_GOALS.map(({ needs }) => needs));
  });
});
