/** ED-65 … ED-76: sonar and discovery. */
import { seedRng } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { BIT_OF_TILE, TILES, tileNamed } from '../../data/tiles.ts';
import { game } from '../../game.ts';
import { pileSize, putBack, tileOf } from '../../piles.ts';
import type { State } from '../../state.ts';
import { tokensAt } from '../../tokens.ts';
import { at, dive, position, site } from '../position.ts';
import { asked, marker, offered, play, refused, told, track, zoneAsked } from '../table.ts';

test('ED-65 E-39 a further disc on the leftmost free spot of a track', () => {
  const s = position({ discs: { 'the-sea-star.s1': 1 } });
  play(s, 'activate:0');
  const staging = s.staging[0];
  expect(offered(s, 'sonar')).toEqual(['sonar:the-sea-star.s2']);
  expect(refused(s, 'sonar:the-sea-star.s1')).toBe('ED-19 siteTaken');
  expect(refused(s, 'sonar:the-sea-star.s3')).toBe('ED-65 notLeftmost');
  expect(refused(s, 'sonar:the-sea-star.j1')).toBe('ED-19 otherSite');
  play(s, 'sonar:the-sea-star.s2');
  expect([s.staging[0], s.discs[site('the-sea-star.s2')]]).toEqual([staging - 1, 1]);
});

test('ED-65 E-39 with several tracks one is chosen; a full track cannot be used', () => {
  const s = position({
    zones: { B1: 'calm-seas' },
    vessels: ['B1'],
    discs: { 'calm-seas.s3': 1, 'calm-seas.s4': 1 },
  });
  play(s, 'activate:0');
  expect(offered(s, 'sonar')).toEqual(['sonar:calm-seas.s1']);
  const both = position({ zones: { B1: 'calm-seas' }, vessels: ['B1'] });
  play(both, 'activate:0');
  expect(offered(both, 'sonar')).toEqual(['sonar:calm-seas.s1', 'sonar:calm-seas.s3']);
});

test('ED-66 a spot gives its reward', () => {
  const s = position({ zones: { B1: 'calm-seas' }, vessels: ['B1'] });
  play(s, 'activate:0', 'sonar:calm-seas.s1');
  expect([track(s, 0, 'inspiration'), s.research[0]]).toEqual([1, 1]);
});

test('ED-67 E-30 the depth of both tiles is named before they are seen', () => {
  const s = position();
  play(s, 'activate:0', 'sonar:the-sea-star.s1');
  expect(offered(s)).toEqual(['seek:1+1', 'seek:1+2', 'seek:2+2', 'skip']);
  expect(refused(s, 'seek:2+3')).toBe('E-30 otherDepth');
  expect(refused(s, 'seek:1')).toBe('ED-67 twoTiles');
  play(s, 'seek:1+2');
  expect(asked(s)).toBe('lay 0');
});

test('E-30 a depth that cannot be placed is not on offer', () => {
  const s = position({ zones: { C2: 'resupply-modules' }, vessels: ['C2'], tracks: ['0 0 0 4'] });
  play(s, 'activate:0', 'sonar:resupply-modules.s4');
  // Depths 3, 4 and 5 are shown, but only below C2 there is room, for depth 3.
  expect(offered(s)).toEqual(['seek:3+3', 'skip']);
  expect(refused(s, 'seek:4+4')).toBe('E-30 otherDepth');
});

test('E-30 the same depth twice needs two tiles in the pile', () => {
  const s = position();
  leave(s, 2, 'shipwreck');
  game.play(s, 0, { kind: 'activate', member: 0 });
  game.play(s, 0, { kind: 'sonar', site: site('the-sea-star.s1') });
  expect(offered(s)).toEqual(['seek:1+1', 'seek:1+2', 'skip']);
  expect(refused(s, 'seek:2+2')).toBe('E-30 onlyOneLeft');
});

test('ED-68 ED-71 ED-73 ED-74 E-35 E-36 keep one, place it, take the discover bonus; the other goes under its pile', () => {
  const s = position({ draw: 'shipwreck sunken-ruins' });
  const before = pileSize(s, 2);
  play(s, 'activate:0', 'sonar:the-sea-star.s1', 'seek:2+2');
  expect(offered(s).sort()).toEqual(
    ['lay:shipwreck@B2', 'lay:shipwreck@D2', 'lay:sunken-ruins@B2', 'lay:sunken-ruins@D2'].sort(),
  );
  play(s, 'lay:shipwreck@B2');
  expect(s.ocean[at('B2')]).toBe(tileNamed('shipwreck'));
  expect(tokensAt(s, dive('shipwreck.d1'))).toBe(8);
  // The discover bonus, not the arrival bonus of reputation.
  expect([track(s, 0, 'inspiration'), track(s, 0, 'ingenuity'), track(s, 0, 'reputation')]).toEqual([
    1, 1, 0,
  ]);
  expect(s.under.at(-1)).toBe(putBack(tileNamed('sunken-ruins'), 1));
  expect(pileSize(s, 2)).toBe(before - 1);
  expect(s.finders[at('B2')]).toBe(1);
});

