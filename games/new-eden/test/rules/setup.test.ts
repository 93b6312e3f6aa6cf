/** NE-1 … NE-25: what is in the box, how the table is laid, what a station is. */
import { countBits, EventLog, eventsFor, optionVariants, seedRng } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { GROUPS, MARKET_PRICE, PASSING, ROW_PRICE, SPACES, TILES } from '../../data/box.ts';
import { BONUS, CARD_ID, CARD_NAME, CARDS, deckOf, GROUP, isDeckCard, POINTS } from '../../data/card.ts';
import { game } from '../../game.ts';
import { meta, type Options } from '../../meta.ts';
import type { State } from '../../state.ts';
import { deepleCount, pointerOf } from '../../station.ts';
import { position } from '../position.ts';
import { arm, coins, damage, offered, play, refused, row, track } from '../table.ts';

const SEATS = [1, 2, 3, 4];
const [DEFAULTS] = optionVariants(meta.options);

function start(seats: number, seed = 'start', options: Partial<Options> = {}): State {
  return game.setup(seats, { ...DEFAULTS, ...options }, seedRng(seed, 'play'));
}

test('NE-1 A-10 A-11 45 Deeples are counted; coins beyond the printed 80 are there when needed', () => {
  const s = start(4);
  expect(s.pool + s.stations.reduce((sum, one) => sum + deepleCount(one), 0)).toBe(45);
  expect(s.bank).toBe(80 - 40);
  const rich = position({ seats: 4, stations: [{ coins: 200 }] });
  play(rich, 'plant');
  expect(coins(rich)[0]).toBe(205);
  expect(rich.bank).toBeLessThan(0);
  const crowded = position({ seats: 2, stations: [{ coins: 6, dome: 43 }] });
  play(crowded, 'expand:boatyard');
  expect([crowded.stations[0].dome, crowded.pool]).toEqual([44, 0]);
});

test('NE-4 NE-8 NE-9 NE-10 NE-11 NE-12 NE-13 a new station: four unbuilt tiles, no damage, pointer at 0, ten coins, one Deeple', () => {
  for (const station of start(3).stations) {
    expect(station).toMatchObject({ coins: 10, damage: 0, plant: 0, tiles: 0, dome: 1, tired: 0 });
    expect(station.points).toEqual([0, 0, 0, 0, 0]);
    expect(pointerOf(station, true)).toBe(0);
  }
  expect(TILES).toHaveLength(4);
});

test('NE-14 start oxygen 1 and 2 lie face up; NE-15 one reserve card is put by for each station', () => {
  const s = start(4);
  for (const seat of [0, 1, 2, 3]) expect(arm(s, seat, 'S1')).toBe('S1 S2');
  const fetched = position({ seats: 2, stations: [{ coins: 12 }] });
  play(fetched, 'expand:oxygen');
  expect(arm(fetched, 0, 'S1')).toBe('S1 S2 X1');
  expect(refused(fetched, 'expand:oxygen')).toBe('NE-88 tileBuilt');
});

test('NE-5 NE-6 NE-7 NE-25 twelve cards of deck 1A lie face up, the other three stay unseen; everything else is in its pile', () => {
  for (const seats of SEATS) {
    const s = start(seats);
    const laid = s.display.filter(card => card >= 0);
    const attached = s.stations.flatMap(one => one.arms.flat()).filter(card => isDeckCard(card & 127));
    expect(laid.every(card => deckOf(card) === 0)).toBe(true);
    expect(laid.length + attached.length + countBits(s.box[0])).toBe(SPACES);
    expect(countBits(s.decks[0])).toBe(3);
    expect(s.decks.slice(1).map(countBits)).toEqual([15, 15, 15, 15, 15]);
  }
});

test('NE-16 A-1 chance decides who begins; by option the first seat does', () => {
  const first = new Set(Array.from({ length: 40 }, (_, i) => start(4, `n${i}`).nautilus));
  expect(first).toEqual(new Set([0, 1, 2, 3]));
  const fixed = new Set(Array.from({ length: 20 }, (_, i) => start(4, `n${i}`, { start: 'first' }).nautilus));
  expect(fixed).toEqual(new Set([0]));
  const s = start(4);
  expect(game.actors(s)).toEqual([s.nautilus]);
});

describe('NE-17 what depends on the number of players', () => {
  test('NE-17 rewards for passing', () => {
    expect(SEATS.map(seats => PASSING[seats])).toEqual([
      [3, 0],
      [3, 0],
      [3, 2, 0],
      [3, 2, 1, 0],
    ]);
  });

  test.each([
    [1, 3, 6],
    [2, 6, 6],
    [3, 9, 3],
    [4, 12, 0],
  ])('NE-17 NE-52 with %i players %i cards are dealt and %i laid face down', (seats, dealt, filler) => {
    const s = position({ seats, passed: seats === 1 ? [1] : [...Array(seats).keys()].slice(1) });
    play(s, 'pass');
    expect(s.phase).toBe('B');
    expect(s.hands.flat()).toHaveLength(dealt);
    expect(s.display.filter(card => card === -2)).toHaveLength(filler);
    expect(countBits(s.decks[1])).toBe(15 - dealt);
  });

  test.each([
    [2, 11],
    [3, 12],
    [4, 12],
  ])('NE-17 NE-29 with %i players %i cards lie there in the first turn', (seats, cards) => {
    expect(start(seats).display.filter(card => card >= 0)).toHaveLength(cards);
  });
});

