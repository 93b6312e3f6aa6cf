/** FL-46 … FL-59: drawing and laying ocean tiles, artifact circles, toxicity. */
import { describe, expect, test } from 'vitest';
import { NUMBERS, TILES } from '../../data/box.ts';
import { circlesAt, laid } from '../../field.ts';
import { game } from '../../game.ts';
import { totalToxicity } from '../../goods.ts';
import { CELLS, CORNERS, MEETS } from '../../hex.ts';
import { sealAwards } from '../../score.ts';
import { cell, position, tile } from '../position.ts';
import { asked, due, field, offered, play, refused, stock, told } from '../table.ts';

const OCEAN = TILES.slice(0, 92);

describe('drawing', () => {
  test('FL-46 a Founder draws and lays tiles on the Sinkside, and draws and builds on the Skyside', () => {
    const s = position({
      players: [{}, { side: 'sky', stock: 'O28', barrels: 'green' }],
      bag: 'O10 O11 O12 O13 O14',
    });
    play(s, 'play:ST5');
    expect(asked(s)).toMatchObject({ step: 'draw', keep: 2 });
    play(s, 'stop', 'end', 'play:ST5');
    expect(asked(s)).toMatchObject({ step: 'draw', keep: 1 });
    play(s, 'stop');
    expect(asked(s)).toMatchObject({ step: 'build', builds: 3 });
  });

  test('FL-47 what is drawn and not laid returns to the bag', () => {
    const s = position({ bag: 'O10 O11 O12' });
    const log = play(s, 'play:ST5', 'tile:O12', 'lay:B5');
    expect(told(log, 'drew')[0].params).toMatchObject({ count: 3, tiles: 'O10 O11 O12' });
    expect(refused(s, 'tile:O12')).toBe('FL-47 notDrawn');
    expect(refused(s, 'lay:B6')).toBe('FL-47 tileFirst');
    play(s, 'stop');
    expect(s.bag).toHaveLength(2);
    expect(field(s, 0)).toEqual(['B5:O12']);
  });

  test('FL-48 a Skysider puts kept tiles into the open stock and builds them later', () => {
    const s = position({ players: [{ side: 'sky' }], bag: 'O10 O11' });
    play(s, 'play:ST5', 'tile:O11');
    expect(stock(s, 0)).toEqual(['O11']);
    expect(field(s, 0)).toEqual([]);
    expect(game.view(s, 2).stocks[0]).toEqual([tile('O11')]);
    expect(s.bag).toEqual([tile('O10')]);
  });

  test('FL-49 Delver cards dive on the Sinkside and do research on the Skyside', () => {
    const s = position({ players: [{ tiles: 'B5:O10', skiffs: 'B5' }, { side: 'sky' }] });
    play(s, 'play:ST6', 'stop');
    expect(asked(s).step).toBe('dive');
    play(s, 'dice');
    while (s.seat === 0) play(s, offered(s)[0]);
    play(s, 'play:ST6');
    expect(asked(s)).toMatchObject({ step: 'reroll', rolls: 2 });
  });
});

