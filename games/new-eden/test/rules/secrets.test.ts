/** and what else nobody may know: screens, hands, and what a bot guesses. */
import { countBits, optionVariants, range, resumeMatch, seedRng, submit, sum } from '@fathom/kernel';
import { drive } from '@fathom/kernel/testkit/index.ts';
import { describe, expect, test } from 'vitest';
import { COINS, MARKET_PRICE } from '../../data/box.ts';
import { game } from '../../game.ts';
import { meta } from '../../meta.ts';
import type { State } from '../../state.ts';
import { type Position, position } from '../position.ts';
import { actor, offered, play } from '../table.ts';

const [options] = optionVariants(meta.options);

test('A-9 coins are hidden behind the screens; by option they are open; in the end they always are', () => {
  const s = position({ seats: 3, stations: [{ coins: 7 }, { coins: 8 }, { coins: 9 }] });
  const seen = (state: typeof s, viewer: number | 'spectator') =>
    game.view(state, viewer).stations.map(station => station.coins);
  expect(seen(s, 1)).toEqual([null, 8, null]);
  expect(seen(s, 'spectator')).toEqual([null, null, null]);
  const open = position({ seats: 3, options: { coins: 'open' } });
  expect(seen(open, 'spectator')).toEqual([10, 10, 10]);
  const last = position({ seats: 3, round: 3, phase: 'C', markers: [0, 1, 2] });
  play(last, 'row:4', 'drop', 'drop', 'drop');
  expect(seen(last, 'spectator')).toEqual([10, 10, 10]);
  const solo = position({ seats: 1 });
  expect(seen(solo, 0)).toEqual([10, 10]);
});

test.each<[string, Position, boolean]>([
  ['of several who hide their coins', { seats: 2 }, true],
  ['of several who show them', { seats: 2, options: { coins: 'open' } }, false],
  ['of one who plays alone', { seats: 1 }, false],
])('A-9 the only choice %s is asked for: %s', (_, p, asked) => {
  expect(game.veiled?.(position(p))).toBe(asked);
});

test('A-10 in a guessed world no coin is lost or made', () => {
  const rng = seedRng('bank', 'bot');
  for (const seats of [1, 2, 3, 4])
    for (let i = 0; i < 10; i++) {
      const world = game.sample(game.view(position({ seats }), 0), rng);
      expect(world.bank + sum(world.stations.map(({ coins }) => coins))).toBe(COINS);
    }
});

test('A-9 the pool would tell what the screens hide, so it is not shown', () => {
  const s = position({ seats: 2, stations: [{ coins: 7 }, { coins: 777 }] });
  expect(JSON.stringify(game.view(s, 0))).not.toContain('777');
  expect(JSON.stringify(game.view(s, 0))).not.toContain('bank');
});

describe('A-9 nothing is done for somebody at once because the purse allows nothing else', () => {
  const plain = { coins: 0, plant: 3, tiles: [] } as const;
  const match = (s: State) => resumeMatch(game, s, []);

  test('a bidder whose only move is to drop out is asked', () => {
    const s = position({ seats: 3, phase: 'C', stations: [{ coins: 30 }, plain, plain] });
    const m = match(s);
    submit(m, 0, 'row:1');
    submit(m, 0, 'bid:1');
    expect(offered(m.state)).toEqual(['drop']);
    expect(m.moves.map(({ text }) => text)).toEqual(['row:1', 'bid:1']);
  });

  test.each<[string, Position, string[], string]>([
    ['a turn', { seats: 3, passed: [2], stations: [{}, { ...plain, bare: true }] }, ['pass'], 'pass'],
    [
      'a card to attach',
      {
        seats: 2,
        phase: 'B',
        nautilus: 1,
        hands: ['1B-04 1B-05 1B-06', '1B-01 1B-02 1B-03'],
        stations: [{}, { ...plain, coins: 1 }],
      },
      ['market:none', '1>market:1B-01'],
      'attach:1B-01',
    ],
  ])('%s', (_, described, before, only) => {
    const m = match(position(described));
    for (const text of before) {
      const [seat, plainText] = text.startsWith('1>') ? [1, text.slice(2)] : [0, text];
      expect(submit(m, seat, plainText).ok, text).toBe(true);
    }
    expect(offered(m.state)).toEqual([only]);
    expect(m.moves).toHaveLength(before.length);
  });

  test.each(['bid', 'turn', 'attach', 'dive', 'reward', 'tank'] as const)('the step %s is veiled', step => {
    const met = new Set<boolean | undefined>();
    for (const seed of ['kelp', 'cave'])
      for (const { state } of drive(game, { seats: 3, options, seed, driver: 'kinds' }))
        if (state.stack.at(-1)?.step === step) met.add(game.veiled?.(state));
    expect([...met]).toEqual([true]);
  });
});

test('A-72 a guessed purse covers the bid that stands and the purchase that is due', () => {
  const s = position({ seats: 3, phase: 'C', stations: [{ coins: 30 }] });
  play(s, 'row:1', 'bid:25');
  const rng = seedRng('guess', 'bot');
  for (let i = 0; i < 30; i++) {
    const world = game.sample(game.view(s, 1), rng);
    expect(world.stations[0].coins).toBeGreaterThanOrEqual(25);
    expect(world.stations[1].coins).toBe(10);
  }
  const due = position({
    seats: 2,
    phase: 'B',
    nautilus: 1,
    hands: ['1B-01 1B-02 1B-03', '1B-04 1B-05 1B-06'],
    stations: [{}, { damage: 15 }],
  });
  play(due, '0>market:1B-01+1B-02+1B-03', '1>market:1B-04');
  expect([actor(due), offered(due)]).toEqual([1, ['destroy:oxygen']]);
  for (let i = 0; i < 30; i++) {
    const world = game.sample(game.view(due, 1), rng);
    expect(world.stations[0].coins).toBeGreaterThanOrEqual(6);
  }
});

test('any other purse is guessed from empty to full, and rather empty', () => {
  const s = position({ seats: 2, phase: 'A' });
  const rng = seedRng('purse', 'bot');
  const guesses = Array.from({ length: 2000 }, () => game.sample(game.view(s, 0), rng).stations[1].coins);
  expect([...new Set(guesses)].sort((a, b) => a - b)).toEqual(range(16));
  expect(guesses.filter(coins => coins < 8).length).toBeGreaterThan(1200);
});

test('A-24 a sealed purchase is guessed among all that the guessed purse can pay', () => {
  const s = position({ seats: 2, phase: 'B', hands: ['1B-01 1B-02 1B-03', '1B-04 1B-05 1B-06'] });
  play(s, '1>market:1B-05');
  const rng = seedRng('seal', 'bot');
  const worlds = range(300).map(() => game.sample(game.view(s, 0), rng));
  const guessed = worlds.map(({ sealed }) => sealed[1]);
  expect([...new Set(guessed)].sort((a, b) => a - b)).toEqual(range(8));
  for (const { sealed, stations } of worlds)
    expect(stations[1].coins).toBeGreaterThanOrEqual(MARKET_PRICE[countBits(sealed[1])]);
  expect(game.sample(game.view(s, 1), rng).sealed[1]).toBe(2);
});

test('hidden hands are dealt from what the viewer has not seen', () => {
  const s = position({ seats: 2, phase: 'B', hands: ['1B-01 1B-02 1B-03', '1B-04 1B-05 1B-06'] });
  const rng = seedRng('hands', 'bot');
  const seen = new Set<number>();
  for (let i = 0; i < 200; i++) for (const card of game.sample(game.view(s, 0), rng).hands[1]) seen.add(card);
  expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => 18 + i));
});
