/** A small league on a real server: everything ends, nobody waits too long, everything is told once. */
import { expect, test } from 'vitest';
import type { LeagueReport } from '../league/report.ts';
import { fathom } from './run.ts';

test('a league of a week is played to its end, and keeps what it promises', async () => {
  const { code, out } = await fathom(
    ...'league --people 4 --matches 4 --weeks 1 --seed 3 --speed 1000000 --json'.split(' '),
  );
  const report: LeagueReport = JSON.parse(out);
  expect(report).toMatchObject({ people: 4, matches: 4, ended: 4, broken: [] });
  expect(report.messages).toMatchObject({ lost: [], doubled: [], unasked: [] });
  expect(report.messages.arrived).toBeGreaterThan(report.matches);
  expect(report.byBots).toBeGreaterThan(0);
  expect(report.moves).toBeGreaterThan(report.byBots);
  expect(code).toBe(0);
});

test('several nodes need a database and a bus', async () => {
  const { code, err } = await fathom('league', '--nodes', '2');
  expect(code).toBe(2);
  expect(err).toMatch(/--database and --nats/);
});
