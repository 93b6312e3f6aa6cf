import { expect, test } from 'vitest';
import { TRACKS } from '../../data/box.ts';
import { game } from '../../game.ts';
import type { State } from '../../state.ts';
import { position } from '../position.ts';
import {
  asked,
  cargo,
  due,
  finishTurn,
  hand,
  pile,
  play,
  refused,
  roll,
  skiffs,
  stock,
  told,
  until,
} from '../table.ts';

const SEA = 'B5:O12 B6:O37 C6:O81';
const pass = (s: State) => play(s, 'play:ST1', ...(s.side[s.seat] === 0 ? ['stop'] : []), 'end');

test('A-1 the Captain returns with the pile, so he can be played again and again', () => {
  const s = position({ seats: 2 });
  for (let i = 0; i < 3; i++) {
    pass(s);
    expect(hand(s, 0)).toContain('ST1');
    expect(pile(s, 0)).toEqual([]);
    pass(s);
  }
});

test('A-2 neither Captain nor Student is copied', () => {
  const s = position({ players: [{}, { pile: 'ST2' }, { pile: 'ST4' }] });
  play(s, 'play:ST2');
  expect(refused(s, 'copy:1')).toBe('A-2 notCopyable');
  const t = position();
  pass(t);
  expect(refused(t, 'play:ST2')).toBe('FL-29 nothingToCopy');
});

test('A-3 a Student who uses the retiring part is retired himself', () => {
  const s = position({ players: [{ coins: 0 }, { pile: 'T6' }] });
  play(s, 'play:ST2', 'copy:1');
  until(s, 'retire');
  play(s, 'retire');
  expect(s.coins[0]).toBe(16);
  expect(hand(s, 0)).not.toContain('ST2');
  expect(pile(s, 0)).toEqual([]);
  expect(pile(s, 1)).toEqual(['T6']);
});

test('A-4 only the third space of a lap is skipped, never the sixth', () => {
  const s = position({ players: [{ discs: [5, 2, 0, 0], coins: 50 }] });
  play(s, 'play:ST3', 'guild:trader');
  expect(s.laps[0]).toBe(1);
  const t = position({ players: [{ discs: [0, 2, 0, 0], coins: 50 }] });
  play(t, 'play:ST3', 'guild:speaker');
  expect(asked(t).step).toBe('toll');
});

test('A-5 only buildings of the own guild raise a district, the new one included', () => {
  const s = position({
    players: [{ side: 'sky', tiles: 'B5:O09 A5:O36', stock: 'O18', barrels: 'blue blue blue' }],
  });
  play(s, 'play:ST5', 'stop', 'tile:O18', 'lay:B6', 'turn:0');
  expect(s.vp[0]).toBe(2);
});

test('A-6 value times number, not their sum', () => {
  const s = position({
    dials: [1, 1, 3, 1],
    players: [{ side: 'sky', tiles: 'B5:O10 C5:O14', stock: 'O22', barrels: 'blue blue' }],
  });
  play(s, 'play:ST5', 'stop', 'tile:O22', 'lay:B6');
  expect(s.vp[0]).toBe(9);
});

test('A-7 four is the most for dial and buildings together', () => {
  const s = position({
    dials: [1, 1, 3, 1],
    players: [{ side: 'sky', tiles: 'B5:O18 C5:O48', stock: 'O22', barrels: 'blue blue' }],
  });
  play(s, 'play:ST5', 'stop', 'tile:O22', 'lay:B6');
  expect(s.vp[0]).toBe(4 * 3);
});

test('A-8 the tiles built on joining are not free', () => {
  const s = position({ players: [{ tiles: 'B6:O37' }] });
  play(s, 'play:ST1', 'stop', 'join');
  expect(asked(s).step).toBe('end');
  expect(stock(s, 0)).toEqual(['O37']);
});

test('A-9 the pool moves the docks on, at two thirds and one third', () => {
  expect(TRACKS.docks.map(({ above }) => above)).toEqual([
    [2, 3],
    [1, 3],
    [0, 1],
  ]);
  const s = position({ pool: 121, players: [{ discs: [5, 0, 0, 0] }] });
  expect(told(play(s, 'play:ST3', 'guild:trader'), 'dock')).toHaveLength(1);
});

test('A-10 toxicity beyond the end counts on from the start', () => {
  const s = position({ players: [{ toxicity: 4 }], bag: 'O86 O52 O10' });
  play(s, 'play:ST5');
  expect([s.poison[0], s.toxicity[0]]).toEqual([1, 3]);
});

