/** ED-13, ED-90: every journal with its cost, symbols, gains and spaces. Titles are ours. */
import { describe, expect, test } from 'vitest';
import { unpackGains } from '../../data/gains.ts';
import { JOURNALS } from '../../data/journals.ts';
import { SITES, SYMBOLS, TILES } from '../../data/tiles.ts';
import { journal, position } from '../position.ts';
import { asked, finish, journals, offered, play } from '../table.ts';

/** id, cost, points, symbols, own gains, gains of the others, spaces. */
const TABLE = [
  ['plain-words-on-risk', 3, 0, 'yellow brown', 'inspiration inspiration promote', 'disc', ''],
  ['wider-sanctuaries', 1, 0, 'green', 'promote', '', 'conserve-at-depth'],
  ['travelling-light', 3, 0, 'yellow green', 'coordination promote', '', 'travel-further'],
  ['joint-announcements', 2, 0, 'brown', 'reputation reputation promote', 'reputation', ''],
  ['living-hulls', 2, 0, 'brown', 'ingenuity ingenuity promote', 'ingenuity', ''],
  ['reef-portraits', 2, 0, 'yellow', 'reputation promote', '', ''],
  ['nameless-life', 0, 1, 'blue brown', 'promote', 'ingenuity', ''],
  ['drifting-currents', 2, 0, 'yellow', 'coordination promote', '', ''],
  ['pressure-valves', 2, 2, 'blue yellow', 'ingenuity ingenuity', '', ''],
  ['talking-in-echoes', 2, 0, 'yellow brown', 'coordination ingenuity promote', 'ingenuity', ''],
  ['thinking-machines', 3, 2, 'blue yellow', 'coordination promote', '', ''],
  ['plastic-harvest', 4, 2, 'blue yellow', 'ingenuity impact impact', '', ''],
  ['shared-notebooks', 2, 0, 'brown', 'inspiration inspiration promote', 'inspiration', ''],
  ['eyes-in-orbit', 3, 3, 'blue green', '', '', 'discover-deep'],
  ['book-of-new-species', 4, 0, 'yellow brown', 'reputation reputation impact promote', 'lowest', ''],
  ['busy-laboratories', 3, 0, 'brown green', 'inspiration inspiration promote', 'coordination', 'dive-twice'],
  ['a-home-on-the-floor', 2, 4, 'blue', '', '', ''],
  ['glow-in-the-dark', 0, 3, 'blue brown', '', 'ingenuity', ''],
  ['maps-of-light', 0, 2, 'blue', '', '', ''],
  ['good-berths', 3, 0, 'yellow', 'inspiration impact promote', '', ''],
  ['wires-below', 2, 0, 'brown', 'coordination coordination promote', 'coordination', ''],
  [
    'last-refuges',
    4,
    0,
    'yellow green',
    'reputation reputation promote',
    '',
    'conserve-at-depth conserve-at-depth',
  ],
  ['how-to-be-read', 3, 0, 'brown green', 'reputation promote', 'research research', 'promote'],
  ['front-page-science', 3, 2, 'blue yellow', 'reputation promote', '', ''],
  ['state-of-the-sea', 3, 0, 'green', 'promote', '', 'discover-deep'],
  ['steady-hands', 1, 0, 'green', 'promote', '', 'travel-further'],
  ['whale-families', 3, 0, 'yellow', 'ingenuity impact promote', '', ''],
  [
    'everything-touches',
    3,
    0,
    'brown green',
    'impact promote',
    'research research',
    'conserve-at-depth conserve-at-depth',
  ],
  ['the-ships-log', 4, 2, 'blue green', '', '', 'promote promote'],
  ['all-boats-rise', 2, 0, 'brown green', 'promote', 'inspiration', 'travel-further travel-further'],
  ['life-without-sun', 3, 0, 'yellow green', 'coordination promote', '', 'dive-twice'],
  ['many-hands', 4, 2, 'blue brown', 'reputation inspiration coordination', 'disc', ''],
] as const;

