/** CO-16: the numbers of the goals, what limits them, and that both rule books print those of the data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { BONUS_GOALS, type Needs, TEAM_GOALS, type TeamGoal } from '../../data/coop.ts';
import { LEVELS } from '../../data/levels.ts';
import { MISSIONS, UNITS } from '../../data/missions.ts';
import { game } from '../../game.ts';
import { needOf } from '../../goals/team.ts';
import type { Mode } from '../../meta.ts';
import { COMPLETABLE, mostOf } from '../most.ts';
import { standard } from '../position.ts';

/** Everybody has vessels of their own. */
const VESSELS = 1 << UNITS.indexOf('vessel');

function need(mission: number, mode: Mode, seats: number, goal: TeamGoal): number {
  return needOf(game.setup(seats, standard({ mission, mode }), seedRng('numbers', 'play')), goal);
}

describe.each(MISSIONS.map(({ number, id }) => [number, id] as const))('CO-16 mission %i, %s', number => {
  const bonus = BONUS_GOALS.filter(({ notIn }) => !notIn.includes(number));
  const goals = [...TEAM_GOALS[number - 1].flat(), ...bonus];

  test('no goal asks for more than there can be, on any level', () => {
    for (const level of LEVELS)
      for (const seats of [1, 2, 3, 4])
        for (const goal of goals) {
          const about = `${goal.id || goal.count}, ${level}, ${seats}`;
          expect(need(number, level, seats, goal), about).toBeLessThanOrEqual(mostOf(number, seats, goal));
        }
  });

  test('of what others may use up no goal asks for all there can be', () => {
    for (const level of LEVELS)
      for (const seats of [1, 2, 3, 4])
        for (const goal of goals.filter(
          ({ count, units }) => !COMPLETABLE.includes(count) && units !== VESSELS,
        )) {
          const most = mostOf(number, seats, goal);
          const about = `${goal.id || goal.count}, ${level}, ${seats}: ${most}`;
          if (most > 1) expect(need(number, level, seats, goal), about).toBeLessThan(most);
        }
  });

  test('no number falls with the size of the team, or on a harder level', () => {
    const rising = (numbers: readonly number[]) => expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    for (const { needs } of goals) {
      for (const level of LEVELS) rising(needs[level]);
      for (const i of [0, 1, 2, 3]) rising(LEVELS.map(level => needs[level][i]));
    }
  });
});

test('CO-16 B-11 the number is that of the level and the size of the team, and depths end where the mission does', () => {
  const [layers] = BONUS_GOALS.filter(({ count }) => count === 'depths');
  const needs = { calm: [1, 2, 3, 4], open: [5, 6, 7, 8], storm: [9, 10, 11, 12] };
  const asked = (mission: number, count: TeamGoal['count']) =>
    LEVELS.map(level => [1, 2, 3, 4].map(seats => need(mission, level, seats, { ...layers, count, needs })));
  expect(asked(1, 'journals')).toEqual(Object.values(needs));
  expect(asked(5, 'depths')).toEqual([
    [1, 2, 3, 3],
    [3, 3, 3, 3],
    [3, 3, 3, 3],
  ]);
});

describe.each(['RULES.md', 'RULES.de.md'])('CO-16 %s', file => {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const four = '\\d+ / \\d+ / \\d+ / \\d+';
  /** Those of one goal: four for each level. */
  const numbers = (line: string) =>
    [...line.matchAll(new RegExp(`${four} · ${four} · ${four}`, 'g'))].map(([found]) =>
      found.split(' · ').map(level => level.split(' / ').map(Number)),
    );
  const inOrder = (needs: Needs) => LEVELS.map(level => needs[level]);

  test.each(MISSIONS.map(({ number }) => [number]))('prints the numbers of mission %i', number => {
    const start = text.lastIndexOf(`**Mission ${number} `);
    const section = text.slice(start, text.indexOf('\n**', start + 1)).split('\n\n')[1] ?? '';
    const printed = section.trim().split('\n').map(numbers);
    const expected = TEAM_GOALS[number - 1].map(options => options.map(({ needs }) => inOrder(needs)));
    // The options of the first two goals of mission 8 share their numbers.
    const same = expected.map(list => list.filter((needs, i) => String(needs) !== String(list[i - 1])));
    expect(printed).toEqual(same);
  });

  test('prints the numbers of the bonus goals', () => {
    const lines = text.split('\n').filter(line => /^- \*\*B-\d+\*\*/.test(line));
    expect(lines.map(line => numbers(line)[0])).toEqual(BONUS_GOALS.map(({ needs }) => inOrder(needs)));
  });
});
