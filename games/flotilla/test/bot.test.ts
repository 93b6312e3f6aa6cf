/** What the bots think of Flotilla: the worth of positions, and what they try first. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { turnsLeft } from '../bot/clock.ts';
import { expectations } from '../bot/value.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { position, type Seat } from './position.ts';
import { move, offered, play } from './table.ts';

/** What seat 0 may expect, compared with the same position changed. */
function gain(before: Seat, after: Seat, pool = 120): number {
  return (
    expectations(position({ pool, players: [after] }))[0] -
    expectations(position({ pool, players: [before] }))[0]
  );
}

function favourite(s: State): string {
  const texts = offered(s);
  const priors = texts.map(text => game.prior(s, s.seat, move(text)));
  return texts[priors.indexOf(Math.max(...priors))];
}

describe('the worth of a position', () => {
  test.each([
    ['victory points', { vp: 5 }, { vp: 9 }],
    ['coins', { coins: 10 }, { coins: 20 }],
    ['barrels', {}, { barrels: 'red red' }],
    ['cargo', { tiles: 'B5:O12', skiffs: 'B5' }, { tiles: 'B5:O12', skiffs: 'B5:red,red' }],
    ['skiffs', {}, { skiffs: 'A6 A6' }],
    ['seals', {}, { seals: [1, 0, 0, 0] }],
    ['recruits', {}, { cards: 'T7' }],
    ['less toxicity', { toxicity: 4 }, { toxicity: 1 }],
    ['cards in hand rather than on the pile', { pile: 'ST3 ST4' }, {}],
    ['tiles of a district in the stock of a city', { side: 'sky' }, { side: 'sky', stock: 'O10 O14 O22' }],
  ] as const)('more %s is better', (_, before, after) => {
    expect(gain(before, after)).toBeGreaterThan(0);
  });

  test('skiffs and recruits are worth less when the pool runs dry', () => {
    expect(gain({}, { skiffs: 'A6 A6' }, 10)).toBeLessThan(gain({}, { skiffs: 'A6 A6' }, 200));
    expect(gain({}, { cards: 'T7' }, 10)).toBeLessThan(gain({}, { cards: 'T7' }, 200));
  });

  test('money buys objectives only where outposts find a place', () => {
    const worth = (coins: number, tiles: string) =>
      expectations(
        position({
          pool: 40,
          dials: [4, 4, 4, 4],
          objectives: ['A1 A2 A3', 'B10 B2 B3', 'C6 C7 C9'],
          players: [{ side: 'sky', coins, tiles, outposts: 1, homeOutpost: true }],
        }),
      )[0];
    expect(worth(50, '') - worth(0, '')).toBeLessThan(10);
    expect(worth(50, 'B5:O10 B6:O11') - worth(0, 'B5:O10 B6:O11')).toBeGreaterThan(12);
  });

  test('with a Trader in hand an outpost is nearer than with all of them on the pile', () => {
    const rich = { coins: 60, tiles: 'B5:O10 B6:O11 A5:O13' } as const;
    const ready = gain({ ...rich, pile: 'ST4' }, { ...rich, pile: 'ST3' }, 20);
    expect(ready).toBeGreaterThan(3);
  });

  test('high prices trouble a poor city more than a rich one', () => {
    const worth = (coins: number, prices: readonly number[]) =>
      expectations(
        position({ prices, dials: [3, 3, 3, 3], players: [{ side: 'sky', coins, stock: 'O10 O14 O22' }] }),
      )[0];
    const loss = (coins: number) => worth(coins, [3, 3, 3, 3]) - worth(coins, [6, 6, 6, 6]);
    expect(loss(0)).toBeGreaterThan(1.5 * loss(90));
  });

  test('the pool is the clock, and the last turns are counted exactly', () => {
    expect(turnsLeft(position({ pool: 180 }), 0)).toBeGreaterThan(turnsLeft(position({ pool: 60 }), 0));
    const s = position({ pool: 0, turn: 1 });
    expect([0, 1, 2].map(seat => turnsLeft(s, seat))).toEqual([1, 2, 2]);
  });

  test('early in the round the end is nearer than late in it', () => {
    const left = [0, 1, 2].map(turn => {
      const s = position({ pool: 20, turn, players: [{ coins: 0 }, { coins: 0 }, { coins: 0 }] });
      play(s, 'play:ST3', 'guild:trader');
      play(s, offered(s)[0]);
      return turnsLeft(s, turn);
    });
    expect(left[0]).toBeLessThan(left[1]);
    expect(left[1]).toBeLessThan(left[2]);
  });

  test('shares of victory add up to one and favour the leader', () => {
    const value = game.value(position({ players: [{ vp: 60 }, { vp: 20 }] }));
    expect(value.reduce((sum, v) => sum + v, 0)).toBeCloseTo(1);
    expect(value[0]).toBeGreaterThan(value[1]);
  });

  test('whoever is hopelessly behind still prefers more points, and however late it is there are turns left', () => {
    const share = (vp: number) => game.value(position({ players: [{ vp: 200 }, { vp }], round: 45 }))[1];
    expect(share(30) - share(20)).toBeGreaterThan(1e-3);
    expect(turnsLeft(position({ pool: 200, round: 60 }), 0)).toBeGreaterThan(1);
  });

  test('a turn is quiet before its card and after its last decision', () => {
    const s = position({ players: [{ coins: 0 }] });
    expect(game.quiet(s)).toBe(true);
    play(s, 'play:ST3');
    expect(game.quiet(s)).toBe(false);
    play(s, 'guild:trader');
    play(s, offered(s)[0]);
    expect(game.quiet(s)).toBe(true);
  });
});

describe('first thoughts', () => {
  test('a laden skiff goes home, an empty one to sea', () => {
    const home = position({ players: [{ tiles: 'B5:O12 B6:O37', skiffs: 'B5:red,red,red' }] });
    play(home, 'play:ST4');
    expect(favourite(home)).toBe('sail:B5-A6');
    const sea = position({ players: [{ tiles: 'B5:O12# B6:O37' }] });
    play(sea, 'play:ST6');
    expect(favourite(sea)).toBe('sail:A6-B6');
  });

  test('the objective that scores most, the turn that closes a circle', () => {
    const s = position({
      players: [{ tiles: 'B5:O10 B6:O11', coins: 30 }],
      objectives: ['A5 A1 A2', 'B2 B1 B3', 'C6 C1 C3'],
    });
    play(s, 'play:ST4', 'stop', 'outpost:B5');
    expect(favourite(s)).toBe('objective:A');
    const t = position({ bag: 'O02 O12 O13', players: [{ tiles: 'B5:O11/1' }] });
    play(t, 'play:ST5', 'stop', 'tile:O02', 'lay:B6');
    expect(favourite(t)).toBe('turn:5');
  });

  test('a city buys what its stock needs', () => {
    const s = position({ players: [{ side: 'sky', stock: 'O10 O14 O22', coins: 40 }] });
    play(s, 'play:ST4');
    expect(favourite(s)).toBe('buy:blue');
  });
});

test('in the recorded game of four greedy bots some turn Skyside and some do not', () => {
  const { moves } = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', 'greedy.json'), 'utf8'));
  const joined = new Set(
    moves.filter(([, text]: [number, string]) => text === 'join').map(([seat]: [number]) => seat),
  );
  expect(joined.size).toBeGreaterThan(0);
  expect(joined.size).toBeLessThan(4);
});
