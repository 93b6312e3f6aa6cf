/** S-1 … S-16: what the setbacks do, on Open sea and on Storm. */
import { expect, test } from 'vitest';
import { SETBACKS, type Setback } from '../../data/coop.ts';
import type { State } from '../../state.ts';
import { settle } from '../../steps/index.ts';
import { tokensAt } from '../../tokens.ts';
import { at, dive, type Position, position, site } from '../position.ts';
import { asked, display, offered, play, refused, told, toRound, track, vessels } from '../table.ts';

/** Round 4 with this setback, as soon as it has struck (stage `strike`). */
function struck(setback: Setback, p: Position = {}): State {
  const s = position({ seats: 2, mode: 'open', round: 4, setbacks: setback, phase: 'recruit', ...p });
  s.stack = [{ step: 'phase', stage: p.phase === 'turn' ? 'actions' : 'strike', next: 0 }];
  settle(s);
  return s;
}

test('S-1 Storm Front: technology counts less for travel, at least 1', () => {
  const p: Position = {
    phase: 'turn',
    zones: { B1: 'calm-seas', C3: 'vortex' },
    crew: ['pilot'],
    tracks: ['0 0 0 2'],
  };
  const s = struck('storm-front', p);
  play(s, 'activate:1');
  expect(refused(s, 'travel:C1-C2')).toBe('ED-60 tooDeep');
  expect(offered(s)).toContain('travel:C1-B1');
  const storm = struck('storm-front', { ...p, mode: 'storm', tracks: ['0 0 0 7'] });
  play(storm, 'activate:1');
  expect(refused(storm, 'travel:C1-C3')).toBe('ED-60 tooDeep');
});

test('S-2 Funding Gap: fewer discs in the effort step, at least 0', () => {
  const s = struck('funding-gap', { staging: [0, 0] });
  play(s, 'recruit:reef-diver');
  expect(s.staging[0]).toBe(0);
});

test('S-3 Fever on Board: fewer discs in the management step', () => {
  const s = struck('fever-on-board', { staging: [0, 0], tracks: ['0 0 2 0'], crew: ['pilot* navigator*'] });
  play(s, 'recruit:reef-diver', 'reclaim:1');
  expect(s.staging[0]).toBe(1 + 1);
});

test('S-4 Hiring Freeze: the recruitment level counts less, at least 1', () => {
  const s = struck('hiring-freeze', { tracks: ['4 0 0 0'] });
  expect(refused(s, 'recruit:rov-operator')).toBe('ED-37 rankTooHigh');
  expect(offered(s)).toContain('recruit:navigator');
});

test('S-5 Lost Samples: 2 research, on Storm 4', () => {
  expect(struck('lost-samples', { research: [5, 1] }).research).toEqual([3, 0]);
  expect(struck('lost-samples', { mode: 'storm', research: [5, 1] }).research).toEqual([1, 0]);
});

test('S-6 Broken Hydrophones: one tile that must be placed; on Storm without its bonus', () => {
  for (const [mode, gain] of [
    ['open', 1],
    ['storm', 0],
  ] as const) {
    const s = struck('broken-hydrophones', { mode, phase: 'turn', draw: 'shipwreck sunken-ruins' });
    play(s, 'activate:0', 'sonar:the-sea-star.s1');
    expect(offered(s)).toEqual(['seek:1', 'seek:2', 'skip']);
    expect(refused(s, 'seek:2+2')).toBe('E-31 oneTile');
    play(s, 'seek:2');
    play(s, offered(s)[0]);
    expect(track(s, 0, 'ingenuity')).toBe(gain);
  }
});

test('S-7 Silted Sites: the top token of every site is discarded, the last stays', () => {
  const s = struck('silted-sites', {
    tokens: { 'the-sea-star.d1': 'disc disc disc', 'volcanic-island.d1': 'travel' },
  });
  expect([tokensAt(s, dive('the-sea-star.d1')), tokensAt(s, dive('volcanic-island.d1'))]).toEqual([2, 1]);
  const storm = struck('silted-sites', { mode: 'storm', tokens: { 'the-sea-star.d1': 'disc disc disc' } });
  expect(tokensAt(storm, dive('the-sea-star.d1'))).toBe(1);
});

test('S-8 Poachers: conservation discs go back, if possible from different zones; with three players one more', () => {
  const p: Position = {
    zones: { D1: 'dying-reef', B1: 'kelp-forest' },
    discs: { 'dying-reef.c1': 0, 'dying-reef.c3': 1, 'kelp-forest.c1': 1 },
  };
  const s = struck('poachers', p);
  expect([asked(s), offered(s).length]).toEqual(['poach 0', 3]);
  const stock = s.stock[1];
  play(s, 'remove:dying-reef.c3');
  expect([s.discs[site('dying-reef.c3')], s.stock[1], asked(s)]).toEqual([0, stock + 1, 'recruit 0']);
  const three = struck('poachers', { ...p, seats: 3 });
  play(three, 'remove:dying-reef.c1');
  expect(offered(three)).toEqual(['remove:kelp-forest.c1']);
  expect(refused(three, 'remove:dying-reef.c3')).toBe('S-8 notRemovable');
  const single = struck('poachers', { ...p, seats: 3, discs: { 'dying-reef.c1': 0, 'dying-reef.c3': 1 } });
  play(single, 'remove:dying-reef.c1');
  expect(offered(single)).toEqual(['remove:dying-reef.c3']);
  const nothing = struck('poachers');
  expect(asked(nothing)).toBe('recruit 0');
});

