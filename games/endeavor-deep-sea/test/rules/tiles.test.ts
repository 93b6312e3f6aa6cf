/** Every tile: what arriving, discovering, and every one of its sites gives. */
import { describe, expect, test } from 'vitest';
import { settle } from '../../chain.ts';
import { countOf, GAINS, unpackGains } from '../../data/gains.ts';
import { cellAt } from '../../data/ocean.ts';
import { CONNECTIONS, CONSERVE, DIVES, PUBLISH, SITES, SONAR, TILES } from '../../data/tiles.ts';
import { game } from '../../game.ts';
import { arrive } from '../../launch.ts';
import { frame, type State, topFrame } from '../../state.ts';
import { tokensAt } from '../../tokens.ts';
import { position } from '../position.ts';
import { asked, offered, play } from '../table.ts';

/** A lone tile in column E of an ocean, with a vessel on it (or beside it, for the caves). */
function on(tile: number): State {
  const { id, depth } = TILES[tile];
  const cell = `${'ABCDE'[4]}${depth}`;
  const mission = id === 'fallen-star' ? 7 : 1;
  const first = id === 'fallen-star' ? 'remote-anchorage' : id === 'the-sea-star' ? 'atoll' : 'the-sea-star';
  return position({
    mission,
    bare: true,
    zones: { A1: first, [cell]: id },
    vessels: [id === 'submerged-cave-system' ? 'A1' : cell, 'A1'],
    research: [12],
    staging: [9, 0],
    tracks: ['0 0 0 0'],
  });
}

/** What a seat owns of everything that can be gained. */
function wealth(s: State, seat: number): number[] {
  const own = [...s.tracks.slice(seat * 4, seat * 4 + 4), 0, 0, s.research[seat], s.staging[seat], 0, 0];
  return own;
}

/** Gains that are taken without a decision. */
function plainGains(gains: number): number[] {
  return GAINS.map((gain, i) =>
    ['any', 'lowest', 'impact', 'promote'].includes(gain) ? 0 : countOf(gains, i),
  );
}

const cells = TILES.map((tile, i) => [tile.id, i] as const);

describe.each([...cells])('%s', (id, tile) => {
  const { arrival, arrivalAction, discover, depth } = TILES[tile];

  test('ED-61 ED-63 its arrival bonus', () => {
    const s = on(tile);
    const before = wealth(s, 0);
    arrive(s, 0, cellAt(4, depth));
    settle(s);
    const gained = wealth(s, 0).map((n, i) => n - before[i]);
    const room = plainGains(arrival).map((n, i) => (GAINS[i] === 'research' ? 0 : n));
    expect(gained).toEqual(room);
    if (unpackGains(arrival).includes('impact')) expect(asked(s)).toBe('impact 0');
    if (arrivalAction >= 0 && TILES[tile].sites.length > 0) expect(topFrame(s).zone).toBe(cellAt(4, depth));
  });

  test('ED-74 who lays it takes its discover bonus', () => {
    const mission = id === 'fallen-star' ? 7 : 1;
    const s = position({
      mission,
      bare: true,
      zones: { A1: id === 'the-sea-star' ? 'atoll' : 'remote-anchorage' },
    });
    const before = wealth(s, 0);
    const launched = (): number => s.vessels.slice(0, 3).filter(cell => cell >= 0).length;
    const vessels = launched();
    s.stack.push(frame('lay', 0, { a: tile, b: -1 }));
    s.tracks[3] = 7;
    game.play(s, 0, { kind: 'lay', tile, cell: cellAt(4, depth) });
    const gained = wealth(s, 0).map((n, k) => n - before[k] - (k === 3 ? 7 : 0));
    expect(gained).toEqual(plainGains(discover));
    expect([launched(), s.finders[cellAt(4, depth)]]).toEqual([vessels, 1]);
    const decisions = unpackGains(discover).filter(gain => gain === 'impact' || gain === 'any').length;
    expect(asked(s)).toBe(
      decisions === 0
        ? 'turn 0'
        : discover > 0 && unpackGains(discover).includes('any')
          ? 'raise 0'
          : 'impact 0',
    );
  });

  test('ED-73 its dive sites are filled', () => {
    const s = on(tile);
    for (const dive of TILES[tile].dives) expect(tokensAt(s, dive)).toBe(DIVES[dive].tokens);
  });

  test('ED-65 ED-83 ED-86 every site can be used and gives what it shows', () => {
    for (const site of TILES[tile].sites.filter(i => SITES[i].from < 0)) {
      const s = on(tile);
      const { kind, gains, depths, id: name } = SITES[site];
      for (const track of TILES[tile].tracks) {
        for (const spot of track.slice(0, Math.max(0, track.indexOf(site)))) {
          s.discs[spot] = 2;
          s.stock[1]--;
        }
      }
      for (const connection of SITES[site].connections)
        s.linked[connection < 31 ? 0 : 1] |= 1 << (connection % 31);
      play(s, 'activate:0');
      const before = wealth(s, 0);
      const verb = kind === SONAR ? 'sonar' : kind === CONSERVE ? 'conserve' : 'publish';
      const move = offered(s, `${verb}:${id}.${name}`);
      if (kind === PUBLISH && move.length === 0) continue;
      expect(move.length, `${id}.${name}`).toBeGreaterThan(0);
      play(s, move[0]);
      expect(s.discs[site]).toBe(1);
      if (kind === PUBLISH) continue;
      if (depths !== 0) expect(['seek 0', 'impact 0']).toContain(asked(s));
      const expected = plainGains(gains);
      const gained = wealth(s, 0).map((n, i) => n - before[i]);
      // The disc goes, research is paid; attributes are gained.
      expect(gained.slice(0, 3)).toEqual(expected.slice(0, 3));
      if (unpackGains(gains).includes('impact')) expect(asked(s)).toBe('impact 0');
    }
  });

  test('ED-111 its connections pay both owners', () => {
    for (const connection of TILES[tile].connections) {
      const { ends, gains } = CONNECTIONS[connection];
      expect(ends.every(end => SITES[end].connections.includes(connection))).toBe(true);
      expect(unpackGains(gains).length).toBeGreaterThan(0);
    }
  });
});