describe('the faces', () => {
  test('FL-50 depth, toxicity, colour, at most one island, artifact pieces of three colours', () => {
    const of = (depth: number) => OCEAN.filter(t => t.depth === depth).length;
    expect([of(1), of(2), of(3)]).toEqual([36, 32, 24]);
    const atoms = [0, 1, 2, 3].map(n => OCEAN.filter(t => t.toxicity === n).length);
    expect(atoms).toEqual([36, 40, 12, 4]);
    expect([0, 1, 2, 3].map(c => OCEAN.filter(t => t.resource === c).length)).toEqual([23, 23, 23, 23]);
    const pieces = OCEAN.flatMap(t => t.pieces[0].filter(p => p >= 0));
    expect([0, 1, 2].map(c => pieces.filter(p => p === c).length)).toEqual([35, 35, 34]);
  });

  test('FL-40 FL-50 twenty islands, five of each colour, all shallow', () => {
    const islands = OCEAN.filter(t => t.island);
    expect(islands).toHaveLength(20);
    expect(islands.every(t => t.depth === 1)).toBe(true);
    expect([0, 1, 2, 3].map(c => islands.filter(t => t.resource === c).length)).toEqual([5, 5, 5, 5]);
  });

  test('FL-51 toxicity comes from all tiles drawn, kept or not, on both sides', () => {
    const s = position({ players: [{}, { side: 'sky' }], bag: 'O44 O52 O08' });
    play(s, 'play:ST5');
    expect(s.toxicity[0]).toBe(2 + 2 + 1);
    play(s, 'stop', 'end', 'play:ST5');
    const drawn = due(s, 'draw').tiles.map(t => TILES[t].toxicity);
    expect(s.toxicity[1]).toBe(drawn[0] + drawn[1]);
  });

  test('FL-52 laying shows the Sinkside face', () => {
    const s = position({ bag: 'O10 O11 O37' });
    play(s, 'play:ST5', 'tile:O37', 'lay:B6', 'turn:0', 'stop', 'end');
    const log = play(
      s,
      'play:ST1',
      'stop',
      'end',
      'play:ST1',
      'stop',
      'end',
      'play:ST6',
      'sail:A6-B6',
      'stop',
    );
    expect(told(log, 'sailed')).toHaveLength(1);
    expect(asked(s).step).toBe('dive');
  });
});

describe('laying', () => {
  test('FL-53 flush against an own tile, inside the own area, on a free cell', () => {
    const s = position({ bag: 'O12 O13 O14', players: [{ tiles: 'B5:O10' }] });
    play(s, 'play:ST5', 'stop', 'tile:O12');
    expect(offered(s)).toEqual(['lay:A5', 'lay:A7', 'lay:B4', 'lay:B6', 'lay:C4', 'lay:C5']);
    expect(refused(s, 'lay:B5')).toBe('FL-53 cellTaken');
    expect(refused(s, 'lay:F1')).toBe('FL-53 notBeside');
    expect(refused(s, 'stop')).toBe('FL-53 cellFirst');
  });

  test('FL-54 no shallow tile beside a deep one; the starter tile counts as shallow', () => {
    const s = position({ bag: 'O12 O70 O71', players: [{ tiles: 'B6:O37 C6:O69' }] });
    play(s, 'play:ST5', 'stop', 'tile:O12');
    expect(offered(s)).not.toContain('lay:C5');
    expect(refused(s, 'lay:C5')).toBe('FL-54 depthsClash');
    play(s, 'lay:B5', 'tile:O70');
    expect(refused(s, 'lay:A7')).toBe('FL-54 depthsClash');
    expect(offered(s)).toContain('lay:D6');
  });

  test('FL-54 what fits nowhere goes back to the bag', () => {
    const s = position({ bag: 'O12 O70 O71' });
    play(s, 'play:ST5');
    expect(refused(s, 'tile:O70')).toBe('FL-54 fitsNowhere');
    play(s, 'tile:O12', 'lay:B5');
    expect(asked(s).step).toBe('end');
    expect(s.bag.map(t => TILES[t].id).sort()).toEqual(['O70', 'O71']);
  });

  test('FL-55 a tile may be turned freely; one without pieces looks the same anyhow', () => {
    const s = position({ bag: 'O10 O12 O13' });
    play(s, 'play:ST5', 'tile:O10', 'lay:B5');
    expect(offered(s)).toEqual(['turn:0', 'turn:1', 'turn:2', 'turn:3', 'turn:4', 'turn:5']);
    expect(refused(s, 'stop')).toBe('FL-55 turnFirst');
    play(s, 'turn:4', 'tile:O12', 'lay:B6');
    expect(asked(s).step).toBe('end');
  });

  test('FL-56 three pieces of one colour in a corner complete a circle and bring an artifact at once', () => {
    // The starter tile shows red in its south corner, where B5 (corner 1) and B6 (corner 5) meet it.
    const s = position({ bag: 'O02 O11 O13', players: [{ tiles: 'B5:O11/1' }] });
    const log = play(s, 'play:ST5', 'stop', 'tile:O02', 'lay:B6', 'turn:5');
    expect(told(log, 'artifact')).toHaveLength(1);
    expect(s.hub).toHaveLength(1);
    expect(s.artifacts[0]).toBe(1);
  });

  test('FL-56 not with another colour, another corner or only two tiles', () => {
    const s = position({ players: [{ tiles: 'B5:O11/1' }] });
    expect(circlesAt(s, 0, cell('B6'), laid(tile('O02'), 5))).toBe(1);
    expect(circlesAt(s, 0, cell('B6'), laid(tile('O02'), 4))).toBe(0);
    expect(circlesAt(s, 0, cell('B6'), laid(tile('O01'), 5))).toBe(0);
    expect(circlesAt(position(), 0, cell('B6'), laid(tile('O02'), 5))).toBe(0);
  });

  test.each([
    [0, 'NE', 4, 'NW', 2],
    [1, 'E', 5, 'NE', 3],
    [2, 'SE', 0, 'E', 4],
    [3, 'SW', 1, 'SE', 5],
    [4, 'W', 2, 'SW', 0],
    [5, 'NW', 3, 'W', 1],
  ] as const)('FL-56 corner %i meets %s:%i and %s:%i', (corner, oneDir, oneCorner, twoDir, twoCorner) => {
    const around = { E: 'C6', NE: 'B6', NW: 'B5', W: 'C4', SW: 'D4', SE: 'D5' } as const;
    // O20, O29 and O11 are shallow islands with one red piece, in corner 0 before turning.
    const tiles = `${around[oneDir]}:O20/${oneCorner} ${around[twoDir]}:O29/${twoCorner}`;
    const bridge = ['B5', 'B6', 'C4', 'C6', 'D4', 'D5']
      .filter(c => !tiles.includes(c))
      .map((c, i) => `${c}:O${['03', '12', '21', '30'][i]}`)
      .join(' ');
    const s = position({ players: [{ tiles: `${tiles} ${bridge}` }] });
    for (let turns = 0; turns < 6; turns++) {
      expect(circlesAt(s, 0, cell('C5'), laid(tile('O11'), turns))).toBe(turns === corner ? 1 : 0);
    }
  });
});

