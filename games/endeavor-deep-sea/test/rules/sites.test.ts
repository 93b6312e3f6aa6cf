/** ED-83 … ED-93: conserve and publish. */

import { countBits, top } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { ANCHORS, DECK, JOURNALS } from '../../data/journals.ts';
import { position, site } from '../position.ts';
import { asked, display, journals, offered, play, refused, told, track, zoneAsked } from '../table.ts';

const READY = 'reef-portraits nameless-life drifting-currents living-hulls';

test('ED-83 ED-85 conserve: research and a disc first, then the gains', () => {
  const s = position({ zones: { D1: 'kelp-forest' }, vessels: ['D1'], research: [2] });
  play(s, 'activate:0');
  const staging = s.staging[0];
  play(s, 'conserve:kelp-forest.c1');
  expect([s.research[0], s.staging[0]]).toEqual([0, staging - 1]);
  expect([track(s, 0, 'reputation'), track(s, 0, 'coordination')]).toEqual([1, 1]);
});

test('ED-83 ED-85 E-45 without research, without a disc or on a taken site it is refused', () => {
  const s = position({
    zones: { D1: 'kelp-forest' },
    vessels: ['D1'],
    research: [1],
    discs: { 'kelp-forest.c2': 1 },
  });
  play(s, 'activate:0');
  expect(refused(s, 'conserve:kelp-forest.c1')).toBe('ED-83 noResearch');
  expect(refused(s, 'conserve:kelp-forest.c2')).toBe('ED-19 siteTaken');
  const broke = position({ zones: { D1: 'kelp-forest' }, vessels: ['D1'], research: [9], staging: [1] });
  play(broke, 'activate:0');
  expect(refused(broke, 'conserve:kelp-forest.c1')).toBe('ED-9 noDisc');
});

test('ED-66 ED-83 ED-86 the last disc of the staging area is enough for a site', () => {
  const s = position({
    zones: { C2: 'dolphin-pods' },
    vessels: ['C1 C2'],
    research: [9],
    display: 'reef-portraits',
    staging: [2],
  });
  play(s, 'activate:0');
  expect(s.staging[0]).toBe(1);
  for (const verb of ['sonar', 'conserve', 'publish']) expect(offered(s, `${verb}:`), verb).not.toEqual([]);
});

test('ED-84 ED-111 shared connection: site, own connection, then the other owner', () => {
  const s = position({
    seats: 2,
    turn: 1,
    zones: { D1: 'kelp-forest' },
    discs: { 'kelp-forest.c1': 0 },
    vessels: ['C1', 'D1'],
    research: [0, 1],
  });
  play(s, 'activate:0');
  const log = play(s, 'conserve:kelp-forest.c2');
  expect([track(s, 1, 'coordination'), track(s, 0, 'coordination')]).toEqual([2, 1]);
  expect(told(log, 'rose').map(event => event.params.seat)).toEqual([1, 1, 0]);
});

test('E-45 the gains of a site come before those of connections', () => {
  const s = position({
    zones: { D1: 'dying-reef' },
    vessels: ['D1'],
    research: [1],
    discs: { 'dying-reef.c2': 0 },
  });
  play(s, 'activate:0');
  const log = play(s, 'conserve:dying-reef.c5', 'impact:0,0');
  expect(log.events.map(event => event.key)).toEqual(['conserved', 'connected', 'impact', 'rose', 'rose']);
});

test('ED-92c E-47 a journal space conserves anywhere at the depth of a vessel, the caves included', () => {
  const s = position({
    journals: ['wider-sanctuaries'],
    zones: { D1: 'kelp-forest', B2: 'submerged-cave-system', A2: 'dolphin-pods' },
    vessels: ['C1 C2'],
    research: [9],
  });
  play(s, 'space:wider-sanctuaries.1');
  expect(offered(s, 'conserve')).toContain('conserve:kelp-forest.c1');
  expect(offered(s, 'conserve')).toContain('conserve:dolphin-pods.c1');
  expect(offered(s, 'conserve')).toContain('conserve:submerged-cave-system.c1');
  const shallow = position({
    journals: ['wider-sanctuaries'],
    zones: { A2: 'dolphin-pods' },
    vessels: ['C1'],
    research: [9],
  });
  play(shallow, 'space:wider-sanctuaries.1');
  expect(refused(shallow, 'conserve:dolphin-pods.c1')).toBe('ED-92c noVesselAtDepth');
});

