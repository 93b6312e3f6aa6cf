/** ED-45 … ED-56: turns, activation, journal spaces, dive tokens in a turn. */
import { expect, test } from 'vitest';
import { withDiscOn } from '../../library.ts';
import { isBusy } from '../../member.ts';
import { canTakeTurn } from '../../turn.ts';
import { type Position, position, site } from '../position.ts';
import { asked, held, offered, play, refused, track } from '../table.ts';

test('ED-45 ED-46 turns go round the table until all have passed; who has passed is out for the phase', () => {
  const s = position({ seats: 3, crew: ['pilot', 'pilot reef-diver', 'pilot'] });
  play(s, 'pass');
  expect(asked(s)).toBe('turn 1');
  play(s, 'activate:0', 'end', 'pass');
  expect(asked(s)).toBe('turn 1');
  play(s, 'activate:1', 'end');
  expect(asked(s)).toBe('turn 1');
});

test('E-103 ED-45 a player without any possible turn passes automatically', () => {
  const s = position({ seats: 2, staging: [1, 0] });
  play(s, 'activate:0', 'end');
  expect([s.round, s.passed]).toEqual([3, 0]);
});

test.each<[string, Position, boolean]>([
  ['a free specialist', { busyLeaders: [] }, true],
  ['the first space of a journal', { journals: ['steady-hands'] }, true],
  ['the second space of a journal', { journals: ['the-ships-log'] }, true],
  ['a dive token, and no disc', { held: ['research'], staging: [0, 3] }, true],
  ['a disc, and nowhere to put it', {}, false],
])('E-103 %s is enough for a turn: %s', (what, p, enough) => {
  const s = position({ busyLeaders: [0], phase: 'recruit', ...p });
  if (what.startsWith('the second')) s.journals[0] = s.journals[0].map(entry => withDiscOn(entry, 0));
  expect(canTakeTurn(s, 0)).toBe(enough);
});

test('E-26 ED-46 who has passed still gains from what others do', () => {
  const s = position({
    seats: 2,
    turn: 1,
    passed: [0],
    zones: { D1: 'kelp-forest' },
    discs: { 'kelp-forest.c1': 0 },
    vessels: ['C1', 'D1'],
    research: [0, 1],
  });
  play(s, 'activate:0', 'conserve:kelp-forest.c2');
  expect(track(s, 0, 'coordination')).toBe(1);
});

test('ED-47 E-17 a turn is one activation, or a journal space, or dive tokens alone', () => {
  const s = position({ held: ['research'], journals: ['steady-hands'], crew: ['pilot'] });
  expect(offered(s)).toEqual(['activate:0', 'activate:1', 'space:steady-hands.1', 'spend:research', 'pass']);
  expect(refused(s, 'end')).toBe('ED-47 passInstead');
  expect(refused(s, 'dive:the-sea-star.d1')).toBe('ED-47 activateFirst');
  play(s, 'spend:research');
  expect(offered(s)).toEqual(['activate:0', 'activate:1', 'space:steady-hands.1', 'end']);
  expect(refused(s, 'pass')).toBe('E-17 endInstead');
  play(s, 'end');
  expect(asked(s)).toBe('turn 1');
});

test('ED-48 an activation puts a disc on an empty circle', () => {
  const s = position({ crew: ['pilot*'], staging: [1] });
  expect(refused(s, 'activate:1')).toBe('ED-48 busy');
  expect(refused(s, 'activate:4')).toBe('ED-48 noMember');
  play(s, 'activate:0');
  expect([s.staging[0], isBusy(s.crew[0][0])]).toEqual([0, true]);
  const broke = position({ staging: [0], held: ['research'] });
  expect(refused(broke, 'activate:0')).toBe('ED-48 noDisc');
});

test('ED-49 symbols with a slash: one of them', () => {
  const s = position({ crew: ['navigator'] });
  play(s, 'activate:1', 'travel:C1-B1');
  expect(offered(s)).toEqual(['end']);
  expect(refused(s, 'sonar:volcanic-island.s1')).toBe('ED-50 noSuchAction');
});

test('ED-50 E-24 symbols without a slash: each once, in any order, in any zones, each finished before the next', () => {
  const s = position({ crew: ['rov-operator'], vessels: ['B1 C1'] });
  play(s, 'activate:1', 'dive:the-sea-star.d1', 'travel:B1-C1');
  expect(refused(s, 'travel:C1-B1')).toBe('ED-50 noSuchAction');
  expect(offered(s, 'dive')).toEqual([]);
  const other = position({ crew: ['rov-operator'] });
  play(other, 'activate:1', 'travel:C1-B1', 'dive:volcanic-island.d1');
  expect(held(other, 0)).toHaveLength(1);
});

test('E-24 the same symbol printed twice may be used twice', () => {
  const s = position({ crew: ['adventurer'] });
  play(s, 'activate:1', 'sonar:the-sea-star.s1', 'skip', 'sonar:the-sea-star.s2', 'skip');
  expect(offered(s)).toEqual(['end']);
});

test('ED-51 an effect among the symbols counts as an action', () => {
  const s = position({ crew: ['mentor pilot'] });
  play(s, 'activate:1', 'promote:2');
  expect([track(s, 0, 'inspiration'), track(s, 0, 'coordination')]).toEqual([1, 1]);
  expect(offered(s)).toEqual(['end']);
});

