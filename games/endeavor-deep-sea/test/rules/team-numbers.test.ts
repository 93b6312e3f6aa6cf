/** CO-16: the numbers of the goals, what limits them, and that both rule books print those of the data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { BONUS_GOALS, TEAM_GOALS, type TeamGoal } from '../../data/coop.ts';
import { LEVELS } from '../../data/levels.ts';
import { MISSIONS } from '../../data/missions.ts';
import { game } from '../../game.ts';
import { needOf } from '../../goals/team.ts';
import type { Mode } from '../../meta.ts';
import { COMPLETABLE, mostOf } from '../most.ts';
import { standard } from '../position.ts';

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
          ({ count, limit }) => !COMPLETABLE.includes(count) && limit !== 'vessels',
        )) {
          const most = mostOf(number, seats, goal);
          const about = `${goal.id || goal.count}, ${level}, ${seats}: ${most}`;
          if (most > 1) expect(need(number, level, seats, goal), about).toBeLessThan(most);
        }
  });

  test('no number falls with the size of the team', () => {
    for (const { needs } of goals) expect(needs).toEqual(needs.toSorted((a, b) => a - b));
  });
});

test.each([
  ['discovered zones, without those of the start', 6, 'storm', 4, TEAM_GOALS[5][1], 19],
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
