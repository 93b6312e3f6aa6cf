/** NE-69 … NE-73, NE-93 … NE-99 and A-44 … A-52: round scoring and the end. */
import { describe, expect, test } from 'vitest';
import { game } from '../../game.ts';
import { finalScore, staffedValue } from '../../score.ts';
import type { State } from '../../state.ts';
import { pointerOf } from '../../station.ts';
import { type Described, position } from '../position.ts';
import { arm, bonuses, coins, offered, play, told, track } from '../table.ts';

/** Phase C with one row left that nobody wants: the round is scored at once. */
function scored(stations: readonly Described[], bonus: readonly string[], round = 1): State {
  const s = position({ seats: 3, round, phase: 'C', markers: [0, 1, 2], stations, bonus });
  play(s, 'row:4', 'drop', 'drop', 'drop');
  return s;
}

test('NE-69 for every card of the group 1 coin, or 2 points', () => {
  const s = scored(
    [
      { coins: 4, cards: '1A-01 1A-02 1A-04' },
      { coins: 4, cards: '1A-05 1A-06' },
    ],
    ['crab-coins', 'habitat-points'],
  );
  expect(coins(s)).toEqual([6, 4, 10]);
  expect(track(s)).toEqual([2, 4, 0]);
});

test('NE-69 A-44 start and reserve oxygen count, the tiles do not', () => {
  const s = scored(
    [{ tiles: ['boatyard', 'octopus', 'oxygen', 'research'], coins: 0 }],
    ['oxygen-points', 'octopus-points'],
  );
  expect(track(s)[0]).toBe(6);
  const t = scored(
    [{ tiles: ['boatyard', 'octopus', 'research'], coins: 0 }],
    ['boatyard-points', 'research-points'],
  );
  expect(track(t)[0]).toBe(0);
});

test('NE-70 NE-71 NE-72 Deeples return, oxygen cards turn face up, the power plant is free again', () => {
  const s = scored(
    [{ cards: '1A-01! 1A-03*1 1A-06! S1! S2!', dome: 1, tired: 1, plant: 2 }],
    ['research-coins', 'research-points'],
  );
  expect(s.stations[0]).toMatchObject({ dome: 1 + 1 + 1 + 2 + 1, tired: 0, plant: 0 });
  expect([arm(s, 0, '1A-01'), arm(s, 0, '1A-06'), arm(s, 0, 'S1')]).toEqual([
    '1A-01 1A-03',
    '1A-06',
    'S1 S2',
  ]);
});

test('NE-70 in the last round the Deeples stay', () => {
  const s = scored([{ cards: '1A-01! 1A-03*1', dome: 0 }], ['research-coins', 'research-points'], 3);
  expect(arm(s, 0, '1A-01')).toBe('1A-01! 1A-03*1');
});

test('NE-73 unsold cards leave the game and the next round begins', () => {
  const s = position({ seats: 3, phase: 'C', markers: [1, 2, 3], display: ['1B-01 1B-02 1B-03'] });
  play(s, 'row:1', 'drop', 'drop', 'drop');
  expect([s.round, s.phase, s.markers]).toEqual([2, 'A', 0]);
  expect(s.box[1] & 7).toBe(7);
  expect(bonuses(s)).toHaveLength(2);
});

test('NE-93 the game ends after phase D of round 3', () => {
  const s = position({ seats: 3, round: 3, phase: 'C', markers: [0, 1, 2] });
  const log = play(s, 'row:4', 'drop', 'drop', 'drop');
  expect([s.ending, game.actors(s)]).toEqual(['final', []]);
  expect(told(log, 'ended', 'spectator')).toHaveLength(1);
  expect(game.result(s)?.scores).toHaveLength(3);
});

test('NE-94 a point for every full 5 coins, also for a collapsed station', () => {
  const s = scored(
    [{ coins: 14 }, { coins: 15, damage: 9, cards: '1A-05' }, { coins: 4 }],
    ['research-coins', 'research-points'],
    3,
  );
  expect(game.result(s)?.scores).toEqual([2, 3, 0]);
});

test('NE-96 NE-97 a collapsed station scores nothing more, a stable one adds what its cards show', () => {
  const cards = '1A-05 1A-06 1A-07';
  const s = scored(
    [
      { coins: 0, points: 10, damage: 1, cards },
      { coins: 0, points: 10, damage: 1, cards: '3B-06 2A-12' },
    ],
    ['research-coins', 'research-points'],
    3,
  );
  expect(game.result(s)?.scores.slice(0, 2)).toEqual([10 + 3 + 3 + 1, 10]);
});

