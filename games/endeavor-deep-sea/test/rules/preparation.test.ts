/** ED-34 … ED-44: rounds, recruiting, effort and management. */
import { seedRng } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { game } from '../../game.ts';
import { discsOn } from '../../library.ts';
import { designOf, isBusy } from '../../member.ts';
import { settle } from '../../steps/index.ts';
import { design, position, standard } from '../position.ts';
import { asked, finish, offered, play, refused, toRound, track, vessels } from '../table.ts';

test('ED-34 six rounds, seven together', () => {
  const s = game.setup(2, standard(), seedRng('six', 'play'));
  finish(s);
  expect([s.round, s.ending]).toEqual([6, 'scored']);
  const team = game.setup(2, standard({ mode: 'open' }), seedRng('seven', 'play'));
  finish(team);
  expect(team.round).toBe(7);
});

test('ED-35 ED-36 the holder of the wave prepares first and completely, then the others clockwise', () => {
  const s = position({ seats: 3, wave: 1, phase: 'recruit', staging: [0, 0, 0] });
  expect(asked(s)).toBe('recruit 1');
  play(s, 'recruit:reef-diver');
  expect([asked(s), s.staging]).toEqual(['recruit 2', [0, 1, 0]]);
  play(s, 'recruit:reef-diver');
  expect(asked(s)).toBe('recruit 0');
  play(s, 'recruit:reef-diver');
  expect(asked(s)).toBe('turn 1');
});

test('ED-37 a rank not above the recruitment level; several of one design are allowed', () => {
  const s = position({ phase: 'recruit', tracks: ['3 0 0 0'], crew: ['pilot'] });
  expect(offered(s)).toEqual(
    ['pilot', 'reef-diver', 'sonar-operator', 'ecologist', 'marine-engineer', 'navigator'].map(
      id => `recruit:${id}`,
    ),
  );
  expect(refused(s, 'recruit:oceanographer')).toBe('ED-37 rankTooHigh');
  play(s, 'recruit:pilot');
  expect(s.crew[0].filter(member => designOf(member) === design('pilot'))).toHaveLength(2);
});

test('ED-37 an empty compartment and a rank 5 that is not on offer are refused', () => {
  const s = position({ phase: 'recruit', tracks: ['10 0 0 0'] });
  s.tray[design('pilot')] = 0;
  s.crew[1].push(...new Array(4).fill(design('pilot')));
  expect(refused(s, 'recruit:pilot')).toBe('ED-11 trayEmpty');
  expect(refused(s, 'recruit:mentor')).toBe('E-11 notOnOffer');
});

test('ED-38 E-14 gains of a recruit count at once for effort and management of the same round', () => {
  const s = position({ phase: 'recruit', tracks: ['4 1 0 0'], staging: [0] });
  play(s, 'recruit:marine-biologist');
  // Inspiration 1 + 2 = 3 is level 2.
  expect(s.staging[0]).toBe(2);
});

test('ED-38 recruit chain of mission 7: two steps of ingenuity with a vessel between them', () => {
  const s = position({ mission: 7, phase: 'recruit', tracks: ['2 0 0 1'] });
  play(s, 'recruit:marine-engineer');
  expect([track(s, 0, 'ingenuity'), vessels(s, 0)]).toEqual([4, ['C1', 'C1']]);
});

test('ED-39 E-11 a rank 5 that is taken is replaced while there are any, face up', () => {
  const s = game.setup(2, standard(), seedRng('five', 'play'));
  s.tracks.fill(10);
  const [first] = s.offer;
  play(s, game.write({ kind: 'recruit', design: first }));
  expect(s.offer).toHaveLength(4);
  expect(s.offer).not.toContain(first);
  const last = position({ phase: 'recruit', tracks: ['10 0 0 0'] });
  last.offer = [design('mentor')];
  last.fives = 0;
  last.crew[1].push(...[12, 13, 14, 15, 16, 18, 19, 20]);
  play(last, 'recruit:mentor');
  expect(last.offer).toEqual([]);
});

