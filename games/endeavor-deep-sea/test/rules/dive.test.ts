/** ED-77 … ED-82: dives and dive tokens. */
import { describe, expect, test } from 'vitest';
import { tileNamed } from '../../data/tiles.ts';
import { TOKENS } from '../../data/tokens.ts';
import { emptyDives } from '../../goals/crew.ts';
import { fillDives, tokensAt } from '../../tokens.ts';
import { dive, position, token } from '../position.ts';
import { asked, held, offered, play, refused, told, track } from '../table.ts';

test('ED-77 E-40 a dive takes the top token, turns it up for everybody and costs no further disc', () => {
  const s = position({ tokens: { 'the-sea-star.d1': 'travel' } });
  play(s, 'activate:0');
  const staging = s.staging[0];
  const log = play(s, 'dive:the-sea-star.d1');
  expect(told(log, 'dived')[0].params).toMatchObject({ seat: 0, token: token('travel') });
  expect([held(s, 0), s.staging[0], tokensAt(s, dive('the-sea-star.d1'))]).toEqual([['travel'], staging, 0]);
  play(s, 'end', 'activate:0');
  expect(refused(s, 'dive:the-sea-star.d1')).toBe('ED-77 noToken');
});

test('ED-78 E-1 a spent token goes to the discards and gives research and effect', () => {
  const s = position({ research: [11], held: ['disc'] });
  const staging = s.staging[0];
  play(s, 'spend:disc');
  expect([s.research[0], s.staging[0], s.discarded[token('disc')]]).toEqual([12, staging + 1, 1]);
});

test('E-1 with the option either: research or effect', () => {
  const s = position({ token: 'either', research: [11], held: ['disc disc'] });
  const staging = s.staging[0];
  play(s, 'spend:disc');
  expect([s.research[0], s.staging[0]]).toEqual([12, staging]);
  play(s, 'use:disc');
  expect([s.research[0], s.staging[0]]).toEqual([12, staging + 1]);
  const both = position({ held: ['disc'] });
  expect(refused(both, 'use:disc')).toBe('E-1 bothAnyway');
  const plain = position({ token: 'either', held: ['research'] });
  expect(refused(plain, 'use:research')).toBe('ED-81a noEffect');
});

test('ED-79 E-42 the research comes first, so it can pay for the effect', () => {
  const s = position({ held: ['conserve'], zones: { D1: 'kelp-forest' }, vessels: ['D1'] });
  play(s, 'spend:conserve', 'conserve:kelp-forest.c1');
  expect(s.research[0]).toBe(3 - 1);
});

test('ED-80 E-5 when the supply runs out the discards are shuffled in; without any the rest of the places stay empty', () => {
  const s = position({ draw: 'shipwreck sunken-ruins', seed: 'reshuffle' });
  const keep = s.pools.slice(0, 12);
  // All but two tokens of the supply lie on the discard pile.
  while (s.supply > 2) {
    const kind = keep.findIndex((count, i) => count > 0 && s.pools[i] > 0);
    s.pools[kind]--;
    keep[kind]--;
    s.discarded[kind]++;
    s.supply--;
  }
  const discarded = s.discarded.reduce((sum, n) => sum + n, 0);
  play(s, 'activate:0', 'sonar:the-sea-star.s1', 'seek:2+2', 'lay:shipwreck@B2');
  expect(tokensAt(s, dive('shipwreck.d1'))).toBe(8);
  expect([s.pools.length, s.supply, s.discarded.every(n => n === 0)]).toEqual([24, discarded - 6, true]);
});

test('ED-80 E-5 with nothing left to shuffle in, places stay empty and the supply stays at 0', () => {
  const s = position({ draw: 'shipwreck sunken-ruins' });
  s.pools.fill(0);
  s.supply = 0;
  fillDives(s, tileNamed('shipwreck'));
  expect([tokensAt(s, dive('shipwreck.d1')), s.supply, s.pools.length]).toEqual([0, 0, 12]);
});

test('E-5 stored tokens and tokens on sites are not touched by a reshuffle; sites are filled in order', () => {
  const s = position({
    bare: true,
    zones: { C1: 'the-sea-star', C4: 'brine-pool', D4: 'bioluminescent-fauna' },
  });
  const d1 = dive('bioluminescent-fauna.d1');
  expect([tokensAt(s, d1), tokensAt(s, d1 + 1), tokensAt(s, dive('brine-pool.d1'))]).toEqual([3, 3, 4]);
});

describe('what every token gives', () => {
  test.each([
    ['ED-81a', 'research', 4],
    ['ED-81b', 'sonar', 3],
    ['ED-81c', 'publish', 3],
    ['ED-81d', 'promote', 3],
    ['ED-81e', 'dive', 3],
    ['ED-81f', 'lowest', 3],
    ['ED-81g', 'travel', 3],
    ['ED-81h', 'impact', 3],
    ['ED-81i', 'any', 3],
    ['ED-81j', 'disc', 3],
    ['ED-81k', 'disc-back', 3],
    ['ED-81l', 'conserve', 3],
  ] as const)('%s token %s: %i research first', (_, id, research) => {
    const s = position({ held: [id] });
    play(s, `spend:${id}`);
    expect(s.research[0]).toBe(research);
  });
});