test('S-9 Retraction: two journals on the left leave, publications cost more', () => {
  const s = struck('retraction', {
    display: 'reef-portraits nameless-life drifting-currents living-hulls',
    phase: 'recruit',
  });
  expect(display(s).slice(0, 2)).toEqual(['drifting-currents', 'living-hulls']);
  expect(s.display).toHaveLength(4);
  const dear = position({
    seats: 2,
    mode: 'open',
    round: 4,
    setbacks: 'retraction',
    display: 'drifting-currents living-hulls',
    research: [2],
  });
  dear.stack = [{ step: 'phase', stage: 'actions', next: 0 }];
  dear.deck = 0;
  dear.display = dear.display.slice(0, 2);
  settle(dear);
  dear.journals[1] = Array.from({ length: 24 }, (_, i) => i + 8);
  play(dear, 'activate:0');
  expect(refused(dear, 'publish:the-sea-star.j1*drifting-currents')).toBe('ED-87 noResearch');
});

test('S-10 Strong Currents: the deepest vessel of everybody rises one zone without bonus', () => {
  const s = struck('strong-currents', { vessels: ['C2 C1', 'C1'] });
  expect([asked(s), offered(s)]).toEqual(['drift 0', ['drift:C2']]);
  play(s, 'drift:C2');
  expect([vessels(s, 0), asked(s), s.staging[0]]).toEqual([['C1', 'C1'], 'recruit 0', 3]);
  const storm = struck('strong-currents', {
    mode: 'storm',
    zones: { C3: 'vortex', B2: 'shipwreck' },
    vessels: ['C3', 'B2 C2'],
  });
  play(storm, 'drift:C3', 'drift:C2');
  expect(vessels(storm, 0)).toEqual(['C1']);
  expect(offered(storm)).toEqual(['drift:B2', 'drift:C2']);
});

test('S-10 Strong Currents, when the card is revealed: everybody is asked once, in turn order', () => {
  const s = position({
    seats: 2,
    mode: 'open',
    round: 4,
    phase: 'recruit',
    zones: { B2: 'shipwreck' },
    vessels: ['C2', 'B2'],
  });
  s.setbackDeck = 1 << SETBACKS.indexOf('strong-currents');
  s.stack = [{ step: 'phase', stage: 'cards', next: 0 }];
  settle(s);
  expect(asked(s)).toBe('drift 0');
  play(s, 'drift:C2');
  expect(asked(s)).toBe('drift 1');
  play(s, 'drift:B2');
  expect(asked(s)).toBe('recruit 0');
  expect([vessels(s, 0), vessels(s, 1)]).toEqual([['C1'], ['B1']]);
});

test('S-11 Exhausted Crew: after management discs go on free specialists without use', () => {
  const s = struck('exhausted-crew', { crew: ['pilot'], staging: [1, 0] });
  play(s, 'recruit:reef-diver');
  expect([asked(s), offered(s)]).toEqual(['tire 0', ['tire:0', 'tire:1', 'tire:2']]);
  play(s, 'tire:1');
  expect([s.staging[0], asked(s)]).toEqual([1, 'recruit 1']);
  const storm = struck('exhausted-crew', { mode: 'storm', crew: ['pilot'], staging: [2, 0] });
  play(storm, 'recruit:reef-diver', 'tire:1');
  expect([asked(storm), offered(storm)]).toEqual(['tire 0', ['tire:0', 'tire:2']]);
  play(storm, 'tire:2');
  expect(asked(storm)).toBe('recruit 1');
});

test('S-12 Red Tape: the first site each costs one further disc, which goes to the supply', () => {
  const p: Position = {
    phase: 'turn',
    zones: { D1: 'dying-reef' },
    vessels: ['D1', 'C1'],
    research: [9],
    crew: ['marine-biologist+'],
  };
  const s = struck('red-tape', { ...p, staging: [5, 0] });
  play(s, 'activate:1');
  const stock = s.stock[0];
  play(s, 'conserve:dying-reef.c1');
  expect([s.staging[0], s.stock[0]]).toEqual([2, stock + 1]);
  play(s, 'conserve:dying-reef.c4');
  expect(s.staging[0]).toBe(1);
  const poor = struck('red-tape', { ...p, staging: [2, 0] });
  play(poor, 'activate:1');
  expect(refused(poor, 'conserve:dying-reef.c1')).toBe('S-12 redTape');
});

