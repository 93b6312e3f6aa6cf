/** Every ocean tile on both sides, against the table: what drawing, laying, diving, building and settling on it do. */
import { describe, expect, test } from 'vitest';
import { TILES } from '../../data/box.ts';
import { BUILDINGS, COLOURS } from '../../data/names.ts';
import { kindOf } from '../../dice.ts';
import { bestTurn, circlesAt, laid } from '../../field.ts';
import { count } from '../../objectives.ts';
import { cell, position, tile } from '../position.ts';
import { asked, barrels, cargo, diceOf, field, offered, play, roll, told } from '../table.ts';
import { TILE_TABLE } from '../tiles.table.ts';

const DIALS = [1, 2, 3, 2];
const PAIRS = { gr: [0, 1], fh: [2, 3], gh: [0, 3], rf: [1, 2] } as const;
/** What the first face of the die of each depth loads. */
const FIRST_FACE = ['', 'S1', 'R1', 'D1'];

interface Row {
  readonly id: string;
  readonly depth: number;
  readonly colour: string;
  readonly atoms: number;
  readonly island: boolean;
  readonly art: readonly string[];
  readonly district: number;
  readonly cost: number;
  readonly building: number;
  readonly site: boolean;
  readonly sonar: readonly string[];
}

const ROWS: readonly Row[] = TILE_TABLE.map(([id, sink, sky]) => {
  const [depth, colour, atoms, island, ...art] = sink.split(' ');
  const [district, cost, building, site, ...sonar] = sky.split(' ');
  return {
    id,
    depth: Number(depth),
    colour,
    atoms: Number(atoms),
    island: island === 'island',
    art: art.filter(piece => piece !== '-'),
    district: (COLOURS as readonly string[]).indexOf(district),
    cost: Number(cost),
    building: (BUILDINGS as readonly string[]).indexOf(building),
    site: site === 'site',
    sonar: sonar.filter(piece => piece !== '-'),
  };
});

/** A tile other than `id` that lies beside everything. */
const reef = (id: string) => (id === 'O37' ? 'O38' : 'O37');

/** Two reefs that show one piece, of this colour, in corner 0 before turning. */
function partners(id: string, colour: string, face: 'art' | 'sonar'): string[] {
  return ROWS.filter(
    row => row.id !== id && row.depth === 2 && row[face].length === 1 && row[face][0] === `0:${colour}`,
  ).map(row => row.id);
}

/** Around C5 the corner to the north meets corner 4 of B6 and corner 2 of B5. */
function openCircle(id: string, colour: string, face: 'art' | 'sonar'): string {
  const [one, two] = partners(id, colour, face);
  return `B6:${one}/4 B5:${two}/2`;
}

test('FL-4 the table has every tile of the box', () => {
  expect(ROWS.map(({ id }) => id)).toEqual(TILES.slice(0, -1).map(({ id }) => id));
});

describe.each(ROWS)('FL-50 $id at sea', ({ id, depth, colour, atoms, island, art }) => {
  test('FL-51 FL-54 FL-55 it poisons when drawn, lies where its depth allows, is turned if it shows pieces', () => {
    const s = position({ bag: id, players: [{ tiles: `B6:${reef(id)}` }] });
    play(s, 'play:ST5', 'stop');
    expect(s.toxicity[0]).toBe(atoms);
    play(s, `tile:${id}`);
    const beside = ['lay:A5', 'lay:A7', 'lay:B5', 'lay:B7', 'lay:C5', 'lay:C6'];
    expect(offered(s)).toEqual(depth === 3 ? beside.slice(3) : beside);
    play(s, 'lay:C6');
    expect(asked(s).step === 'turn').toBe(art.length > 0);
    if (art.length > 0) play(s, 'turn:0');
    expect(field(s, 0)).toContain(`C6:${id}`);
  });

  test('FL-61 FL-64 a skiff above it rolls the die of its depth and loads its colour', () => {
    const s = position({ players: [{ tiles: `B6:${reef(id)} C6:${id}`, skiffs: 'C6' }] });
    play(s, 'play:ST6', 'stop');
    expect(diceOf(s).own.map(kindOf)).toEqual([depth - 1]);
    roll(s, `${FIRST_FACE[depth]}=C6`);
    play(s, 'dice');
    expect(cargo(s, 0, 'C6')).toEqual({ [colour]: depth });
  });

  test(`FL-40 it ${island ? 'has' : 'has no'} building site`, () => {
    const s = position({ players: [{ tiles: `B6:${reef(id)} C6:${id}`, homeOutpost: true, coins: 17 }] });
    play(s, 'play:ST4', 'stop');
    expect(s.coins[0]).toBe(22);
    expect(offered(s, 'outpost')).toEqual(island ? ['outpost:C6'] : []);
  });

  test.each(art.map(piece => piece.split(':')))(
    'FL-56 its piece in corner %s, %s, closes a circle',
    (corner, piece) => {
      const turns = (6 - Number(corner)) % 6;
      for (const [others, artifacts] of [
        [piece, 1],
        ['YRV'['YRV'.indexOf(piece) - 1] ?? 'V', 0],
      ] as const) {
        const s = position({ bag: id, players: [{ tiles: openCircle(id, others, 'art') }] });
        play(s, 'play:ST5', 'stop', `tile:${id}`, 'lay:C5');
        const best = bestTurn(s, 0, tile(id), cell('C5'));
        expect(best.circles, `beside ${others}`).toBeGreaterThanOrEqual(artifacts);
        expect(circlesAt(s, 0, cell('C5'), laid(tile(id), best.turns))).toBe(best.circles);
        const log = play(s, `turn:${turns}`);
        expect(told(log, 'artifact'), `beside ${others}`).toHaveLength(artifacts);
      }
    },
  );
});