test('ED-92c a vessel in the very first zone counts like any other', () => {
  const s = position({
    journals: ['wider-sanctuaries'],
    zones: { A1: 'calm-seas', D1: 'kelp-forest' },
    vessels: ['A1'],
    research: [9],
  });
  play(s, 'space:wider-sanctuaries.1');
  expect(offered(s, 'conserve')).toContain('conserve:kelp-forest.c1');
});

test('ED-86 ED-87 publish: a journal with the symbol of the site, its research, a disc', () => {
  const s = position({ display: READY, research: [2] });
  play(s, 'activate:0');
  const staging = s.staging[0];
  expect(
    offered(s, 'publish')
      .map(text => text.slice(8))
      .sort(),
  ).toEqual([
    'the-sea-star.j1*drifting-currents',
    'the-sea-star.j1*reef-portraits',
    'the-sea-star.j2*living-hulls',
    'the-sea-star.j2*nameless-life',
  ]);
  expect(refused(s, 'publish:the-sea-star.j1*living-hulls')).toBe('ED-86 otherSymbol');
  expect(refused(s, 'publish:the-sea-star.j1*whale-families')).toBe('ED-86 notOnDisplay');
  play(s, 'publish:the-sea-star.j1*reef-portraits');
  expect([s.research[0], s.staging[0], journals(s, 0)]).toEqual([0, staging - 1, ['reef-portraits']]);
  expect(s.discs[site('the-sea-star.j1')]).toBe(1);
});

test('ED-87 a journal that is too dear is refused', () => {
  const s = position({ display: READY, research: [1] });
  play(s, 'activate:0');
  expect(refused(s, 'publish:the-sea-star.j1*reef-portraits')).toBe('ED-87 noResearch');
});

test('ED-88 the display is refilled from the deck, and shrinks when the deck is empty', () => {
  const s = position({ display: READY, research: [2] });
  play(s, 'activate:0', 'publish:the-sea-star.j1*reef-portraits');
  expect(s.display).toHaveLength(4);
  expect(s.display[3]).toBeGreaterThanOrEqual(ANCHORS);
  expect(countBits(s.deck)).toBe(countBits(DECK) - 1);
  const empty = position({ display: READY, research: [2] });
  empty.deck = 0;
  empty.journals[1] = JOURNALS.map((_, i) => i).slice(ANCHORS);
  play(empty, 'activate:0', 'publish:the-sea-star.j1*reef-portraits');
  expect(display(empty)).toEqual(['nameless-life', 'drifting-currents', 'living-hulls']);
});

test('ED-89 E-48 E-49 order: journal and refill, site, own gains, others clockwise, connections', () => {
  const s = position({
    seats: 3,
    turn: 1,
    zones: { C3: 'carbonate-spires' },
    vessels: ['C1', 'C3', 'C1'],
    discs: { 'carbonate-spires.j1': 0 },
    display: 'living-hulls joint-announcements reef-portraits nameless-life',
    research: [0, 3, 0],
  });
  play(s, 'activate:0');
  const log = play(s, 'publish:carbonate-spires.j2*joint-announcements');
  expect(log.events.map(event => event.key)).toEqual([
    'published',
    'displayed',
    'connected',
    'rose',
    'rose',
    'rose',
    'rose',
    'rose',
    'rose',
  ]);
  expect(told(log, 'rose').map(event => event.params.seat)).toEqual([1, 1, 2, 0, 1, 0]);
});

