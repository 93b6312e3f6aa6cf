/** SU-30 … SU-36: treasures come up, and what they cost. */
import { describe, expect, test } from 'vitest';
import { UNSEEN } from '../../cards.ts';
import { game } from '../../game.ts';
import type { State } from '../../state.ts';
import { position } from '../position.ts';
import { cardCount, container, hand, jokers, offered, play, refused, tokensIn } from '../table.ts';

function pileSizes(s: State): number[] {
  return s.piles.map(pile => pile.length);
}

test('SU-33 S-39 the hand decides what can be salvaged, and nobody else sees it: unless it is empty', () => {
  const s = position({
    submarines: [['C5']],
    treasures: { C5: 'ring-rose key-rose bell-rose lyre-sand' },
    hands: ['rose rose rose'],
  });
  play(s, 'sail:C', 'lift:ring-rose', 'lift:key-rose');
  expect([hand(s, 0), game.veiled?.(s)]).toEqual([['rose'], true]);
  play(s, 'lift:bell-rose');
  expect([hand(s, 0), game.veiled?.(s)]).toEqual([[], false]);
});

describe('example 2 of the rule sheet', () => {
  /** Violet is seat 0, white seat 1, brown seat 2. */
  function example(): State {
    return position({
      seats: 3,
      submarines: [
        ['C4', 'C5'],
        ['C2', 'B2'],
        ['C3', 'C4', 'C5'],
      ],
      treasures: { C4: 'ring-rose key-sky', C5: 'bell-jade lamp-jade lyre-sand mask-sand' },
      hands: ['rose sky jade'],
      containers: ['', '', undefined],
    });
  }

  test('SU-30 SU-31 SU-32 SU-33 two treasures of level 4: two cards laid open, two to white, four to brown', () => {
    const s = example();
    const before = pileSizes(s);
    const discards = s.discards.slice();
    const log = play(s, 'sail:C', 'lift:ring-rose', 'lift:key-sky');
    expect(container(s, 0)).toEqual(['key-sky', 'ring-rose']);
    expect(hand(s, 0)).toEqual(['jade']);
    expect(s.discards.map((n, c) => n - discards[c])).toEqual([0, 1, 1, 0, 0]);
    expect(pileSizes(s).map((n, seat) => n - before[seat])).toEqual([-6, 2, 4]);
    expect(log.events.filter(({ key }) => key === 'paid').map(({ params }) => params)).toEqual([
      { seat: 0, to: 1, count: 1 },
      { seat: 0, to: 2, count: 2 },
      { seat: 0, to: 1, count: 1 },
      { seat: 0, to: 2, count: 2 },
    ]);
  });

  test('SU-30 the other violet submarine could salvage further treasures in the same turn', () => {
    const s = example();
    play(s, 'sail:C', 'lift:ring-rose', 'lift:key-sky');
    expect(offered(s, 'lift:bell-jade')).toEqual(['lift:bell-jade', 'lift:bell-jade*mussel-sand']);
    const before = pileSizes(s);
    play(s, 'lift:bell-jade');
    expect(pileSizes(s).map((n, seat) => n - before[seat])).toEqual([-4, 1, 3]);
    expect(container(s, 0)).toEqual(['key-sky', 'bell-jade', 'ring-rose']);
  });
});

test('SU-30 only from spaces below the ship that hold an own submarine', () => {
  const s = position({
    submarines: [['C3', 'D2'], ['C4']],
    treasures: { C3: 'ring-rose', C4: 'key-rose bell-rose', D2: 'lamp-rose' },
    hands: ['rose rose rose'],
  });
  play(s, 'sail:C');
  expect(offered(s, 'lift').every(text => text.startsWith('lift:ring-rose'))).toBe(true);
  expect(refused(s, 'lift:key-rose')).toBe('SU-30 noSubmarineAtToken');
  expect(refused(s, 'lift:lamp-rose')).toBe('SU-24 tokenNotBelowShip');
  expect(refused(s, 'lift:lamp-rose*mussel-sand')).toBe('SU-24 tokenNotBelowShip');
});

