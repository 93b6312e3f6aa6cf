/** ED-220 … ED-222 and CO-1 … CO-20: solo and co-operative play. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countBits, seedRng, speaker } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { BONUS_GOALS, LEVEL_RULES, SETBACKS, TEAM_GOALS } from '../../data/coop.ts';
import { tileNamed } from '../../data/tiles.ts';
import { game } from '../../game.ts';
import { personalPoints } from '../../goals/personal.ts';
import { goalsMet, needOf, teamEnding, teamGoals, teamScore } from '../../goals/team.ts';
import type { State } from '../../state.ts';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';
import { voice } from '../../words/voice.ts';
import { type Position, position, standard } from '../position.ts';
import { asked, finish, offered, play, told, toRound, track } from '../table.ts';

function team(seats: number, mode: 'calm' | 'open' | 'storm' = 'open', mission = 1, seed = 'team'): State {
  return game.setup(seats, standard({ mode, mission }), seedRng(seed, 'play'));
}

test('CO-1 ED-220 one to four players form one team; all win or lose together', () => {
  for (const seats of [1, 2, 3, 4]) {
    const s = team(seats);
    finish(s);
    expect(new Set(game.result(s)?.places)).toEqual(new Set([s.ending === 'won' ? 1 : 2]));
    expect(new Set(game.result(s)?.scores).size).toBe(1);
  }
});

test('CO-2 ED-221 seven rounds; the wave goes on, alone it stays', () => {
  const s = team(3);
  const first = s.wave;
  toRound(s, 2);
  expect(s.wave).toBe((first + 1) % 3);
  finish(s);
  expect(s.round).toBe(7);
  const solo = team(1);
  finish(solo);
  expect([solo.round, solo.wave]).toEqual([7, 0]);
});

test('CO-3 cards that do not suit the mission are left out', () => {
  const s = team(2, 'open', 8);
  const excluded = BONUS_GOALS.flatMap((card, i) => (card.notIn.includes(8) ? [i] : []));
  expect(excluded.every(i => (s.bonusDeck & (1 << i)) === 0)).toBe(true);
  expect(countBits(s.bonusDeck) + s.bonus.length).toBe(14);
  expect(countBits(s.setbackDeck)).toBe(16);
});

test('CO-4 ED-221 a bonus goal before rounds 1 to 3, a setback before rounds 4 to 7', () => {
  const s = team(2);
  const seen = [[s.bonus.length, s.setbacks.length]];
  for (let round = 2; round <= 7; round++) {
    toRound(s, round);
    seen.push([s.bonus.length, s.setbacks.length]);
  }
  expect(seen).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [3, 1],
    [3, 2],
    [3, 3],
    [3, 4],
  ]);
});

test('CO-5 CO-17 four goals of the mission from the start, seven from round 3 on', () => {
  const s = team(2);
  expect(teamGoals(s)).toHaveLength(5);
  toRound(s, 3);
  expect(teamGoals(s)).toHaveLength(7);
});

test('CO-6 goals are checked once, at the end, on the state of that moment', () => {
  const s = position({
    seats: 1,
    zones: { D1: 'dying-reef' },
    discs: { 'dying-reef.c1': 0, 'dying-reef.c3': 0, 'dying-reef.c4': 0 },
  });
  const met = () => teamGoals(s)[2].count >= teamGoals(s)[2].need;
  expect(met()).toBe(true);
  for (let more = teamGoals(s)[2].count - teamGoals(s)[2].need; more >= 0; more--) {
    s.discs[s.discs.indexOf(1)] = 0;
    s.stock[0]++;
  }
  // Nothing is locked in: what was met once is open again.
  expect(met()).toBe(false);
  const end = position({
    seats: 1,
    round: 7,
    setbacks: 'hiring-freeze hiring-freeze hiring-freeze hiring-freeze',
  });
  play(end, 'pass');
  expect([end.ending, teamEnding(end)]).toEqual(['lost', 'lost']);
});

test('CO-7 majorities and goals of the competitive game score nothing', () => {
  const s = position({ seats: 2, mode: 'open', discs: { 'the-sea-star.s1': 0 } });
  expect(game.standing(game.view(s, 0))[0].parts.map(part => part.key)).toEqual([
    'attributes',
    'impact',
    'journals',
    'specialists',
    'leftovers',
    'team',
    'average',
  ]);
});

test('CO-8 turns work as always; alone one after the other until you pass', () => {
  const s = position({ seats: 1, crew: ['pilot'] });
  play(s, 'activate:0', 'end');
  expect(asked(s)).toBe('turn 0');
  play(s, 'activate:1', 'end');
  expect(s.round).toBe(3);
});

test('CO-9 decisions of the team are made by the holder of the wave', () => {
  const s = team(3, 'calm');
  expect(asked(s)).toBe(`card ${s.wave}`);
});

test('CO-10 others on journals are all other players; alone nobody', () => {
  const p: Position = {
    display: 'joint-announcements nameless-life reef-portraits drifting-currents',
    research: [2],
    vessels: ['C1', 'C1'],
  };
  const two = position({ ...p, seats: 2, mode: 'open' });
  play(two, 'activate:0', 'publish:the-sea-star.j2*joint-announcements');
  expect([track(two, 0, 'reputation'), track(two, 1, 'reputation')]).toEqual([2, 1]);
  const solo = position({ ...p, seats: 1 });
  play(solo, 'activate:0', 'publish:the-sea-star.j2*joint-announcements');
  expect([track(solo, 0, 'reputation'), asked(solo)]).toEqual([2, 'act 0']);
});

test('CO-11 a zone counts once for the team, discs and vessels of anybody count', () => {
  const s = position({
    seats: 2,
    mode: 'open',
    mission: 2,
    zones: { B2: 'dolphin-pods' },
    discs: { 'dolphin-pods.c1': 0, 'dolphin-pods.c2': 1 },
  });
  expect(teamGoals(s)[2].count).toBe(1);
  const both = position({ seats: 2, mode: 'open', discs: { 'the-sea-star.s1': 0, 'the-sea-star.s2': 1 } });
  expect(teamGoals(both)[0].count).toBe(2);
});

test('CO-12 mission 10: no goal of the team counts race discs', () => {
  const s = position({ seats: 3, mode: 'open', mission: 10 });
  const before = teamGoals(s).map(({ count }) => count);
  s.races = [0, 0, 0, 0, 2, 1, 0, 0];
  s.stock[0]--;
  s.stock[1]--;
  expect(teamGoals(s).map(({ count }) => count)).toEqual(before);
});

test('CO-13 mission 8: open goals are settled after round 3, a marker on the goal hex makes them easier', () => {
  const s = team(3, 'open', 8);
  finish(s, now => now.round === 3 && asked(now).startsWith('option'));
  play(s, 'option:2', 'option:1', 'option:2');
  expect([s.chosen, s.round]).toEqual([[2, 1, 2], 4]);
  const p: Position = {
    seats: 3,
    mission: 8,
    bare: true,
    zones: { C1: 'the-sea-star' },
    markers: { '8,8': 1 },
  };
  const [, goal] = TEAM_GOALS[7];
  for (const mode of ['open', 'storm'] as const) {
    const reached = position({ ...p, mode });
    const plain = position({ ...p, mode, markers: {} });
    for (const t of [reached, plain]) t.chosen = [0, 1, 0];
    expect([teamGoals(plain)[1].need, teamGoals(reached)[1].need]).toEqual([
      needOf(plain, goal[0]),
      needOf(plain, goal[0]) - 2,
    ]);
  }
});

test('CO-14 tiles drawn by sonar and the one put back are known to the whole team', () => {
  const s = position({ seats: 2, mode: 'open', draw: 'shipwreck sunken-ruins' });
  const log = play(s, 'activate:0', 'sonar:the-sea-star.s1', 'seek:2+2');
  expect(told(log, 'sought', 1)[0].params).toHaveProperty('first');
  expect(game.view(s, 1).stack.at(-1)).toMatchObject({ tiles: [expect.any(Number), expect.any(Number)] });
  play(s, 'lay:shipwreck@B2');
  expect(game.view(s, 1).under.at(-1)).toBe(tileNamed('sunken-ruins'));
});

test('CO-15 there is no early end', () => {
  const s = team(1, 'calm');
  toRound(s, 7);
  expect(s.ending).toBe('');
});

test('CO-18 victory with as many goals as the level asks for: 4, 4 and 5', () => {
  expect([LEVEL_RULES.calm.goals, LEVEL_RULES.open.goals, LEVEL_RULES.storm.goals]).toEqual([4, 4, 5]);
});

test('CO-18 CO-17 a team that meets its goals wins', () => {
  const s = position({
    seats: 1,
    round: 7,
    setbacks: 'hiring-freeze hiring-freeze hiring-freeze hiring-freeze',
    bonus: 'seasoned-crew well-founded reserves',
    crew: ['pilot+ navigator+ ecologist+ reef-diver+ sonar-operator+ rov-operator+ marine-engineer+'],
    tracks: ['7 7 7 7'],
    research: [12],
    markers: { '0,6': 0, '1,6': 0, '0,5': 0, '0,4': 0, '0,3': 0, '0,2': 0, '2,7': 0, '3,4': 0, '3,5': 0 },
    held: ['research'],
    staging: [6],
  });
  expect(goalsMet(s)).toBeGreaterThanOrEqual(4);
  play(s, 'pass');
  expect([s.ending, game.result(s)?.places]).toEqual(['won', [1]]);
});

test('CO-19 the grade follows the goals met, in both languages', () => {
  const grades = [0, 1, 2, 3, 4, 5, 6, 7].map(met => en[`grade.${met}` as keyof typeof en]);
  expect(grades).toEqual([
    'Adrift',
    'Adrift',
    'Lessons Learned',
    'Lessons Learned',
    'Charted',
    'Protected',
    'Flourishing',
    'Legend of the Deep',
  ]);
  expect(de['grade.7']).toBe('Legende der Tiefe');
  const s = team(2, 'storm');
  finish(s);
  const says = { en: speaker('en', en), de: speaker('de', de) };
  const listener = { viewer: 0, name: String } as const;
  s.tracks.fill(0);
  const met = goalsMet(s);
  expect(met).toBeLessThan(2);
  expect(voice.ask(says.en, game.view(s, 0), listener, game.moves(s, 0))).toBe(
    `The team did not meet enough goals. Adrift, storm: ${met} ${met === 1 ? 'goal' : 'goals'} of 7`,
  );
  expect(voice.ask(says.de, game.view(s, 0), listener, game.moves(s, 0))).toContain('. Abgetrieben, Sturm: ');
});

test('CO-20 team score: ten for each goal and the average of what everybody scores without goals', () => {
  const s = position({ seats: 2, mode: 'open', tracks: ['4 0 0 0', '7 0 0 0'], staging: [0, 0] });
  const own = [0, 1].map(seat => personalPoints(s, seat).reduce((sum, n) => sum + n, 0));
  expect(own).toEqual([4, 7]);
  expect(teamScore(s)).toBe(10 * goalsMet(s) + 5);
  const standing = game.standing(game.view(s, 0));
  expect(standing.map(({ score }) => score)).toEqual([teamScore(s), teamScore(s)]);
  expect(standing.map(({ parts }) => parts.at(-1))).toEqual([
    { key: 'average', value: 1 },
    { key: 'average', value: -2 },
  ]);
});

test('ED-222 E-98 everything about this mode is marked as reconstructed, and three levels are on offer', () => {
  const file = JSON.parse(readFileSync(join(import.meta.dirname, '../../data/coop.json'), 'utf8'));
  const entries = [
    ...Object.values(file.levels),
    ...file.missions.flat(),
    ...file.bonus,
    ...file.setbacks,
  ] as { source: string }[];
  expect(entries.length).toBe(3 + 40 + 16 + SETBACKS.length);
  expect(entries.every(entry => entry.source === 'reconstructed')).toBe(true);
  expect(game.meta.options.mode.values).toEqual(['competitive', 'calm', 'open', 'storm']);
});

test('section 6: on Calm sea two cards are revealed and the team keeps one', () => {
  const s = team(2, 'calm');
  expect(offered(s)).toHaveLength(2);
  const [, second] = offered(s);
  play(s, second);
  expect([s.bonus.length, countBits(s.bonusDeck), asked(s)]).toEqual([1, 14, `recruit ${s.wave}`]);
});
