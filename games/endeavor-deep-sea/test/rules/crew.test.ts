/** ED-210 … ED-212: specialists, side by side with what they give, do and score. */
import { describe, expect, test } from 'vitest';
import { DESIGNS, LEADER } from '../../data/crew.ts';
import { unpackGains } from '../../data/gains.ts';
import { unpackSlots } from '../../data/slots.ts';
import { memberPoints } from '../../goals/crew.ts';
import { slotsOf } from '../../member.ts';
import { design, type Position, position } from '../position.ts';
import { asked, offered, play, track } from '../table.ts';

/** Written as on the tile: `/` chooses, `+` adds. */
const SIDES = [
  ['pilot', 1, 'impact', 'travel', 'inspiration coordination', 'travel'],
  ['reef-diver', 1, 'reputation', 'dive', 'reputation', 'dive/publish'],
  ['sonar-operator', 1, 'coordination', 'sonar', 'coordination', 'travel/sonar'],
  ['ecologist', 2, '', 'travel/conserve', 'coordination coordination', 'dive/conserve'],
  ['marine-engineer', 2, 'ingenuity ingenuity', '', '', 'travel/publish'],
  ['navigator', 2, 'inspiration', 'travel/sonar', '', 'sonar+dive'],
  ['rov-operator', 3, '', 'travel+dive', 'reputation reputation', 'dive+conserve'],
  ['field-researcher', 3, '', 'sonar+publish', '', 'travel+publish'],
  ['marine-biologist', 3, 'inspiration inspiration', 'conserve/publish', '', 'conserve+conserve'],
  ['deep-sea-diver', 4, 'impact', 'dive+dive', 'research research', 'travel+conserve'],
  ['oceanographer', 4, 'reputation inspiration coordination ingenuity', 'sonar/publish', 'impact impact', ''],
  ['vessel-captain', 4, 'ingenuity', 'travel+travel', 'ingenuity', 'travel+sonar'],
  ['fleet-coordinator', 5, 'ingenuity', 'travel+travel+travel', '', ''],
  ['ichthyologist', 5, 'inspiration', 'dive+conserve+conserve', '', ''],
  ['ocean-historian', 5, 'coordination', 'dive+dive+publish', '', ''],
  ['biotechnologist', 5, 'research research research research', 'conserve+publish', '', ''],
  ['biogeographer', 5, 'ingenuity', 'travel+dive+conserve', '', ''],
  ['mentor', 5, 'coordination coordination', 'publish/promote', '', ''],
  ['adventurer', 5, 'inspiration inspiration inspiration', 'sonar+sonar', '', ''],
  ['dive-team-leader', 5, 'ingenuity ingenuity ingenuity', 'travel+dive', '', ''],
  ['robotics-engineer', 5, 'inspiration inspiration', '', '', ''],
] as const;

test('ED-210 the table names every design', () => {
  expect(SIDES.map(([id]) => id)).toEqual(DESIGNS.slice(0, LEADER).map(one => one.id));
});

describe.each([...SIDES])('%s', (id, rank, junior, doesJunior, senior, doesSenior) => {
  const one = DESIGNS[design(id)];

  test('ED-210 rank, gains and actions of both sides', () => {
    expect(one.rank).toBe(rank);
    expect(
      [unpackGains(one.sides[0].gains), unpackGains(one.sides[1].gains)].map(gains => gains.join(' ')),
    ).toEqual([junior, senior]);
    expect([written(one.sides[0].slots), written(one.sides[1].slots)]).toEqual([doesJunior, doesSenior]);
  });

  test('ED-210 recruiting gives the gains of the junior side', () => {
    const s = position({ phase: 'recruit', tracks: ['10 0 0 0'], staging: [0] });
    s.offer = rank === 5 ? [design(id)] : s.offer;
    s.fives &= ~(1 << (design(id) - 12));
    const before = counts(s, 0);
    playLoose(s, `recruit:${id}`);
    expect(counts(s, 0) - before).toBe(
      junior.split(' ').filter(gain => gain !== '' && gain !== 'impact').length,
    );
    if (junior === 'impact') expect(asked(s)).toBe('impact 0');
  });

  test('ED-210 ED-107 promotion gives the gains of the senior side', () => {
    const s = position({ held: ['promote'], crew: [id] });
    play(s, 'spend:promote');
    const before = counts(s, 0);
    play(s, 'promote:1');
    expect(counts(s, 0) - before).toBe(
      senior.split(' ').filter(gain => gain !== '' && gain !== 'impact').length,
    );
    if (senior.startsWith('impact')) expect(asked(s)).toBe('impact 0');
  });

  test('ED-48 ED-210 the side lying up says which actions an activation opens', () => {
    for (const [side, does] of [
      [id, doesJunior],
      [`${id}+`, doesSenior],
    ] as const) {
      const s = position({ ...EVERYTHING, crew: [side] });
      play(s, 'activate:1');
      const kinds = [...new Set(offered(s).map(text => text.split(':')[0]))].filter(
        kind => kind !== 'end' && kind !== 'copy',
      );
      expect(kinds.sort(), side).toEqual(
        [...new Set(does.split(/[+/]/).filter(action => action !== ''))].sort(),
      );
    }
  });
});

test('E-12 with the option sonar two seniors use sonar instead of dive', () => {
  const s = position({ variant: 'sonar' });
  expect(written(slotsOf(s, design('ecologist') | 32))).toBe('sonar/conserve');
  expect(written(slotsOf(s, design('rov-operator') | 32))).toBe('sonar+conserve');
  expect(written(slotsOf(position(), design('rov-operator') | 32))).toBe('dive+conserve');
});

