/** S-1 … S-16: set-up, payments and the compulsory action, where the printed rules are silent. */
import { seedRng } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { colour, drawCard, knows } from '../../cards.ts';
import { COLOURS } from '../../data/box.ts';
import { game } from '../../game.ts';
import type { State } from '../../state.ts';
import { position } from '../position.ts';
import { cardCount, container, fleet, hand, jokers, offered, play, refused } from '../table.ts';

function start(seats: number, seed: string, cards: 'shuffled' | 'even' = 'shuffled'): State {
  return game.setup(seats, { cards, idleVoyages: 3 }, seedRng(seed, 'play'));
}

const SEEDS = Array.from({ length: 200 }, (_, i) => `ruling ${i}`);

test('S-1 chance decides who begins, each seat about equally often', () => {
  const starts = [0, 0, 0, 0];
  for (const seed of SEEDS) starts[start(4, seed).seat]++;
  for (const count of starts) {
    expect(count).toBeGreaterThan(25);
    expect(count).toBeLessThan(80);
  }
});

test('S-2 shuffled: the cards put away are unknown, so the colours in play differ from game to game', () => {
  const counts = SEEDS.slice(0, 50).map(seed => {
    const s = start(2, seed);
    for (const seat of [0, 1]) while (s.piles[seat].length > 0) drawCard(s, seat);
    expect(s.hands.flat()).toHaveLength(30);
    return COLOURS.map((_, c) => s.hands.flat().filter(x => colour(x) === c).length);
  });
  expect(counts.flat().every(n => n <= 12)).toBe(true);
  expect(counts.flat().some(n => n > 6)).toBe(true);
  expect(new Set(counts.map(String)).size).toBeGreaterThan(10);
});

test('S-2 even: two players share six cards of each colour, three share nine; with four it changes nothing', () => {
  for (const [seats, each] of [
    [2, 6],
    [3, 9],
    [4, 12],
    [5, 12],
  ]) {
    const s = start(seats, 'even', 'even');
    const inHands = COLOURS.map((_, c) => s.hands.flat().filter(x => colour(x) === c).length);
    expect(s.unseen.map((count, c) => count + inHands[c])).toEqual(new Array(5).fill(each));
  }
  expect(game.meta.options.cards).toEqual({
    values: ['shuffled', 'even'],
    default: 'shuffled',
    ruling: 'S-2',
  });
});

test('S-3 the mussels are dealt at random', () => {
  const seen = new Set(SEEDS.map(seed => jokers(start(3, seed), 0)[0]));
  expect(seen.size).toBe(5);
});

test('S-4 the first turn is a turn like any other: any column with an own submarine, or straight off the board', () => {
  const s = start(5, 'first');
  const first = s.seat;
  for (const column of ['A', 'F', 'C']) for (let i = 0; i < 5; i++) play(s, `place:${column}`);
  expect(s.seat).toBe(first);
  expect(offered(s)).toEqual(['sail:A', 'sail:C', 'sail:F', 'sail:out']);
});

test('S-5 several treasures in a turn, but no drawing in between: three by cards, more only by jokers', () => {
  const s = position({
    submarines: [['C5']],
    treasures: { C5: 'ring-rose key-rose bell-rose lamp-rose' },
    containers: [''],
    jokers: ['mussel-sky'],
    hands: ['rose rose rose'],
  });
  play(s, 'sail:C', 'lift:ring-rose', 'lift:key-rose', 'lift:bell-rose');
  expect(s.hands[0]).toEqual([]);
  expect(s.piles[0].length).toBeGreaterThan(3);
  expect(refused(s, 'lift:lamp-rose')).toBe('SU-31 noMatchingCard');
  play(s, 'lift:lamp-rose*mussel-sky', 'end');
  expect(container(s, 0)).toHaveLength(4);
  expect(s.hands[0]).toHaveLength(3);
});

test('S-6 tokens come up in any order, from any space with an own submarine, by card or joker, each paid before the next', () => {
  const s = position({
    submarines: [['C3', 'C5'], ['C2']],
    treasures: { C3: 'ring-rose key-sky', C5: 'bell-jade lamp-rose' },
    containers: [''],
    jokers: ['mussel-sky'],
    hands: ['rose sky sand', 'sand sand sand'],
    piles: [1, undefined],
  });
  play(s, 'sail:C', 'lift:lamp-rose', 'lift:bell-jade*mussel-sky', 'lift:key-sky');
  expect(refused(s, 'lift:ring-rose')).toBe('SU-35 payFirst');
  expect(container(s, 0)).toEqual(['bell-jade', 'lamp-rose']);
  play(s, 'pay:sand');
  expect(container(s, 0)).toEqual(['key-sky', 'bell-jade', 'lamp-rose']);
});

