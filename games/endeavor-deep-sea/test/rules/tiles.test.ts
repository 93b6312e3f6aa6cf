/** Every tile: what arriving, discovering, every one of its places and every connection gives, by the table of the tiles. */
import { describe, expect, test } from 'vitest';
import { arrive } from '../../arrival.ts';
import { GAINS, type Gain, unpackGains } from '../../data/gains.ts';
import { cellAt, LEFT, RIGHT } from '../../data/ocean.ts';
import { CONNECTIONS, CONSERVE, DIVES, PUBLISH, SITES, SONAR, SYMBOLS, TILES } from '../../data/tiles.ts';
import { game } from '../../game.ts';
import { payConnections, placeDisc } from '../../sites.ts';
import type { State } from '../../state.ts';
import { settle } from '../../steps/index.ts';
import { tokensAt } from '../../tokens.ts';
import { position } from '../position.ts';
import { asked, depthsAsked, journals, offered, play, zoneAsked } from '../table.ts';
import { TILE_TABLE } from '../tile-table.ts';

const CAVES = 'submerged-cave-system';

/** A journal of each field, what it costs and what it brings besides a promotion. */
const DISPLAY: Readonly<Record<string, { readonly research: number; readonly gains: readonly string[] }>> = {
  'maps-of-light': { research: 0, gains: [] },
  'joint-announcements': { research: 2, gains: ['reputation', 'reputation'] },
  'wider-sanctuaries': { research: 1, gains: [] },
  'reef-portraits': { research: 2, gains: ['reputation'] },
};

/** A column of zones down to depth 4, so that tiles of every depth can be laid. */
const COLUMN = [
  ['ledge-elevator', 'sunken-ruins'],
  ['vortex', 'rift-valley'],
  ['brine-pool', 'seamount'],
] as const;

/** A lone tile in column E of an ocean with vessels on it; around the caves in the middle they lie before every mouth. */
function on(tile: number): State {
  const { id, depth } = TILES[tile];
  const mission = id === 'fallen-star' ? 7 : 1;
  const first = id === 'fallen-star' ? 'remote-anchorage' : id === 'the-sea-star' ? 'atoll' : 'the-sea-star';
  const caves = { zones: { A1: first, C1: 'kelp-forest', B2: 'sunken-ruins', C2: id, D2: 'dolphin-pods' } };
  const column = Object.fromEntries(
    COLUMN.map((tiles, i) => [`A${i + 2}`, tiles.find(other => other !== id)]),
  );
  const alone = {
    zones: {
      A1: first,
      B1: id === 'kelp-forest' ? 'dying-reef' : 'kelp-forest',
      ...column,
      [`E${depth}`]: id,
    },
    vessels: [`E${depth}`, 'A1'],
  };
  return position({
    mission,
    bare: true,
    ...(id === CAVES ? { ...caves, vessels: ['C1 B2 D2', 'A1'] } : alone),
    research: [8, 0],
    staging: [9, 0],
    // Beyond the cells that bring vessels.
    tracks: ['0 0 0 7'],
    display: Object.keys(DISPLAY).join(' '),
  });
}

/** What a seat owns of everything that can be gained without a decision. */
function wealth(s: State, seat: number): Record<string, number> {
  const [reputation, inspiration, coordination, ingenuity] = s.tracks.slice(seat * 4, seat * 4 + 4);
  return {
    reputation,
    inspiration,
    coordination,
    ingenuity,
    research: s.research[seat],
    disc: s.staging[seat],
  };
}

function gained(s: State, seat: number, before: Record<string, number>): Record<string, number> {
  const now = wealth(s, seat);
  return Object.fromEntries(Object.entries(now).map(([key, n]) => [key, n - before[key]]));
}

/** What the words of the table come to. */
function plain(gains: readonly string[], paid: Record<string, number> = {}): Record<string, number> {
  const kinds = ['reputation', 'inspiration', 'coordination', 'ingenuity', 'research', 'disc'];
  return Object.fromEntries(
    kinds.map(kind => [kind, gains.filter(gain => gain === kind).length - (paid[kind] ?? 0)]),
  );
}

