/** What the log tells, and to whom. */
import { EventLog, type Viewer } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { game } from '../../game.ts';
import { position } from '../position.ts';
import { move, play, told } from '../table.ts';

const OTHERS: Viewer[] = [1, 2, 'spectator'];

test('SU-42 drawing: everybody hears how many, only the owner which', () => {
  const s = position({
    seats: 3,
    submarines: [['C3']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sky jade'],
  });
  const log = play(s, 'sail:C', 'lift:ring-rose', 'lift:key-sky', 'end');
  const [drew] = told(log, 'drew', 0);
  expect(drew.params).toMatchObject({ seat: 0, count: 2 });
  expect(String(drew.params.cards).split(' ')).toEqual(s.hands[0].slice(1).map(c => String(c & 7)));
  for (const viewer of OTHERS) expect(told(log, 'drew', viewer)[0].params).toEqual({ seat: 0, count: 2 });
});

test('SU-34 a paid opponent who draws is the only one to see the cards, not even the payer does', () => {
  const s = position({
    seats: 3,
    submarines: [['C3'], ['C2']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sky jade', 'sand'],
    piles: [4, 0, undefined],
  });
  const log = play(s, 'sail:C', 'lift:ring-rose');
  expect(told(log, 'drew', 1)[0].params).toHaveProperty('cards');
  for (const viewer of [0, 2, 'spectator'] as const)
    expect(told(log, 'drew', viewer)[0].params).toEqual({ seat: 1, count: 1 });
});

test('SU-35 a hand card paid face down is named to its payer only; the receiver learns it when drawing', () => {
  const s = position({
    seats: 3,
    submarines: [['C3'], ['C2']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sky', 'sand'],
    piles: [0, 0, undefined],
  });
  const log = play(s, 'sail:C', 'lift:ring-rose', 'pay:sky');
  expect(told(log, 'paidFromHand', 0)[0].params).toEqual({ seat: 0, to: 1, colour: 1 });
  for (const viewer of OTHERS)
    expect(told(log, 'paidFromHand', viewer)[0].params).toEqual({ seat: 0, to: 1 });
  expect(told(log, 'drew', 1)[0].params).toEqual({ seat: 1, count: 1, cards: '1' });
});

test('SU-41 an exchange names the two cards to their owner only', () => {
  const s = position({ seats: 3, ships: ['right'], hands: ['rose sky jade'] });
  const log = play(s, 'swap:sky');
  expect(told(log, 'exchanged', 0)[0].params).toEqual({
    seat: 0,
    colour: 1,
    drawn: (s.hands[0].at(-1) ?? 0) & 7,
  });
  for (const viewer of OTHERS) expect(told(log, 'exchanged', viewer)[0].params).toEqual({ seat: 0 });
  expect(log.revealed).toBe(true);
});

test('SU-33 cards paid from the pile are counted, never named', () => {
  const s = position({
    submarines: [['C3'], ['C2', 'C3']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sky jade'],
  });
  const log = play(s, 'sail:C', 'lift:ring-rose');
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(told(log, 'paid', viewer)[0].params).toEqual({ seat: 0, to: 1, count: 2 });
});

test('SU-41 drawing a card one knows reveals nothing', () => {
  const s = position({
    submarines: [['C3']],
    ships: ['left', 'left'],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sky jade'],
    piles: [1, undefined],
  });
  play(s, 'sail:out', 'swap:jade', 'sail:out', 'end');
  expect(s.piles[0]).toHaveLength(1);
  play(s, 'sail:C', 'lift:ring-rose');
  const log = play(s, 'end');
  expect(told(log, 'drew', 0)[0].params).toEqual({ seat: 0, count: 1, cards: '3' });
  expect(log.revealed).toBe(false);
});

test('SU-16 a game played without a log comes to the same state', () => {
  const script = ['sail:C', 'lift:ring-rose', 'end', 'sail:out', 'swap:sand', 'sail:out', 'swap:sky'];
  const start = position({
    submarines: [['C3'], ['C2']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sky sky', 'sand sand sand'],
  });
  const silent = game.clone(start);
  for (const text of script) game.play(silent, silent.seat, move(text));
  const logged = game.clone(start);
  const log = new EventLog();
  for (const text of script) game.play(logged, logged.seat, move(text), log);
  expect(silent).toEqual(logged);
  expect(log.events.length).toBeGreaterThan(script.length);
});