test('A-11 a die of the card may go to a skiff of any depth', () => {
  const s = position({ players: [{ tiles: SEA, skiffs: 'B5 C6', cards: 'D7' }] });
  play(s, 'play:D7', 'stop');
  roll(s, 'S1=B5 D1=C6 D1');
  play(s, 'die:D1>B5', 'dice');
  expect(cargo(s, 0, 'B5')).toEqual({ red: 4 });
});

test('A-12 one skiff on each ocean tile, any number on the starter tile', () => {
  const s = position({ players: [{ tiles: SEA, skiffs: 'B5 A6 A6' }] });
  play(s, 'play:ST4');
  play(s, 'sail:B5-A6');
  expect(skiffs(s, 0)).toEqual(['A6', 'A6', 'A6']);
  const t = position({ players: [{ tiles: 'B5:O10', skiffs: 'B5 A6' }] });
  play(t, 'play:ST4', 'sail:A6-B5', 'sail:B5-A6');
  expect(refused(t, 'sail:A6-B5')).toBe('A-12 skiffThere');
});

test('A-13 the starter tile is shallow, cannot be dived, has no district, but connects', () => {
  const s = position({ players: [{ tiles: 'A5:O12', skiffs: 'A6 A6' }] });
  expect(told(play(s, 'play:ST6', 'stop'), 'noDive')).toHaveLength(1);
  const t = position({ players: [{ side: 'sky', tiles: 'A5:O14', stock: 'O22', barrels: 'blue blue' }] });
  play(t, 'play:ST5', 'stop', 'tile:O22', 'lay:A7');
  expect(t.vp[0]).toBe(1);
});

test('A-14 every colour that leaves the ladder is rewarded', () => {
  const s = position({ players: [{ barrels: 'red red blue blue' }], prices: [9, 1, 1, 9] });
  play(s, 'play:ST4', 'sell:red', 'sell:red', 'sell:blue', 'sell:blue');
  expect(s.vp[0]).toBe(2);
});

test('A-15 outposts lost on joining stay lost, the next one costs what it would have cost', () => {
  const s = position({ players: [{ tiles: 'B5:O10* B6:O11*', coins: 40 }] });
  play(s, 'play:ST1', 'stop', 'join');
  until(s, 'end');
  play(s, 'end');
  finishTurn(s);
  finishTurn(s);
  play(s, 'play:ST4');
  const before = s.coins[0];
  play(s, 'outpost:A6', 'objective:A');
  expect(before - s.coins[0]).toBe(24);
  expect(s.outposts[0]).toBe(3);
});

test('A-16 several outposts in one turn, unless the table plays with one', () => {
  const players = [{ tiles: 'B5:O10 B6:O11', coins: 90 }];
  const s = position({ players });
  play(s, 'play:ST4', 'stop', 'outpost:B5', 'objective:A', 'outpost:B6', 'objective:A');
  expect(s.outposts[0]).toBe(2);
  const t = position({ players, options: { outposts: 'one' } });
  play(t, 'play:ST4', 'stop', 'outpost:B5', 'objective:A');
  expect(refused(t, 'outpost:B6')).toBe('A-16 oneOutpost');
});

test('A-17 an outpost may be built for an objective worth nothing', () => {
  const s = position({ players: [{ coins: 30 }], objectives: ['A3 A1 A2', 'B1 B2 B3', 'C1 C2 C3'] });
  play(s, 'play:ST4', 'outpost:A6', 'objective:A');
  expect(s.vp[0]).toBe(0);
  expect(s.objectives[0]).toHaveLength(2);
});

test('A-18 no outpost on water while a land site is free', () => {
  const s = position({ players: [{ tiles: SEA, coins: 50 }] });
  play(s, 'play:ST4', 'stop');
  expect(refused(s, 'outpost:B6')).toBe('A-18 landFirst');
});

test('A-19 A-20 seal ties: toxicity first, no second place after a shared first', () => {
  const s = position({
    seats: 4,
    players: [{ seals: [2, 0, 0, 0] }, { seals: [2, 0, 0, 0] }, { seals: [1, 0, 0, 0] }, {}],
  });
  expect(game.standing(game.view(s, 0)).map(({ parts }) => parts[4].value)).toEqual([10, 10, 0, 0]);
  const t = position({
    players: [{ seals: [3, 0, 0, 0] }, { seals: [1, 0, 0, 0], toxicity: 1 }, { seals: [1, 0, 0, 0] }],
  });
  expect(game.standing(game.view(t, 0)).map(({ parts }) => parts[4].value)).toEqual([10, 0, 5]);
});