test('FL-56 where corners meet, each meets the two others', () => {
  for (let i = 0; i < CELLS * CORNERS; i++) {
    const [one, oneCorner, two, twoCorner] = MEETS.slice(i * 4, i * 4 + 4);
    for (const other of [one * CORNERS + oneCorner, two * CORNERS + twoCorner]) {
      if (other < 0) continue;
      const [a, aCorner, b, bCorner] = MEETS.slice(other * 4, other * 4 + 4);
      expect([a * CORNERS + aCorner, b * CORNERS + bCorner]).toContain(i);
    }
  }
});

describe('toxicity', () => {
  test.each([
    [0, 0, 3, 3, 0],
    [5, 0, 1, 0, 1],
    [4, 0, 5, 3, 1],
    [5, 1, 5, 4, 2],
  ])(
    'FL-57 from space %i and step %i, %i atoms lead to space %i and step %i',
    (space, step, atoms, after, stepAfter) => {
      const bags: Record<number, string> = { 1: 'O08 O10 O11', 3: 'O86 O10 O11', 5: 'O86 O52 O10' };
      const s = position({ players: [{ toxicity: space, poison: step }], bag: bags[atoms] });
      play(s, 'play:ST5');
      expect([s.toxicity[0], s.poison[0]]).toEqual([after, stepAfter]);
    },
  );

  test('FL-58 +9, 0, −3, −6, −10, −15 at the end, and no further', () => {
    expect(NUMBERS.toxicityScores).toEqual([9, 0, -3, -6, -10, -15]);
    const s = position({ players: [{ toxicity: 5, poison: 5 }], bag: 'O86 O52 O10' });
    play(s, 'play:ST5');
    expect(game.standing(game.view(s, 0))[0].parts).toContainEqual({ key: 'toxicity', value: -15 });
  });

  test('FL-59 in ties the lower total toxicity is better: six spaces make a step', () => {
    const s = position({
      players: [
        { seals: [2, 0, 0, 0], toxicity: 5 },
        { seals: [2, 0, 0, 0], poison: 1 },
      ],
    });
    expect([totalToxicity(s, 0), totalToxicity(s, 1)]).toEqual([5, 6]);
    expect(sealAwards(s)).toEqual([10, 5, 0]);
  });
});
