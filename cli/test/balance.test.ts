import { expect, test } from 'vitest';
import { fathom } from './run.ts';

test('weighs every kind of table a game names, and the same seed gives the same figures', async () => {
  const args = [
    'balance',
    'endeavor-deep-sea',
    '--games',
    '2',
    '--tables',
    'open 2',
    '--bot',
    'random',
    '--json',
  ];
  const { code, out, err } = await fathom(...args);
  expect([code, err]).toEqual([0, '']);
  const reports = JSON.parse(out);
  expect(reports).toHaveLength(10);
  for (const report of reports) {
    expect(report).toMatchObject({ seats: 2, games: 2, finished: 2 });
    expect(Object.keys(report.figures)).toEqual(
      expect.arrayContaining(['won', 'goal1', 'goal2', 'goal3', 'goal4', 'missedRecruits']),
    );
    expect(report.endings.won ?? 0).toBe(report.figures.won);
    const shortOf = Object.entries<number>(report.tallies.goal4).filter(([margin]) => Number(margin) < 0);
    expect(report.figures.goal4).toBe(1 - shortOf.reduce((games, [, n]) => games + n, 0) / report.games);
  }
  expect((await fathom(...args)).out).toBe(out);
});

test('a series can be played in parts', async () => {
  const part = async (...args: string[]) => {
    const { out } = await fathom(
      'balance',
      'submarine',
      ...args,
      '--tables',
      '2 seats',
      '--bot',
      'random',
      '--json',
    );
    return JSON.parse(out)[0].meanMoves;
  };
  const [first, second] = [await part('--games', '1'), await part('--games', '1', '--from', '1')];
  expect(second).not.toBe(first);
  expect(await part('--games', '2')).toBe((first + second) / 2);
});

test('without wishes of the game the default table is played at every number of seats', async () => {
  const { code, out } = await fathom('balance', 'submarine', '--games', '4', '--bot', 'random', '--json');
  expect(code).toBe(0);
  const reports = JSON.parse(out);
  expect(reports.map(({ seats }: { seats: number }) => seats)).toEqual([2, 3, 4, 5]);
  for (const { wins, fairness, seats } of reports) {
    expect(wins.reduce((a: number, b: number) => a + b, 0)).toBeCloseTo(1, 2);
    expect(fairness).toEqual(wins.map((share: number) => expect.closeTo(share * seats, 3)));
  }
});

test('the whole name of a table asks for this one, also where another begins with it', async () => {
  const tables = async (text: string) => {
    const args = ['--games', '1', '--bot', 'random', '--tables', text, '--json'];
    const { out } = await fathom('balance', 'flotilla', ...args);
    return JSON.parse(out).map(({ table }: { table: string }) => table);
  };
  expect(await tables('3 seats')).toEqual(['3 seats']);
  expect(await tables('3 seat')).toEqual(['3 seats', '3 seats scoring together']);
});

test('prints a table for people', async () => {
  const { code, out } = await fathom(
    'balance',
    'submarine',
    '--games',
    '1',
    '--tables',
    '2 seats',
    '--bot',
    'random',
  );
  expect(code).toBe(0);
  expect(out.split('\n')).toHaveLength(2);
  expect(out).toMatch(/^table +ended +moves +wins × even share/);
});

test.each([
  [['--games', '0'], '--games must be a whole number'],
  [['--tables', 'nowhere'], 'no table of submarine is called "nowhere"'],
  [['--bot', 'nobody'], 'there is no bot "nobody"'],
])('%o is refused in one sentence', async (args, sentence) => {
  const { code, out, err } = await fathom('balance', 'submarine', ...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
});