test('ED-89 ED-145 a publication at the Fallen Star gives its impact first', () => {
  const s = position({
    mission: 7,
    vessels: ['C5'],
    tracks: ['0 0 0 10'],
    display: 'living-hulls nameless-life reef-portraits drifting-currents',
    research: [2],
  });
  play(s, 'activate:0', 'publish:fallen-star.j2*living-hulls');
  expect(asked(s)).toBe('impact 0');
  expect(zoneAsked(s)).toBeGreaterThanOrEqual(0);
  play(s, 'impact:5,2');
  expect(track(s, 0, 'ingenuity')).toBe(12);
});

test('E-48 a new action space can be used from the next turn on', () => {
  const s = position({
    display: 'wider-sanctuaries nameless-life reef-portraits drifting-currents',
    research: [3],
    zones: { D1: 'dying-reef' },
    vessels: ['D1'],
  });
  play(s, 'activate:0', 'publish:dying-reef.j1*wider-sanctuaries');
  expect(offered(s, 'space')).toEqual([]);
  play(s, 'end', 'pass');
  expect(offered(s, 'space')).toEqual(['space:wider-sanctuaries.1']);
});

test('ED-90 four kinds of benefit: points, own gains, gains of the others, spaces', () => {
  const shared = JOURNALS.find(journal => journal.id === 'many-hands');
  expect(shared).toMatchObject({ points: 2, cost: 4 });
  expect((shared?.gains ?? 0) > 0 && (shared?.others ?? 0) > 0).toBe(true);
  expect(JOURNALS.find(journal => journal.id === 'the-ships-log')?.spaces).toEqual(['promote', 'promote']);
});

test('ED-91 E-19 two entries are two spaces, each once, in different turns', () => {
  const s = position({ journals: ['all-boats-rise'] });
  play(s, 'space:all-boats-rise.2', 'travel:C1-B1', 'end', 'pass');
  expect(offered(s, 'space')).toEqual(['space:all-boats-rise.1']);
  play(s, 'space:all-boats-rise.1', 'end');
  expect(offered(s, 'space')).toEqual([]);
});

describe('the five sorts of spaces', () => {
  test('ED-92 every space of the box is one of five sorts', () => {
    const sorts = JOURNALS.flatMap(journal => journal.spaces);
    expect(
      Object.fromEntries(
        [...new Set(sorts)].sort().map(sort => [sort, sorts.filter(s => s === sort).length]),
      ),
    ).toEqual({
      'conserve-at-depth': 5,
      'discover-deep': 2,
      'dive-twice': 2,
      promote: 3,
      'travel-further': 4,
    });
  });

  test('ED-92b E-41 dive and take a further token, if one is left', () => {
    const s = position({ journals: ['life-without-sun'], tokens: { 'the-sea-star.d1': 'disc disc' } });
    play(s, 'space:life-without-sun.1', 'dive:the-sea-star.d1');
    expect(s.held[0]).toHaveLength(2);
    const last = position({ journals: ['life-without-sun'], tokens: { 'the-sea-star.d1': 'disc' } });
    play(last, 'space:life-without-sun.1', 'dive:the-sea-star.d1');
    expect(last.held[0]).toHaveLength(1);
  });

  test('ED-92d a deep discovery needs a zone above like any other', () => {
    const s = position({ journals: ['eyes-in-orbit'] });
    play(s, 'space:eyes-in-orbit.1');
    expect(top(s)).toMatchObject({ step: 'seek', anywhere: 0 });
  });

  test('ED-92e promote one specialist', () => {
    const s = position({ journals: ['the-ships-log'], crew: ['pilot'] });
    play(s, 'space:the-ships-log.1', 'promote:1');
    expect([track(s, 0, 'inspiration'), track(s, 0, 'coordination')]).toEqual([1, 1]);
  });
});

test('ED-93 a publication disc completes connections', () => {
  const s = position({
    zones: { C4: 'continental-shelf' },
    vessels: ['C4'],
    discs: { 'continental-shelf.j2': 1 },
    display: READY,
    research: [2],
  });
  play(s, 'activate:0', 'publish:continental-shelf.j1*living-hulls', 'impact:0,0');
  expect(asked(s)).toBe('impact 1');
});