test('A-21 several guilds may be set off by one roll, a joker counts once', () => {
  const s = position({ hub: 'AR07 AR12', players: [{ side: 'sky', cards: 'D8' }] });
  play(s, 'play:D8');
  roll(s, 'O2 O2 O2 O3 O3 O6');
  play(s, 'stop');
  until(s, 'joker');
  const log = play(s, 'guild:delver');
  expect(told(log, 'triggered')).toHaveLength(2);
  expect(s.vp[0]).toBe(4);
});

test('A-22 breakthroughs that make no three are lost', () => {
  const s = position({ players: [{ side: 'sky' }] });
  play(s, 'play:ST6');
  roll(s, 'O5 O1 O1 O1');
  play(s, 'stop');
  expect(asked(s).step).toBe('end');
  expect(s.dials).toEqual([1, 1, 1, 1]);
});

test('A-23 Skysiders take survivor, artifact and tile bonuses too; tiles go to the stock', () => {
  const s = position({ players: [{ side: 'sky', discs: [0, 0, 0, 0] }], bag: 'O10 O11' });
  play(s, 'play:ST3', 'guild:founder', 'tile:O11');
  expect(stock(s, 0)).toEqual(['O11']);
  const t = position({ players: [{ side: 'sky' }] });
  play(t, 'play:ST3', 'guild:speaker');
  expect(t.survivors).toBe(1);
  expect(t.vp[0]).toBe(1);
});

test('A-24 an empty bag gives what is left', () => {
  const s = position({ bag: 'O10' });
  play(s, 'play:ST5');
  expect(due(s, 'draw').tiles).toHaveLength(1);
  const t = position({ bag: '' });
  play(t, 'play:ST5');
  expect(asked(t).step).toBe('end');
});

test('A-25 a gain larger than the pool is paid in full', () => {
  const s = position({ pool: 1, players: [{ discs: [5, 0, 0, 0] }] });
  play(s, 'play:ST3', 'guild:trader');
  expect(s.vp[0]).toBe(3);
  expect(s.pool).toBe(0);
});

test('A-26 barrels on skiffs count nothing at the end', () => {
  const s = position({ players: [{ tiles: SEA, skiffs: 'B5:red,red,red,red', coins: 0 }] });
  expect(game.standing(game.view(s, 0))[0].parts[2]).toEqual({ key: 'barrels', value: 0 });
});

test('A-27 only the Captain leads into the Flotilla', () => {
  const s = position();
  for (const card of ['ST3', 'ST4', 'ST5', 'ST6']) {
    const t = game.clone(s);
    play(t, `play:${card}`);
    expect(refused(t, 'join')).not.toBe('allowed');
  }
});

test('A-28 sailing comes first and is over when the effect begins', () => {
  const s = position({ players: [{ tiles: SEA, coins: 50 }] });
  play(s, 'play:ST4');
  expect(refused(s, 'buy:red')).toBe('A-28 sailFirst');
  play(s, 'stop');
  expect(refused(s, 'sail:A6-B5')).toBe('FL-35 tradeFirst');
});

test('A-29 neither diving nor research costs anything', () => {
  const s = position({
    players: [
      { tiles: SEA, skiffs: 'B6', coins: 0 },
      { side: 'sky', coins: 0 },
    ],
  });
  play(s, 'play:ST6', 'stop');
  expect(asked(s).step).toBe('dive');
  finishTurn(s);
  play(s, 'play:ST6');
  expect(asked(s).step).toBe('reroll');
});

test('A-30 a skiff just bought does not sail in the same turn', () => {
  const s = position({ players: [{ tiles: SEA, coins: 50 }] });
  play(s, 'play:ST4', 'stop', 'skiff');
  expect(refused(s, 'sail:A6-B5')).toBe('FL-35 tradeFirst');
});

test('A-31 circles are looked for only when a tile is laid, not when everything turns', () => {
  const s = position({ players: [{ tiles: 'A7:O01/4 B6:O28', barrels: 'red' }] });
  const log = play(s, 'play:ST1', 'stop', 'join');
  expect(told(log, 'ring')).toEqual([]);
  expect(s.sonar).toBe(0);
});

test('A-32 a tile that completes several circles takes each', () => {
  // O46 on B6 closes yellow with the starter tile and A7, and red with C6 and B7.
  const s = position({
    bag: 'O46 O12 O13',
    players: [{ tiles: 'A7:O01/4 C6:O02 B7:O11/4' }],
    relics: 'AR08 AR16 AR04',
  });
  const log = play(s, 'play:ST5', 'stop', 'tile:O46', 'lay:B6', 'turn:0');
  until(s, 'draw');
  expect(s.artifacts[0]).toBe(2);
  expect(told(log, 'artifact').length).toBeGreaterThanOrEqual(1);
});