/** What is asked while a gain waits for a decision; the last of equals is asked first. */
function waiting(gains: readonly string[], otherwise: string): string[] {
  const steps = { impact: 'impact 0', any: 'raise 0', lowest: 'raise 0', promote: 'promote 0' };
  const kinds = Object.keys(steps).filter(kind => gains.includes(kind)) as (keyof typeof steps)[];
  if (kinds.length > 1) return ['gain 0'];
  return kinds.length === 1 ? [steps[kinds[0]]] : [otherwise];
}

function words(text: string, separator = ' '): string[] {
  return text === '' ? [] : text.split(separator);
}

function ordered(gains: number): Gain[] {
  return unpackGains(gains).toSorted((a, b) => GAINS.indexOf(a) - GAINS.indexOf(b));
}

function plus(gains: number): string {
  return ordered(gains)
    .map(gain => `+${gain}`)
    .join('');
}

function door(from: number): string {
  return from < 0 ? '' : from === LEFT ? '<left' : from === RIGHT ? '<right' : '<up';
}

function search(depths: number): string {
  const found = [1, 2, 3, 4, 5].filter(depth => (depths & (1 << depth)) !== 0);
  return found.length === 0 ? '' : `?${[...new Set([found[0], found.at(-1)])].join('-')}`;
}

function siteText(site: number): string {
  const { id, kind, cost, depths, gains, symbol, from } = SITES[site];
  const sign = kind === CONSERVE ? `$${cost}` : kind === PUBLISH ? `=${SYMBOLS[symbol]}` : '';
  return `${id}${sign}${search(depths)}${plus(gains)}${door(from)}`;
}

test('the table names every tile', () => {
  expect(TILE_TABLE.map(([id]) => id)).toEqual(TILES.map(({ id }) => id));
});

