/** … A-50: what is ours and was written down later. */
import { EventLog, pick, type Rng, seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { NUMBERS } from '../../data/box.ts';
import { NO_MODS } from '../../data/effects.ts';
import { circlesAt, laid } from '../../field.ts';
import { game } from '../../game.ts';
import { totalToxicity } from '../../goods.ts';
import { buyPrice } from '../../market.ts';
import type { State } from '../../state.ts';
import { costOf } from '../../steps/build.ts';
import { position, tile } from '../position.ts';
import { asked, barrels, cargo, due, field, hand, offered, play, refused, skiffs, told } from '../table.ts';

const OPTIONS = { outposts: 'any', building: 'each', pool: 'full' } as const;

/** A row of tiles below the dock. */
const SEA = 'B5:O10 B6:O37 C5:O45';

test('A-10 the total stays exact beyond the last step of scoring', () => {
  const s = position({ players: [{ toxicity: 5, poison: 5 }], bag: 'O44 O52 O08' });
  expect(totalToxicity(s, 0)).toBe(35);
  play(s, 'play:ST5');
  expect(totalToxicity(s, 0)).toBe(35 + 2 + 2 + 1);
  expect(game.standing(game.view(s, 0))[0].parts).toContainEqual({ key: 'toxicity', value: -15 });
});

describe('A-37 where a skiff may stop', () => {
  test('A-37 FL-21 two skiffs exchange places', () => {
    const s = position({ players: [{ tiles: SEA, skiffs: 'B5:red B6:blue' }] });
    play(s, 'play:ST4', 'sail:B5-B6');
    expect(offered(s)).toContain('sail:B6-B5');
    expect(offered(s)).not.toContain('stop');
    play(s, 'sail:B6-B5');
    expect(cargo(s, 0, 'B6')).toEqual({ red: 1 });
    expect(cargo(s, 0, 'B5')).toEqual({ blue: 1 });
    expect(due(s, 'sail').moves).toBe(1);
  });

  test.each([
    ['B5 A6', 'A6-B5'],
    ['A6 B5', 'A6-B5'],
  ])('A-37 whichever of the skiffs has to make room, only it may sail: %s', (fleet, voyage) => {
    const s = position({ players: [{ tiles: SEA, skiffs: fleet }] });
    play(s, 'play:ST4', `sail:${voyage}`);
    expect(offered(s)).toEqual(['sail:B5-A6', 'sail:B5-B6', 'sail:B5-C5']);
    expect(refused(s, 'stop')).toBe('A-37 makeRoom');
  });

  test('A-37 the skiff that was there first sails on at once, and nothing else is done before', () => {
    const s = position({ players: [{ tiles: SEA, skiffs: 'B5 B6 A6' }] });
    play(s, 'play:ST4', 'sail:B5-B6');
    expect(offered(s).every(text => text.startsWith('sail:B6-'))).toBe(true);
    expect(refused(s, 'stop')).toBe('A-37 makeRoom');
    expect(refused(s, 'sail:A6-B5')).toBe('A-37 makeRoom');
    expect(refused(s, 'dice')).toBe('A-28 sailFirst');
  });

  test('A-37 three may move round in a chain', () => {
    const s = position({ players: [{ tiles: SEA, skiffs: 'A6 B5 C5' }] });
    play(s, 'play:ST1', 'sail:A6-B5', 'sail:B5-C5');
    expect(skiffs(s, 0)).toEqual(['B5', 'C5', 'C5']);
    play(s, 'sail:C5-B6');
    expect(skiffs(s, 0)).toEqual(['B5', 'C5', 'B6']);
  });

  test('A-37 A-12 nobody sails onto a skiff that has no move left to make room', () => {
    const s = position({ players: [{ tiles: SEA, skiffs: 'B5 B6' }] });
    play(s, 'play:ST4', 'sail:B5-C5', 'sail:C5-B5');
    expect(due(s, 'sail').moves).toBe(1);
    expect(refused(s, 'sail:B5-B6')).toBe('A-12 skiffThere');
  });
});

test('FL-13 set-up tells who begins, what lies open and what is drawn', () => {
  const log = new EventLog();
  game.setup(3, OPTIONS, seedRng('told', 'play'), log);
  expect(String(told(log, 'drew')[0].params.tiles).split(' ')).toHaveLength(3);
  expect(told(log, 'begins')).toHaveLength(1);
  expect(told(log, 'open')).toHaveLength(3);
});

describe('A-43 the first tiles', () => {
  test('A-43 FL-13 tiles of which two cannot be laid are drawn again', () => {
    let redrawn = 0;
    for (let i = 0; i < 20; i++) {
      const s = position({ round: 0, bag: 'O69 O70 O71 O10 O12', seed: `again-${i}` });
      expect(due(s, 'draw').tiles).toEqual(expect.arrayContaining([tile('O10'), tile('O12')]));
    }
    for (let i = 0; i < 60; i++) {
      const log = new EventLog();
      const s = game.setup(2, OPTIONS, seedRng(`draw-${i}`, 'play'), log);
      const draws = told(log, 'drew').length;
      expect(told(log, 'returned')).toHaveLength(draws - 1);
      expect(due(s, 'draw').tiles).toHaveLength(3);
      if (draws > 1) redrawn++;
    }
    expect(redrawn).toBeGreaterThan(0);
  });

  test('A-43 FL-13 everybody lays two, whatever is drawn and however it is laid', () => {
    for (let i = 0; i < 60; i++) {
      const s = game.setup(5, OPTIONS, seedRng(`two-${i}`, 'play'));
      for (let n = i; s.round === 0; n++) {
        const moves = game.moves(s, s.seat);
        game.play(s, s.seat, moves[n % moves.length]);
      }
      for (let seat = 0; seat < 5; seat++) expect(field(s, seat)).toHaveLength(2);
    }
  });

  test('A-43 FL-56 no circle counts before the first turn', () => {
    let closed = 0;
    const rng = seedRng('circles', 'drive');
    for (let i = 0; i < 200; i++) {
      const s = game.setup(3, OPTIONS, seedRng(`circle-${i}`, 'play'));
      while (s.round === 0) closed += layBest(s, rng);
      expect(s.artifacts).toEqual([0, 0, 0]);
      expect(s.hub).toEqual([]);
    }
    expect(closed).toBeGreaterThan(0);
  });
});

/** Makes a move of the set-up, if possible one that would close a circle later on; how many it would close. */
function layBest(s: State, rng: Rng): number {
  const f = asked(s);
  const moves = game.moves(s, s.seat);
  const circles = moves.map(move => {
    if (f.step !== 'turn' || move.kind !== 'turn') return 0;
    expect(circlesAt(s, s.seat, f.cell, laid(f.tile, move.turns))).toBe(0);
    return circlesAt({ ...s, round: 1 }, s.seat, f.cell, laid(f.tile, move.turns));
  });
  const most = Math.max(...circles);
  game.play(s, s.seat, most > 0 ? moves[circles.indexOf(most)] : pick(rng, moves));
  return most;
}

test('A-44 FL-32 skipping the third space costs no step, entering it costs 5 coins and places a seal', () => {
  const skip = position({ players: [{ coins: 9, discs: [2, 0, 0, 0] }] });
  play(skip, 'play:ST3', 'guild:trader', 'skip');
  expect(skip.discs[0]).toBe(5);
  expect(skip.seals[0]).toBe(0);
  const enter = position({ players: [{ coins: 9, discs: [2, 0, 0, 0] }] });
  play(enter, 'play:ST3', 'guild:trader', 'enter');
  expect(enter.discs[0]).toBe(4);
  expect(enter.seals[0]).toBe(1);
});

test('A-45 FL-61 the dice of the card are rolled for somebody who dives, and for nobody else', () => {
  const idle = position({ players: [{ tiles: 'B5:O12#', skiffs: 'A6 B5' }] });
  expect(told(play(idle, 'play:ST6', 'stop'), 'noDive')).toHaveLength(1);
  const diving = position({ players: [{ tiles: 'B5:O12', skiffs: 'A6 B5' }] });
  expect(told(play(diving, 'play:ST6', 'stop'), 'dove')).toHaveLength(1);
});

describe('A-46 when built tiles score', () => {
  /** Builds three yellow tiles in a row, the dial at 2, and notes the points after each. */
  function buildRow(building: 'each' | 'together'): { s: State; points: number[]; log: EventLog } {
    const stock = 'O07 O11 O15';
    const players = [{ side: 'sky', stock, barrels: 'yellow yellow yellow' } as const];
    const s = position({ options: { building }, dials: [1, 1, 1, 2], players });
    play(s, 'play:ST5', 'stop', 'tile:O07', 'lay:A7', 'turn:0');
    const points = [s.vp[0]];
    play(s, 'tile:O11', 'lay:A8');
    points.push(s.vp[0]);
    play(s, 'tile:O15', 'lay:A9');
    const log = play(s, 'turn:0');
    points.push(s.vp[0]);
    return { s, points, log };
  }

  test('A-46 FL-79 each: a tile scores as soon as it lies, with those before it', () => {
    expect(buildRow('each').points).toEqual([2, 2 + 4, 2 + 4 + 6]);
  });

  test('A-46 FL-79 together: nothing scores until all are built, then each with all the others', () => {
    const { points, log } = buildRow('together');
    expect(points).toEqual([0, 0, 6 + 6 + 6]);
    expect(told(log, 'scored').map(({ params }) => params.count)).toEqual([6, 6, 6]);
  });

  test('A-46 together: whoever stops earlier scores what is built', () => {
    const players = [{ side: 'sky', stock: 'O11 O14', barrels: 'yellow blue blue' } as const];
    const s = position({ options: { building: 'together' }, dials: [1, 1, 1, 3], players });
    play(s, 'play:ST5', 'stop', 'tile:O11', 'lay:A7');
    expect(s.vp[0]).toBe(0);
    play(s, 'stop');
    expect(s.vp[0]).toBe(3);
  });
});

describe('A-47 recruiting', () => {
  test('A-47 FL-34 the track offers open cards of its guild, up to the level of the space', () => {
    const s = position({ players: [{ discs: [1, 0, 0, 0] }], display: 'T1 T2 T7 T8' });
    play(s, 'play:ST3', 'guild:trader');
    expect(offered(s, 'recruit:')).toEqual(['recruit:T1', 'recruit:T2']);
    expect(refused(s, 'recruit:T7')).toBe('FL-34 notForYou');
    expect(refused(s, 'recruit:S1')).toMatch(/^FL-(16 notOpen|34 notForYou)$/);
  });

  test('A-47 where no card may be taken there are 4 coins', () => {
    const s = position({ players: [{ discs: [1, 0, 0, 0], coins: 0 }] });
    for (let slot = 0; slot < 2; slot++) s.display[slot] = -1;
    s.decks[0] &= ~((1 << 6) - 1);
    const { length } = hand(s, 0);
    const log = new EventLog();
    game.play(s, 0, { kind: 'play', card: 2 });
    game.play(s, 0, { kind: 'guild', guild: 0 }, log);
    expect(hand(s, 0)).toHaveLength(length - 1);
    expect(told(log, 'coins')[0].params.count).toBe(NUMBERS.noRecruit);
  });
});

test('A-48 cleaning moves the marker back to its start space at most, and never the scoring marker', () => {
  const s = position({ players: [{ cards: 'D4', toxicity: 1, poison: 2, tiles: 'B5:O12', skiffs: 'B5' }] });
  play(s, 'play:D4', 'stop');
  expect(s.toxicity[0]).toBe(0);
  expect(s.poison[0]).toBe(2);
});

test('A-49 a discount leaves a cost of at least one barrel, and a price of at least one coin', () => {
  const players = [{ side: 'sky', cards: 'F8', stock: 'O11', barrels: 'yellow' } as const];
  const s = position({ players });
  play(s, 'play:F8', 'stop', 'tile:O11');
  expect(barrels(s, 0).yellow).toBe(0);
  expect(buyPrice({ prices: [0, 0, 0, 0] }, 0, { ...NO_MODS, buy: 5 })).toBe(1);
  expect(costOf(tile('O03'), { ...NO_MODS, disc: 1 })).toBe(1);
});

describe('A-50 what objectives count', () => {
  const sea = { tiles: 'B5:O10 B6:O11', coins: 60 } as const;

  test('A-50 the starter tile is no ocean tile, but its building site counts', () => {
    const s = position({ objectives: ['A4', 'B1', 'C1'], players: [sea, { side: 'sky' }] });
    expect(game.view(s, 0).worth[0][0]).toBe(2 * 2);
    const t = position({ objectives: ['A3', 'B1', 'C1'], players: [{ side: 'sky' }] });
    expect(game.view(t, 0).worth[0][0]).toBe(6);
  });

  test('A-50 the outpost just built counts', () => {
    const s = position({ objectives: ['A4', 'B1', 'C2'], players: [sea] });
    expect(game.view(s, 0).worth[0][2]).toBe(0);
    play(s, 'play:ST4', 'stop', 'outpost:B5');
    expect(game.view(s, 0).worth[0][2]).toBe(6);
    play(s, 'objective:C');
    expect(s.vp[0]).toBe(6);
  });

  test('A-50 the card being played belongs to the crew', () => {
    const s = position({ objectives: ['A4', 'B5', 'C1'], players: [{ ...sea, cards: 'T1 T2' }] });
    const before = game.view(s, 0).worth[0][1];
    expect(before).toBe(3 * 6);
    play(s, 'play:T1');
    expect(game.view(s, 0).worth[0][1]).toBe(before);
  });

  test('A-50 coins count as they were before the outpost was paid', () => {
    const s = position({ objectives: ['A4', 'B1', 'C5'], players: [{ ...sea, coins: 20 }] });
    play(s, 'play:ST4', 'stop', 'outpost:B5', 'objective:C');
    expect(s.vp[0]).toBe(5 * 4);
  });
});
