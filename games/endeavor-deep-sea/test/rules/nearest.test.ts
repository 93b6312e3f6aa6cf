/** What is only just allowed, or only just counts: beside each refusal and each reward the nearest case on the other side. */
import { seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { FIRST_FIVE, LEADER } from '../../data/crew.ts';
import { readCell } from '../../data/ocean.ts';
import { BIT_OF_TILE, FALLEN_STAR, TILES, TILES_OF_DEPTH } from '../../data/tiles.ts';
import { game } from '../../game.ts';
import { isBusy } from '../../member.ts';
import { putBack, tileOf } from '../../piles.ts';
import { canRecruit } from '../../tray.ts';
import { design, type Position, position, standard } from '../position.ts';
import { asked, offered, play, refused, told, vessels } from '../table.ts';

describe('S-13 Sea Quake: the depth above the closed ones stays open', () => {
  test.each([
    ['open', 'C2', 'C3', 'C4'],
    ['storm', 'C1', 'C2', 'C3'],
  ] as const)('on %s', (mode, from, open, closed) => {
    const quake = (vessel: string, ingenuity = 10) => {
      const s = position({
        seats: 2,
        mode,
        round: 4,
        setbacks: 'sea-quake',
        zones: { C3: 'rift-valley', C4: 'brine-pool' },
        vessels: [vessel, 'C1'],
        tracks: [`0 0 0 ${ingenuity}`],
        crew: ['pilot'],
      });
      play(s, 'activate:1');
      return s;
    };
    const allowed = quake(from);
    play(allowed, `travel:${from}-${open}`);
    expect(vessels(allowed, 0)).toEqual([open]);
    expect(refused(quake(open), `travel:${open}-${closed}`)).toBe('S-13 quake');
    const shallow = quake(from, 0);
    expect(refused(shallow, `travel:${from}-${open}`)).toBe('ED-60 tooDeep');
  });
});

/** Events that random games hardly ever meet. */
describe('told', () => {
  test('ED-131 when the last token of the Sunken Ruins is taken, and not before', () => {
    const dive = (tokens: string) => {
      const s = position({
        zones: { C2: 'sunken-ruins' },
        vessels: ['C2'],
        tokens: { 'sunken-ruins.d1': tokens },
      });
      return told(play(s, 'activate:0', 'dive:sunken-ruins.d1', 'go'), 'ruinsEmpty');
    };
    expect([dive('disc').length, dive('disc disc').length]).toEqual([1, 0]);
  });

  test('ED-208 who reaches depth 5 first, and who second', () => {
    const s = position({
      mission: 10,
      zones: { C4: 'brine-pool', C5: 'whale-fall' },
      vessels: ['C4', 'C4'],
      tracks: ['0 0 0 10', '0 0 0 10'],
      crew: ['pilot', 'pilot'],
    });
    const log = play(s, 'activate:1', 'travel:C4-C5', 'end', 'activate:1', 'travel:C4-C5');
    expect(told(log, 'raced').map(({ params }) => params)).toEqual([
      { seat: 0, goal: 1, rank: 1 },
      { seat: 1, goal: 1, rank: 2 },
    ]);
  });

  test('ED-39 which specialist of rank 5 takes the place of the one that was recruited', () => {
    const s = game.setup(2, standard(), seedRng('five', 'play'));
    s.tracks.fill(10);
    const before = game.view(s, 'spectator').offer;
    const log = play(s, game.write({ kind: 'recruit', design: before[0] }));
    const fresh = game.view(s, 'spectator').offer.filter(design => !before.includes(design));
    expect(fresh).toHaveLength(1);
    expect(told(log, 'offered').map(({ params }) => params.design)).toEqual(fresh);
  });

  test('ED-48 which specialist is activated, and on which side', () => {
    const s = position({ crew: ['pilot pilot+'] });
    const activated = (text: string) => told(play(s, text), 'activated').map(({ params }) => params);
    expect(activated('activate:1')).toEqual([{ seat: 0, design: design('pilot'), senior: 0 }]);
    play(s, 'end', 'pass');
    expect(activated('activate:2')).toEqual([{ seat: 0, design: design('pilot'), senior: 1 }]);
  });

  test('ED-211 whose actions the Robotics Engineer copies', () => {
    const s = position({ crew: ['robotics-engineer rov-operator'] });
    const log = play(s, 'activate:1', 'copy:2');
    expect(told(log, 'copied').map(({ params }) => params)).toEqual([
      { seat: 0, design: design('rov-operator') },
    ]);
  });

  test('ED-121 an impact that is lost, and not one that finds its place', () => {
    const spend = (markers: Record<string, number>) => {
      const zones = { C3: 'deepwater-shark' };
      const s = position({ mission: 10, zones, vessels: ['C3'], held: ['impact'], markers });
      return told(play(s, 'spend:impact'), 'impactLost').length;
    };
    const full = { '2,0': 0, '2,1': 0, '2,2': 0, '2,3': 0, '2,4': 0, '2,5': 0 };
    const { '2,5': _, ...last } = full;
    expect([spend(full), spend(last)]).toEqual([1, 0]);
  });
});

test('ED-65 the last disc of the staging area is enough for a sonar', () => {
  const s = position({ staging: [2] });
  play(s, 'activate:0', 'sonar:the-sea-star.s1');
  const without = position({ staging: [1] });
  play(without, 'activate:0');
  expect(offered(without, 'sonar')).toEqual([]);
});

test('ED-194 each goal hex of mission 8 asks for the option of its own goal', () => {
  const reach = (near: string, hex: string) => {
    const zones = { A1: 'the-sea-star' };
    const s = position({ mission: 8, bare: true, zones, held: ['impact'], markers: { [near]: 0 } });
    play(s, 'spend:impact', `impact:${hex}`);
    if (asked(s) === 'option 0') play(s, 'option:2');
    return game.view(s, 'spectator').chosen;
  };
  expect(reach('9,1', '9,0')).toEqual([2, 0, 0]);
  expect(reach('8,7', '8,8')).toEqual([0, 2, 0]);
  expect(reach('1,1', '1,0')).toEqual([0, 0, 2]);
  expect(reach('1,2', '1,1')).toEqual([0, 0, 0]);
});

test('ED-177 a Fallen Star that was found is not among the top tiles any more', () => {
  const s = position({
    mission: 6,
    zones: { C3: 'vortex', C4: 'brine-pool', D5: 'fallen-star' },
    vessels: ['C3'],
    discs: { 'vortex.s4': 1, 'shipwreck.s1': 0 },
  });
  s.hidden = 2;
  play(s, 'activate:0', 'sonar:vortex.s5', 'seek:5+5');
  expect(offered(s, 'lay').length).toBeGreaterThan(0);
  expect(offered(s, 'lay:fallen-star')).toEqual([]);
});

test('E-75 an action that belongs to a zone belongs there in the first cell of the ocean, too', () => {
  const s = position({
    zones: { A1: 'atoll' },
    vessels: ['A1 C1'],
    research: [9],
    display: 'living-hulls nameless-life reef-portraits drifting-currents',
  });
  const publishing = 'publish:the-sea-star.j1*reef-portraits';
  const ask = (cell: string) =>
    s.stack.push({ step: 'bonus', seat: 0, zone: readCell(cell) ?? -1, manner: 'plain', action: 'publish' });
  ask('A1');
  expect(refused(s, publishing)).toBe('E-75 onlyHere');
  ask('C1');
  expect(offered(s)).toContain(publishing);
});

describe('ED-37 who is on offer', () => {
  const last = LEADER - 1;

  test('E-13 one tile in the tray is enough, also the first one', () => {
    const s = position();
    s.offer = [];
    s.tray.fill(0);
    expect(canRecruit(s, 0)).toBe(false);
    s.tray[0] = 1;
    expect(canRecruit(s, 0)).toBe(true);
  });

  test.each([
    ['the last one with several copies', FIRST_FIVE - 1, 'ED-11 trayEmpty'],
    ['the first one of rank 5', FIRST_FIVE, 'E-11 notOnOffer'],
    ['the last one of rank 5', last, 'E-11 notOnOffer'],
  ])('%s is refused with its rule where there is none', (_, design, refusal) => {
    const s = position({ phase: 'recruit', tracks: ['10 10 10 10'] });
    s.offer = s.offer.filter(other => other !== design);
    if (design < FIRST_FIVE) s.tray[design] = 0;
    expect(refused(s, game.write({ kind: 'recruit', design }))).toBe(refusal);
  });
});

describe('ED-177 E-106 where the hidden tile may be, for somebody who did not see what was put back', () => {
  const star = 1 << BIT_OF_TILE[FALLEN_STAR];
  const deepest = TILES[FALLEN_STAR].depth;

  /** How often it is the tile under the pile, of a hundred worlds. */
  const shareOfStar = (unseen: number, hidden: number): number => {
    const s = position({ mission: 6 });
    const [back] = [...TILES_OF_DEPTH[deepest]].filter(tile => ((unseen >> BIT_OF_TILE[tile]) & 1) !== 0);
    s.under = [putBack(back, 1)];
    s.piles[deepest] = unseen & ~(1 << BIT_OF_TILE[back]);
    s.hidden = hidden;
    const view = game.view(s, 1);
    const worlds = Array.from({ length: 100 }, (_, i) => game.sample(view, seedRng(`${i}`, 'worlds')));
    return worlds.filter(({ under }) => tileOf(under[0]) === FALLEN_STAR).length;
  };
  const others = TILES_OF_DEPTH[deepest].flatMap(tile =>
    tile === FALLEN_STAR ? [] : [1 << BIT_OF_TILE[tile]],
  );
  const all = others.reduce((bits, bit) => bits | bit, star);

  test('each of the top tiles has the same chance', () => {
    const share = shareOfStar(all, 1);
    expect(share).toBeGreaterThan(35);
    expect(share).toBeLessThan(65);
  });

  test('also when two tiles are left', () => {
    const share = shareOfStar(star | others[0], 4);
    expect(share).toBeGreaterThan(5);
    expect(share).toBeLessThan(35);
  });

  test('a single tile that is left is the one', () => {
    expect(shareOfStar(star, 4)).toBe(100);
  });
});

test('S-3 ED-41 no disc is taken back where the fever leaves none to take, or nobody has one', () => {
  const manage = (mode: 'open' | 'storm', crew: string) => {
    const p = { seats: 2, mode, round: 4, phase: 'recruit', setbacks: 'fever-on-board' } as const;
    const s = position({ ...p, crew: [crew], tracks: ['0 0 2 0'], staging: [0] });
    const log = play(s, 'recruit:reef-diver');
    return [told(log, 'managed').map(({ params }) => params.count), s.crew[0].filter(isBusy).length];
  };
  expect(manage('open', 'pilot*')).toEqual([[1], 0]);
  expect(manage('storm', 'pilot*')).toEqual([[], 1]);
  expect(manage('open', 'pilot')).toEqual([[], 0]);
});

describe('behind the last of a crew there is nobody', () => {
  const strained = { seats: 2, mode: 'open', round: 4, phase: 'recruit' } as const;

  test.each<[string, Position, readonly string[], string]>([
    ['ED-48 noMember', { crew: ['pilot'] }, [], 'activate'],
    ['ED-107 noMember', { crew: ['pilot'], held: ['promote'] }, ['spend:promote'], 'promote'],
    [
      'ED-41 noMember',
      { ...strained, setbacks: 'fever-on-board', tracks: ['0 0 2 0'], staging: [0], crew: ['pilot* pilot*'] },
      ['recruit:reef-diver'],
      'reclaim',
    ],
    [
      'S-11 notFree',
      { ...strained, setbacks: 'exhausted-crew', crew: ['pilot'], staging: [1] },
      ['recruit:reef-diver'],
      'tire',
    ],
    ['E-25 nothingToCopy', { crew: ['robotics-engineer rov-operator'] }, ['activate:1'], 'copy'],
  ])('%s', (refusal, p, before, kind) => {
    const s = position(p);
    play(s, ...before);
    expect(offered(s, kind).length).toBeGreaterThan(0);
    expect(refused(s, `${kind}:${s.crew[0].length}`)).toBe(refusal);
  });
});