test('ED-68 E-99 drawn tiles and the one put back are known to their drawer only', () => {
  const s = position({ draw: 'shipwreck sunken-ruins' });
  const log = play(s, 'activate:0', 'sonar:the-sea-star.s1', 'seek:2+2');
  expect(told(log, 'sought', 1)[0].params).toEqual({ seat: 0, count: 2 });
  expect(told(log, 'sought', 0)[0].params).toMatchObject({ seat: 0, count: 2, first: expect.any(Number) });
  const drawn = (viewer: 0 | 1 | 'spectator') => {
    const f = game.view(s, viewer).stack.at(-1);
    return f?.step === 'lay' ? [...f.tiles].sort() : [];
  };
  expect(drawn(0)).toEqual([tileNamed('shipwreck'), tileNamed('sunken-ruins')].sort());
  for (const viewer of [1, 'spectator'] as const) expect(drawn(viewer)).toEqual([{ depth: 2 }, { depth: 2 }]);
  play(s, 'lay:shipwreck@B2');
  expect(game.view(s, 0).under.at(-1)).toBe(tileNamed('sunken-ruins'));
  expect(game.view(s, 1).under.at(-1)).toEqual({ depth: 2 });
});

test('E-99 piles, the deck and face-down tokens have no order that could be seen', () => {
  const s = game.setup(2, standardOptions(), seedRng('order', 'play'));
  const text = JSON.stringify(game.view(s, 0));
  s.rng = [1, 2, 3, 4];
  expect(JSON.stringify(game.view(s, 0))).toBe(text);
});

test('ED-69 E-32 if no depth shown can be placed, the shallowest other one is drawn', () => {
  const s = position({ zones: { B1: 'calm-seas' }, vessels: ['B1'], discs: { 'calm-seas.s1': 1 } });
  s.ocean[at('C2')] = -1;
  s.piles[2] |= 1 << 7;
  play(s, 'activate:0', 'sonar:calm-seas.s2');
  expect(offered(s)).toEqual(['seek:1+1', 'skip']);
});

test('ED-69 mission 5 with a spot for depths 4 and 5: the shallowest placeable depth', () => {
  const s = position({
    mission: 5,
    zones: { A2: 'ledge-elevator', A3: 'vortex' },
    vessels: ['A3'],
    discs: { 'vortex.s4': 1 },
  });
  play(s, 'activate:0', 'sonar:vortex.s5');
  expect(offered(s)).toEqual(['seek:1+1', 'skip']);
});

test('ED-70 E-32 with nothing left to discover a spot gives 1 impact, gained in its zone', () => {
  const s = position();
  for (const depth of [1, 2, 3, 4, 5]) leave(s, depth, '');
  game.play(s, 0, { kind: 'activate', member: 0 });
  game.play(s, 0, { kind: 'sonar', site: site('the-sea-star.s1') });
  expect(asked(s)).toBe('impact 0');
  expect(zoneAsked(s)).toBe(at('C1'));
});

test('ED-72 E-33 depth 1 beside a zone of depth 1, deeper tiles directly below a zone, inside the columns', () => {
  const s = position({ draw: 'calm-seas kelp-forest rift-valley' });
  play(s, 'activate:0', 'sonar:the-sea-star.s1', 'seek:1+1');
  expect(
    offered(s)
      .filter(text => text.includes('calm-seas'))
      .sort(),
  ).toEqual(['lay:calm-seas@A1', 'lay:calm-seas@E1']);
  expect(refused(s, 'lay:calm-seas@F1')).toBe('ED-71 outside');
  expect(refused(s, 'lay:calm-seas@B2')).toBe('ED-71 otherRow');
  expect(refused(s, 'lay:calm-seas@B1')).toBe('ED-71 cellTaken');
  expect(refused(s, 'lay:rift-valley@C3')).toBe('ED-68 notDrawn');
  expect(refused(s, 'skip')).toBe('ED-68 layNow');
  const glass = position({
    vessels: ['C2'],
    discs: { 'the-looking-glass.s1': 1 },
    draw: 'rift-valley vortex',
  });
  play(glass, 'activate:0', 'sonar:the-looking-glass.s2', 'seek:3+3');
  expect(offered(glass).sort()).toEqual(['lay:rift-valley@C3', 'lay:vortex@C3']);
  expect(refused(glass, 'lay:vortex@B3')).toBe('ED-72 gap');
});

