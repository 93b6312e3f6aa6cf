import { expect, test } from 'vitest';
import { roundRobin, score, wilson } from '../ladder/pairing.ts';
import { fathom } from './run.ts';

test('every bot meets every later one', () => {
  expect(roundRobin(['a', 'b', 'c'])).toEqual([
    { challenger: 'a', others: 'b' },
    { challenger: 'a', others: 'c' },
    { challenger: 'b', others: 'c' },
  ]);
});

test.each([
  [0.5, 100, 0.404, 0.596],
  [1, 400, 0.99, 1],
  [0, 10, 0, 0.278],
  [0.65, 300, 0.594, 0.702],
])('%f of %i games means %f to %f', (share, games, low, high) => {
  const [from, to] = wilson(share, games);
  expect(from).toBeCloseTo(low, 3);
  expect(to).toBeCloseTo(high, 3);
});

test('a score knows the even share', () => {
  const outcome = { moves: 10, milliseconds: 500 };
  const outcomes = [1, 0, 0.5, 0.5].map(share => ({ ...outcome, share }));
  expect(score(outcomes, 4)).toMatchObject({
    games: 4,
    share: 0.5,
    timesEven: 2,
    meanMoves: 10,
    secondsPerGame: 0.5,
  });
});

test('plays whole deals, and the same games on one thread as on two', async () => {
  const run = async (threads: string) => {
    const args = [
      '--bots',
      'greedy,random,uniform',
      '--games',
      '4',
      '--seats',
      '3',
      '--threads',
      threads,
      '--json',
    ];
    const { code, out } = await fathom('ladder', 'submarine', ...args);
    expect(code).toBe(0);
    const { pairings } = JSON.parse(out);
    return pairings.map(({ secondsPerGame: _, ...rest }: { secondsPerGame: number }) => rest);
  };
  const pairings = await run('2');
  expect(pairings).toHaveLength(3);
  expect(pairings[0]).toMatchObject({ challenger: 'greedy', others: 'random', games: 6, share: 1 });
  expect(await run('1')).toEqual(pairings);
});

test('prints a table for people', async () => {
  const { out } = await fathom('ladder', 'submarine', '--bots', 'random,uniform', '--games', '2');
  expect(out).toMatch(/^bot\s+against\s+games\s+wins\s+95 % interval\s+× even/);
  expect(out).toMatch(/random\s+uniform\s+2\s/);
});