test('NE-98 A-51 most points win; a tie goes to the lower damage; still equal is shared', () => {
  const places = (stations: readonly Described[]) =>
    game.result(scored(stations, ['research-coins', 'research-points'], 3))?.places;
  expect(places([{ points: 5 }, { points: 9 }, { points: 7 }])).toEqual([3, 1, 2]);
  expect(places([{ points: 9, damage: 4 }, { points: 9, damage: 2 }, { points: 7 }])).toEqual([2, 1, 3]);
  expect(places([{ points: 9, damage: 2 }, { points: 9, damage: 2 }, { points: 7 }])).toEqual([1, 1, 3]);
});

test('NE-99 the example of the rule book: 16 + 1 + 21 = 38', () => {
  // Cards that show 1, 5, 3, 8 and 4 points.
  const s = position({
    seats: 3,
    stations: [{ points: 16, coins: 6, damage: 1, cards: '1A-07 3A-04 1A-06 3B-13 3A-10' }],
  });
  expect(finalScore(s.stations[0], 6, s.options)).toBe(38);
});

describe('A-45 the octopus tile', () => {
  const stations = [{ tiles: ['octopus'] as const, cards: 'T1! 3A-15' }];

  test('A-45 counts as an octopus in the end; by option it does not', () => {
    const s = position({ seats: 3, stations });
    expect(pointerOf(s.stations[0], true)).toBe(1);
    expect(staffedValue(s.stations[0], s.options)).toBe(2);
    const plain = position({ seats: 3, stations, options: { octopusTile: 'tile' } });
    expect(pointerOf(plain.stations[0], false)).toBe(0);
    expect(staffedValue(plain.stations[0], plain.options)).toBe(0);
    expect(finalScore({ ...plain.stations[0], damage: 1 }, 0, plain.options)).toBe(0);
    expect(finalScore({ ...s.stations[0], damage: 1 }, 0, s.options)).toBe(3);
  });
});

test('A-46 with no damage a station always stands', () => {
  const s = position({ seats: 3, stations: [{ cards: '1A-01 1A-02 1A-03 1A-05' }] });
  expect(finalScore(s.stations[0], 0, s.options)).toBe(1 + 2 + 3);
});

test('A-52 effects of several research cards add up', () => {
  const s = position({ seats: 3, stations: [{ cards: '3B-14 3A-15 1A-01! 1A-07!' }] });
  expect(staffedValue(s.stations[0], s.options)).toBe(5);
});

test('the standing is the score track during the game and everything with its parts in the end', () => {
  const running = position({ seats: 3, stations: [{ points: 5, coins: 10, cards: '1A-05' }] });
  expect(game.standing(game.view(running, 1))[0].score).toBe(5);
  const s = scored([{ points: 5, coins: 10, cards: '1A-05' }], ['research-coins', 'research-points'], 3);
  const [mine] = game.standing(game.view(s, 1));
  expect(mine.score).toBe(5 + 2 + 3);
  expect(mine.parts).toEqual([
    { key: 'passing', value: 5 },
    { key: 'coins', value: 2 },
    { key: 'station', value: 3 },
    { key: 'damage', value: 0 },
  ]);
  expect(offered(s, '', 0)).toEqual([]);
});

test('NE-78 NE-98 the end tells of every station whether it stood, and the damage that breaks ties', () => {
  const s = position({
    seats: 2,
    round: 3,
    phase: 'C',
    markers: [0, 1, 2],
    stations: [
      { damage: 3, cards: '1A-05' },
      { damage: 1, cards: '1A-04' },
    ],
  });
  const log = play(s, 'row:4', 'drop', 'drop');
  expect(told(log, 'fell', 'spectator').map(event => event.params)).toEqual([
    { seat: 0, damage: 3, pointer: 1 },
  ]);
  expect(told(log, 'stood', 'spectator').map(event => event.params)).toEqual([
    { seat: 1, damage: 1, pointer: 1 },
  ]);
  const standing = game.standing(game.view(s, 'spectator'));
  expect(standing.map(({ parts }) => parts.at(-1))).toEqual([
    { key: 'damage', value: 3 },
    { key: 'damage', value: 1 },
  ]);
});

test('NE-96 the parts of a collapsed station name nothing of its modules, those of a stable one do', () => {
  const [stable, collapsed] = [0, 9].map(damage => {
    const stations = [{ coins: 0, points: 1, damage, cards: '3B-14 3A-15 1A-01! 1A-07!' }];
    const s = scored(stations, ['boatyard-coins', 'boatyard-points'], 3);
    return game.standing(game.view(s, 'spectator'))[0].parts.map(({ key }) => key);
  });
  expect(stable).toEqual(expect.arrayContaining(['station', 'staffed']));
  expect(collapsed).not.toContain('station');
  expect(collapsed).not.toContain('staffed');
});
