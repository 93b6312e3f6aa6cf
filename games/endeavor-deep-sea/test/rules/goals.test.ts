/**
 * Every goal of every mission, against each other and together: a full ocean with discs and vessels everywhere is
 * counted a second time by what is written here, so a wrong unit, column, depth or bonus shows. What the special
 * goals count has tests of its own beside their missions.
 */
import { seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { TEAM_GOALS } from '../../data/coop.ts';
import { MISSIONS } from '../../data/missions.ts';
import { cellAt, columnOf, depthOf } from '../../data/ocean.ts';
import { SITE_KINDS, SITES, TILES, TILES_OF_DEPTH } from '../../data/tiles.ts';
import { game } from '../../game.ts';
import { goalPoints } from '../../goals/mission.ts';
import { countTeam } from '../../goals/team.ts';
import type { State } from '../../state.ts';
import { standard } from '../position.ts';

/** Mission, goal, option, what counts, columns, depths, points for each, most, second. `zone:` counts zones that hold one. */
const GOALS = [
  [1, 1, 0, 'sonar', 'ABCDEFG', '12345', 1, 5, 3],
  [1, 2, 0, 'publish', 'ABCDEFG', '12345', 1, 3, 1],
  [1, 3, 0, 'conserve', 'ABCDEFG', '12345', 1, 7, 3],
  [2, 1, 0, 'sonar', 'BC', '12345', 1, 4, 2],
  [2, 2, 0, 'disc vessel', 'DE', '12345', 1, 7, 4],
  [2, 3, 0, 'zone: disc', 'ABCDEFG', '234', 1, 2, 1],
  [3, 1, 0, 'sonar', 'ABCDEFG', '12', 1, 6, 3],
  [3, 2, 0, 'publish vessel', 'ABCDEFG', '345', 1, 4, 2],
  [4, 1, 0, 'conserve', 'ABCDEFG', '123', 1, 6, 3],
  [4, 2, 0, 'disc vessel', 'AE', '12345', 1, 7, 4],
  [4, 3, 0, 'disc', 'ABCDEFG', '45', 1, 4, 2],
  [5, 1, 0, 'sonar vessel', 'AB', '123', 1, 2, 1],
  [5, 2, 0, 'publish vessel', 'EFG', '123', 1, 2, 1],
  [5, 3, 0, 'conserve', 'ABCDEFG', '23', 1, 4, 2],
  [6, 1, 0, 'zone: disc', 'ABCDEFG', '234', 1, 4, 2],
  [7, 1, 0, 'zone: disc vessel', 'C', '12345', 2, 2, 1],
  [7, 2, 0, 'conserve publish', 'ABDE', '12345', 1, 6, 3],
  [8, 1, 1, 'zone: disc', 'AB', '12345', 1, 2, 1],
  [8, 1, 2, 'zone: disc', 'BCDEFG', '12345', 1, 2, 1],
  [8, 2, 1, 'disc', 'ABCDEFG', '23', 1, 2, 1],
  [8, 2, 2, 'disc', 'ABCDEFG', '45', 1, 2, 1],
  [9, 2, 0, 'disc vessel', 'ABCDEFG', '1', 1, 5, 3],
  [9, 3, 0, 'conserve', 'ABCDEFG', '234', 1, 4, 2],
  [10, 3, 0, 'publish', 'ABCDEFG', '45', 1, 7, 4],
] as const;

/** Goals that do not count units of the ocean: what they count, points for each, most, second, for the leader. */
const OTHERS = [
  [3, 3, 0, 'colour', 1, 0, 0, '2 in each colour'],
  [6, 2, 0, 'found', 1, 0, 0, '2 at 3, 2 at 4, 2 at 5, 2 in B, 2 in D'],
  [6, 3, 0, 'named', 1, 0, 0, '3 conserve, 3 publish'],
  [7, 3, 0, 'rescue', 0, 4, 2, ''],
  [8, 3, 1, 'colour', 1, 2, 1, ''],
  [8, 3, 2, 'sets', 3, 2, 1, ''],
  [9, 1, 0, 'cleanup', 1, 2, 1, ''],
  [10, 1, 0, 'race-discover', 0, 4, 2, ''],
  [10, 2, 0, 'race-travel', 0, 4, 3, ''],
] as const;

/** The same for the team; `zone:` alone counts zones, `found` those that were discovered, `each` player by player. */
const TEAM = [
  [1, 1, 0, 'sonar', 'ABCDEFG', '12345'],
  [1, 2, 0, 'publish', 'ABCDEFG', '12345'],
  [1, 3, 0, 'conserve', 'ABCDEFG', '12345'],
  [2, 1, 0, 'sonar', 'BC', '12345'],
  [2, 2, 0, 'disc vessel', 'DE', '12345'],
  [2, 3, 0, 'zone: disc', 'ABCDEFG', '234'],
  [2, 4, 0, 'zone:', 'ABCDEFG', '12345'],
  [3, 1, 0, 'sonar', 'ABCDEFG', '12'],
  [3, 2, 0, 'publish vessel', 'ABCDEFG', '345'],
  [4, 1, 0, 'conserve', 'ABCDEFG', '123'],
  [4, 2, 0, 'disc vessel', 'AE', '12345'],
  [4, 3, 0, 'disc vessel', 'ABCDEFG', '345'],
  [5, 1, 0, 'sonar vessel', 'AB', '123'],
  [5, 2, 0, 'publish vessel', 'EFG', '123'],
  [5, 3, 0, 'conserve', 'ABCDEFG', '123'],
  [6, 1, 0, 'zone: disc', 'ABCDEFG', '234'],
  [6, 2, 0, 'found', 'ABCDEFG', '12345'],
  [6, 4, 0, 'zone: disc', 'BD', '12345'],
  [7, 1, 0, 'each zone: disc vessel', 'C', '12345'],
  [7, 2, 0, 'conserve publish', 'ABDE', '12345'],
  [7, 4, 0, 'vessel', 'ABCDEFG', '45'],
  [8, 1, 0, 'zone: disc', 'AB', '12345'],
  [8, 1, 1, 'zone: disc', 'BCDEFG', '12345'],
  [8, 2, 0, 'disc', 'ABCDEFG', '23'],
  [8, 2, 1, 'disc', 'ABCDEFG', '345'],
  [9, 2, 0, 'disc vessel', 'ABCDEFG', '1'],
  [9, 3, 0, 'conserve publish', 'ABCDEFG', '234'],
  [10, 1, 0, 'zone:', 'ABCDEFG', '45'],
  [10, 2, 0, 'vessel', 'ABCDEFG', '345'],
  [10, 3, 0, 'publish', 'ABCDEFG', '2345'],
] as const;

/** Team goals that count something else; mission, goal, option, what. */
const TEAM_OTHERS = [
  [1, 4, 0, 'point-markers'],
  [3, 3, 0, 'colour'],
  [3, 4, 0, 'sets'],
  [4, 4, 0, 'marker-points'],
  [5, 4, 0, 'columns-at'],
  [6, 3, 0, 'named'],
  [7, 3, 0, 'rescue'],
  [8, 3, 0, 'colour'],
  [8, 3, 1, 'sets'],
  [8, 4, 0, 'markers'],
  [9, 1, 0, 'cleanup'],
  [9, 4, 0, 'sanctuaries'],
  [10, 4, 0, 'markers'],
] as const;

const SEATS = 3;

/** Zones wherever the ocean has room, The Sea Star in column B, a disc on three of four sites, three vessels each. */
function full(mission: number, mode: 'competitive' | 'open'): State {
  const s = game.setup(SEATS, standard({ mission, mode }), seedRng('full', 'play'));
  const { columns, maxDepth } = MISSIONS[mission - 1];
  s.ocean.fill(-1);
  for (let depth = 1; depth <= maxDepth; depth++) {
    const tiles = TILES_OF_DEPTH[depth].toSorted((a, b) => Number(starred(b)) - Number(starred(a)));
    for (let column = 0; column < Math.min(columns, tiles.length); column++)
      s.ocean[cellAt((column + 1) % columns, depth)] = tiles[column];
  }
  s.discs = SITES.map((_, site) => (site * 7 + (site >> 3)) % (SEATS + 1));
  const cells = s.ocean.flatMap((tile, cell) => (tile >= 0 ? [cell] : []));
  s.vessels = s.vessels.map((_, i) => cells[(i * 5 + i * i) % cells.length]);
  s.finders = s.ocean.map((tile, cell) => (tile >= 0 ? cell % (SEATS + 1) : 0));
  return s;
}

function starred(tile: number): boolean {
  return TILES[tile].id === 'the-sea-star';
}

/** Counts as a player would, zone by zone. */
function tally(s: State, seats: readonly number[], what: string, columns: string, depths: string): number {
  const units = what.replace(/^each |zone: ?/g, '').split(' ');
  let total = 0;
  for (const [cell, tile] of s.ocean.entries()) {
    if (tile < 0 || !columns.includes('ABCDEFG'[columnOf(cell)]) || !depths.includes(String(depthOf(cell))))
      continue;
    const discs = TILES[tile].sites.filter(
      site =>
        seats.includes(s.discs[site] - 1) &&
        (units.includes('disc') || units.includes(SITE_KINDS[SITES[site].kind])),
    ).length;
    const ships = s.vessels.filter((at, i) => at === cell && seats.includes(Math.floor(i / 3))).length;
    const found = discs + (units.includes('vessel') ? ships : 0);
    if (what === 'zone:') total++;
    else if (what === 'found') total += seats.includes(s.finders[cell] - 1) ? 1 : 0;
    else total += what.includes('zone:') ? Math.min(1, found) : found;
  }
  return total;
}

function withBonuses(counts: readonly number[], points: number, first: number, second: number): number[] {
  const places = counts.map(count => counts.filter(other => other > count).length);
  const leaders = places.filter(place => place === 0).length;
  return counts.map((count, seat) => {
    const bonus = places[seat] === 0 ? first : places[seat] === 1 && leaders === 1 ? second : 0;
    return count === 0 ? 0 : count * points + bonus;
  });
}

describe('ED-147 ED-149 goals of the missions', () => {
  test('the tables name every goal and option', () => {
    const named = [...GOALS, ...OTHERS].map(([mission, goal, option]) => `${mission}.${goal}.${option}`);
    const all = MISSIONS.flatMap(({ number, goals }) =>
      goals.flatMap((options, i) =>
        options.map((_, j) => `${number}.${i + 1}.${options.length > 1 ? j + 1 : 0}`),
      ),
    );
    expect(named.sort()).toEqual(all.sort());
  });

  test.each(GOALS)(
    'mission %i goal %i option %i: %s in %s at %s',
    (mission, goal, option, what, columns, depths, ...worth) => {
      const s = full(mission, 'competitive');
      s.chosen[goal - 1] = option;
      const counts = [0, 1, 2].map(seat => tally(s, [seat], what, columns, depths));
      expect(Math.max(...counts)).toBeGreaterThan(0);
      expect(goalPoints(s, goal - 1)).toEqual(withBonuses(counts, ...worth));
    },
  );

  test.each(OTHERS)('mission %i goal %i option %i: %s', (mission, goal, option, count, ...worth) => {
    const one = MISSIONS[mission - 1].goals[goal - 1][Math.max(0, option - 1)];
    const leaders = one.leaders.map(({ points, count: kind, units, columns, depths }) => {
      if (kind === 'units') return `${points} ${SITE_KINDS[Math.log2(units)]}`;
      return depths === 62
        ? `${points} in ${'ABCDEFG'[Math.log2(columns)]}`
        : `${points} at ${Math.log2(depths)}`;
    });
    const extra = one.colourLeader > 0 ? `${one.colourLeader} in each colour` : leaders.join(', ');
    expect([one.count, one.points, one.first, one.second, extra]).toEqual([count, ...worth]);
  });
});

describe('CO-16 goals of the team', () => {
  test('the tables name every goal and option', () => {
    const named = [...TEAM, ...TEAM_OTHERS].map(([mission, goal, option]) => `${mission}.${goal}.${option}`);
    const all = TEAM_GOALS.flatMap((goals, mission) =>
      goals.flatMap((options, i) => options.map((_, j) => `${mission + 1}.${i + 1}.${j}`)),
    );
    expect(named.sort()).toEqual(all.sort());
  });

  test.each(TEAM)(
    'mission %i goal %i option %i: %s in %s at %s',
    (mission, goal, option, what, columns, depths) => {
      const s = full(mission, 'open');
      const team = [0, 1, 2];
      const each = team.map(seat => tally(s, [seat], what, columns, depths));
      const expected = what.startsWith('each')
        ? each.reduce((sum, n) => sum + n, 0)
        : tally(s, team, what, columns, depths);
      expect(expected).toBeGreaterThan(0);
      expect(countTeam(s, TEAM_GOALS[mission - 1][goal - 1][option])).toBe(expected);
    },
  );

  test.each(TEAM_OTHERS)('mission %i goal %i option %i counts %s', (mission, goal, option, count) => {
    expect(TEAM_GOALS[mission - 1][goal - 1][option].count).toBe(count);
  });
});
