/** ED-13, ED-90: every journal with its cost, symbols, gains and spaces. Titles are ours. */
import { describe, expect, test } from 'vitest';
import { unpackGains } from '../../data/gains.ts';
import { JOURNALS } from '../../data/journals.ts';
import { SITES, SYMBOLS, TILES } from '../../data/tiles.ts';
import { journal, position } from '../position.ts';
import { finish, journals, offered, play } from '../table.ts';

/** id, cost, points, symbols, own gains, gains of the others, number of spaces. */
const TABLE = [
  ['plain-words-on-risk', 3, 0, 'yellow brown', 'inspiration inspiration promote', 'disc', 0],
  ['wider-sanctuaries', 1, 0, 'green', 'promote', '', 1],
  ['travelling-light', 3, 0, 'yellow green', 'coordination promote', '', 1],
  ['joint-announcements', 2, 0, 'brown', 'reputation reputation promote', 'reputation', 0],
  ['living-hulls', 2, 0, 'brown', 'ingenuity ingenuity promote', 'ingenuity', 0],
  ['reef-portraits', 2, 0, 'yellow', 'reputation promote', '', 0],
  ['nameless-life', 0, 1, 'blue brown', 'promote', 'ingenuity', 0],
  ['drifting-currents', 2, 0, 'yellow', 'coordination promote', '', 0],
  ['pressure-valves', 2, 2, 'blue yellow', 'ingenuity ingenuity', '', 0],
  ['talking-in-echoes', 2, 0, 'yellow brown', 'coordination ingenuity promote', 'ingenuity', 0],
  ['thinking-machines', 3, 2, 'blue yellow', 'coordination promote', '', 0],
  ['plastic-harvest', 4, 2, 'blue yellow', 'ingenuity impact impact', '', 0],
  ['shared-notebooks', 2, 0, 'brown', 'inspiration inspiration promote', 'inspiration', 0],
  ['eyes-in-orbit', 3, 3, 'blue green', '', '', 1],
  ['book-of-new-species', 4, 0, 'yellow brown', 'reputation reputation impact promote', 'lowest', 0],
  ['busy-laboratories', 3, 0, 'brown green', 'inspiration inspiration promote', 'coordination', 1],
  ['a-home-on-the-floor', 2, 4, 'blue', '', '', 0],
  ['glow-in-the-dark', 0, 3, 'blue brown', '', 'ingenuity', 0],
  ['maps-of-light', 0, 2, 'blue', '', '', 0],
  ['good-berths', 3, 0, 'yellow', 'inspiration impact promote', '', 0],
  ['wires-below', 2, 0, 'brown', 'coordination coordination promote', 'coordination', 0],
  ['last-refuges', 4, 0, 'yellow green', 'reputation reputation promote', '', 2],
  ['how-to-be-read', 3, 0, 'brown green', 'reputation promote', 'research research', 1],
  ['front-page-science', 3, 2, 'blue yellow', 'reputation promote', '', 0],
  ['state-of-the-sea', 3, 0, 'green', 'promote', '', 1],
  ['steady-hands', 1, 0, 'green', 'promote', '', 1],
  ['whale-families', 3, 0, 'yellow', 'ingenuity impact promote', '', 0],
  ['everything-touches', 3, 0, 'brown green', 'impact promote', 'research research', 2],
  ['the-ships-log', 4, 2, 'blue green', '', '', 2],
  ['all-boats-rise', 2, 0, 'brown green', 'promote', 'inspiration', 2],
  ['life-without-sun', 3, 0, 'yellow green', 'coordination promote', '', 1],
  ['many-hands', 4, 2, 'blue brown', 'reputation inspiration coordination', 'disc', 0],
] as const;

test('ED-13 the table names every journal', () => {
  expect(TABLE.map(([id]) => id)).toEqual(JOURNALS.map(one => one.id));
});

describe.each([...TABLE])('%s', (id, cost, points, symbols, own, others, spaces) => {
  const one = JOURNALS[journal(id)];

  test('ED-90 values', () => {
    expect([one.cost, one.points, one.spaces.length]).toEqual([cost, points, spaces]);
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
});

function total(s: ReturnType<typeof position>, seat: number): number {
  return (
    s.tracks.slice(seat * 4, seat * 4 + 4).reduce((sum, cell) => sum + cell, 0) +
    s.research[seat] +
    s.staging[seat]
  );
}
