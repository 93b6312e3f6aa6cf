/** FL-35 … FL-45: transactions and the market. */
import { describe, expect, test } from 'vitest';
import { TRACKS } from '../../data/box.ts';
import { NO_MODS } from '../../data/effects.ts';
import { outpostPrice } from '../../market.ts';
import { settle } from '../../steps/index.ts';
import { COINS, position, spaceOf } from '../position.ts';
import { asked, barrels, due, field, offered, play, refused, skiffs, told } from '../table.ts';

const ISLANDS = 'B5:O10 B6:O11';

test('FL-35 a Trader gives money and transactions, each used for one thing', () => {
  const s = position({ players: [{ tiles: ISLANDS, barrels: 'red red', coins: 40 }] });
  play(s, 'play:ST4', 'stop');
  expect(s.coins[0]).toBe(45);
  expect(due(s, 'trade').transactions).toBe(4);
  play(s, 'sell:red', 'skiff', 'outpost:B5', 'objective:A');
  expect(due(s, 'trade').transactions).toBe(1);
  play(s, 'buy:blue');
  expect(asked(s).step).toBe('end');
  expect(refused(s, 'buy:blue')).toBe('FL-19 turnIsOver');
});

test('FL-35 what is left may be given up, and only trading is possible', () => {
  const s = position({ players: [{ coins: 40 }] });
  play(s, 'play:ST4');
  expect(refused(s, 'play:ST5')).toBe('FL-35 tradeFirst');
  play(s, 'stop');
  expect(asked(s).step).toBe('end');
});

describe('skiffs', () => {
  test('FL-36 a skiff costs 12 coins and comes to the dock; there are four', () => {
    const s = position({ players: [{ coins: 60 }] });
    play(s, 'play:ST4', 'skiff', 'skiff', 'skiff');
    expect(s.coins[0]).toBe(65 - 36);
    expect(skiffs(s, 0)).toEqual(['A6', 'A6', 'A6', 'A6']);
    expect(refused(s, 'skiff')).toBe('FL-36 allSkiffsOut');
  });

  test('FL-36 only with the money, and only on the Sinkside', () => {
    const s = position({ players: [{ coins: 6 }] });
    play(s, 'play:ST4');
    expect(refused(s, 'skiff')).toBe('FL-36 tooExpensive');
    const t = position({ players: [{ side: 'sky', coins: 60 }] });
    play(t, 'play:ST4');
    expect(refused(t, 'skiff')).toBe('FL-36 noSkiffsInCity');
  });

  test.each([
    ['a skiff on the dock while one is left', 'A6', 'sink', 0, 2],
    ['12 coins when all are in play', 'A6 A6 A6 A6', 'sink', 12, 4],
    ['12 coins on the Skyside', '', 'sky', 12, 0],
  ] as const)('FL-37 a free skiff is %s', (_, fleet, side, coins, count) => {
    const s = position({ players: [{ side, skiffs: fleet, coins: 0, cards: 'D9' }], relics: 'AR03' });
    s.stack = [{ step: 'end' }, { step: 'artifact', artifacts: 1 }];
    settle(s);
    expect(s.coins[0]).toBe(coins);
    expect(skiffs(s, 0)).toHaveLength(count);
  });
});