test('E-31 a single tile left is drawn and kept', () => {
  const s = position({ vessels: ['C2'], discs: { 'the-looking-glass.s1': 1 } });
  for (const depth of [1, 2]) leave(s, depth, '');
  leave(s, 3, 'rift-valley');
  const moves = () => game.moves(s, 0).map(game.write);
  game.play(s, 0, { kind: 'activate', member: 0 });
  game.play(s, 0, { kind: 'sonar', site: site('the-looking-glass.s2') });
  expect(moves()).toEqual(['seek:3', 'skip']);
  expect(game.explain(s, 0, { kind: 'seek', first: 3, second: 3 })).toMatchObject({
    rule: 'E-31',
    key: 'oneTile',
  });
  game.play(s, 0, { kind: 'seek', first: 3, second: 0 });
  expect(moves()).toEqual(['lay:rift-valley@C3']);
});

test('ED-75 the disc on a sonar spot completes a connection', () => {
  const s = position({
    zones: { C2: 'ledge-elevator' },
    vessels: ['C2'],
    discs: { 'ledge-elevator.s1': 1, 'ledge-elevator.s2': 1 },
  });
  play(s, 'activate:0', 'sonar:ledge-elevator.s3', 'skip');
  expect([track(s, 0, 'ingenuity'), track(s, 1, 'ingenuity')]).toEqual([1, 1]);
});

test('ED-76 E-37 a conservation site with depths discovers a zone without a sonar track', () => {
  const s = position({ zones: { C2: 'sea-turtle-migration' }, vessels: ['C2'], research: [2] });
  play(s, 'activate:0', 'conserve:sea-turtle-migration.c1');
  expect(offered(s, 'seek')).toEqual([
    'seek:1+1',
    'seek:1+2',
    'seek:1+3',
    'seek:2+2',
    'seek:2+3',
    'seek:3+3',
  ]);
  expect(s.discs.filter(owner => owner > 0)).toHaveLength(1);
});

test('ED-92d E-37 a journal space discovers a zone of depth 3 to 5 without a vessel; its substitute impact comes from no zone', () => {
  const s = position({ journals: ['eyes-in-orbit'], draw: 'rift-valley vortex' });
  play(s, 'space:eyes-in-orbit.1');
  expect(offered(s)).toEqual(['seek:3+3', 'skip']);
  play(s, 'seek:3+3', 'lay:vortex@C3');
  expect(track(s, 0, 'ingenuity')).toBe(2);
  expect(marker(s, 0, 0)).toBe(-1);
  const full = position({ journals: ['eyes-in-orbit'] });
  full.piles.fill(0);
  game.play(full, 0, { kind: 'space', journal: full.journals[0][0], space: 0 });
  expect([asked(full), zoneAsked(full)]).toEqual(['impact 0', -1]);
});

/** Only these tiles of a depth are left, the others are as good as laid; the table is no longer whole. */
function leave(s: State, depth: number, tiles: string): void {
  const left = tiles.split(' ').filter(id => id !== '');
  s.under = s.under.filter(entry => TILES[tileOf(entry)].depth !== depth);
  s.piles[depth] = left.reduce((pile, id) => pile | (1 << BIT_OF_TILE[tileNamed(id)]), 0);
}

function standardOptions() {
  return position().options;
}

test('E-108 a discovery can be declined before tiles are drawn, not after', () => {
  const s = position();
  play(s, 'activate:0', 'sonar:the-sea-star.s1');
  expect(offered(s)).toContain('skip');
  const drawn = position();
  play(drawn, 'activate:0', 'sonar:the-sea-star.s1', 'seek:1+1');
  expect(refused(drawn, 'skip')).toBe('ED-68 layNow');
});

test('E-109 if only one depth can be drawn, two tiles come from it, or the last one', () => {
  const two = position({ vessels: ['C2'], discs: { 'the-looking-glass.s1': 1 } });
  for (const depth of [1, 2]) leave(two, depth, '');
  leave(two, 3, 'rift-valley vortex');
  game.play(two, 0, { kind: 'activate', member: 0 });
  game.play(two, 0, { kind: 'sonar', site: site('the-looking-glass.s2') });
  expect(offered(two, 'seek')).toEqual(['seek:3+3']);
});
