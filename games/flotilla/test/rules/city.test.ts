/** FL-74 … FL-82: turning Skyside, building. */
import { describe, expect, test } from 'vitest';
import { TILES } from '../../data/box.ts';
import { game } from '../../game.ts';
import { dockOf } from '../../goods.ts';
import { colour, position } from '../position.ts';
import { asked, barrels, field, hand, offered, play, refused, skiffs, stock, told } from '../table.ts';

describe('turning', () => {
  test('FL-74 all six steps', () => {
    const s = position({
      players: [
        {
          coins: 0,
          tiles: 'B5:O10* B6:O37 C6:O69#',
          homeOutpost: true,
          skiffs: 'A6 B6:green,green C6:red',
          pile: 'ST3 ST4',
          barrels: 'blue',
        },
      ],
    });
    const bag = s.bag.length;
    const log = play(s, 'play:ST1', 'stop', 'join');
    expect(told(log, 'joined')).toHaveLength(1);
    // 1. three skiffs at the price of dock I, cargo to the supply
    expect(s.coins[0]).toBe(45);
    expect(skiffs(s, 0)).toEqual([]);
    expect(barrels(s, 0)).toEqual({ green: 2, red: 1, blue: 1, yellow: 0 });
    // 2. the tile with an outpost is back in the bag, its outpost in the box
    expect(s.bag).toHaveLength(bag + 1);
    expect(s.outposts[0]).toBe(2);
    // 3. the others are in the stock
    expect(stock(s, 0)).toEqual(['O37', 'O69']);
    // 4. all cards are in hand and show the Skyside
    expect(hand(s, 0)).toHaveLength(6);
    expect(s.side[0]).toBe(1);
    // 5. the starter tile lies where it was, with its outpost
    expect(field(s, 0)).toEqual([]);
    const view = game.view(s, 0);
    expect(view.field.filter(value => value >= 2048)).toHaveLength(1);
    // 6. building as many tiles as the dock shows
    expect(asked(s)).toMatchObject({ step: 'build', builds: 2 });
    play(s, 'tile:O37', 'lay:B6', 'turn:0');
    expect(field(s, 0)).toEqual(['B6:O37']);
  });

  test.each([
    [180, 0, 15, 2],
    [121, 0, 15, 2],
    [120, 1, 11, 3],
    [61, 1, 11, 3],
    [60, 2, 7, 4],
    [0, 2, 7, 4],
  ])(
    'FL-75 with %i of 180 points in the pool dock %i is in force: %i coins a skiff, %i tiles',
    (pool, dock, coins, tiles) => {
      const s = position({
        pool,
        players: [{ coins: 0, tiles: 'B6:O37 C6:O69', barrels: 'blue yellow yellow' }],
      });
      expect(dockOf(s)).toBe(dock);
      play(s, 'play:ST1', 'stop', 'join');
      expect(s.coins[0]).toBe(coins);
      expect(asked(s)).toMatchObject({ step: 'build', builds: tiles });
    },
  );

  test('FL-75 the change of the dock is told', () => {
    const s = position({ pool: 122, players: [{ discs: [5, 0, 0, 0] }] });
    const log = play(s, 'play:ST3', 'guild:trader');
    expect(told(log, 'dock')).toEqual([{ key: 'dock', params: { dock: 2 } }]);
  });

  test('FL-76 money, supply, seals, discs, toxicity, unused outposts and artifacts are kept', () => {
    const seat = {
      coins: 9,
      barrels: 'red',
      seals: [1, 0, 2, 0],
      discs: [3, 1, 0, 5],
      toxicity: 4,
      poison: 1,
      artifacts: 2,
      laps: 1,
    };
    const s = position({ players: [{ ...seat, outposts: 2 }] });
    play(s, 'play:ST1', 'join');
    expect(s.coins[0]).toBe(9 + 15);
    expect(s.seals.slice(0, 4)).toEqual([1, 0, 2, 0]);
    expect(s.discs.slice(0, 4)).toEqual([3, 1, 0, 5]);
    expect([s.toxicity[0], s.poison[0], s.artifacts[0], s.laps[0], s.outposts[0]]).toEqual([4, 1, 2, 1, 2]);
  });

  test('FL-77 the tiles of the last step are paid and scored like any others', () => {
    const s = position({ players: [{ tiles: 'B6:O37 A7:O02', barrels: 'blue' }] });
    play(s, 'play:ST1', 'stop', 'join', 'tile:O37', 'lay:B6', 'turn:0');
    expect(barrels(s, 0).blue).toBe(0);
    expect(s.vp[0]).toBe(1);
    expect(asked(s).step).toBe('end');
  });
});

