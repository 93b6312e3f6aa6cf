/** FL-87 … FL-97: the end, final scoring, ties, and what is known of real games. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord, replay } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { CREW } from '../../data/box.ts';
import { game } from '../../game.ts';
import { priceOf } from '../../market.ts';
import { sealAwards } from '../../score.ts';
import type { State } from '../../state.ts';
import { position, type Seat } from '../position.ts';
import { hand, play, told } from '../table.ts';

const pass = (s: State) => play(s, 'play:ST1', ...(s.side[s.seat] === 0 ? ['stop'] : []), 'end');

describe('the end', () => {
  test('FL-87 the round is finished, then everybody has one last turn; points come from the reserve', () => {
    const s = position({ pool: 2, turn: 1, players: [{}, { discs: [5, 0, 0, 0] }, { discs: [5, 0, 0, 0] }] });
    const reserve = s.reserve;
    const log = play(s, 'play:ST3', 'guild:trader');
    expect(told(log, 'poolEmpty')).toEqual([{ key: 'poolEmpty', params: { round: 4 } }]);
    expect(s.vp[1]).toBe(3);
    expect(s.reserve).toBe(reserve - 1);
    play(s, 'end');
    const last = play(s, 'play:ST3', 'guild:trader');
    expect(told(last, 'poolEmpty')).toEqual([]);
    expect(s.reserve).toBe(reserve - 4);
    play(s, 'end');
    expect(s.round).toBe(4);
    pass(s);
    pass(s);
    expect(s.ending).toBe('');
    pass(s);
    expect(s.ending).toBe('pool');
    expect(game.actors(s)).toEqual([]);
  });

  /** A game over after the next pass of the last seat. */
  function ended(players: readonly Seat[]): State {
    const s = position({ seats: players.length, players, pool: 0, turn: players.length - 1 });
    s.lastRound = s.round;
    pass(s);
    return s;
  }

  test('FL-88 coins by five, barrels by two, toxicity, seals', () => {
    const s = ended([
      { vp: 50, coins: 14, barrels: 'red red blue', poison: 2, seals: [1, 0, 0, 0] },
      { vp: 50, coins: 0, poison: 0 },
      { vp: 0, coins: 4, barrels: 'red', poison: 5 },
    ]);
    expect(game.result(s)?.scores).toEqual([50 + 2 + 1 - 3 + 10, 50 + 9, -15]);
    const standing = game.standing(game.view(s, 'spectator'));
    expect(standing.map(({ score }) => score)).toEqual([60, 59, -15]);
    expect(standing[0].parts).toEqual([
      { key: 'points', value: 50 },
      { key: 'coins', value: 2 },
      { key: 'barrels', value: 1 },
      { key: 'toxicity', value: -3 },
      { key: 'seals', value: 10 },
    ]);
  });

  test.each([
    ['most and second most', [3, 2, 1], [0, 0, 0], [10, 5, 0]],
    ['one seal is needed', [2, 0, 0], [0, 0, 0], [10, 0, 0]],
    ['one seal is needed for the second place too', [0, 2, 0], [0, 0, 0], [0, 10, 0]],
    ['by nobody at all', [0, 0, 0], [0, 0, 0], [0, 0, 0]],
    ['of two', [2, 0], [0, 0], [10, 0]],
    ['tied for first, lower toxicity first', [2, 2, 1], [4, 1, 0], [5, 10, 0]],
    ['tied for first for good: both the full award, no second', [2, 2, 1], [1, 1, 0], [10, 10, 0]],
    ['tied for second, lower toxicity', [3, 1, 1], [0, 2, 1], [10, 0, 5]],
    ['tied for second for good: nothing', [3, 1, 1], [0, 1, 1], [10, 0, 0]],
    ['all tied', [1, 1, 1], [2, 2, 2], [10, 10, 10]],
  ])('FL-89 seals: %s', (_, seals, toxicity, awards) => {
    const s = position({
      seats: seals.length,
      players: seals.map((count, i) => ({ seals: [0, count, 0, 0], toxicity: toxicity[i] })),
    });
    expect(sealAwards(s)).toEqual(awards);
  });

  test.each([
    ['more points', [{ vp: 31 }, { vp: 30 }], [1, 2]],
    [
      'lower toxicity',
      [
        { vp: 30, toxicity: 2 },
        { vp: 30, toxicity: 1 },
      ],
      [2, 1],
    ],
    ['more crew cards', [{ vp: 30 }, { vp: 30, cards: 'T1' }], [2, 1]],
    [
      'more money',
      [
        { vp: 30, coins: 2 },
        { vp: 30, coins: 4 },
      ],
      [2, 1],
    ],
    [
      'shared victory',
      [
        { vp: 30, coins: 3 },
        { vp: 30, coins: 3 },
      ],
      [1, 1],
    ],
    [
      'cards come before money',
      [
        { vp: 30, coins: 4 },
        { vp: 30, coins: 0, cards: 'T1' },
      ],
      [2, 1],
    ],
    ['toxicity comes before cards', [{ vp: 30, toxicity: 1, cards: 'T1' }, { vp: 30 }], [2, 1]],
  ] as const)('FL-90 %s', (_, players, places) => {
    const even = players.map(player => ({ coins: 0, ...player }));
    expect(game.result(ended(even))?.places).toEqual(places);
  });
});

describe('how it compares', () => {
  const parsed = parseRecord(
    readFileSync(join(import.meta.dirname, '..', 'fixtures', 'greedy.json'), 'utf8'),
  );
  if (!parsed.ok) throw new Error(parsed.error.problem);
  const replayed = replay(game as never, parsed.record);
  if (!replayed.ok) throw new Error(replayed.error.problem);
  const end = replayed.state as unknown as State;

  test('FL-94 four bots score like people: the known game ended 142, 139, 122, 120', () => {
    expect(parsed.record.seats).toBe(4);
    for (const score of game.result(end)?.scores ?? []) {
      expect(score).toBeGreaterThan(60);
      expect(score).toBeLessThan(220);
    }
  });

  test('FL-95 and take as many turns as fit into two hours', () => {
    expect(end.round).toBeGreaterThanOrEqual(12);
    expect(end.round).toBeLessThanOrEqual(22);
  });

  test('FL-96 every card has a role on both sides, and the first Trader is the Importer', () => {
    expect(CREW.every(card => card.programs.length === 2)).toBe(true);
    expect(CREW[6].id).toBe('T1');
    expect(hand(position({ players: [{ cards: 'T1' }] }), 0)).toContain('T1');
  });

  test('FL-97 supply makes barrels cheap for builders, demand makes them dear for divers', () => {
    const s = position({ players: [{ barrels: 'blue blue blue blue' }, { side: 'sky', coins: 100 }] });
    const start = priceOf(s, 2);
    play(s, 'play:ST4', 'sell:blue', 'sell:blue', 'sell:blue', 'sell:blue', 'end');
    const low = priceOf(s, 2);
    expect(low).toBeLessThan(start);
    play(s, 'play:ST4', 'buy:blue', 'buy:blue', 'buy:blue', 'buy:blue', 'stop');
    expect(priceOf(s, 2)).toBe(start);
  });
});
