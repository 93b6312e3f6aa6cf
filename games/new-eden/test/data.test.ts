/** The data files: what they hold, and that a slip in one of them is reported with its place. */
import { describe, expect, test } from 'vitest';
import bonuses from '../data/bonus.json' with { type: 'json' };
import { GROUPS } from '../data/box.ts';
import {
  AMOUNT,
  BOTTLE,
  CARD_ID,
  CARD_NAME,
  CARD_TITLE,
  DECK_CARDS,
  DECK_SIZE,
  DECKS,
  EFFECT,
  EFFECTS,
  GROUP,
  POINTER,
  POINTS,
  STAFF,
} from '../data/card.ts';
import cards from '../data/cards.json' with { type: 'json' };
import { checkBonuses, checkCards, checkTableau } from '../data/check.ts';
import tableau from '../data/tableau.json' with { type: 'json' };

test('the data files are sound', () => {
  expect([...checkCards(cards), ...checkBonuses(bonuses), ...checkTableau(tableau)]).toEqual([]);
});

describe('a slip is found and named', () => {
  const spoilt = (index: number, change: Record<string, unknown>) =>
    checkCards(cards.map((card, i) => (i === index ? { ...card, ...change } : card))).map(flaw => flaw.at);

  test.each([
    [{ points: 'three' }, 'cards[3].points'],
    [{ spaces: 0 }, 'cards[3].spaces'],
    [{ group: 'squid' }, 'cards[3].group'],
    [{ id: '1A-99' }, 'cards[3].id'],
    [{ name: { en: 'Cockle Cabin' } }, 'cards[3].name.de'],
    [{ source: {} }, 'cards[3].source.effect'],
  ])('%j', (change, at) => {
    expect(spoilt(3, change)).toContain(at);
  });

  test.each([
    [0, { pointer: 0 }, 'cards[0].pointer'],
    [10, { bottles: [1, 2, 3] }, 'cards[10].bottles'],
    [13, { research: { kind: 'magic', amount: 1 } }, 'cards[13].research.kind'],
    [29, { research: { kind: 'attack', amount: 1, on: 'habitat' } }, 'cards[29].research.on'],
  ])('card %i %j', (index, change, at) => {
    expect(spoilt(index, change)).toContain(at);
  });

  test('too few cards, wrong bonus cards, wrong tableau', () => {
    expect(checkCards(cards.slice(1)).map(flaw => flaw.at)).toContain('cards');
    expect(checkCards({}).map(flaw => flaw.at)).toEqual(['cards']);
    expect(checkBonuses(bonuses.slice(0, 5)).map(flaw => flaw.at)).toEqual(['bonus']);
    expect(checkBonuses([{ ...bonuses[0], gives: 'fame' }]).map(flaw => flaw.at)).toContain('bonus[0].gives');
    const rows = { ...tableau.rows, price: [10, 6, 3] };
    expect(checkTableau({ ...tableau, rows }).map(flaw => flaw.at)).toEqual(['rows.price']);
  });
});

test('NE-2 NE-3 six decks of 15 cards; start and reserve oxygen cards and the octopus tile besides', () => {
  expect(DECK_CARDS).toBe(90);
  const perDeck = DECKS.map(deck => CARD_ID.filter(id => id.startsWith(`${deck}-`)).length);
  expect(perDeck).toEqual(DECKS.map(() => DECK_SIZE));
  expect(CARD_ID.slice(DECK_CARDS)).toEqual(['S1', 'S2', 'X1', 'T1']);
});

test('the decks add up to what the balance page says', () => {
  const totals = DECKS.map((_, deck) => {
    const own = CARD_ID.map((_, card) => card).slice(deck * DECK_SIZE, (deck + 1) * DECK_SIZE);
    const sum = (column: readonly number[]) => own.reduce((total, card) => total + column[card], 0);
    const symbols = (sign: number) =>
      own.reduce((total, card) => total + Math.max(0, sign * POINTER[card]), 0);
    const deeples = own.filter(card => GROUP[card] === 3).reduce((total, card) => total + AMOUNT[card], 0);
    return [
      ...GROUPS.map((_, group) => own.filter(card => GROUP[card] === group).length),
      sum(POINTS),
      symbols(1),
      symbols(-1),
      deeples,
    ];
  });
  expect(totals).toEqual(TOTALS);
  expect(STAFF.slice(0, DECK_CARDS).reduce((sum, n) => sum + n, 0)).toBe(79);
  const bottles = BOTTLE.slice(0, DECK_CARDS)
    .flat()
    .filter(steps => steps > 0);
  expect([bottles.length, bottles.reduce((sum, n) => sum + n, 0)]).toEqual([26, 69]);
});

/** Per deck: cards of each group, points, plus and minus symbols, Deeples. */
const TOTALS = [
  [3, 3, 2, 2, 3, 2, 21, 7, 3, 4],
  [3, 2, 2, 2, 3, 3, 2, 2, 4, 6],
  [3, 3, 3, 2, 2, 2, 25, 8, 3, 5],
  [3, 2, 3, 2, 2, 3, 42, 3, 3, 6],
  [2, 3, 4, 2, 2, 2, 44, 12, 2, 4],
  [2, 4, 2, 2, 2, 3, 44, 2, 5, 4],
];

test('every kind of research effect occurs', () => {
  expect(new Set(EFFECT)).toEqual(new Set(EFFECTS));
});

test('names say where a narrow card may break them: every long German word has such a place, and no sentence shows it', () => {
  expect(CARD_TITLE.map(({ de }) => de.replaceAll('\u00ad', ''))).toEqual(CARD_NAME.map(({ de }) => de));
  const whole = CARD_TITLE.flatMap(({ de }) => de.split(/ |\u00ad/)).filter(part => part.length > 12);
  expect(whole).toEqual([]);
  expect(CARD_NAME.filter(({ en, de }) => /\u00ad/.test(en + de))).toEqual([]);
});
