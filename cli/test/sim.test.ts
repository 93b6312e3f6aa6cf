import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fathom } from './run.ts';

const KEYS = [
  'game',
  'seats',
  'games',
  'finished',
  'moves',
  'movesPerSecond',
  'meanMoves',
  'meanLegalMoves',
  'maxLegalMoves',
  'seatWinShare',
  'meanScores',
];

test.each([2, 3, 4, 5])('prints one object with exactly the promised fields for %i seats', async seats => {
  const { code, out, err } = await fathom(
    'sim',
    'submarine',
    '--seats',
    `${seats}`,
    '--games',
    '20',
    '--json',
  );
  expect(code).toBe(0);
  expect(err).toBe('');
  const report = JSON.parse(out);
  expect(Object.keys(report)).toEqual(KEYS);
  expect(report).toMatchObject({ game: 'submarine', seats, games: 20, finished: 20 });
  expect(report.meanMoves).toBeCloseTo(report.moves / 20, 3);
  expect(report.meanScores).toHaveLength(seats);
  expect(report.seatWinShare.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1, 2);
  expect(report.movesPerSecond).toBeGreaterThan(1000);
});

test('the same seed gives the same games, another seed others', async () => {
  const run = async (seed: string) => {
    const { out } = await fathom('sim', 'submarine', '--games', '10', '--seed', seed, '--json');
    const { movesPerSecond: _, ...report } = JSON.parse(out);
    return report;
  };
  const first = await run('7');
  expect(await run('7')).toEqual(first);
  expect(await run('8')).not.toEqual(first);
});

test('seats bots in the given order and plays by the given options', async () => {
  const run = (...args: string[]) =>
    fathom('sim', 'submarine', '--games', '4', '--seed', 'o', '--json', ...args);
  const mixed = JSON.parse((await run('--bots', 'greedy,uniform')).out);
  expect(mixed.meanScores[0]).toBeGreaterThan(mixed.meanScores[1]);
  const short = JSON.parse((await run('--bots', 'uniform', '--options', 'idleVoyages=2,cards=even')).out);
  const long = JSON.parse((await run('--bots', 'uniform', '--options', 'idleVoyages=5')).out);
  expect(short.meanMoves).toBeLessThan(long.meanMoves);
});

test('prints a table for people', async () => {
  const { code, out } = await fathom('sim', 'submarine', '--games', '5', '--bots', 'random,uniform');
  expect(code).toBe(0);
  expect(out).toMatch(/5 of 5 games ended/);
  expect(out).toMatch(/1 {2}uniform/);
});

test('runs as a program of its own', async () => {
  const entry = fileURLToPath(new URL('../fathom.ts', import.meta.url));
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [entry, 'sim', 'submarine', '--games', '3', '--json']);
  expect(JSON.parse(stdout).finished).toBe(3);
  await expect(run(process.execPath, [entry, 'sim', 'ludo'])).rejects.toMatchObject({ code: 2 });
});