describe('outposts', () => {
  test('FL-38 the topmost outpost is paid and put on a free site, then any open objective is scored at once', () => {
    const s = position({
      players: [{ tiles: `${ISLANDS} B7:O37`, coins: 30 }],
      objectives: ['A5 A1 A2', 'B1 B2 B3', 'C2 C1 C3'],
    });
    play(s, 'play:ST4', 'stop');
    expect(offered(s, 'outpost')).toEqual(['outpost:A6', 'outpost:B5', 'outpost:B6']);
    const pool = s.pool;
    const log = play(s, 'outpost:B5');
    expect(s.coins[0]).toBe(15);
    expect(offered(s)).toEqual(['objective:A', 'objective:B', 'objective:C']);
    expect(refused(s, 'stop')).toBe('FL-38 objectiveFirst');
    play(s, 'objective:A');
    expect(s.vp[0]).toBe(16);
    expect(s.pool).toBe(pool - 16);
    expect(told(log, 'outpost')).toHaveLength(1);
    expect(field(s, 0)).toContain('B5:O10*');
  });

  test('FL-38 the upper two tiles of a stack leave the game, the lowest stays and can be scored again and again', () => {
    const s = position({
      players: [{ tiles: `${ISLANDS} B7:O12`, coins: 200 }],
      objectives: ['A1 A4 A5', 'B1 B2 B3', 'C2 C1 C3'],
    });
    play(s, 'play:ST4', 'stop', 'outpost:A6', 'objective:A', 'outpost:B5', 'objective:A');
    expect(s.objectives[0]).toHaveLength(1);
    play(s, 'outpost:B6', 'objective:A', 'outpost:B7', 'objective:A');
    expect(s.objectives[0]).toHaveLength(1);
    expect(s.vp[0]).toBe(3 * 4 + 3 * 2 + 2 * 24);
  });

  test('FL-39 the six outposts cost 20, 22, 24, 26, 28 and 30 coins', () => {
    const s = position({
      players: [{ tiles: 'B5:O10 B6:O11 B7:O12 A5:O13 A7:O14', cards: 'T8', coins: 300 }],
    });
    play(s, 'play:T8', 'stop');
    const nextCost = () => outpostPrice(s, 0, NO_MODS);
    const costs: number[] = [];
    for (let i = 0; i < 6; i++) {
      const [before, cost] = [s.coins[0], nextCost()];
      play(s, offered(s, 'outpost')[0]);
      expect(before - s.coins[0]).toBe(cost);
      costs.push(cost);
      play(s, 'objective:B');
    }
    expect(costs).toEqual([20, 22, 24, 26, 28, 30]);
    expect(nextCost()).toBe(-1);
    expect(refused(s, 'outpost:A6')).toBe('FL-38 allOutpostsBuilt');
  });

  test('FL-39 not without the money', () => {
    const s = position({ players: [{ coins: 14 }] });
    play(s, 'play:ST4');
    expect(refused(s, 'outpost:A6')).toBe('FL-39 tooExpensive');
  });

  test('FL-40 without a free land site an outpost goes on water for 4 coins more', () => {
    const s = position({ players: [{ tiles: 'B6:O37', homeOutpost: true, coins: 40 }] });
    play(s, 'play:ST4', 'stop');
    expect(refused(s, 'outpost:A6')).toBe('FL-40 siteTaken');
    expect(refused(s, 'outpost:C3')).toBe('FL-38 noTileThere');
    expect(offered(s, 'outpost')).toEqual(['outpost:B6']);
    play(s, 'outpost:B6', 'objective:A');
    expect(s.coins[0]).toBe(45 - 26);
    expect(refused(s, 'outpost:B6')).toBe('FL-40 noRoom');
  });

  test('FL-40 the last free tile may lie in the outermost cell', () => {
    const row = 'A5:O10* A4:O11* A3:O12* A2:O13* A1:O15';
    const s = position({ players: [{ tiles: row, homeOutpost: true, coins: 99 }] });
    play(s, 'play:ST4', 'stop');
    expect(offered(s, 'outpost')).toEqual(['outpost:A1']);
  });

  test('FL-40 twenty islands, all on shallow tiles; the starter tile has a site on both sides', () => {
    const s = position({ players: [{ side: 'sky', coins: 30 }] });
    play(s, 'play:ST4');
    expect(offered(s, 'outpost')).toEqual(['outpost:A6']);
  });
});