test('SU-31 each token costs a hand card of its colour, which is out of the game', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sand sand'],
  });
  const inGame = cardCount(s, 0) + cardCount(s, 1);
  play(s, 'sail:C');
  expect(refused(s, 'lift:key-sky')).toBe('SU-31 noMatchingCard');
  const discards = s.discards.slice();
  const log = play(s, 'lift:ring-rose');
  expect(log.events).toContainEqual({ key: 'salvaged', params: { seat: 0, token: 47, space: 9, cards: 0 } });
  expect(s.discards.map((n, c) => n - discards[c])).toEqual([0, 0, 1, 0, 0]);
  expect(hand(s, 0)).toEqual(['sand', 'sand']);
  play(s, 'end');
  expect(cardCount(s, 0) + cardCount(s, 1)).toBe(inGame - 1);
});

test.each([
  { token: 'ring-rose', at: 'C2', white: 1, brown: 0 },
  { token: 'key-rose', at: 'C3', white: 1, brown: 1 },
  { token: 'bell-rose', at: 'C4', white: 3, brown: 1 },
  { token: 'lamp-rose', at: 'C5', white: 3, brown: 2 },
])(
  'SU-32 opposing submarines in the same space or above cost a card each: $at',
  ({ token, at, white, brown }) => {
    const s = position({
      seats: 3,
      submarines: [
        ['C2', 'C3', 'C4', 'C5'],
        ['C2', 'C4', 'C4', 'B2', 'D2'],
        ['C3', 'C5', 'B5', 'D3'],
      ],
      treasures: { C2: 'ring-rose', C3: 'key-rose', C4: 'bell-rose', C5: 'lamp-rose' },
      hands: ['rose sky sky'],
      containers: [''],
    });
    expect(tokensIn(s, at)).toContain(token);
    const before = pileSizes(s);
    play(s, 'sail:C', `lift:${token}`);
    expect(pileSizes(s).map((n, seat) => n - before[seat])).toEqual([-white - brown, white, brown]);
    expect(container(s, 0)).toEqual([token]);
  },
);

test('SU-32 the price is due for each token again', () => {
  const s = position({
    submarines: [['C3'], ['C2', 'C3']],
    treasures: { C3: 'ring-rose key-rose' },
    hands: ['rose rose sky'],
  });
  const before = pileSizes(s);
  play(s, 'sail:C', 'lift:ring-rose', 'lift:key-rose');
  expect(pileSizes(s)).toEqual([before[0] - 4, before[1] + 4]);
});

test('SU-33 the cards go face down onto the pile of the owner: nobody has seen them', () => {
  const s = position({
    submarines: [['C3'], ['C2']],
    treasures: { C3: 'ring-rose key-rose' },
    hands: ['rose sky sky'],
  });
  const log = play(s, 'sail:C', 'lift:ring-rose');
  expect(s.piles[1].at(-1)).toBe(UNSEEN);
  expect(log.events.filter(({ secret }) => secret)).toEqual([]);
  expect(log.revealed).toBe(false);
});

test('SU-34 whoever receives cards and holds fewer than three draws at once', () => {
  const s = position({
    submarines: [['C3'], ['C2', 'C2', 'C2']],
    treasures: { C3: 'ring-rose key-rose' },
    hands: ['rose sky sky', 'jade'],
    piles: [8, 0],
  });
  const log = play(s, 'sail:C', 'lift:ring-rose');
  expect(s.hands[1]).toHaveLength(3);
  expect(s.piles[1]).toHaveLength(1);
  expect(s.seat).toBe(0);
  expect(log.revealed).toBe(true);
});

test('SU-34 whoever holds three does not draw', () => {
  const s = position({
    submarines: [['C3'], ['C2']],
    treasures: { C3: 'ring-rose key-rose' },
    hands: ['rose sky sky', 'jade jade jade'],
  });
  play(s, 'sail:C', 'lift:ring-rose');
  expect(hand(s, 1)).toEqual(['jade', 'jade', 'jade']);
});