describe.each(ROWS)('FL-80 $id in the city', ({ id, district, cost, building, site, sonar }) => {
  const paid = (n: number) => Array(n).fill(COLOURS[district]).join(' ');
  const city = (tiles: string, money: string) =>
    position({ dials: DIALS, players: [{ side: 'sky', tiles, stock: id, barrels: money }] });

  test('FL-78 FL-81 it costs its barrels and scores the value of its district', () => {
    const s = city('', paid(cost));
    play(s, 'play:ST5', 'stop', `tile:${id}`, 'lay:B5');
    expect(asked(s).step === 'turn').toBe(sonar.length > 0);
    if (sonar.length > 0) play(s, 'turn:0');
    expect(Object.values(barrels(s, 0))).toEqual([0, 0, 0, 0]);
    expect(s.vp[0]).toBe(Math.min(4, DIALS[district] + (building === district ? 1 : 0)));
  });

  test('FL-78 one barrel less, or barrels of another colour, do not pay for it', () => {
    const other = COLOURS[(district + 1) % COLOURS.length];
    const s = city('', `${paid(cost - 1)} ${other} ${other} ${other}`);
    play(s, 'play:ST5', 'stop');
    expect(asked(s).step).toBe('end');
  });

  test(`FL-40 FL-80 it ${site ? 'has' : 'has no'} building site`, () => {
    const s = position({ players: [{ side: 'sky', tiles: `B5:${id}`, homeOutpost: true, coins: 16 }] });
    play(s, 'play:ST4');
    expect(s.coins[0]).toBe(22);
    expect(offered(s, 'outpost')).toEqual(site ? ['outpost:B5'] : []);
  });

  test('FL-91 FL-92 its building and its district count', () => {
    const s = position({ players: [{ side: 'sky', tiles: `B5:${id}` }] });
    for (const [counter, guilds] of Object.entries(PAIRS)) {
      const counted = guilds.some(guild => guild === building) ? 1 : 0;
      expect(count(s, 0, counter as keyof typeof PAIRS, 0), counter).toBe(counted);
    }
    const colours = (['c0', 'c1', 'c2', 'c3'] as const).map(counter => count(s, 0, counter, 0));
    expect(colours).toEqual(COLOURS.map((_, c) => (c === district ? 1 : 0)));
  });

  test.each(sonar.map(piece => piece.split(':')))(
    'FL-72 its piece in corner %s, %s, closes a circle',
    (corner, piece) => {
      const turns = (6 - Number(corner)) % 6;
      for (const [others, circles] of [
        [piece, 1],
        ['YRV'['YRV'.indexOf(piece) - 1] ?? 'V', 0],
      ] as const) {
        const s = city(openCircle(id, others, 'sonar'), paid(cost));
        const log = play(s, 'play:ST5', 'stop', `tile:${id}`, 'lay:C5', `turn:${turns}`);
        expect(told(log, 'ring'), `beside ${others}`).toHaveLength(circles);
      }
    },
  );
});