test('S-13 Sea Quake: no vessel enters the deepest two depths, on Storm three', () => {
  const p: Position = {
    phase: 'turn',
    zones: { C3: 'rift-valley', C4: 'brine-pool' },
    vessels: ['C3', 'C1'],
    tracks: ['0 0 0 10'],
    crew: ['pilot'],
  };
  const s = struck('sea-quake', p);
  play(s, 'activate:1');
  expect(refused(s, 'travel:C3-C4')).toBe('S-13 quake');
  const storm = struck('sea-quake', { ...p, mode: 'storm', vessels: ['C2', 'C1'] });
  play(storm, 'activate:1');
  expect(refused(storm, 'travel:C2-C3')).toBe('S-13 quake');
});

test('S-13 depth 3 stays open, on Storm depth 2; after the round all of them are', () => {
  const zones = { C3: 'rift-valley', C4: 'brine-pool' };
  const p: Position = { phase: 'turn', zones, tracks: ['0 0 0 10'], crew: ['pilot'] };
  const s = struck('sea-quake', { ...p, vessels: ['C2', 'C1'] });
  play(s, 'activate:1');
  expect(offered(s, 'travel:C2')).toContain('travel:C2-C3');
  expect(offered(s, 'travel:C2')).not.toContain('travel:C2-C4');
  const storm = struck('sea-quake', { ...p, mode: 'storm', vessels: ['C1', 'C1'] });
  play(storm, 'activate:1');
  expect(offered(storm, 'travel:C1')).toContain('travel:C1-C2');
  expect(offered(storm, 'travel:C1')).not.toContain('travel:C1-C3');
  const later = struck('sea-quake', {
    ...p,
    round: 5,
    setbacks: 'sea-quake funding-gap',
    vessels: ['C3', 'C1'],
  });
  play(later, 'activate:1');
  expect(offered(later, 'travel:C3')).toContain('travel:C3-C4');
});

test('S-13 where the ocean is three depths deep, Storm leaves depth 1 open', () => {
  const s = struck('sea-quake', {
    mission: 5,
    mode: 'storm',
    phase: 'turn',
    crew: ['pilot'],
    tracks: ['0 0 0 10'],
  });
  play(s, 'activate:1');
  const travels = offered(s, 'travel');
  expect(travels.length).toBeGreaterThan(0);
  expect(travels.every(text => text.endsWith('1'))).toBe(true);
});

test('S-14 Public Doubt: the first impact of everybody is lost', () => {
  const s = struck('public-doubt', { phase: 'turn', held: ['impact impact'] });
  const log = play(s, 'spend:impact');
  expect([asked(s), told(log, 'doubted').length]).toEqual(['turn 0', 1]);
  play(s, 'spend:impact');
  expect(asked(s)).toBe('impact 0');
});

test('S-15 Short Season: at most four turns, on Storm three', () => {
  for (const [mode, turns] of [
    ['open', 4],
    ['storm', 3],
  ] as const) {
    const s = struck('short-season', {
      mode,
      seats: 1,
      phase: 'turn',
      staging: [6],
      crew: ['pilot navigator ecologist reef-diver'],
    });
    for (let i = 0; i < turns; i++) play(s, `activate:${i}`, 'end');
    expect(s.round).toBe(5);
  }
});

test('S-16 Ghost Nets: free sites are covered, one for each player, if possible in different zones, until the end of the round', () => {
  const p: Position = { zones: { D1: 'dying-reef', B1: 'kelp-forest' }, vessels: ['C1', 'D1'] };
  const s = struck('ghost-nets', p);
  expect(asked(s)).toBe('net 0');
  play(s, 'net:dying-reef.c1');
  expect(refused(s, 'net:dying-reef.c2')).toBe('S-16 notCoverable');
  play(s, 'net:the-sea-star.j1', 'recruit:reef-diver', 'recruit:reef-diver', 'pass', 'activate:0');
  expect(refused(s, 'conserve:dying-reef.c1')).toBe('S-16 siteCovered');
  toRound(s, 5);
  expect(s.nets).toEqual([]);
  const storm = struck('ghost-nets', { ...p, mode: 'storm', vessels: ['C1 B1', 'D1'] });
  play(storm, 'net:dying-reef.c1', 'net:the-sea-star.j1');
  expect(refused(storm, 'net:dying-reef.c2')).toBe('S-16 notCoverable');
  play(storm, 'net:kelp-forest.c1');
  toRound(storm, 5);
  expect(storm.nets).toHaveLength(3);
});

test('a setback only holds in its own round', () => {
  const s = position({
    seats: 2,
    mode: 'open',
    round: 5,
    setbacks: 'storm-front lost-samples',
    crew: ['pilot'],
    tracks: ['0 0 0 2'],
  });
  play(s, 'activate:1');
  expect(offered(s)).toContain('travel:C1-C2');
  expect(s.ocean[at('C2')]).toBeGreaterThanOrEqual(0);
});