describe.each(TILE_TABLE.map((row, i) => [row[0], i] as const))('%s', (id, tile) => {
  const [, depth, arrival, discover, places, links] = TILE_TABLE[tile];
  const one = TILES[tile];

  test('ED-3 ED-17 ED-19 it shows what is printed', () => {
    const action = one.arrivalAction < 0 ? '' : one.arrivalAction === SONAR ? '!sonar' : '!conserve';
    expect([one.depth, action || plus(one.arrival).slice(1), plus(one.discover).slice(1)]).toEqual([
      depth,
      arrival,
      discover,
    ]);
    const dives = one.dives.map(dive => `${DIVES[dive].id}:${DIVES[dive].tokens}${door(DIVES[dive].from)}`);
    expect([...dives, ...one.sites.map(siteText)]).toEqual(words(places));
    const joined = one.connections.map(connection => {
      const { ends, gains } = CONNECTIONS[connection];
      return `${SITES[ends[0]].id}-${SITES[ends[1]].id}${plus(gains)}`;
    });
    expect(joined).toEqual(words(links));
  });

  test('ED-61 ED-63 its arrival bonus', () => {
    if (id === CAVES) return expect(arrival).toBe('');
    const s = on(tile);
    const before = wealth(s, 0);
    arrive(s, 0, cellAt(4, depth));
    settle(s);
    const gains = arrival.startsWith('!') ? [] : words(arrival, '+');
    expect(gained(s, 0, before)).toEqual(plain(gains));
    if (!arrival.startsWith('!')) return expect(waiting(gains, 'turn 0')).toContain(asked(s));
    expect([asked(s), zoneAsked(s)]).toEqual(['bonus 0', cellAt(4, depth)]);
    const verbs = new Set(offered(s).map(move => move.split(':')[0]));
    expect([...verbs]).toEqual([arrival.slice(1), 'skip']);
  });

  test('ED-74 who lays it takes its discover bonus', () => {
    const s = position({
      mission: id === 'fallen-star' ? 7 : 1,
      bare: true,
      zones: { A1: id === 'the-sea-star' ? 'atoll' : 'remote-anchorage' },
      // Beyond the cells that bring vessels.
      tracks: ['0 0 0 7'],
    });
    const before = wealth(s, 0);
    s.stack.push({ step: 'lay', seat: 0, tiles: [tile], anywhere: 0 });
    game.play(s, 0, { kind: 'lay', tile, cell: cellAt(4, depth) });
    expect(gained(s, 0, before)).toEqual(plain(words(discover, '+')));
    expect(waiting(words(discover, '+'), 'turn 0')).toContain(asked(s));
    expect(s.finders[cellAt(4, depth)]).toBe(1);
  });

  test.each(words(places).filter(place => place.startsWith('d')))('ED-73 ED-77 dive site %s', place => {
    const [name, tokens] = place.split(/[:<]/);
    const dive = one.dives.find(i => DIVES[i].id === name) ?? -1;
    const s = on(tile);
    expect(tokensAt(s, dive)).toBe(Number(tokens));
    play(s, 'activate:0', `dive:${id}.${name}`);
    // ED-129: of the wreck two are looked at.
    const wreck = id === 'shipwreck';
    expect([tokensAt(s, dive), s.held[0].length]).toEqual([Number(tokens) - (wreck ? 2 : 1), wreck ? 0 : 1]);
    if (wreck) expect(asked(s)).toBe('wreck 0');
  });

  test.each(words(places).filter(place => !place.startsWith('d')))(
    'ED-65 ED-83 ED-86 site %s can be used and gives what it shows',
    place => {
      const [name] = place.split(/[?$=+<]/);
      const site = one.sites.find(i => SITES[i].id === name) ?? -1;
      const s = on(tile);
      const track = one.tracks.find(spots => spots.includes(site)) ?? [];
      for (const spot of track.slice(0, Math.max(0, track.indexOf(site)))) takeFor(s, spot);
      for (const connection of SITES[site].connections) pay(s, connection);
      play(s, 'activate:0');
      const before = wealth(s, 0);
      const verb = place.startsWith('s') ? 'sonar' : place.startsWith('c') ? 'conserve' : 'publish';
      const moves = offered(s, `${verb}:${id}.${name}`);
      expect(moves.length).toBe(1);
      play(s, moves[0]);
      expect(s.discs[site]).toBe(1);
      const gains = place.split('<')[0].split('+').slice(1);
      if (verb === 'publish') {
        const journal = DISPLAY[journals(s, 0)[0]];
        const all = [...gains, ...journal.gains];
        if (gains.includes('impact')) play(s, 'skip');
        return expect(gained(s, 0, before)).toEqual(plain(all, { disc: 1, research: journal.research }));
      }
      const research = Number(/\$(\d+)/.exec(place)?.[1] ?? 0);
      const depths = /\?(\d)(?:-(\d))?/.exec(place);
      expect(gained(s, 0, before)).toEqual(plain(gains, { disc: 1, research }));
      if (depths) {
        expect(asked(s)).toBe('seek 0');
        expect(depthsAsked(s) & ~bitsOf(Number(depths[1]), Number(depths[2] ?? depths[1]))).toBe(0);
      } else if (gains.some(gain => gain === 'impact' || gain === 'any'))
        expect(waiting(gains, '')).toContain(asked(s));
    },
  );

  test.each(words(links))('ED-111 ED-114 connection %s pays both owners, once in the game', link => {
    const [ends, ...gains] = link.split('+');
    const [a, b] = ends.split('-').map(name => one.sites.find(i => SITES[i].id === name) ?? -1);
    const s = on(tile);
    for (const other of [...SITES[a].connections, ...SITES[b].connections])
      if (!CONNECTIONS[other].ends.includes(a) || !CONNECTIONS[other].ends.includes(b)) pay(s, other);
    takeFor(s, a);
    const completed = placeDisc(s, 0, b);
    const before = [wealth(s, 0), wealth(s, 1)];
    payConnections(s, 0, completed, -1, false);
    settle(s);
    // The owner at the other end waits while the first decides.
    const decides = gains.some(gain => ['impact', 'any', 'lowest', 'promote'].includes(gain));
    expect(gained(s, 0, before[0])).toEqual(plain(gains));
    expect(waiting(gains, 'turn 0')).toContain(asked(s));
    if (!decides) expect(gained(s, 1, before[1])).toEqual(plain(gains));
    else expect(s.stack.some(f => f.step === 'gain' && f.seat === 1 && f.gains > 0)).toBe(true);
    // E-60: a disc that was removed and comes back pays nothing.
    s.discs[b] = 0;
    expect(placeDisc(s, 0, b)).toEqual([]);
  });
});

/** The other seat has a disc here. */
function takeFor(s: State, site: number): void {
  s.discs[site] = 2;
  s.stock[1]--;
}

function pay(s: State, connection: number): void {
  s.linked[connection < 31 ? 0 : 1] |= 1 << (connection % 31);
}

function bitsOf(first: number, last: number): number {
  let bits = 0;
  for (let depth = first; depth <= last; depth++) bits |= 1 << depth;
  return bits;
}