test('ED-13 the table names every journal', () => {
  expect(TABLE.map(([id]) => id)).toEqual(JOURNALS.map(one => one.id));
});

describe.each([...TABLE])('%s', (id, cost, points, symbols, own, others, spaces) => {
  const one = JOURNALS[journal(id)];

  test('ED-90 values', () => {
    expect([one.cost, one.points, one.spaces.join(' ')]).toEqual([cost, points, spaces]);
    expect(one.symbols).toBe(
      symbols.split(' ').reduce((mask, name) => mask | (1 << SYMBOLS.indexOf(name as never)), 0),
    );
    expect([unpackGains(one.gains).join(' '), unpackGains(one.others).join(' ')]).toEqual([own, others]);
  });

  test('ED-86 ED-89 it can be published at every site with one of its symbols, and everybody gains what it says', () => {
    const rest = ['reef-portraits', 'nameless-life', 'drifting-currents', 'living-hulls']
      .filter(other => other !== id)
      .slice(0, 3);
    const s = position({
      zones: { C3: 'carbonate-spires' },
      vessels: ['C3'],
      display: [id, ...rest].join(' '),
      research: [cost],
      staging: [9, 0],
    });
    play(s, 'activate:0');
    const sites = offered(s, 'publish')
      .filter(text => text.endsWith(`*${id}`))
      .map(text => text.slice(8).split('*')[0]);
    const wanted = TILES.find(tile => tile.id === 'carbonate-spires')
      ?.publish.filter(site => (one.symbols & (1 << SITES[site].symbol)) !== 0)
      .map(site => `carbonate-spires.${SITES[site].id}`);
    expect(sites).toEqual(wanted);
    const before = [total(s, 0), total(s, 1)];
    play(s, `publish:${sites[0]}*${id}`);
    finish(s, now => now.stack.at(-1)?.step === 'act');
    const plain = (text: string) =>
      text
        .split(' ')
        .filter(gain =>
          ['reputation', 'inspiration', 'coordination', 'ingenuity', 'research', 'disc', 'lowest'].includes(
            gain,
          ),
        ).length;
    // The disc on the site and the research for the journal are spent; everything else is gained, and a new vessel finds a disc at The Sea Star.
    const launched = s.vessels.slice(0, 3).filter(cell => cell >= 0).length - 1;
    expect(total(s, 0) - before[0]).toBe(plain(own) - cost - 1 + launched);
    expect(total(s, 1) - before[1]).toBe(plain(others));
    expect(journals(s, 0)).toEqual([id]);
  });

  test('ED-91 ED-92 each of its spaces takes a disc once and opens what it shows', () => {
    const opens = {
      'travel-further': ['end', 'travel'],
      'dive-twice': ['dive', 'end'],
      'conserve-at-depth': ['conserve', 'end'],
      'discover-deep': ['seek', 'skip'],
      promote: ['end', 'promote'],
    } as const;
    for (const [i, sort] of words(spaces).entries()) {
      const s = position({
        zones: { C2: 'dolphin-pods', C3: 'coldwater-reef', B1: 'kelp-forest' },
        vessels: ['C1 C2'],
        crew: ['pilot'],
        journals: [id],
        research: [9],
        staging: [3],
      });
      const moves = offered(s, `space:${id}`);
      expect(moves).toHaveLength(words(spaces).length);
      play(s, moves[i]);
      const verbs = [...new Set(offered(s).map(text => text.split(':')[0]))].sort();
      expect(verbs, sort).toEqual(opens[sort as keyof typeof opens]);
      expect(s.staging[0]).toBe(2);
      finish(s, now => now.round > 2 || asked(now) === 'turn 0');
      expect(offered(s, `space:${id}`)).not.toContain(moves[i]);
    }
  });
});

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

function total(s: ReturnType<typeof position>, seat: number): number {
  return (
    s.tracks.slice(seat * 4, seat * 4 + 4).reduce((sum, cell) => sum + cell, 0) +
    s.research[seat] +
    s.staging[seat]
  );
}
