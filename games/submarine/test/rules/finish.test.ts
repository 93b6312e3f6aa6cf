/** S-27 … S-32, S-37, S-38, S-41, S-42: how the game ends, where the printed rules are silent. */
import { seedRng, top } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { game } from '../../game.ts';
import type { State } from '../../state.ts';
import { type Position, position } from '../position.ts';
import { cardCount, container, jokers, leave, offered, play } from '../table.ts';

/** Column C holds only what is said, and seat 0 is about to salvage in C5. */
function column(content: string, p: Position = {}): State {
  return position({
    ...p,
    submarines: [['C5'], ...(p.submarines?.slice(1) ?? [])],
    treasures: { C2: '', C3: '', C4: '', C5: content },
  });
}

test('S-27 jokers of the tie-break are mussels and duplicates alike; cards are hand and pile', () => {
  const s = column('lyre-rose', {
    containers: [6, 7],
    jokers: ['mussel-sand', 'mussel-sky'],
    hands: ['rose sand sand', 'sand sand sand'],
    piles: [7, undefined],
  });
  play(s, 'sail:C', 'lift:lyre-rose');
  expect([cardCount(s, 0), cardCount(s, 1)]).toEqual([9, 7]);
  expect(game.result(s)?.places).toEqual([1, 2]);
  const more = column('lyre-rose', {
    containers: [6, 7],
    jokers: ['mussel-sand', 'crown-lilac mussel-sky'],
    hands: ['rose sand sand', 'sand sand sand'],
    piles: [7, undefined],
  });
  play(more, 'sail:C', 'lift:lyre-rose');
  expect(game.result(more)?.places).toEqual([2, 1]);
});

test('S-28 equal in everything is a shared victory', () => {
  const s = column('lyre-rose', {
    seats: 3,
    containers: [4, 5, 3],
    jokers: ['mussel-sand', 'mussel-sky', 'mussel-jade'],
    hands: ['rose sand sand', 'sand sand'],
    piles: [0, 0, undefined],
  });
  play(s, 'sail:C', 'lift:lyre-rose');
  expect([cardCount(s, 0), cardCount(s, 1)]).toEqual([2, 2]);
  expect(game.result(s)).toEqual({ ending: 'column', places: [1, 1, 3], scores: [5, 5, 3] });
});

test('S-29 the end comes at once: nobody refills, the round is not finished', () => {
  const s = column('lyre-rose', { hands: ['rose sand sand'] });
  const pile = s.piles[0].length;
  const log = play(s, 'sail:C', 'lift:lyre-rose');
  expect(s.hands[0]).toHaveLength(2);
  expect(s.piles[0]).toHaveLength(pile);
  expect(log.events.at(-1)?.key).toBe('ended');
  expect(game.actors(s)).toEqual([]);
});

test('S-30 container complete and column empty at the same time: the complete container wins', () => {
  const s = column('lyre-rose', { containers: [11, 11], hands: ['rose sand sand'] });
  play(s, 'sail:C', 'lift:lyre-rose');
  expect(game.result(s)).toEqual({ ending: 'container', places: [1, 2], scores: [12, 11] });
});

test.each([2, 3, 5] as const)(
  'S-31 after %i voyages in a row without progress the game ends',
  idleVoyages => {
    const s = position({ options: { idleVoyages }, containers: ['ring-sky', 'key-sky bell-sky'] });
    for (let voyage = 1; voyage < idleVoyages; voyage++) {
      leave(s, 2);
      expect(s.ending).toBe('');
      expect(s.voyage).toBe(voyage + 1);
    }
    play(s, 'sail:out', 'end', 'sail:out');
    const log = play(s, 'end');
    expect(game.result(s)).toEqual({ ending: 'idle', places: [2, 1], scores: [1, 2] });
    expect(log.events.filter(({ key }) => key !== 'drew')).toEqual([
      { key: 'kept', params: { seat: 1 } },
      { key: 'ended', params: { ending: 'idle' } },
    ]);
    expect(game.meta.options.idleVoyages).toEqual({ values: [2, 3, 5], default: 3, ruling: 'S-31' });
  },
);

test('S-31 the very first voyage counts like any other', () => {
  const s = game.setup(2, { cards: 'shuffled', idleVoyages: 2 }, seedRng('idle', 'play'));
  while (top(s).step === 'place') play(s, offered(s)[0]);
  leave(s, 2);
  expect([s.ending, s.voyage]).toEqual(['', 2]);
  leave(s, 2);
  expect(s.ending).toBe('idle');
});

test('S-31 a salvage in between starts the count anew', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sand jade'],
    idle: 2,
  });
  play(s, 'sail:C', 'lift:ring-rose', 'end', 'sail:out', 'end', 'sail:out', 'end');
  expect(s.ending).toBe('');
  expect(s.idle).toBe(0);
  expect(s.progress).toBe(false);
});

test('S-32 jokers do not prolong the game when the last card is gone', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose', ''],
    piles: [0, 0],
    jokers: ['mussel-sand', undefined],
  });
  play(s, 'sail:C', 'lift:ring-rose', 'end');
  expect(s.ending).toBe('cards');
  expect(jokers(s, 0)).toContain('mussel-sand');
});

test('S-37 the last card of the game is discarded in the middle of a turn: the turn is finished first', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose', ''],
    piles: [0, 0],
    containers: [''],
    jokers: ['mussel-sand'],
  });
  play(s, 'sail:C', 'lift:ring-rose');
  expect(s.ending).toBe('');
  play(s, 'lift:key-sky*mussel-sand');
  expect(container(s, 0)).toEqual(['key-sky', 'ring-rose']);
  play(s, 'end');
  expect(s.ending).toBe('cards');
});

test('S-38 a discarded card or a treasure in a container is progress; changing one joker for another is not', () => {
  const p: Position = {
    submarines: [['C3']],
    treasures: { C3: 'ring-rose key-sky' },
    containers: ['ring-sky'],
    jokers: ['mussel-sand'],
    hands: ['rose sand sand'],
  };
  for (const [text, progress] of [
    ['lift:ring-rose', true],
    ['lift:key-sky*mussel-sand', true],
    ['lift:ring-rose*mussel-sand', false],
    ['move:C3-C4', false],
  ] as const) {
    const s = position(p);
    play(s, 'sail:C', text);
    expect(s.progress, text).toBe(progress);
  }
  const s = position({ ...p, idle: 2 });
  play(s, 'sail:C', 'lift:ring-rose*mussel-sand', 'end', 'sail:out', 'end', 'sail:out', 'end');
  expect(s.ending).toBe('idle');
});

test('S-41 behind the winner everybody is placed by the same criteria, also when a container is complete', () => {
  const s = position({
    seats: 4,
    submarines: [['C3']],
    treasures: { C3: 'lyre-rose key-sky' },
    containers: [11, 2, 3, 2],
    jokers: ['mussel-sand', 'mussel-sky crown-lilac', 'mussel-jade', 'mussel-rose'],
    hands: ['rose sand sand'],
  });
  play(s, 'sail:C', 'lift:lyre-rose');
  expect(game.result(s)).toEqual({ ending: 'container', places: [1, 3, 2, 4], scores: [12, 2, 3, 2] });
});

test('S-42 the end turns no card over: only their number counts', () => {
  const s = column('lyre-rose', { hands: ['rose sand sand', 'jade jade jade'] });
  play(s, 'sail:C', 'lift:lyre-rose');
  expect(game.view(s, 0).hands[1]).toEqual({ size: 3, known: [] });
  expect(game.view(s, 'spectator').hands[0]).toEqual({ size: 2, known: [] });
});