test('NE-18 NE-19 NE-20 six groups, three outside and three inside; a card says where it belongs, what it does and what it scores', () => {
  expect(GROUPS).toEqual(['crab', 'habitat', 'octopus', 'boatyard', 'oxygen', 'research']);
  for (let card = 0; card < CARDS; card++) {
    expect(GROUP[card]).toBeGreaterThanOrEqual(0);
    expect(CARD_NAME[card].en).not.toBe('');
    expect(Number.isInteger(POINTS[card])).toBe(true);
  }
  // The final-scoring box has no effect before the end.
  const s = position({ seats: 3, stations: [{ coins: 10 }], display: ['', '', '', '1A-05 1A-04 -'] });
  play(s, 'buy:1A-05');
  expect(track(s)).toEqual([0, 0, 0]);
});

test('NE-21 the first card lies next to the dome, each further one outside the one before', () => {
  const s = position({
    seats: 3,
    stations: [{ coins: 20, cards: '1A-01' }],
    display: ['', '', '', '1A-02 1A-03 1A-04'],
  });
  play(s, 'buy:1A-03', 'end', 'pass', 'pass', 'buy:1A-02');
  expect(arm(s, 0, '1A-01')).toBe('1A-01 1A-03 1A-02');
});

test('NE-22 nothing attached can be moved or removed by will', () => {
  const s = position({ seats: 3, stations: [{ cards: '1A-01 1A-02' }] });
  expect(offered(s, 'destroy')).toEqual([]);
  expect(refused(s, 'destroy:crab')).toBe('NE-26 chooseAction');
  expect(refused(s, 'attach:1A-01')).toBe('NE-26 chooseAction');
});

test('NE-23 three rounds of phases A, B, C and D, then the game is over', () => {
  const s = start(3, 'rounds');
  const seen: string[] = [];
  const plain = ['pass', 'market:none', 'drop'];
  while (game.actors(s).length > 0) {
    if (seen.at(-1) !== `${s.round}${s.phase}`) seen.push(`${s.round}${s.phase}`);
    const texts = offered(s);
    play(s, plain.find(text => texts.includes(text)) ?? texts[0]);
  }
  expect(seen).toEqual(['1A', '1B', '1C', '2A', '2B', '2C', '3A', '3B', '3C']);
  expect(s.ending).toBe('final');
});

test('NE-24 A-2 two bonus cards for each round, six different ones in a game', () => {
  const s = start(3, 'bonus');
  const shown: number[] = [];
  while (game.actors(s).length > 0) {
    if (shown.length < 2 * s.round) shown.push(...s.bonus);
    expect(s.bonus).toHaveLength(2);
    const texts = offered(s);
    play(s, ['pass', 'market:none', 'drop'].find(text => texts.includes(text)) ?? texts[0]);
  }
  expect(new Set(shown).size).toBe(6);
  expect(countBits(s.bonusSeen)).toBe(6);
  expect(BONUS).toHaveLength(12);
});

test('the prices of the tableau', () => {
  expect(ROW_PRICE).toEqual([10, 6, 3, 1]);
  expect(MARKET_PRICE).toEqual([0, 1, 3, 6]);
  expect(CARD_ID[0]).toBe('1A-01');
  expect(damage(start(2))).toEqual([0, 0]);
  expect(row(start(3), 0).split(' ')).toHaveLength(3);
});

describe('what is laid out in the beginning is told', () => {
  const told = (seats: number, options: Partial<Options> = {}) => {
    const log = new EventLog();
    const s = game.setup(seats, { ...DEFAULTS, ...options }, seedRng('told', 'play'), log);
    return { s, events: eventsFor(log.events, 'spectator') };
  };

  test('NE-16 NE-24 who holds the Nautilus marker, round 1 and its bonus cards', () => {
    const { s, events } = told(3);
    const [first, second] = s.bonus;
    expect(events).toEqual([
      { key: 'begins', params: { seat: s.nautilus } },
      { key: 'round', params: { round: 1, first, second } },
    ]);
  });

  test('NE-29 with two stations the card that leaves', () => {
    const { s, events } = told(2);
    expect(events.map(event => event.key)).toEqual(['begins', 'round', 'removed']);
    const removed = Number(events[2].params.card);
    expect(s.display).not.toContain(removed);
    expect(s.box[0]).toBe(1 << removed);
  });

  test('NE-100 NE-102 the first turn of Deep Thought, which is told to be its own', () => {
    const { s, events } = told(1);
    expect(events.map(event => event.key)).toEqual(
      expect.arrayContaining(['begins', 'round', 'removed', 'scriptTook', 'attached']),
    );
    const [took] = events.filter(event => event.key === 'scriptTook');
    expect(took.params).toMatchObject({ seat: 1, scripted: 1 });
    expect(s.stations[1].arms.flat()).toContain(took.params.card);
    expect(events[0].params).toEqual({ seat: 1, scripted: 1 });
  });
});
