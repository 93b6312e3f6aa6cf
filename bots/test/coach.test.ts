import { readFileSync } from 'node:fs';
import { findGame } from '@fathom/games';
import { type Features, type MatchRecord, seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { Advisor, advise } from '../coach/advisor.ts';
import { chances } from '../coach/chances.ts';
import { EFFORT } from '../coach/effort.ts';
import { estimate } from '../coach/estimate.ts';
import { outlooks } from '../coach/outlook.ts';
import { reasonsFor } from '../coach/reasons.ts';
import { Reviewer } from '../coach/review.ts';
import { ismcts } from '../ismcts.ts';
import { type Heap, nim, shells } from './games.ts';

const heap = (left: number): Heap => ({ rng: [0, 0, 0, 0], left, seat: 0 });
const atHeap = (left: number) => ({ seat: 0, view: heap(left), moves: [1, 2, 3] });

describe('an estimate', () => {
  test('weighs searches by how often they looked', () => {
    const { share } = estimate([
      { visits: 30, value: 0.9 },
      { visits: 10, value: 0.5 },
    ]);
    expect(share).toBeCloseTo(0.8);
  });

  test('doubts more where the searches disagree, and completely after one or none', () => {
    const agreed = estimate([0.5, 0.51, 0.49, 0.5].map(value => ({ visits: 10, value })));
    const apart = estimate([0.3, 0.7, 0.4, 0.6].map(value => ({ visits: 10, value })));
    expect(agreed.doubt).toBeLessThan(0.03);
    expect(apart.doubt).toBeGreaterThan(0.2);
    expect(estimate([{ visits: 10, value: 0.5 }]).doubt).toBe(1);
    expect(estimate([])).toEqual({ share: 0, doubt: 1 });
  });
});

describe('advice', () => {
  test.each([5, 6, 7, 9])("with %i on the heap names the bot's own move, and is sure of it", left => {
    const advice = advise(nim, undefined, atHeap(left), 'seed');
    const bot = ismcts(nim, atHeap(left), { iterations: 2000, temperature: 0 }, seedRng('bot', 'test'));
    expect(advice.moves[0].move).toBe(bot);
    expect(advice.clarity).toBe('clear');
    expect(advice.moves[0].share).toBeGreaterThan(0.8);
  });

  test('is close where every move loses', () => {
    expect(advise(nim, undefined, atHeap(4), 'seed').clarity).toBe('close');
  });

  test('can be asked for at any time, and the thinking ends', () => {
    const advisor = new Advisor(nim, undefined, atHeap(7), 'seed', { ...EFFORT, searches: 2 });
    advisor.think();
    expect(advisor.advice()).toMatchObject({ done: 0.5 });
    expect(advisor.isDone).toBe(false);
    advisor.think();
    expect(advisor.isDone).toBe(true);
  });

  test('does not change when only the secrets of others do', () => {
    const game = shells('before');
    const worlds = ['left', 'right'].map(side => {
      const s = game.setup(2, {}, seedRng('d', 'test'));
      game.play(s, 1, side === 'left' ? 'hide:left' : 'hide:right');
      return s;
    });
    const [left, right] = worlds.map(s => {
      const position = { seat: 0, view: game.view(s, 0), moves: game.moves(s, 0) };
      return advise(game, undefined, position, 'seed', { searches: 2, iterations: 100, worlds: 4 });
    });
    expect(left).toEqual(right);
  });
});

describe('reasons', () => {
  const features = {
    seat: [
      { name: 'coins', scale: 10, good: 1, of: () => 0 },
      { name: 'damage', scale: 5, good: -1, of: () => 0 },
      { name: 'cards', scale: 10, of: () => 0 },
      { name: 'purse', reason: 'coins', scale: 2, good: 1, of: () => 0 },
    ],
  } as unknown as Features;

  test('speak of what is good and different, the weightiest first, and of each thing once', () => {
    expect(reasonsFor(features, [4, 0, 9, 1], [[0, 2, 0, 0]])).toEqual([
      { feature: 3, change: 1 },
      { feature: 1, change: -2 },
    ]);
  });

  test('there is none for what is the same, small, worse, or neither good nor bad', () => {
    expect(reasonsFor(features, [0.4, 3, 9, 0], [[0, 2, 0, 0.2]])).toEqual([]);
    expect(reasonsFor(features, [4, 0, 0, 0], [])).toEqual([]);
  });
});

describe('in Submarine', async () => {
  const entry = findGame('submarine');
  const { game } = (await entry?.rules()) ?? {};
  const { features } = (await entry?.features?.()) ?? {};
  if (!game || !features) throw new Error('Submarine has rules and features');
  const file = new URL('../../games/submarine/test/fixtures/container.json', import.meta.url);
  const record: MatchRecord = JSON.parse(readFileSync(file, 'utf8'));
  const effort = { searches: 2, iterations: 20, worlds: 4 };
  const short = { ...record, moves: record.moves.slice(0, 40) };

  function reviewed() {
    const reviewer = new Reviewer(game as typeof game & object, features, short, [0], effort);
    while (!reviewer.isDone) reviewer.step();
    return reviewer.review();
  }

  test('moves are compared in the same worlds: a move beside itself makes no difference', () => {
    const s = game.setup(2, record.options, seedRng('a', 'play'));
    const [seat] = game.actors(s);
    const position = { seat, view: game.view(s, seat), moves: game.moves(s, seat) };
    const [move] = position.moves;
    const [one, two] = outlooks(game, features, position, [move, move], 3, 'seed');
    expect(one).toEqual(two);
    expect(one.margin).toBeTypeOf('number');
  });

  test('a review is the same every time, judges the seats it was asked for, and knows the chances at every turn', () => {
    const review = reviewed();
    expect(reviewed()).toEqual(review);
    expect(review.decisions.length).toBeGreaterThan(5);
    expect(review.decisions.every(({ seat }) => seat === 0)).toBe(true);
    expect(review.decisions.every(({ bestShare, share }) => bestShare >= share)).toBe(true);
    for (const { shares } of review.points) expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(review.points.slice(1).every(({ seat }, i) => seat !== review.points[i].seat)).toBe(true);
  });

  test('luck is what a draw brought beside what could be expected', () => {
    for (const { change } of reviewed().luck) expect(Math.abs(change)).toBeLessThan(1);
    expect(reviewed().luck.length).toBeGreaterThan(0);
  });

  test('a decision names what is as good as the best move, but never a costly one', () => {
    for (const { best, played, verdict, accepted } of reviewed().decisions) {
      if (verdict !== 'best') expect(accepted).toContain(best);
      if (verdict === 'costly') expect(accepted).not.toContain(played);
    }
  });

  test('a review that was left goes on as if it had not been', () => {
    const reviewer = new Reviewer(game, features, short, [0], effort);
    for (let i = 0; i < 15; i++) reviewer.step();
    const left = { done: reviewer.done, review: structuredClone(reviewer.review()) };
    const later = new Reviewer(game, features, short, [0], effort, left);
    while (!later.isDone) later.step();
    expect(later.review()).toEqual(reviewed());
  });

  test('a match of another version cannot be reviewed', () => {
    expect(() => new Reviewer(game, features, { ...record, version: 99 }, [0])).toThrow(/version: 99/);
  });

  test('chances add up to one victory', () => {
    const s = game.setup(3, record.options, seedRng('b', 'play'));
    const shares = chances(game, game.view(s, 0), 8, 'seed');
    expect(shares).toHaveLength(3);
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1);
  });
});