test('ED-40 E-15 effort moves discs by itself, as many as the level', () => {
  const s = position({ phase: 'recruit', tracks: ['0 7 0 0'], staging: [1] });
  const stock = s.stock[0];
  play(s, 'recruit:reef-diver');
  expect([s.staging[0], s.stock[0]]).toEqual([5, stock - 4]);
});

test('ED-41 E-15 management: up to the level, from specialists of the own choice', () => {
  const s = position({
    phase: 'recruit',
    tracks: ['0 0 2 0'],
    crew: ['pilot* navigator* ecologist*'],
    staging: [0],
  });
  play(s, 'recruit:reef-diver');
  expect(asked(s)).toBe('manage 0');
  expect(offered(s)).toEqual(['reclaim:1', 'reclaim:2', 'reclaim:3', 'skip']);
  expect(refused(s, 'reclaim:0')).toBe('ED-41 noDiscThere');
  play(s, 'reclaim:3', 'reclaim:1');
  expect(s.crew[0].map(isBusy)).toEqual([false, false, true, false, false]);
  expect(s.staging[0]).toBe(1 + 2);
  const none = position({ phase: 'recruit', crew: ['pilot* navigator*'], staging: [0] });
  play(none, 'recruit:reef-diver', 'skip');
  expect(none.staging[0]).toBe(1);
});

test('E-105 if every disc can be taken back nobody is asked', () => {
  const s = position({
    phase: 'recruit',
    tracks: ['0 0 4 0'],
    crew: ['pilot* navigator*'],
    busyLeaders: [0],
    staging: [0],
  });
  play(s, 'recruit:reef-diver');
  expect([s.staging[0], s.crew[0].some(isBusy)]).toEqual([4, false]);
});

test('ED-42 discs on journals and sites stay', () => {
  const s = position({
    phase: 'recruit',
    tracks: ['0 0 10 0'],
    journals: ['steady-hands'],
    discs: { 'the-sea-star.s1': 0 },
    staging: [0],
  });
  s.journals[0][0] |= 32;
  s.stock[0]--;
  play(s, 'recruit:reef-diver');
  expect([discsOn(s.journals[0][0]), s.discs.filter(owner => owner === 1).length, s.staging[0]]).toEqual([
    1, 1, 1,
  ]);
});

test('ED-43 E-13 recruiting is compulsory; without a tile of an allowed rank it is left out', () => {
  const s = position({ phase: 'recruit' });
  expect(refused(s, 'skip')).toBe('ED-37 recruitNow');
  const empty = position({ phase: 'recruit', seats: 2 });
  for (const id of ['pilot', 'reef-diver', 'sonar-operator']) {
    empty.crew[1].push(...new Array(4).fill(design(id)));
    empty.tray[design(id)] = 0;
  }
  empty.stack = [{ step: 'phase', stage: 'recruit', next: 0 }];
  settle(empty);
  expect(asked(empty)).toBe('turn 0');
});

test('ED-44 E-16 seven specialists after six rounds, eight after seven', () => {
  const s = game.setup(2, standard(), seedRng('crew', 'play'));
  finish(s);
  expect(s.crew.map(crew => crew.length)).toEqual([7, 7]);
  const team = game.setup(1, standard(), seedRng('crew', 'play'));
  toRound(team, 8);
  expect(team.crew[0]).toHaveLength(8);
});

test('the discs of round 1: three in mission 1, two in mission 7', () => {
  for (const [mission, discs] of [
    [1, 3],
    [7, 2],
  ] as const) {
    const s = game.setup(2, standard({ mission }), seedRng('discs', 'play'));
    play(s, 'recruit:reef-diver');
    expect([s.staging[s.wave], s.stock[s.wave], s.crew[s.wave].some(isBusy)]).toEqual([
      discs,
      30 - discs,
      false,
    ]);
  }
});
