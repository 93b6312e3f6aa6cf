import { expect, test } from 'vitest';
import { plotOf } from '../growth/plot.ts';
import { quantiles } from '../load/figures.ts';
import { loadBoardgameIo, loadFathom } from '../load/run.ts';
import type { Target, TargetSeat } from '../load/target.ts';
import { Crowd } from '../load/traffic.ts';

const PLAN = { game: 'submarine', matches: 3, seconds: 1, pace: 50, nodes: 1, apart: false };

test('quantiles are times that occurred', () => {
  const times = Array.from({ length: 200 }, (_, i) => 200 - i);
  expect(quantiles(times)).toEqual({ p50: 100, p99: 198 });
  expect(quantiles([])).toEqual({ p50: Number.NaN, p99: Number.NaN });
});

test.each([
  ['Fathom', loadFathom],
  ['boardgame.io', loadBoardgameIo],
] as const)('%s is driven by real clients in both ways', async (name, load) => {
  let ticks = 0;
  const { target, fullSpeed, atPace } = await load(PLAN, () => ticks++);
  expect(target).toBe(name);
  expect(ticks).toBeGreaterThan(0);
  for (const figures of [fullSpeed, atPace]) {
    expect(figures.movesPerSecond).toBeGreaterThan(0);
    expect(figures.refused).toBe(0);
    expect(figures.acknowledged.p99).toBeGreaterThanOrEqual(figures.acknowledged.p50);
    expect(figures.delivered.p50).toBeGreaterThan(0);
  }
});

/** Every match is over at once; those after the first ones open only when `letIn` is called. */
function slowTarget(first: number) {
  const { promise: auth, resolve: letIn } = Promise.withResolvers<void>();
  const count = { asked: 0, closed: 0 };
  const target: Target = {
    name: 'slow',
    process: { url: '', lobby: '', cpu: async () => 0, stop: async () => {} },
    openMatch: async () => {
      if (++count.asked > first) await auth;
      return { seats: [finishedSeat], close: () => count.closed++ };
    },
  };
  return { target, count, letIn };
}

const finishedSeat: TargetSeat = {
  set onPosition(listener: TargetSeat['onPosition']) {
    listener({ seq: 1, moves: [], over: true });
  },
  play: async () => true,
};

test('a crowd opens as many matches as planned and leaves none open that began as it ended', async () => {
  const { target, count, letIn } = slowTarget(3);
  const crowd = new Crowd(target);
  await crowd.play({ matches: 3, seconds: 0.01, pace: 0 }, () => {});
  expect(count).toEqual({ asked: 6, closed: 3 });
  const closing = crowd.close();
  letIn();
  await closing;
  expect(count).toEqual({ asked: 6, closed: 6 });
});

test('a plot has a dot for every point', () => {
  const points = [
    { size: 10, cost: 3 },
    { size: 1000, cost: 4 },
  ];
  const svg = plotOf([{ title: 'Opening', size: 'moves', cost: 'ms', points }]);
  expect(svg.match(/<circle/g)).toHaveLength(2);
  expect(svg).not.toContain('NaN');
});