describe('the market', () => {
  test('FL-41 one unit is one transaction, all at the price of the start of the turn', () => {
    const s = position({ players: [{ barrels: 'red red red', coins: 0 }] });
    play(s, 'play:ST4', 'sell:red', 'sell:red', 'sell:red');
    expect(s.coins[0]).toBe(5 + 21);
    play(s, 'buy:blue');
    expect(s.coins[0]).toBe(26 - 7);
    expect(barrels(s, 0)).toEqual({ green: 0, red: 0, blue: 1, yellow: 0 });
  });

  test('FL-41 not beyond the money', () => {
    const s = position({ players: [{ coins: 0 }] });
    play(s, 'play:ST4');
    expect(asked(s).step).toBe('end');
    const t = position({ players: [{ coins: 1, barrels: 'green' }] });
    play(t, 'play:ST4');
    expect(refused(t, 'buy:blue')).toBe('FL-41 tooExpensive');
  });

  test('FL-42 the same colour is not bought and sold in one turn', () => {
    const s = position({ players: [{ barrels: 'red red', coins: 50 }] });
    play(s, 'play:ST4', 'sell:red');
    expect(refused(s, 'buy:red')).toBe('FL-42 soldAlready');
    play(s, 'buy:blue');
    expect(refused(s, 'sell:blue')).toBe('FL-42 boughtAlready');
  });

  test('FL-43 afterwards the indicators move: up for what was bought, down for what was sold', () => {
    const s = position({ players: [{ barrels: 'red red', coins: 50 }] });
    const log = play(s, 'play:ST4', 'sell:red', 'sell:red', 'buy:blue');
    expect(s.prices).toEqual([8, 8, 8, 8]);
    for (const event of play(s, 'stop').events) log.events.push(event);
    expect(s.prices).toEqual([8, 6, 9, 8]);
    expect(told(log, 'price').map(({ params }) => params)).toEqual([
      { colour: 1, price: 6 },
      { colour: 2, price: 7 },
    ]);
  });

  test('FL-44 leaving the ladder gives 1 point downwards, once, and the indicator stops on the last space', () => {
    const s = position({ players: [{ barrels: 'red red red red' }], prices: [9, 2, 9, 9] });
    play(s, 'play:ST4', 'sell:red', 'sell:red', 'sell:red', 'sell:red');
    expect(s.prices[1]).toBe(0);
    expect(s.vp[0]).toBe(1);
  });

  test('FL-44 and 2 points upwards', () => {
    const s = position({ players: [{ coins: 60 }], prices: [9, 9, 12, 9] });
    play(s, 'play:ST4', 'buy:blue', 'buy:blue', 'buy:blue', 'buy:blue');
    expect(s.prices[2]).toBe(TRACKS.ladder.length - 1);
    expect(s.vp[0]).toBe(2);
  });

  test('FL-44 an indicator that just reaches the last space gives nothing', () => {
    const down = position({ players: [{ barrels: 'red red' }], prices: [9, 3, 9, 9] });
    play(down, 'play:ST4', 'sell:red', 'sell:red', 'stop');
    expect(down.prices[1]).toBe(0);
    expect(down.vp[0]).toBe(0);
    const up = position({ players: [{ coins: 60 }], prices: [9, 9, 12, 9] });
    play(up, 'play:ST4', 'buy:blue', 'stop');
    expect(up.prices[2]).toBe(TRACKS.ladder.length - 1);
    expect(up.vp[0]).toBe(0);
  });

  test('FL-45 thirteen spaces from 3 to 10, starting at 7', () => {
    expect(TRACKS.ladder).toEqual([3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10]);
    expect(spaceOf(7)).toBe(TRACKS.priceStart + 1);
  });

  test('FL-45 an indicator is moved within the ladder only', () => {
    const s = position({ players: [{ cards: 'T10' }], prices: [13, 1, 9, 9] });
    play(s, 'play:T10');
    expect(asked(s).step).toBe('market');
    expect(refused(s, 'price:green+1')).toBe('FL-45 offTheLadder');
    expect(refused(s, 'price:red-1')).toBe('FL-45 offTheLadder');
    expect(refused(s, 'buy:red')).toBe('FL-41 priceFirst');
    expect(offered(s, 'price:blue')).toHaveLength(6);
    play(s, 'price:red+3');
    expect(s.prices[1]).toBe(3);
    expect(s.vp[0]).toBe(0);
    expect(s.coins[0]).toBe(COINS + 4);
  });
});

describe('modifiers of the Traders', () => {
  test.each([
    ['T1', 'sink', 'sell:red', 8],
    ['T1', 'sky', 'buy:red', -6],
    ['T8', 'sink', 'sell:red', 8],
    ['T8', 'sky', 'buy:red', -6],
    ['T4', 'sink', 'skiff', -8],
    ['T9', 'sink', 'skiff', -6],
    ['T9', 'sink', 'outpost:A6', -16],
    ['T4', 'sky', 'outpost:A6', -14],
    ['T9', 'sky', 'outpost:A6', -12],
    ['ST4', 'sink', 'sell:red', 7],
    ['ST4', 'sky', 'buy:red', -7],
  ] as const)('%s on the %s side: %s for %i coins', (card, side, deed, coins) => {
    const barrelsHeld = deed.startsWith('sell') ? 'red' : '';
    const s = position({
      players: [{ side, coins: 100, barrels: barrelsHeld, ...(card === 'ST4' ? {} : { cards: card }) }],
    });
    play(s, `play:${card}`);
    const before = s.coins[0];
    play(s, deed);
    expect(s.coins[0] - before).toBe(coins);
  });
});