test('ED-81 copies: six research tokens, four of four kinds, two of the others', () => {
  expect(Object.fromEntries(TOKENS.map(({ id, copies }) => [id, copies]))).toEqual({
    research: 6,
    sonar: 2,
    publish: 2,
    promote: 2,
    dive: 2,
    lowest: 2,
    travel: 4,
    impact: 4,
    any: 4,
    disc: 4,
    'disc-back': 2,
    conserve: 2,
  });
});

test('ED-81a research: no effect follows', () => {
  const s = position({ held: ['research'] });
  play(s, 'spend:research');
  expect(asked(s)).toBe('turn 0');
});

test('ED-81b ED-82 sonar: one sonar action with its disc', () => {
  const s = position({ held: ['sonar'] });
  play(s, 'spend:sonar');
  expect(offered(s)).toEqual(['sonar:the-sea-star.s1', 'skip']);
  const broke = position({ held: ['sonar'], staging: [0] });
  play(broke, 'spend:sonar');
  expect(asked(broke)).toBe('turn 0');
});

test('ED-81c publish: one publish action', () => {
  const s = position({
    held: ['publish'],
    display: 'reef-portraits nameless-life drifting-currents living-hulls',
  });
  play(s, 'spend:publish', 'publish:the-sea-star.j1*reef-portraits');
  expect(track(s, 0, 'reputation')).toBe(1);
});

test('ED-81d promote: one promotion', () => {
  const s = position({ held: ['promote'], crew: ['pilot'] });
  play(s, 'spend:promote', 'promote:1');
  expect(track(s, 0, 'coordination')).toBe(1);
});

test('ED-81e dive: one dive action', () => {
  const s = position({ held: ['dive'], tokens: { 'the-sea-star.d1': 'disc' } });
  play(s, 'spend:dive', 'dive:the-sea-star.d1');
  expect(held(s, 0)).toEqual(['disc']);
});

test('ED-81f E-54 lowest attribute: among equals the owner chooses, compared by cell', () => {
  const s = position({ held: ['lowest'], tracks: ['3 3 5 4'] });
  play(s, 'spend:lowest');
  expect(offered(s)).toEqual(['raise:reputation', 'raise:inspiration']);
  expect(refused(s, 'raise:ingenuity')).toBe('E-54 notLowest');
  play(s, 'raise:inspiration');
  expect(track(s, 0, 'inspiration')).toBe(4);
  const single = position({ held: ['lowest'], tracks: ['2 3 5 4'] });
  play(single, 'spend:lowest');
  expect(track(single, 0, 'reputation')).toBe(3);
});

test('ED-81g travel: one travel action', () => {
  const s = position({ held: ['travel'] });
  play(s, 'spend:travel');
  expect(offered(s)).toEqual(['travel:C1-B1', 'travel:C1-D1', 'skip']);
});

test('ED-81h impact: one impact', () => {
  const s = position({ held: ['impact'] });
  play(s, 'spend:impact', 'impact:0,0');
  expect(track(s, 0, 'reputation')).toBe(1);
});

test('ED-81i any attribute: of the own choice', () => {
  const s = position({ held: ['any'], tracks: ['3 0 0 0'] });
  play(s, 'spend:any');
  expect(offered(s)).toHaveLength(4);
  play(s, 'raise:reputation');
  expect(track(s, 0, 'reputation')).toBe(4);
});

test('ED-81j disc: from the supply into the staging area', () => {
  const s = position({ held: ['disc'] });
  const [stock, staging] = [s.stock[0], s.staging[0]];
  play(s, 'spend:disc');
  expect([s.stock[0], s.staging[0]]).toEqual([stock - 1, staging + 1]);
});

test('ED-81k ED-101 E-42 disc back: 2 research and 1 disc become 10 research', () => {
  const s = position({ held: ['disc-back'], research: [2], staging: [1] });
  const stock = s.stock[0];
  play(s, 'spend:disc-back');
  expect([s.research[0], asked(s)]).toEqual([5, 'trade 0']);
  expect(refused(s, 'spend:disc-back')).toBe('ED-81k discBackNow');
  play(s, 'use:disc-back');
  expect([s.research[0], s.staging[0], s.stock[0]]).toEqual([10, 0, stock + 1]);
});

test('E-42 disc back under either: 5 research, or 7 research and no disc; without a disc only research', () => {
  const research = position({ token: 'either', held: ['disc-back'], research: [2], staging: [1] });
  play(research, 'spend:disc-back');
  expect([research.research[0], research.staging[0]]).toEqual([5, 1]);
  const disc = position({ token: 'either', held: ['disc-back'], research: [2], staging: [1] });
  play(disc, 'use:disc-back');
  expect([disc.research[0], disc.staging[0]]).toEqual([7, 0]);
  const none = position({ token: 'either', held: ['disc-back'], staging: [0] });
  expect(refused(none, 'use:disc-back')).toBe('E-42 noDiscBack');
});

test('ED-81l E-46 conserve at one research less, not below nothing', () => {
  const s = position({ held: ['conserve'], zones: { D1: 'dying-reef' }, vessels: ['D1'] });
  play(s, 'spend:conserve', 'conserve:dying-reef.c2');
  expect(s.research[0]).toBe(3 - (4 - 1));
  const free = position({ held: ['conserve'], zones: { D1: 'dying-reef' }, vessels: ['D1'] });
  play(free, 'spend:conserve', 'conserve:dying-reef.c4');
  expect(free.research[0]).toBe(3);
});

test('E-44 a dive site without a token is empty, whether emptied or never filled', () => {
  const s = position({ tokens: { 'the-sea-star.d1': '' } });
  expect(emptyDives(s)).toBe(1);
});
