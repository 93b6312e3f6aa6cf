import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ratings } from '../ladder/elo.ts';
import { roundRobin, type Sides, score, wilson } from '../ladder/pairing.ts';
import { fathom } from './run.ts';

test('every bot meets every later one', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(name => ({ name, level: name }));
  expect(roundRobin([a, b, c])).toEqual([
    { challenger: a, others: b },
    { challenger: a, others: c },
    { challenger: b, others: c },
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
  const twice: Sides = [4, 2];
  const outcome = {
    moves: 10,
    milliseconds: 500,
    spent: twice,
    decisions: [2, 2] as const,
    lapses: [1, 0] as const,
  };
  const outcomes = [1, 0, 0.5, 0.5].map(share => ({ ...outcome, share }));
  expect(score(outcomes, 4)).toMatchObject({
    games: 4,
    share: 0.5,
    timesEven: 2,
    meanMoves: 10,
    secondsPerGame: 0.5,
    thought: [2, 1],
    lapses: [4, 0],
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
    return pairings.map(({ secondsPerGame: _, thought: __, ...rest }: Record<string, unknown>) => rest);
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

test('Elo: ten to one are 400 points, also as one among three; nobody is infinitely strong', () => {
  const games = 1100;
  const [, two] = ratings(2, [{ one: 1, other: 0, others: 1, games, wins: 1000 }]);
  expect(two.elo).toBeGreaterThan(395);
  expect(two.elo).toBeLessThan(401);
  expect(two.low).toBeLessThan(380);
  const [, four] = ratings(2, [{ one: 1, other: 0, others: 3, games: 1300, wins: 1000 }]);
  expect(four.elo).toBeGreaterThan(395);
  expect(four.elo).toBeLessThan(401);
  const [, best] = ratings(2, [{ one: 1, other: 0, others: 1, games: 20, wins: 20 }]);
  expect(best.elo).toBeGreaterThan(300);
  expect(best.elo).toBeLessThan(800);
});

test('Elo: pairings are taken together', () => {
  const even = { others: 1, games: 100 };
  const list = ratings(3, [
    { ...even, one: 1, other: 0, wins: 70 },
    { ...even, one: 2, other: 1, wins: 70 },
    { ...even, one: 2, other: 0, wins: 85 },
  ]);
  expect(list[0]).toEqual({ elo: 0, low: 0, high: 0 });
  expect(list[2].elo - list[1].elo).toBeGreaterThan(120);
  expect(list[2].elo).toBeGreaterThan(260);
  expect(list[2].elo).toBeLessThan(320);
});

test('says how many seats it took, and refuses what cannot play', async () => {
  const { err } = await fathom('ladder', 'endeavor-deep-sea', '--bots', 'uniform,random', '--games', '1');
  expect(err).toContain('2 seats, because --seats says nothing else');
  const refused = async (...args: string[]) =>
    (await fathom('ladder', 'submarine', '--seats', '2', ...args)).err;
  expect(await refused('--bots', 'random')).toContain('--bots needs at least two bots, or one and --against');
  expect(await refused('--bots', 'random,grandmaster')).toContain('there is no bot "grandmaster"');
  expect(await refused('--bots', 'random,./nowhere.py')).toContain('there is no program ./nowhere.py');
  expect(await refused('--bots', 'random', '--against', 'nowhere')).toContain('there is no commit "nowhere"');
  expect(await refused('--bots', 'novice', '--against', 'nowhere.json')).toContain(
    'nowhere.json is no file of weights',
  );
  expect(
    (await fathom('ladder', 'endeavor-deep-sea', '--seats', '1', '--bots', 'random,uniform')).err,
  ).toContain('2 or more');
});

test('a ladder that is kept goes on where it was, and another one needs another file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-ladder-'));
  const file = join(folder, 'kept.jsonl');
  const run = (games: string, ...more: string[]) =>
    fathom(
      ...['ladder', 'submarine', '--seats', '2', '--bots', 'random,uniform', '--json'],
      ...['--games', games, '--keep', file, ...more],
    );
  try {
    await run('4');
    const begun = readFileSync(file, 'utf8');
    const kept = begun.replaceAll('"share":1', '"share":0.75');
    writeFileSync(file, `${kept}{"task":"random uniform 2 0","out`);
    const { out } = await run('6');
    expect(JSON.parse(out).pairings[0]).toMatchObject({ games: 6 });
    const after = readFileSync(file, 'utf8');
    expect(after.startsWith(kept)).toBe(true);
    expect(after).not.toContain('"out{');
    expect(after.trimEnd().split('\n')).toHaveLength(1 + 6);
    expect((await run('6', '--seed', 'other')).err).toContain('belongs to another ladder');
    writeFileSync(file, 'no ladder\n');
    expect((await run('6')).err).toContain('is no file of a ladder');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('deals go through the values of an option', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-ladder-'));
  const args = ['--seats', '2', '--bots', 'uniform,random', '--games', '4', '--threads', '1', '--json'];
  try {
    const { code, out } = await fathom('ladder', 'endeavor-deep-sea', ...args, '--over', 'mission');
    expect(code).toBe(0);
    const each = await Promise.all(
      [1, 2].map(async mission => {
        const options = ['--options', `mission=${mission}`, '--keep', join(folder, `${mission}`)];
        const { out } = await fathom('ladder', 'endeavor-deep-sea', ...args, ...options);
        expect(JSON.parse(out).pairings[0].games).toBe(4);
        return readFileSync(join(folder, `${mission}`), 'utf8')
          .trimEnd()
          .split('\n')
          .slice(1);
      }),
    );
    const moves = (line: string) => JSON.parse(line).outcome.moves;
    const expected = [...each[0].slice(0, 2), ...each[1].slice(2)].map(moves);
    expect(JSON.parse(out).pairings[0].meanMoves).toBe(expected.reduce((a, b) => a + b) / 4);
    expect((await fathom('ladder', 'endeavor-deep-sea', ...args, '--over', 'tide')).err).toContain(
      'has no option "tide"',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