test('S-7 the receiver draws without being asked, in the middle of the turn of the payer', () => {
  const s = position({
    submarines: [['C3'], ['C2']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sky sand', ''],
    piles: [6, 0],
  });
  play(s, 'sail:C', 'lift:ring-rose');
  expect(s.hands[1]).toHaveLength(1);
  play(s, 'lift:key-sky');
  expect(s.hands[1]).toHaveLength(2);
  expect(s.seat).toBe(0);
});

test('S-8 opponents are paid clockwise, the pile first, then hand cards of the choice of the payer', () => {
  const s = position({
    seats: 4,
    turn: 2,
    submarines: [['C2'], ['C2'], ['C3'], ['C2']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: [undefined, undefined, 'rose sky jade'],
    piles: [undefined, undefined, 1, undefined],
    containers: [undefined, undefined, ''],
  });
  const before = s.piles.map(pile => pile.length);
  const log = play(s, 'sail:C', 'lift:ring-rose', 'pay:jade', 'pay:sky');
  const payments = log.events.filter(({ key }) => key.startsWith('paid'));
  expect(payments.map(({ key, params }) => [key, params.to])).toEqual([
    ['paid', 3],
    ['paidFromHand', 0],
    ['paidFromHand', 1],
  ]);
  expect(s.piles.map((pile, seat) => pile.length - before[seat])).toEqual([1, 1, -1, 1]);
  expect(COLOURS[colour(s.piles[0].at(-1) ?? 0)]).toBe('jade');
  expect(COLOURS[colour(s.piles[1].at(-1) ?? 0)]).toBe('sky');
});

test('S-9 the matching card cannot pay twice: pile and the other hand cards have to reach', () => {
  for (const [cards, pile, inTheWay, verdict] of [
    ['rose', 0, 0, 'allowed'],
    ['rose', 0, 1, 'SU-35 cannotPay'],
    ['rose sky', 0, 1, 'allowed'],
    ['rose rose', 0, 1, 'allowed'],
    ['rose sky jade', 0, 2, 'allowed'],
    ['rose sky jade', 0, 3, 'SU-35 cannotPay'],
    ['rose sky jade', 1, 3, 'allowed'],
    ['rose sky jade', 2, 5, 'SU-35 cannotPay'],
    ['rose sky jade', 3, 5, 'allowed'],
  ] as const) {
    const s = position({
      submarines: [['C3'], new Array(inTheWay).fill('C2')],
      treasures: { C3: 'ring-rose key-lilac' },
      hands: [cards],
      piles: [pile, undefined],
    });
    play(s, 'sail:C');
    const name = `${cards} and a pile of ${pile} against ${inTheWay}`;
    if (verdict === 'allowed') expect(offered(s), name).toContain('lift:ring-rose');
    else expect(refused(s, 'lift:ring-rose'), name).toBe(verdict);
  }
});

test('S-10 nobody receives cards in the own turn: only the active player pays, and never to the own pile', () => {
  const s = position({
    seats: 3,
    turn: 1,
    submarines: [['C2'], ['C2', 'C3', 'C3'], ['C3']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: [undefined, 'rose sky sand'],
  });
  const mine = cardCount(s, 1);
  const log = play(s, 'sail:C', 'lift:ring-rose', 'lift:key-sky', 'end');
  expect(cardCount(s, 1)).toBe(mine - 6);
  const receivers = log.events.filter(({ key }) => key === 'paid').map(({ params }) => params.to);
  expect(receivers).toEqual([2, 0, 2, 0]);
});

test('S-11 a card paid away may come back as payment', () => {
  const s = position({
    submarines: [
      ['C3', 'D2'],
      ['C2', 'D3'],
    ],
    treasures: { C3: 'ring-rose key-sky', D3: 'bell-sand lamp-sky' },
    hands: ['rose jade', 'sand lilac lilac'],
    piles: [0, undefined],
  });
  play(s, 'sail:C', 'lift:ring-rose', 'pay:jade', 'end');
  expect(hand(s, 0)).toEqual([]);
  play(s, 'sail:D', 'lift:bell-sand');
  expect(hand(s, 0)).toEqual(['jade']);
  expect(knows(s.hands[0][0], 1)).toBe(false);
});

test('S-12 a relocated submarine really changes its space; another level of the same column is a change', () => {
  const s = position({ submarines: [['C3']] });
  play(s, 'sail:C');
  expect(refused(s, 'move:C3-C3')).toBe('S-12 sameSpace');
  play(s, 'move:C3-C4');
  expect(fleet(s, 0)[0]).toBe('C4');
});

test('S-13 no submarine is relocated twice in a turn', () => {
  const s = position({ submarines: [['C2', 'C4']] });
  play(s, 'sail:C', 'move:C2-C3');
  expect(refused(s, 'move:C3-C4')).toBe('S-13 movedAlready');
  expect(offered(s, 'move:C3')).toEqual([]);
  play(s, 'move:C4-C3');
  expect(refused(s, 'move:C3-C2')).toBe('S-13 movedAlready');
});

test('S-13 a submarine that arrives beside another does not hold it back', () => {
  const s = position({ submarines: [['C2', 'C3']] });
  play(s, 'sail:C', 'move:C2-C3', 'move:C3-C4');
  expect(fleet(s, 0).slice(0, 2)).toEqual(['C3', 'C4']);
  expect(refused(s, 'move:C3-C4')).toBe('S-13 movedAlready');
});

test('S-14 nobody is forced to spend a joker: relocating is always possible instead', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'ring-rose key-sky' },
    jokers: ['mussel-sky'],
    hands: ['sand sand sand'],
  });
  play(s, 'sail:C');
  expect(offered(s, 'lift').every(text => text.endsWith('*mussel-sky'))).toBe(true);
  expect(refused(s, 'end')).toBe('SU-26 actFirst');
  play(s, 'move:C3-B3', 'end');
  expect(jokers(s, 0)).toContain('mussel-sky');
});

test('S-15 after one token the turn may end although more would be possible', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sky sand'],
  });
  play(s, 'sail:C', 'lift:ring-rose');
  expect(offered(s)).toContain('lift:key-sky');
  play(s, 'end');
  expect(s.seat).toBe(1);
});

test('S-16 with all own submarines behind, the ship leaves without an action, and a card may be exchanged', () => {
  const s = position({ ships: ['C'], submarines: [['A2', 'A3', 'B2', 'C2', 'C3']] });
  expect(offered(s)).toEqual(['sail:out']);
  play(s, 'sail:out');
  expect(offered(s)).toEqual(['swap:sand', 'swap:sky', 'swap:rose', 'end']);
  expect(refused(s, 'move:C2-C3')).toBe('SU-23 shipIsOut');
});
