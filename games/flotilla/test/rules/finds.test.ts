/** FL-70 … FL-73: artifacts, sonar, survivors. */
import { describe, expect, test } from 'vitest';
import { NUMBERS, RELICS, TRACKS } from '../../data/box.ts';
import { position } from '../position.ts';
import { asked, play, refused, roll, skiffs, told, until } from '../table.ts';

/** A red shallow, a green reef and a blue deep tile in a row. */
const SEA = 'B5:O12 B6:O37 C6:O81';

describe('artifacts', () => {
  test('FL-70 the discoverer takes the bonus, then it lies on the hub; four belong to each guild', () => {
    const s = position({ players: [{ tiles: SEA, skiffs: 'B5', cards: 'D9', coins: 0 }], relics: 'AR01' });
    play(s, 'play:D9', 'stop');
    until(s, 'retire');
    expect([refused(s, 'end'), refused(s, 'play:ST1')]).toEqual(['FL-24 retireFirst', 'FL-24 retireFirst']);
    const log = play(s, 'retire');
    expect(told(log, 'artifact')).toHaveLength(1);
    expect(s.coins[0]).toBeGreaterThanOrEqual(12);
    expect(s.hub).toHaveLength(16);
    for (let guild = 0; guild < 4; guild++) expect(RELICS.filter(a => a.guild === guild)).toHaveLength(4);
  });

  test('FL-71 an empty bag gives 4 points instead', () => {
    const s = position({ players: [{ tiles: SEA, skiffs: 'B5', cards: 'D9' }], relics: '' });
    play(s, 'play:D9', 'stop');
    until(s, 'retire');
    const before = s.vp[0];
    play(s, 'retire');
    expect(s.vp[0] - before).toBe(4);
    expect(NUMBERS.noArtifact).toBe(4);
  });
});

describe('sonar and survivors', () => {
  /** Two yellow sonar pieces wait at the south-east corner of the starter tile. */
  const ring = (sonar: number) =>
    position({ sonar, players: [{ side: 'sky', stock: 'O01 O28', barrels: 'red green', tiles: '' }] });

  test.each([
    [0, 1, 4],
    [1, 2, 5],
    [2, 3, 6],
    [3, 4, 7],
    [4, 5, 8],
    [5, 6, 9],
    [6, 6, 4],
  ])('FL-72 a completed circle moves the tracker from %i to %i for %i points', (from, to, points) => {
    const s = ring(from);
    play(s, 'play:ST5', 'stop', 'tile:O01', 'lay:A7', 'turn:4', 'tile:O28', 'lay:B6');
    const before = s.vp[0];
    const log = play(s, 'turn:0');
    expect(told(log, 'ring')).toHaveLength(1);
    expect(s.sonar).toBe(to);
    // The green tile itself scores 1 × 1.
    expect(s.vp[0] - before).toBe(points + 1);
    expect(s.rings[0]).toBe(1);
  });

  test.each(
    [
      ['VP 1', 'vp', 1],
      ['COINS 3', 'coins', 3],
      ['VP 2', 'vp', 2],
      ['INFLUENCE 1', 'influence', 1],
      ['VP 1', 'vp', 1],
      ['GAIN 1', 'gain', 1],
      ['VP 2', 'vp', 2],
      ['RECRUIT L1', 'recruit', 1],
      ['VP 2', 'vp', 2],
      ['COINS 4', 'coins', 4],
      ['CLEAN 1', 'clean', 1],
      ['VP 2', 'vp', 2],
      ['GAIN 1', 'gain', 1],
      ['INFLUENCE 1', 'influence', 1],
      ['VP 3', 'vp', 3],
      ['SEAL 1', 'seal', 1],
    ].map((row, i) => [i + 1, ...row] as [number, string, string, number]),
  )('FL-73 survivor space %i: %s', (space, _, what, count) => {
    const s = position({
      survivors: space - 1,
      players: [{ cards: 'D6', coins: 0, toxicity: 3, tiles: SEA, skiffs: 'B5' }],
    });
    expect(TRACKS.survivors).toHaveLength(16);
    play(s, 'play:ST6', 'stop');
    roll(s, 'S5=B5');
    play(s, 'dice');
    expect(s.survivors).toBe(space);
    if (what === 'vp') expect(s.vp[0]).toBe(count);
    else if (what === 'coins') expect(s.coins[0]).toBe(count);
    else if (what === 'clean') expect(s.toxicity[0]).toBe(2);
    else expect(Object.values(asked(s))).toEqual(expect.arrayContaining([what, count]));
  });

  test('FL-73 after the last space the tracker starts again', () => {
    const s = position({ survivors: 16, players: [{ tiles: SEA, skiffs: 'B5' }] });
    play(s, 'play:ST6', 'stop');
    roll(s, 'S5=B5');
    play(s, 'dice');
    expect(s.survivors).toBe(1);
    expect(skiffs(s, 0)).toEqual(['B5']);
  });
});