test('SU-35 what the pile lacks is paid with hand cards of the own choice', () => {
  const s = position({
    submarines: [['C3'], ['C2', 'C3']],
    treasures: { C3: 'ring-rose key-rose' },
    hands: ['rose sky jade', 'sand sand sand'],
    containers: [''],
    piles: [1, 9],
  });
  play(s, 'sail:C', 'lift:ring-rose');
  expect(s.piles.map(pile => pile.length)).toEqual([0, 10]);
  expect(offered(s)).toEqual(['pay:sky', 'pay:jade']);
  expect(refused(s, 'pay:rose')).toBe('SU-35 noSuchCard');
  expect(refused(s, 'end')).toBe('SU-35 payFirst');
  expect(refused(s, 'lift:key-rose')).toBe('SU-35 payFirst');
  expect(container(s, 0)).not.toContain('ring-rose');
  const log = play(s, 'pay:jade');
  expect(log.events).toEqual([
    { key: 'paidFromHand', params: { seat: 0, to: 1 }, secret: { seats: [0], params: { colour: 3 } } },
  ]);
  expect(hand(s, 0)).toEqual(['sky']);
  expect(s.piles[1]).toHaveLength(11);
  expect(container(s, 0)).toContain('ring-rose');
});

test('SU-35 whoever has too few cards in all cannot salvage the token, but with a joker', () => {
  const s = position({
    submarines: [['C3'], ['C2', 'C2', 'C3']],
    treasures: { C3: 'ring-rose key-rose' },
    hands: ['rose sky jade'],
    piles: [0, undefined],
    jokers: ['mussel-sky'],
  });
  play(s, 'sail:C');
  expect(refused(s, 'lift:ring-rose')).toBe('SU-35 cannotPay');
  expect(offered(s, 'lift:ring-rose')).toEqual(['lift:ring-rose*mussel-sky']);
});

test('SU-36 a new kind goes into the container, one that is there already beside it', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'ring-rose ring-sky' },
    hands: ['rose sky jade'],
    containers: ['key-sand'],
    jokers: ['mussel-jade'],
  });
  play(s, 'sail:C', 'lift:ring-sky', 'lift:ring-rose');
  expect(container(s, 0)).toEqual(['key-sand', 'ring-sky']);
  expect(jokers(s, 0)).toEqual(['ring-rose', 'mussel-jade']);
});

test('SU-36 a duplicate can be used like a joker in a later turn', () => {
  const s = position({
    submarines: [['C3', 'D3']],
    treasures: { C3: 'ring-rose ring-sky', D3: 'bell-lilac lamp-lilac' },
    hands: ['rose sky jade'],
    jokers: [''],
    containers: [''],
    piles: [5],
  });
  play(s, 'sail:C', 'lift:ring-sky', 'lift:ring-rose', 'end', 'sail:out', 'end', 'sail:D');
  play(s, 'lift:bell-lilac*ring-rose');
  expect(container(s, 0)).toEqual(['bell-lilac', 'ring-sky']);
  expect(tokensIn(s, 'D3')).toEqual(['lamp-lilac', 'ring-rose'].sort());
});

test('SU-32 check figures: level 2 is charged for its own space only, level 5 for the whole column', () => {
  for (const [at, price] of [
    ['C2', 2],
    ['C5', 5],
  ] as const) {
    const s = position({
      submarines: [[at], ['C2', 'C2', 'C3', 'C4', 'C5']],
      treasures: { [at]: 'ring-rose' },
      hands: ['rose sky sky'],
      containers: [''],
    });
    const before = s.piles[0].length;
    play(s, 'sail:C', 'lift:ring-rose');
    expect(before - s.piles[0].length).toBe(price);
  }
});

test.each([
  { inTheWay: 1, complete: true },
  { inTheWay: 2, complete: false },
])(
  'SU-8 SU-44 check figures: with 12 cards and a joker only one card can be lost, $inTheWay in the way',
  ({ inTheWay, complete }) => {
    // Ten treasures have cost ten of the twelve cards; two cards and the joker are left for the last two.
    const s = position({
      seats: 5,
      submarines: [['C2', 'C3'], new Array(inTheWay).fill('C3')],
      treasures: { C2: 'lyre-sky', C3: 'astrolabe-rose' },
      containers: [10],
      hands: ['rose sand'],
      jokers: ['mussel-sand'],
    });
    play(s, 'sail:C', 'lift:lyre-sky*mussel-sand');
    if (!complete) {
      expect(refused(s, 'lift:astrolabe-rose')).toBe('SU-35 cannotPay');
      return;
    }
    play(s, 'lift:astrolabe-rose', 'pay:sand');
    expect(s.ending).toBe('container');
    expect(cardCount(s, 0)).toBe(0);
  },
);