describe('building', () => {
  test('FL-78 take, pay, lay, score; colours need not match', () => {
    const s = position({
      players: [{ side: 'sky', stock: 'O14 O37 O45', barrels: 'blue blue blue yellow' }],
    });
    play(s, 'play:ST5', 'stop');
    expect(offered(s)).toEqual(['tile:O14', 'tile:O37', 'tile:O45', 'stop']);
    expect(refused(s, 'tile:O01')).toBe('FL-78 notInStock');
    play(s, 'tile:O14');
    expect(barrels(s, 0).blue).toBe(1);
    expect(refused(s, 'lay:C1')).toBe('FL-53 notBeside');
    play(s, 'lay:B6');
    expect(s.vp[0]).toBe(1);
    play(s, 'tile:O37', 'lay:C6', 'turn:0');
    expect(s.vp[0]).toBe(1 + 2);
    play(s, 'tile:O45', 'lay:C5');
    expect(s.vp[0]).toBe(1 + 2 + 1);
    expect(asked(s).step).toBe('end');
  });

  test('FL-78 not without the barrels', () => {
    const s = position({ players: [{ side: 'sky', stock: 'O14 O18', barrels: 'blue blue' }] });
    play(s, 'play:ST5', 'stop');
    expect(refused(s, 'tile:O18')).toBe('FL-78 cannotPay');
    expect(refused(s, 'buy:blue')).toBe('FL-78 buildFirst');
    play(s, 'stop');
    expect(stock(s, 0)).toEqual(['O14', 'O18']);
  });

  test('FL-79 one after another, each scored before the next; deep water may lie beside shallow', () => {
    const s = position({ players: [{ side: 'sky', stock: 'O10 O82', barrels: 'blue blue' }] });
    play(s, 'play:ST5', 'stop', 'tile:O10', 'lay:B5', 'turn:0');
    expect(s.vp[0]).toBe(1);
    play(s, 'tile:O82');
    expect(offered(s)).toContain('lay:B6');
    play(s, 'lay:B6');
    expect(s.vp[0]).toBe(1 + 2);
  });

  test('FL-80 a Skyside face has cost, district of the same colour, building, site and sonar pieces', () => {
    const ocean = TILES.slice(0, 92);
    expect([1, 2, 3].map(cost => ocean.filter(t => t.cost === cost).length)).toEqual([32, 44, 16]);
    expect([0, 1, 2, 3].map(c => ocean.filter(t => t.building === c).length)).toEqual([6, 6, 6, 6]);
    expect(ocean.filter(t => t.site)).toHaveLength(20);
    const pieces = ocean.flatMap(t => t.pieces[1].filter(p => p >= 0));
    expect([0, 1, 2].map(c => pieces.filter(p => p === c).length)).toEqual([21, 20, 20]);
  });

  test.each([
    ['dial 1, alone', [1, 1, 1, 1], '', 1],
    ['dial 3, alone', [1, 1, 3, 1], '', 3],
    ['dial 1, three connected', [1, 1, 1, 1], 'B6:O10 C6:O14', 3],
    ['dial 2, a factory and two connected', [1, 1, 2, 1], 'B6:O18', 6],
    ['dial 4 and a factory: at most 4', [1, 1, 4, 1], 'B6:O18', 8],
    ['buildings of another guild do not count', [1, 1, 1, 1], 'B6:O09', 1],
    ['tiles of another colour break the district', [1, 1, 1, 1], 'B6:O01 C6:O10', 1],
  ] as const)('FL-81 %s', (_, dials, tiles, points) => {
    const s = position({ dials, players: [{ side: 'sky', stock: 'O22', barrels: 'blue blue', tiles }] });
    play(
      s,
      'play:ST5',
      'stop',
      'tile:O22',
      tiles === '' ? 'lay:B6' : tiles.includes('O01') ? 'lay:A7' : 'lay:B5',
    );
    expect(s.vp[0]).toBe(points);
  });

  test('FL-81 the new building counts for its own tile', () => {
    const s = position({ players: [{ side: 'sky', stock: 'O18', barrels: 'blue blue blue' }] });
    play(s, 'play:ST5', 'stop', 'tile:O18', 'lay:B6', 'turn:0');
    expect(s.vp[0]).toBe(2);
  });

  test('FL-82 a Skysider buys barrels; no starter card of that side gives any', () => {
    const s = position({ players: [{ side: 'sky', coins: 40 }] });
    play(s, 'play:ST4', 'buy:blue', 'buy:blue');
    expect(barrels(s, 0).blue).toBe(2);
  });

  test('FL-78 disc1: each tile costs one barrel less, at least one', () => {
    const s = position({
      players: [{ side: 'sky', cards: 'F4', stock: 'O18 O10', barrels: 'blue blue blue' }],
    });
    play(s, 'play:F4', 'stop', 'tile:O18', 'lay:B6', 'turn:0');
    expect(barrels(s, 0).blue).toBe(1);
    const log = play(s, 'tile:O10', 'lay:B5', 'turn:0');
    expect(barrels(s, 0).blue).toBe(0);
    expect(told(log, 'paid').map(({ params }) => params)).toEqual([
      { seat: 0, count: 1, colour: colour('blue') },
    ]);
  });

  test('FL-78 wild: costs may be paid with any colours', () => {
    const s = position({ players: [{ side: 'sky', cards: 'F10', stock: 'O14', barrels: 'red green' }] });
    play(s, 'play:F10', 'stop', 'tile:O14');
    expect(offered(s)).toEqual(['barrel:green', 'barrel:red']);
    expect(refused(s, 'barrel:blue')).toBe('FL-78 noSuchBarrel');
    expect(refused(s, 'stop')).toBe('FL-78 payFirst');
    const log = play(s, 'barrel:red', 'barrel:green', 'lay:B6');
    expect(told(log, 'paid').map(({ params }) => params.colour)).toEqual(['red', 'green'].map(colour));
    expect(field(s, 0)).toEqual(['B6:O14']);
  });
});