test('ED-212 E-80 a senior of rank 5 has no actions and scores; a junior scores nothing', () => {
  for (const one of DESIGNS.slice(12, LEADER)) {
    expect(one.sides[1].slots).toBe(0);
    expect([one.sides[0].scores, one.sides[1].scores === undefined]).toEqual([undefined, false]);
  }
});

function scored(id: string, p: Position): number {
  const s = position(p);
  return memberPoints(s, 0, design(id) | 32);
}

test.each(DESIGNS.slice(12, LEADER).map(({ id }) => [id]))(
  'ED-212 %s scores nothing for what others have',
  id => {
    const s = position({
      crew: [`${id}+`, 'pilot+ navigator+'],
      zones: { D1: 'dying-reef', C3: 'carbonate-spires' },
      vessels: ['C1', 'C1 D1 C2'],
      discs: { 'dying-reef.c1': 1, 'dying-reef.c2': 1, 'the-sea-star.j1': 1, 'carbonate-spires.j1': 1 },
      journals: ['', 'maps-of-light shared-notebooks state-of-the-sea whale-families'],
    });
    expect(memberPoints(s, 0, s.crew[0][1])).toBe(id === 'robotics-engineer' ? 4 : 0);
  },
);

test('ED-212a Fleet Coordinator: 1 for every 2 completed connections shared with somebody else', () => {
  const shared = {
    'dying-reef.c1': 0,
    'dying-reef.c2': 1,
    'dying-reef.c4': 0,
    'kelp-forest.c1': 0,
    'kelp-forest.c2': 0,
  };
  // c1–c2 and c2–c4 are shared, those of the Kelp Forest are not.
  expect(scored('fleet-coordinator', { zones: { D1: 'dying-reef', B1: 'kelp-forest' }, discs: shared })).toBe(
    1,
  );
});

test('ED-212a a connection with a free end is not completed', () => {
  expect(scored('fleet-coordinator', { zones: { D1: 'dying-reef' }, discs: { 'dying-reef.c2': 0 } })).toBe(0);
});

test('ED-212b Ichthyologist: conservation discs in the best zone', () => {
  expect(
    scored('ichthyologist', {
      zones: { D1: 'dying-reef', B1: 'kelp-forest' },
      discs: { 'dying-reef.c1': 0, 'dying-reef.c3': 0, 'kelp-forest.c1': 0 },
    }),
  ).toBe(2);
});

test('ED-212c E-62 Ocean Historian: 3 for every complete set', () => {
  expect(
    scored('ocean-historian', {
      journals: ['maps-of-light shared-notebooks state-of-the-sea whale-families'],
    }),
  ).toBe(3);
});

test('ED-212d Biotechnologist: 1 for every depth with a publication', () => {
  expect(
    scored('biotechnologist', {
      zones: { C3: 'carbonate-spires' },
      discs: { 'the-sea-star.j1': 0, 'carbonate-spires.j1': 0, 'carbonate-spires.j2': 0 },
    }),
  ).toBe(2);
});

test('ED-212e Biogeographer: 1 for every zone with a conservation disc', () => {
  expect(
    scored('biogeographer', {
      zones: { D1: 'dying-reef', B1: 'kelp-forest' },
      discs: { 'dying-reef.c1': 0, 'dying-reef.c3': 0, 'kelp-forest.c1': 0 },
    }),
  ).toBe(2);
});

test('ED-212f E-80 Mentor: 1 for every other senior; the team leader is none', () => {
  const s = position({ crew: ['mentor+ pilot+ navigator+ ecologist'] });
  expect(memberPoints(s, 0, s.crew[0][1])).toBe(2);
});

test('ED-212g Adventurer: 1 for every 3 zones with an own disc or vessel', () => {
  expect(
    scored('adventurer', {
      zones: { D1: 'dying-reef', C3: 'rift-valley' },
      vessels: ['C1 C2'],
      discs: { 'dying-reef.c1': 0, 'rift-valley.s1': 0, 'volcanic-island.s1': 0 },
    }),
  ).toBe(1);
});

test('ED-212g zones in the outermost column count as all others', () => {
  const discs = { 'dying-reef.c1': 0, 'rift-valley.s1': 0 };
  expect(
    scored('adventurer', { zones: { A1: 'dying-reef', C3: 'rift-valley' }, vessels: ['C1'], discs }),
  ).toBe(1);
});

test('ED-212h E-44 Dive Team Leader: 1 for every 2 empty dive sites', () => {
  expect(
    scored('dive-team-leader', {
      zones: { D1: 'atoll' },
      tokens: { 'the-sea-star.d1': '', 'volcanic-island.d1': '', 'atoll.d1': '' },
    }),
  ).toBe(1);
});

test('ED-212i Robotics Engineer: 4', () => {
  expect(scored('robotics-engineer', {})).toBe(4);
});

/** A position in which every action is possible. */
const EVERYTHING: Position = {
  zones: { D1: 'dying-reef' },
  vessels: ['C1 D1'],
  research: [9],
  staging: [9],
  display: 'reef-portraits nameless-life living-hulls wider-sanctuaries',
};

function counts(s: ReturnType<typeof position>, seat: number): number {
  return s.tracks.slice(seat * 4, seat * 4 + 4).reduce((sum, cell) => sum + cell, 0) + s.research[seat];
}

/** For tests that took a tile out of the box. */
function playLoose(s: ReturnType<typeof position>, text: string): void {
  expect(offered(s)).toContain(text);
  play(s, text);
  expect(track(s, 0, 'reputation')).toBeGreaterThanOrEqual(10);
}

function written(slots: number): string {
  return unpackSlots(slots)
    .map(choice => choice.join('/'))
    .join('+');
}
