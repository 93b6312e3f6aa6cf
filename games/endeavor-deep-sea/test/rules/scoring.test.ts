/** ED-213 … ED-219: end of rounds and of the game, final scoring. */
import { seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../game.ts';
import { attributePoints, leftovers, personalPoints } from '../../goals/personal.ts';
import { result, scoreOf } from '../../score.ts';
import { position, standard } from '../position.ts';
import { asked, finish, play } from '../table.ts';

test('ED-213 when all have passed the round ends and the wave goes to the left', () => {
  const s = position({ seats: 3, round: 2, wave: 2, turn: 2 });
  play(s, 'pass', 'pass', 'pass');
  expect([s.round, s.wave, asked(s)]).toEqual([3, 0, 'recruit 0']);
});

test('ED-213 after round 6 the game ends and is scored', () => {
  const s = position({ round: 6, passed: [1] });
  play(s, 'pass');
  expect([s.ending, game.actors(s), game.result(s)?.ending]).toEqual(['scored', [], 'scored']);
});

describe('ED-214 attributes', () => {
  test.each([
    ['0 1 2 3', 0 + 0 + 1 + 1],
    ['4 6 7 9', 4 + 4 + 7 + 7],
    ['10 11 12 0', 30],
    ['5 7 4 10', 25],
  ])('ED-214 cells %s score %i', (cells, points) => {
    expect(attributePoints(position({ tracks: [cells] }), 0)).toBe(points);
  });
});

test('ED-215 markers score, those on ∞ hexes each, negative ones included', () => {
  expect(personalPoints(position({ markers: { '0,6': 0, '3,3': 0 } }), 0)[1]).toBe(4);
  expect(personalPoints(position({ mission: 9, markers: { '0,0': 0 } }), 0)[1]).toBe(-2);
});

test('ED-216 journals with points and every senior of rank 5', () => {
  const s = position({ journals: ['a-home-on-the-floor maps-of-light'], crew: ['robotics-engineer+'] });
  expect(personalPoints(s, 0).slice(2, 4)).toEqual([6, 4]);
});

test('ED-218 E-79 research, the stored token and discs in the staging area, a fifth of them', () => {
  const s = position({ research: [12], held: ['research'], staging: [3] });
  expect([leftovers(s, 0), personalPoints(s, 0)[4]]).toEqual([19, 3]);
});

test('ED-217 the worked example: 66 points', () => {
  const s = position({
    seats: 2,
    tracks: ['5 7 4 10'],
    zones: {
      D1: 'dying-reef',
      B1: 'kelp-forest',
      A1: 'calm-seas',
      C3: 'coldwater-reef',
      D3: 'carbonate-spires',
      D2: 'dolphin-pods',
    },
    markers: { '0,6': 0, '1,6': 0, '0,5': 0, '0,0': 0 },
    journals: ['maps-of-light eyes-in-orbit'],
    crew: ['biogeographer+'],
    research: [6],
    held: ['disc'],
    staging: [2, 0],
    discs: {
      'the-sea-star.s1': 0,
      'the-sea-star.s2': 0,
      'the-sea-star.s3': 0,
      'calm-seas.s1': 0,
      'the-sea-star.j1': 0,
      'the-sea-star.j2': 0,
      'the-looking-glass.j1': 0,
      'dying-reef.c1': 0,
      'kelp-forest.c1': 0,
      'coldwater-reef.c1': 0,
      'dolphin-pods.c1': 0,
      'dying-reef.c3': 0,
      'carbonate-spires.j1': 1,
      'carbonate-spires.j2': 1,
      'carbonate-spires.j3': 1,
      'carbonate-spires.j4': 1,
    },
  });
  const [own] = game.standing(game.view(s, 0));
  expect(Object.fromEntries(own.parts.map(part => [part.key, part.value]))).toEqual({
    attributes: 25,
    impact: 5,
    journals: 5,
    specialists: 4,
    leftovers: 2,
    goal1: 9,
    goal2: 4,
    goal3: 12,
  });
  expect(own.score).toBe(66);
});

test('ED-219 E-81 most points win, equal points share the victory, totals may be negative', () => {
  const s = position({
    seats: 3,
    round: 6,
    passed: [1, 2],
    tracks: ['4 0 0 0', '4 0 0 0', '0 0 0 0'],
    staging: [0, 0, 0],
    held: ['research', 'research', ''],
  });
  play(s, 'pass');
  expect(result(s)).toMatchObject({ places: [1, 1, 3] });
  const spill = position({
    mission: 9,
    markers: { '0,0': 0, '0,2': 0, '1,1': 0 },
    staging: [0],
    vessels: ['D2', 'D2'],
  });
  expect(scoreOf(spill)[0]).toBe(-6);
});

test('the standing of a view is the result of the state', () => {
  const s = game.setup(3, standard({ mission: 2 }), seedRng('standing', 'play'));
  finish(s);
  expect(game.standing(game.view(s, 'spectator')).map(one => one.score)).toEqual(game.result(s)?.scores);
});