test('ED-52 E-23 activating without doing anything is allowed, also what has no actions', () => {
  const s = position({ crew: ['mentor+'] });
  play(s, 'activate:1');
  expect(offered(s)).toEqual(['end']);
  play(s, 'end');
  const leader = position();
  play(leader, 'activate:0', 'end');
  expect(asked(leader)).toBe('turn 1');
});

test('E-22 actions, impact and promotions can be declined; attributes, research and discs are taken', () => {
  const s = position({ crew: ['pilot'], held: ['impact'] });
  play(s, 'spend:impact');
  expect(offered(s)).toContain('skip');
  play(s, 'skip');
  expect(s.markers.every(owner => owner === 0)).toBe(true);
  const attribute = position({ held: ['any'] });
  play(attribute, 'spend:any');
  expect(offered(attribute)).not.toContain('skip');
});

test('ED-53 an action needs a vessel in the zone', () => {
  const s = position({ vessels: ['C1'], research: [9], zones: { D1: 'kelp-forest' } });
  play(s, 'activate:0');
  expect(refused(s, 'conserve:kelp-forest.c1')).toBe('ED-53 noVessel');
  expect(refused(s, 'dive:volcanic-island.d1')).toBe('ED-53 noVessel');
  expect(refused(s, 'sonar:atoll.s1')).toBe('ED-53 notInPlay');
});

test('ED-54 E-18 ED-90 a journal space is used instead of a specialist, and its disc stays', () => {
  const s = position({ journals: ['steady-hands'], crew: ['pilot'] });
  play(s, 'space:steady-hands.1');
  expect(offered(s, 'activate')).toEqual([]);
  expect(refused(s, 'activate:1')).toBe('ED-48 actNow');
  play(s, 'end', 'pass');
  expect(refused(s, 'space:steady-hands.1')).toBe('ED-91 spaceTaken');
  expect(refused(s, 'space:steady-hands.2')).toBe('ED-90 noSpace');
  expect(refused(s, 'space:all-boats-rise.1')).toBe('ED-54 notYourJournal');
});

test('ED-55 E-20 dive tokens before, between and after actions, never inside one', () => {
  const s = position({
    crew: ['rov-operator'],
    held: ['research'],
    tokens: { 'the-sea-star.d1': 'disc travel' },
  });
  play(s, 'activate:1', 'spend:research', 'dive:the-sea-star.d1');
  const [taken] = held(s, 0);
  play(s, `spend:${taken}`);
  if (taken === 'travel') expect(refused(s, 'spend:travel')).toBe('E-20 notNow');
  expect(s.research[0]).toBe(4 + 3);
  expect(held(s, 0)).toEqual([]);
});

test('E-20 the effect of a token is resolved before another one is spent', () => {
  const s = position({ held: ['travel research'] });
  play(s, 'spend:travel');
  expect(refused(s, 'spend:research')).toBe('E-20 notNow');
  expect(refused(s, 'end')).toBe('ED-50 actionFirst');
  play(s, 'travel:C1-B1', 'spend:research');
  expect(s.research[0]).toBe(7);
});

test('ED-56 E-21 at most one token is kept; the turn cannot end before', () => {
  const s = position({ crew: ['deep-sea-diver'], tokens: { 'the-sea-star.d1': 'research research' } });
  play(s, 'activate:1', 'dive:the-sea-star.d1', 'dive:the-sea-star.d1');
  expect(refused(s, 'end')).toBe('ED-56 tooManyTokens');
  play(s, 'spend:research', 'end');
  expect(held(s, 0)).toEqual(['research']);
});

test('ED-211 E-25 the Robotics Engineer uses the actions of another specialist, whether its circle is free or not', () => {
  const s = position({ crew: ['robotics-engineer rov-operator* mentor+'], busyLeaders: [0] });
  play(s, 'activate:1');
  expect(offered(s, 'copy')).toEqual(['copy:0', 'copy:2']);
  expect(refused(s, 'copy:1')).toBe('E-25 nothingToCopy');
  expect(refused(s, 'copy:3')).toBe('E-25 nothingToCopy');
  play(s, 'copy:2', 'travel:C1-B1', 'dive:volcanic-island.d1');
  expect(s.crew[0].map(isBusy)).toEqual([true, true, true, false]);
  expect(refused(s, 'copy:0')).toBe('ED-211 noCopying');
});

test('E-57 the specialist just activated may be promoted: its disc goes to the supply, its symbols stay, it may be activated again', () => {
  const s = position({ crew: ['deep-sea-diver'], held: ['promote'], staging: [2] });
  const stock = s.stock[0];
  play(s, 'activate:1', 'spend:promote', 'promote:1', 'dive:the-sea-star.d1');
  expect([s.stock[0], isBusy(s.crew[0][1])]).toEqual([stock + 1, false]);
  play(s, 'end', 'pass');
  expect(offered(s)).toContain('activate:1');
});

test('discs of activations and sites come from the staging area', () => {
  const s = position({ staging: [1] });
  play(s, 'activate:0');
  expect(refused(s, 'sonar:the-sea-star.s1')).toBe('ED-9 noDisc');
  expect(s.discs[site('the-sea-star.s1')]).toBe(0);
});
