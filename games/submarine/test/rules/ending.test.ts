/** SU-12, SU-44 … SU-48: how the game ends and who wins. */
import { apply, GAME_OVER } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../game.ts';
import type { State } from '../../state.ts';
import { type Position, position } from '../position.ts';
import { cardCount, container, move, offered, play, refused, tokensBelow } from '../table.ts';

/** One treasure is left in column C, and seat 0 is about to salvage it. */
function lastTreasure(p: Position): State {
  return position({
    ...p,
    submarines: [['C5']],
    treasures: { C2: '', C3: '', C4: '', C5: 'lyre-rose', ...p.treasures },
    hands: ['rose sand sand', ...(p.hands?.slice(1) ?? [])],
  });
}

test('SU-12 SU-44 twelve different treasures win at once, whatever their colours', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'lyre-rose key-rose' },
    containers: [11, ''],
    hands: ['rose rose sand'],
  });
  const log = play(s, 'sail:C', 'lift:lyre-rose');
  expect(container(s, 0)).toHaveLength(12);
  expect(game.result(s)).toEqual({ ending: 'container', places: [1, 2], scores: [12, 0] });
  expect(log.events.at(-1)).toEqual({ key: 'ended', params: { ending: 'container' } });
  expect(offered(s)).toEqual([]);
  expect(game.actors(s)).toEqual([]);
  expect(apply(game, s, 0, move('end'))).toBe(GAME_OVER);
});

test('SU-12 a twelfth treasure of a kind one has does not fill the container', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'key-rose key-sky' },
    containers: [11, ''],
    hands: ['rose sky sand'],
  });
  play(s, 'sail:C', 'lift:key-rose', 'lift:key-sky');
  expect(container(s, 0)).toHaveLength(11);
  expect(game.result(s)).toBeUndefined();
});

test('SU-44 a joker brings up the twelfth treasure too', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'lyre-rose' },
    containers: [11, undefined],
    jokers: ['mussel-sky'],
    hands: ['sand sand sand'],
  });
  play(s, 'sail:C', 'lift:lyre-rose*mussel-sky');
  expect(s.ending).toBe('container');
});

test('SU-45 the last treasure of a column ends the game', () => {
  const s = lastTreasure({});
  play(s, 'sail:C', 'lift:lyre-rose');
  expect(game.result(s)?.ending).toBe('column');
});

test('SU-45 a column in which only mussels lie is empty', () => {
  const s = lastTreasure({ treasures: { C5: 'lyre-rose mussel-sky' }, jokers: [''] });
  play(s, 'sail:C', 'lift:lyre-rose');
  expect(tokensBelow(s, 'C')).toEqual(['mussel-sky']);
  expect(s.ending).toBe('column');
});

test('SU-45 as long as a treasure is left in the column the game goes on', () => {
  const s = lastTreasure({ treasures: { C2: 'bell-sky' } });
  play(s, 'sail:C', 'lift:lyre-rose', 'end');
  expect(game.result(s)).toBeUndefined();
  expect(s.seat).toBe(1);
});

test('SU-46 the game ends when nobody has a card left', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose', ''],
    piles: [0, 0],
  });
  play(s, 'sail:C', 'lift:ring-rose');
  const log = play(s, 'end');
  expect(game.result(s)?.ending).toBe('cards');
  expect(s.discards.reduce((sum, n) => sum + n, 0)).toBe(30);
  expect(log.events).toEqual([{ key: 'ended', params: { ending: 'cards' } }]);
});

test.each([
  [0, ['rose jade', '', '']],
  [1, ['rose', 'jade', '']],
  [2, ['rose', '', 'jade']],
])('SU-46 not as long as anybody has one, be it seat %i', (_, hands) => {
  const s = position({
    seats: 3,
    submarines: [['C3']],
    treasures: { C3: 'ring-rose key-sky' },
    hands,
    piles: [0, 0, 0],
  });
  play(s, 'sail:C', 'lift:ring-rose', 'end');
  expect(game.result(s)).toBeUndefined();
});

test('SU-47 the most treasures in the container win; duplicates do not count', () => {
  const s = lastTreasure({
    seats: 3,
    containers: [2, 2, 4],
    jokers: ['mussel-sand crown-jade crown-lilac chest-lilac', 'mussel-sky', 'mussel-jade'],
  });
  play(s, 'sail:C', 'lift:lyre-rose');
  expect(game.result(s)).toEqual({ ending: 'column', places: [2, 3, 1], scores: [3, 2, 4] });
});

describe('SU-48 tie-breaks', () => {
  const tied: Position = { seats: 3, containers: [3, 4, 4] };

  test('SU-48 first the number of jokers: mussels and duplicates', () => {
    const s = lastTreasure({
      ...tied,
      jokers: ['mussel-sand', 'mussel-sky crown-sky crown-jade', 'mussel-jade bell-lilac'],
    });
    play(s, 'sail:C', 'lift:lyre-rose');
    expect(game.result(s)).toEqual({ ending: 'column', places: [3, 1, 2], scores: [4, 4, 4] });
  });

  test('SU-48 jokers decide before cards', () => {
    const s = lastTreasure({
      ...tied,
      jokers: ['mussel-sand', 'mussel-sky', 'mussel-jade bell-lilac'],
      piles: [undefined, 12, 2],
    });
    play(s, 'sail:C', 'lift:lyre-rose');
    expect(s.hands.map((_, seat) => cardCount(s, seat))).toEqual([12, 15, 5]);
    expect(game.result(s)?.places).toEqual([3, 2, 1]);
  });

  test('SU-48 then the number of cards in hand and pile', () => {
    const s = lastTreasure({
      ...tied,
      jokers: ['mussel-sand', 'mussel-sky', 'mussel-jade'],
      hands: ['', 'sand sand sand', 'sand sky'],
      piles: [4, undefined, 0],
    });
    play(s, 'sail:C', 'lift:lyre-rose');
    expect(s.hands.map((_, seat) => cardCount(s, seat))).toEqual([6, 25, 2]);
    expect(game.result(s)?.places).toEqual([2, 1, 3]);
  });

  test('SU-48 standings show treasures, jokers and cards for everybody', () => {
    const s = lastTreasure({ ...tied, jokers: ['mussel-sand', 'mussel-sky', 'mussel-jade bell-lilac'] });
    expect(game.standing(game.view(s, 1))[2]).toEqual({
      seat: 2,
      score: 4,
      parts: [
        { key: 'treasures', value: 4 },
        { key: 'jokers', value: 2 },
        { key: 'cards', value: cardCount(s, 2) },
      ],
    });
  });
});

test('SU-44 nobody moves after the end', () => {
  const s = lastTreasure({});
  play(s, 'sail:C', 'lift:lyre-rose');
  for (const seat of [0, 1]) expect(refused(s, 'end', seat)).toBe('end gameOver');
});
