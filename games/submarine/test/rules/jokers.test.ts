/** SU-37 … SU-40: mussels and duplicates as jokers. */
import { expect, test } from 'vitest';
import { position } from '../position.ts';
import { cardCount, container, hand, jokers, offered, play, refused, tokensIn } from '../table.ts';

test('SU-37 mussels and duplicates replace the matching card, whatever their colour', () => {
  const s = position({
    submarines: [['C3', 'C4']],
    treasures: { C3: 'ring-rose key-rose', C4: 'bell-sky' },
    containers: ['lamp-lilac'],
    jokers: ['mussel-sand lamp-jade'],
    hands: ['sand sand sand'],
  });
  const cards = cardCount(s, 0);
  play(s, 'sail:C');
  expect(offered(s, 'lift')).toEqual([
    'lift:key-rose*lamp-jade',
    'lift:key-rose*mussel-sand',
    'lift:bell-sky*lamp-jade',
    'lift:bell-sky*mussel-sand',
    'lift:ring-rose*lamp-jade',
    'lift:ring-rose*mussel-sand',
  ]);
  const log = play(s, 'lift:bell-sky*mussel-sand', 'lift:ring-rose*lamp-jade');
  expect(container(s, 0)).toEqual(['bell-sky', 'lamp-lilac', 'ring-rose']);
  expect(jokers(s, 0)).toEqual([]);
  expect(hand(s, 0)).toEqual(['sand', 'sand', 'sand']);
  expect(cardCount(s, 0)).toBe(cards);
  expect(log.events[0]).toEqual({ key: 'joker', params: { seat: 0, token: 31, joker: 60, space: 10 } });
});

test('SU-37 a treasure in the container or a joker of somebody else is no joker', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'ring-rose' },
    containers: ['lamp-lilac', undefined],
    jokers: ['mussel-sand', 'mussel-sky'],
  });
  play(s, 'sail:C');
  for (const foreign of ['lamp-lilac', 'mussel-sky', 'mussel-lilac', 'ring-sky'])
    expect(refused(s, `lift:ring-rose*${foreign}`)).toBe('SU-37 notYourJoker');
});

test('SU-38 ship and submarine have to be in place for a joker too', () => {
  const s = position({
    submarines: [['C3', 'D2'], ['C4']],
    treasures: { C3: 'ring-rose', C4: 'key-rose', D2: 'lamp-rose' },
    jokers: ['mussel-sand'],
  });
  play(s, 'sail:C');
  expect(refused(s, 'lift:key-rose*mussel-sand')).toBe('SU-30 noSubmarineAtToken');
  expect(refused(s, 'lift:lamp-rose*mussel-sand')).toBe('SU-24 tokenNotBelowShip');
  play(s, 'lift:ring-rose*mussel-sand');
  expect(container(s, 0)).toContain('ring-rose');
});

test('SU-39 with a joker nothing is paid for opposing submarines', () => {
  const s = position({
    submarines: [['C5'], ['C2', 'C3', 'C4', 'C5', 'C5']],
    treasures: { C5: 'ring-rose key-rose' },
    jokers: ['mussel-sand'],
    hands: ['rose rose rose'],
  });
  const piles = s.piles.map(pile => pile.length);
  const log = play(s, 'sail:C', 'lift:ring-rose*mussel-sand');
  expect(s.piles.map(pile => pile.length)).toEqual(piles);
  expect(hand(s, 0)).toEqual(['rose', 'rose', 'rose']);
  expect(log.events.map(({ key }) => key)).toEqual(['sailed', 'joker']);
});

test('SU-40 the joker lies where the treasure lay, and rests for the turn', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'ring-rose key-rose' },
    containers: ['lamp-lilac'],
    jokers: ['mussel-sand lamp-jade'],
    hands: ['sand jade rose'],
  });
  play(s, 'sail:C', 'lift:ring-rose*mussel-sand', 'lift:key-rose*lamp-jade');
  expect(tokensIn(s, 'C3')).toEqual(['lamp-jade', 'mussel-sand']);
  expect(refused(s, 'lift:mussel-sand')).toBe('SU-40 justLaidOut');
  expect(refused(s, 'lift:lamp-jade')).toBe('SU-40 justLaidOut');
});

test('SU-40 from the next turn on anybody may take it with a card of its colour, and pays as usual', () => {
  const s = position({
    submarines: [['C3'], ['C3']],
    treasures: { C3: 'ring-rose key-rose' },
    jokers: ['mussel-sand', 'mussel-sky'],
    hands: ['jade jade jade', 'sand jade jade'],
  });
  play(s, 'sail:C', 'lift:ring-rose*mussel-sand', 'end', 'sail:C');
  expect(s.seat).toBe(1);
  const piles = s.piles.map(pile => pile.length);
  play(s, 'lift:mussel-sand');
  expect(jokers(s, 1)).toEqual(['mussel-sand', 'mussel-sky']);
  expect(s.piles.map(pile => pile.length)).toEqual([piles[0] + 1, piles[1] - 1]);
});

test('SU-40 a mussel never fills a place of the container', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'ring-rose mussel-sand' },
    containers: [''],
    jokers: [''],
    hands: ['sand jade jade'],
  });
  play(s, 'sail:C', 'lift:mussel-sand');
  expect(container(s, 0)).toEqual([]);
  expect(jokers(s, 0)).toEqual(['mussel-sand']);
});
