/** FL-1 … FL-18: idea, components, set-up. */
import { seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { AIMS, CREW, NUMBERS, RELICS, TILES, TRACKS } from '../../data/box.ts';
import { BUILDINGS, COLOURS, GUILDS, SINK } from '../../data/names.ts';
import { game } from '../../game.ts';
import { HOME } from '../../hex.ts';
import { meta } from '../../meta.ts';
import { poolSize, SKIFFS } from '../../state.ts';
import { position } from '../position.ts';
import { inventory } from '../soundness.ts';
import { asked, due, field, hand, offered, pile, play, refused, told } from '../table.ts';

const OPTIONS = { outposts: 'any', building: 'each', pool: 'full' } as const;
const fresh = (seats: number, seed = 'start') => game.setup(seats, OPTIONS, seedRng(seed, 'play'));

test('FL-1 everybody starts as a Sinksider and may turn once, with the Captain, for good', () => {
  const s = position();
  expect(fresh(5).side).toEqual([SINK, SINK, SINK, SINK, SINK]);
  play(s, 'play:ST1', 'join', 'end');
  expect(s.side).toEqual([1, 0, 0]);
  play(s, 'play:ST1', 'stop', 'end');
  expect(s.side).toEqual([1, 0, 0]);
  play(s, 'play:ST1', 'stop', 'end');
  play(s, 'play:ST1');
  expect(asked(s).step).toBe('end');
  expect(s.side[0]).toBe(1);
});

test('FL-2 the game runs until the pool is empty, however many rounds that takes', () => {
  const s = position({ round: 55, pool: 1, players: [{ discs: [5, 0, 0, 0] }] });
  play(s, 'play:ST3', 'guild:trader');
  expect(s.pool).toBe(0);
  expect(s.ending).toBe('');
  expect(s.lastRound).toBe(56);
});

test('FL-3 most victory points win', () => {
  const s = position({ seats: 2, pool: 0, turn: 1, players: [{ vp: 40 }, { vp: 41 }] });
  s.lastRound = s.round;
  play(s, 'play:ST1', 'stop', 'end');
  expect(game.result(s)).toMatchObject({ ending: 'pool', places: [2, 1] });
});

test.each([2, 3, 4, 5])('FL-4 the box for %i seats is complete', seats => {
  expect(inventory(fresh(seats))).toEqual({
    'green barrels': 45,
    'red barrels': 45,
    'blue barrels': 45,
    'yellow barrels': 45,
    'victory points': NUMBERS.points,
    'ocean tiles': 92,
    'tiles counted': 92,
    'starter tiles': seats,
    'guild cards': 40,
    'guild cards counted': 40,
    'starter cards': 6 * seats,
    artifacts: 16,
    'artifacts counted': 16,
    skiffs: 4 * seats,
    discs: 4 * seats,
  });
  expect(AIMS).toHaveLength(33);
  expect(NUMBERS.seals).toBe(10);
  expect(NUMBERS.outpostCosts).toHaveLength(6);
});

test('FL-5 46 characters: 6 starter roles and 40 guild cards, 10 of each guild', () => {
  expect(CREW).toHaveLength(46);
  expect(CREW.filter(card => card.level === 0)).toHaveLength(6);
  for (const [guild] of GUILDS.entries()) {
    expect(CREW.filter(card => card.guild === guild && card.level === 1)).toHaveLength(6);
    expect(CREW.filter(card => card.guild === guild && card.level === 2)).toHaveLength(4);
  }
});

test('FL-6 four kinds of barrels, named by colour', () => {
  expect(COLOURS).toEqual(['green', 'red', 'blue', 'yellow']);
});

test('FL-7 four guilds, each with a colour and a building', () => {
  expect(GUILDS).toEqual(['trader', 'speaker', 'delver', 'founder']);
  expect(BUILDINGS).toEqual(['greenhouse', 'refinery', 'factory', 'habitat']);
  for (const tile of TILES) if (tile.building >= 0) expect(tile.building).toBe(tile.district);
});

test.each([
  [2, 120],
  [3, 180],
  [4, 270],
  [5, 345],
])('FL-8 with %i seats the pool holds %i victory points, the rest is the reserve', (seats, points) => {
  const s = fresh(seats);
  expect(s.pool).toBe(points);
  expect(s.reserve).toBe(NUMBERS.points - points);
});

test('FL-9 a starter tile each with one skiff on its dock; three skiffs and six outposts wait', () => {
  const s = fresh(4);
  for (let seat = 0; seat < 4; seat++) {
    expect(s.skiffs.slice(seat * SKIFFS, (seat + 1) * SKIFFS)).toEqual([HOME, -1, -1, -1]);
    expect(s.outposts[seat]).toBe(0);
    expect(field(s, seat)).toEqual([]);
  }
});

test('FL-10 the six starter cards are in hand', () => {
  const s = fresh(3);
  for (let seat = 0; seat < 3; seat++) {
    expect(hand(s, seat)).toEqual(['ST1', 'ST2', 'ST3', 'ST4', 'ST5', 'ST6']);
    expect(pile(s, seat)).toEqual([]);
  }
});

test('FL-11 discs before the first spaces, toxicity on the start spaces', () => {
  const s = fresh(3);
  expect(s.discs).toEqual(new Array(12).fill(0));
  expect(s.toxicity).toEqual([0, 0, 0]);
  expect(s.poison).toEqual([0, 0, 0]);
  expect(NUMBERS.toxicityScores[0]).toBe(9);
});

test('FL-12 everybody has 14 coins and no barrels', () => {
  const s = fresh(5, 'money');
  expect(s.coins).toEqual([14, 14, 14, 14, 14]);
  expect(s.barrels.every(count => count === 0)).toBe(true);
});

test('FL-13 before the first turn everybody draws three tiles and lays two, without toxicity', () => {
  const s = fresh(3, 'tiles');
  expect(s.round).toBe(0);
  for (let i = 0; i < 3; i++) {
    const seat = (s.first + i) % 3;
    expect(s.seat).toBe(seat);
    expect(due(s, 'draw').keep).toBe(2);
    expect(due(s, 'draw').tiles).toHaveLength(3);
    expect(refused(s, 'stop')).toBe('FL-13 layTwo');
    while (s.seat === seat && s.round === 0) play(s, offered(s)[0]);
    expect(field(s, seat)).toHaveLength(2);
  }
  expect(s.toxicity).toEqual([0, 0, 0]);
  expect(s.bag).toHaveLength(92 - 6);
  expect(s.round).toBe(1);
  expect(asked(s).step).toBe('play');
});

test('FL-13 a tile that fits nowhere is not laid: deep water does not touch the dock', () => {
  const s = position({ round: 0, bag: 'O69 O70 O71' });
  expect(field(s, 0)).toEqual([]);
  expect(asked(s).step).toBe('end');
  expect(s.bag).toHaveLength(3);
});

test('FL-14 three random tiles of each set lie in its stack, all readable', () => {
  const s = fresh(4);
  for (const [set, stack] of s.objectives.entries()) {
    expect(stack).toHaveLength(3);
    expect(new Set(stack).size).toBe(3);
    for (const tile of stack) expect(AIMS[tile].set).toBe(set);
  }
  expect(game.view(s, 'spectator').objectives).toEqual(s.objectives);
  expect(fresh(4, 'other').objectives).not.toEqual(s.objectives);
});

test('FL-15 prices start at 7, dials at 1, sonar on its first space, survivors before theirs', () => {
  const s = fresh(3);
  expect(s.prices.map(space => TRACKS.ladder[space])).toEqual([7, 7, 7, 7]);
  expect(s.dials).toEqual([1, 1, 1, 1]);
  expect(s.sonar).toBe(0);
  expect(TRACKS.sonar[0].symbol.toxicity).toBe(1);
  expect(s.survivors).toBe(0);
});

test('FL-16 two open cards of each guild and level, refilled at once', () => {
  const s = position({ players: [{ discs: [1, 0, 0, 0] }] });
  expect(s.display).toHaveLength(16);
  expect(new Set(s.display.map(card => CREW[card].guild * 2 + CREW[card].level)).size).toBe(8);
  play(s, 'play:ST3', 'guild:trader');
  const open = s.display.slice(0, 2);
  expect(offered(s)).toEqual(open.map(card => `recruit:${CREW[card].id}`));
  expect(refused(s, 'recruit:T7')).toMatch(/^FL-(16 notOpen|34 notForYou)$/);
  play(s, offered(s)[0]);
  expect(s.display[0]).not.toBe(open[0]);
  expect(CREW[s.display[0]]).toMatchObject({ guild: 0, level: 1 });
});

test('FL-17 three dock tiles, I on II on III', () => {
  expect(TRACKS.docks).toHaveLength(3);
});

test('FL-18 chance decides who begins; turns go clockwise', () => {
  const firsts = new Set(Array.from({ length: 40 }, (_, i) => fresh(5, `first-${i}`).first));
  expect(firsts.size).toBe(5);
  const s = position({ turn: 1 });
  play(s, 'play:ST1', 'stop', 'end');
  expect(s.seat).toBe(2);
  const log = play(s, 'play:ST1', 'stop', 'end');
  expect(s.seat).toBe(0);
  expect(told(log, 'round')).toEqual([{ key: 'round', params: { round: 4 } }]);
});

describe('tables', () => {
  test('the short pool is two thirds of the full one', () => {
    expect(
      [2, 3, 4, 5].map(seats => poolSize(seats, { outposts: 'any', building: 'each', pool: 'short' })),
    ).toEqual([80, 120, 180, 230]);
    expect(meta.seats).toEqual({ min: 2, max: 5, usual: 3 });
    expect(RELICS).toHaveLength(16);
  });
});
