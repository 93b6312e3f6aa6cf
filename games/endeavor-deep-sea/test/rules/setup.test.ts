/** ED-2 … ED-33: boards, tracks and the start of a mission. */
import { countBits, EventLog, seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { BOARD, LEVEL_OF_CELL } from '../../data/board.ts';
import { LEADER } from '../../data/crew.ts';
import { ANCHORS, DECK } from '../../data/journals.ts';
import { MISSIONS, tilesOf } from '../../data/missions.ts';
import { cellAt, columnOf, depthOf, writeCell } from '../../data/ocean.ts';
import { FALLEN_STAR, TILES, tileNamed } from '../../data/tiles.ts';
import { game } from '../../game.ts';
import { designOf, isBusy } from '../../member.ts';
import { meta } from '../../meta.ts';
import { drawTile, pileSize } from '../../piles.ts';
import type { State } from '../../state.ts';
import { tokensAt } from '../../tokens.ts';
import { at, dive, position, standard } from '../position.ts';
import { flaws, inventory } from '../soundness.ts';
import { asked, play, told, track, vessels } from '../table.ts';

function start(seats: number, mission: number, seed = 'start'): State {
  return game.setup(seats, standard({ mission }), seedRng(seed, 'play'));
}

test('ED-2 a grid of columns and depths, numbered from the surface', () => {
  expect(writeCell(cellAt(2, 4))).toBe('C4');
  expect([columnOf(at('E5')), depthOf(at('E5'))]).toEqual([4, 5]);
  expect(MISSIONS.map(mission => [mission.columns, mission.maxDepth])).toEqual([
    [5, 5],
    [5, 5],
    [5, 5],
    [5, 5],
    [7, 3],
    [5, 5],
    [5, 5],
    [5, 5],
    [6, 4],
    [5, 5],
  ]);
});

test('ED-5 ED-10 what a player has: four tracks, 30 discs, 20 markers, 3 vessels, one place for a dive token', () => {
  const s = start(3, 1);
  expect(s.tracks).toHaveLength(12);
  expect(inventory(s)).toMatchObject({ 'discs of 0': 30, 'discs of 1': 30, 'discs of 2': 30, vessels: 9 });
  expect([BOARD.discs, BOARD.markers, BOARD.vessels, BOARD.tokenStorage]).toEqual([30, 20, 3, 1]);
});

test('ED-6 the level of each cell', () => {
  expect(LEVEL_OF_CELL).toEqual([1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]);
});

test('ED-7 the level of a track is what it gives', () => {
  const s = position({
    phase: 'recruit',
    tracks: ['4 7 4 0'],
    crew: ['pilot* navigator* ecologist*'],
    staging: [0],
  });
  play(s, 'recruit:marine-biologist');
  // Inspiration 7 + 2 is level 4, coordination level 3 takes all three discs back.
  expect(s.staging[0]).toBe(4 + 3);
});

test('ED-8 ED-100 E-43 research stops at 12', () => {
  const s = position({ research: [11], held: ['research'] });
  play(s, 'spend:research');
  expect(s.research[0]).toBe(12);
});

test('ED-9 E-3 discs are never missing: when the supply is empty further ones come from outside the box', () => {
  const s = position({ phase: 'recruit', tracks: ['0 10 0 0'], staging: [29] });
  play(s, 'recruit:pilot', 'skip');
  expect([s.stock[0], s.staging[0], s.extra[0]]).toEqual([0, 34, 4]);
  expect(flaws(s)).toEqual([]);
});

test('ED-12 everybody has a team leader: no rank, one circle, one of the five actions, never promoted', () => {
  const s = start(4, 1);
  expect(s.crew.map(crew => designOf(crew[0]))).toEqual([LEADER, LEADER, LEADER, LEADER]);
  const turn = position({ crew: ['pilot'], held: ['promote'] });
  play(turn, 'spend:promote');
  expect(asked(turn)).toBe('bonus 0');
  expect(turn.stack.at(-1)).toMatchObject({ action: 'promote' });
  expect(game.moves(turn, 0).map(game.write)).toEqual(['promote:1', 'skip']);
});

test('ED-15 ED-28 E-2 the wave goes to a random player', () => {
  const waves = new Set(Array.from({ length: 20 }, (_, i) => start(4, 1, `wave-${i}`).wave));
  expect(waves).toEqual(new Set([0, 1, 2, 3]));
});

test('ED-20 the mission is an option, mission 1 unless said otherwise', () => {
  expect(meta.options.mission.default).toBe(1);
  expect(meta.options.mission.values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

describe('the ocean at the start', () => {
  test.each([
    [1, 'B1 volcanic-island C1 the-sea-star C2 the-looking-glass', ['D1']],
    [2, 'A1 the-sea-star B1 calm-seas C1 remote-anchorage A2 the-looking-glass', []],
    [3, 'C1 the-sea-star C2 the-looking-glass C3 carbonate-spires', ['D1']],
    [4, 'C1 the-sea-star D1 dying-reef C2 the-looking-glass', ['B1']],
    [5, 'A1 atoll B1 calm-seas A2 ledge-elevator', ['C1', 'D1']],
    [6, 'A1 atoll C1 remote-anchorage E1 calm-seas A2 ledge-elevator C2 resupply-modules E2 shipwreck', []],
    [7, 'C1 remote-anchorage C2 resupply-modules C5 fallen-star', ['C3', 'C4']],
    [8, '', ['A1', 'B1', 'C1', 'D1', 'E1']],
    [9, 'C1 decommissioned-oil-rig D1 the-sea-star C2 whale-calving-ground D2 the-looking-glass', []],
    [10, 'C1 the-sea-star C2 the-looking-glass', ['B1', 'D1']],
  ] as const)('ED-21 E-7 mission %i', (mission, named, random) => {
    const list = named.split(' ').filter(word => word !== '');
    const s = start(2, mission);
    for (let i = 0; i < list.length; i += 2) expect(s.ocean[at(list[i])]).toBe(tileNamed(list[i + 1]));
    for (const cell of random) expect(TILES[s.ocean[at(cell)]].depth).toBe(depthOf(at(cell)));
    expect(s.ocean.filter(tile => tile >= 0)).toHaveLength(list.length / 2 + random.length);
    const others = new Set(
      Array.from({ length: 12 }, (_, i) =>
        random.map(cell => start(2, mission, `r${i}`).ocean[at(cell)]).join(),
      ),
    );
    expect(others.size > 1).toBe(random.length > 0);
  });
});

test('ED-22 E-6 unique tiles the mission does not use cannot be drawn', () => {
  for (const mission of MISSIONS) {
    const unused = tilesOf(mission).filter(tile => TILES[tile].unique);
    const named = [...mission.zones.map(zone => zone.tile), mission.dealt?.tile, mission.hidden?.tile];
    expect(unused.every(tile => named.includes(tile))).toBe(true);
  }
  const s = start(2, 1);
  expect(countBits(s.piles[5])).toBe(6);
});

test('ED-23 smaller oceans remove the deeper tiles: mission 5 depths 4 and 5, mission 9 depth 5', () => {
  expect(start(2, 5).piles.slice(4)).toEqual([0, 0]);
  expect(start(2, 9).piles[5]).toBe(0);
  expect(start(2, 9).piles[4]).not.toBe(0);
});

test('ED-24 the rest makes one pile for each depth; mission 8 shuffles The Looking Glass into its pile', () => {
  const s = start(2, 8);
  const bit = 1 << TILES.filter(tile => tile.depth === 2).findIndex(tile => tile.id === 'the-looking-glass');
  expect(s.piles[2] & bit).toBe(bit);
  expect([1, 2, 3, 4, 5].map(depth => pileSize(s, depth))).toEqual([3, 9, 7, 6, 6]);
});

test('E-7 ED-177 mission 6 hides the Fallen Star among the top four tiles of depth 5, each place with the same chance', () => {
  const places = [0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 800; i++) {
    const s = start(2, 6, `star-${i}`);
    const order = Array.from({ length: 7 }, () => drawTile(s, 5).tile);
    places[order.indexOf(FALLEN_STAR)]++;
  }
  expect(places.slice(4)).toEqual([0, 0, 0]);
  for (const count of places.slice(0, 4)) expect(count).toBeGreaterThan(150);
});

test('ED-25 dive sites in play hold the printed number of tokens', () => {
  const laid = (mission: number) =>
    position({ mission, bare: false }).dives.reduce(
      (sum, _, i) => sum + tokensAt(position({ mission }), i),
      0,
    );
  expect(tokensAt(start(2, 1), dive('volcanic-island.d1'))).toBe(2);
  expect(tokensAt(start(2, 1), dive('the-sea-star.d1'))).toBe(4);
  expect([laid(2), laid(6), laid(9)]).toEqual([4, 15, 4]);
  const s = start(2, 6);
  expect(s.supply).toBe(36 - 15);
});

test('ED-26 four anchors are laid out, the other four stay in the box, the deck holds the other 24', () => {
  const s = start(2, 1);
  expect(s.display).toHaveLength(4);
  expect(s.display.every(journal => journal < ANCHORS)).toBe(true);
  expect(s.deck).toBe(DECK);
});

test('ED-27 E-11 of rank 5 four are on offer, with the option all nine', () => {
  expect([start(2, 1).offer.length, countBits(start(2, 1).fives)]).toEqual([4, 5]);
  const all = game.setup(2, standard({ offer: 'all' }), seedRng('all', 'play'));
  expect([all.offer.length, all.fives]).toEqual([9, 0]);
});

test('ED-29 ED-30 E-4 all markers on 0, one disc on the team leader', () => {
  const s = start(3, 3);
  expect(s.tracks.every(cell => cell === 0)).toBe(true);
  expect(s.research).toEqual([0, 0, 0]);
  expect(s.crew.every(crew => crew.length === 1 && isBusy(crew[0]))).toBe(true);
  expect(s.markers.every(owner => owner === 0)).toBe(true);
});

test('ED-31 E-8 everybody launches one vessel and takes the arrival bonus: a disc at The Sea Star, ingenuity in mission 7', () => {
  const first = start(3, 1);
  for (const seat of [0, 1, 2]) expect(vessels(first, seat)).toEqual(['C1']);
  expect(first.staging.map((discs, seat) => discs + first.stock[seat])).toEqual([29, 29, 29]);
  expect(first.staging).toEqual([1, 1, 1]);
  const seventh = start(2, 7);
  expect([track(seventh, 0, 'ingenuity'), track(seventh, 1, 'ingenuity')]).toEqual([1, 1]);
  expect(seventh.staging).toEqual([0, 0]);
});

test('ED-32 nobody takes the discover bonus of a starting tile', () => {
  const s = start(2, 1);
  expect([s.research, s.tracks.filter(cell => cell > 0)]).toEqual([[0, 0], []]);
  expect(s.finders.every(finder => finder === 0)).toBe(true);
});

test('ED-33 E-9 the set-up is the same for two, three and four players', () => {
  for (const seats of [2, 3, 4]) {
    const s = start(seats, 2);
    expect([s.display.length, s.offer.length, s.supply, s.tray[0]]).toEqual([4, 4, 32, 4]);
  }
});

test('the log of the opening names the round', () => {
  const s = position({ seats: 2, passed: [1] });
  expect(told(play(s, 'pass'), 'round')).toEqual([{ key: 'round', params: { round: 3, seat: 1 } }]);
});

test('ED-20 ED-26 ED-27 ED-28 ED-31 set-up is told: what chance has laid out, who begins, the first vessels', () => {
  const log = new EventLog();
  const s = game.setup(2, standard({ mission: 3 }), seedRng('told', 'play'), log);
  const random = MISSIONS[2].zones.filter(({ tile }) => tile < 0).map(({ cell }) => cell);
  expect(random.length).toBeGreaterThan(0);
  expect(told(log, 'charted').map(({ params }) => [params.cell, params.tile])).toEqual(
    random.sort((a, b) => a - b).map(cell => [cell, s.ocean[cell]]),
  );
  expect(told(log, 'displayed').map(({ params }) => params.journal)).toEqual(s.display);
  expect(told(log, 'offered').map(({ params }) => params.design)).toEqual(s.offer);
  expect(told(log, 'begins').map(({ params }) => params.seat)).toEqual([s.wave]);
  expect(told(log, 'launched').length + (asked(s).startsWith('launch') ? 2 : 0)).toBe(2);
  // Nothing of it is anybody's secret, and telling changes nothing.
  expect(log.events.every(event => event.secret === undefined)).toBe(true);
  expect(game.setup(2, standard({ mission: 3 }), seedRng('told', 'play'))).toEqual(s);
});
