/** NE-100 … NE-112, A-53 …: the solo game against Deep Thought 4200. */
import { EventLog, eventsFor, optionVariants, pick, seedRng, speaker } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../game.ts';
import { meta, type Options } from '../../meta.ts';
import { finalScore, scriptStanding } from '../../score.ts';
import { voice } from '../../words/voice.ts';
import { type Position, position } from '../position.ts';
import { actor, arm, cardsOf, coins, damage, offered, play, refused, row, told, track } from '../table.ts';

const FULL = ['1A-01 1A-02 1A-03', '1A-04 1A-05 1A-06', '1A-07 1A-08 1A-09', '1A-10 1A-11 1A-12'];

function solo(more: Partial<Position> = {}) {
  return position({ seats: 1, ...more });
}

test('NE-100 A-56 set up for two: Deep Thought has 10 coins, every expansion, three oxygen cards, no use for its power plant, and the Nautilus', () => {
  const s = game.setup(1, optionVariants(meta.options)[0], seedRng('solo', 'play'));
  expect(s.stations).toHaveLength(2);
  expect(s.stations[1]).toMatchObject({ coins: 10, plant: 3, tiles: 15, dome: 0 });
  expect(arm(s, 1, 'S1').startsWith('S1 S2 X1')).toBe(true);
  expect(arm(s, 1, 'T1').startsWith('T1')).toBe(true);
  expect(s.nautilus).toBe(1);
  expect(game.actors(s)).toEqual([0]);
  // NE-101, NE-102: one card was removed, one taken, before the human decides.
  expect(s.display.filter(card => card >= 0)).toHaveLength(10);
});

test('NE-101 NE-102 before each of its turns the leftmost uppermost card goes; it takes the rightmost lowest, for nothing', () => {
  const s = solo({ display: FULL, stations: [{ coins: 20 }] });
  play(s, 'buy:1A-10', 'end');
  expect(s.display.includes(0)).toBe(false);
  expect(cardsOf(s, 1)).toContain('1A-12');
  expect(coins(s)[1]).toBe(10);
  play(s, 'buy:1A-11', 'end');
  // The bottom row emptied and everything fell; now the rightmost lowest card is 1A-09.
  expect(cardsOf(s, 1)).toContain('1A-09');
});

test('NE-103 A-54 3 points for every research card, and what the card does is done', () => {
  const s = solo({ display: ['', '', '', '- 1A-04 1A-14'], stations: [{ coins: 20 }] });
  play(s, 'use:S1', 'hold:1', 'end');
  expect(track(s)[1]).toBe(3);
  expect(coins(s)[1]).toBe(15);
});

test('NE-104 A-63 NE-105 with no card left it activates everything at once, and passes in the turn after', () => {
  const s = solo({
    stations: [
      { dome: 1, cards: '1A-13' },
      { damage: 12, cards: 'T1 1A-06 1A-03 1A-08 1B-08' },
    ],
  });
  play(s, 'use:S1', 'hold:1', 'end');
  expect([track(s)[1], coins(s)[1], damage(s)[1]]).toEqual([4, 18, 12 - 3 - 7]);
  expect([arm(s, 1, '1A-06'), arm(s, 1, '1B-08')]).toEqual(['1A-06!', '1B-08']);
  play(s, 'use:S2', 'hold:2', 'end');
  expect([track(s)[1], s.nautilus]).toEqual([4 + 3, 1]);
  play(s, 'use:1A-13', 'hold:2', 'hold:2', 'end');
  expect(actor(s)).toBe(0);
  play(s, 'pass');
  expect(track(s)[0]).toBe(0);
});

test('A-57 the human passes first: Deep Thought takes everything without further removal, activates, and passes for nothing', () => {
  const s = solo({ display: ['', '', '1A-04 - 1A-06', '1A-10 1A-11 1A-12'] });
  const log = play(s, 'pass');
  expect(told(log, 'scriptTook', 0)).toHaveLength(5);
  expect(told(log, 'removed', 0)).toHaveLength(0);
  expect(told(log, 'scriptActivated', 0)).toHaveLength(1);
  expect([s.phase, s.nautilus, track(s)]).toEqual(['B', 0, [3, 2 + 4]]);
});

test('NE-106 A-64 in phase B the human gets three cards, two rows are filled, one stays empty', () => {
  const s = solo({ passed: [1] });
  play(s, 'pass');
  expect(s.hands.map(hand => hand.length)).toEqual([3, 0]);
  expect([0, 1, 2, 3].map(r => row(s, r))).toEqual(['- - -', '- - -', '? ? ?', '? ? ?']);
  play(s, offered(s, 'market')[0]);
  expect(row(s, 0)).not.toContain('-  ');
  expect(row(s, 1)).toBe('- - -');
  expect([0, 2, 3].map(r => row(s, r).includes('?'))).toEqual([false, false, false]);
});

test.each([1, 2, 3] as const)(
  'NE-107 A-62 A-65 level %i: Deep Thought attaches so many cards before the human decides',
  level => {
    const s = solo({ passed: [1], options: { deepThought: level } });
    const before = cardsOf(s, 1).length;
    const log = play(s, 'pass');
    const attached = told(log, 'attached', 0).filter(event => event.params.seat === 1);
    expect(attached).toHaveLength(level);
    expect(cardsOf(s, 1)).toHaveLength(before + level);
    expect(damage(s)[1]).toBe(
      told(log, 'damaged', 0)
        .filter(e => e.params.seat === 1)
        .reduce((n, e) => n + Number(e.params.amount), 0),
    );
  },
);

describe('the solo auction', () => {
  const display = ['1B-01 1B-02 -', '- - -', '1B-04 1B-05 1B-06', '1B-07 1B-08 1B-09'];

  function auction(options: Partial<Options> = {}, more: Partial<Position> = {}) {
    return solo({ phase: 'C', display, options, blocking: true, ...more });
  }

  test('NE-108 A-58 German: any two rows are blocked, the upper of the others comes first', () => {
    const s = auction();
    expect(offered(s)).toEqual(['block:1', 'block:2', 'block:3', 'block:4']);
    expect(refused(s, 'bid:1')).toBe('NE-108 blockFirst');
    play(s, 'block:2', 'block:3');
    expect(s.stack.at(-1)).toMatchObject({ step: 'bid', row: 0, high: 5, leader: 1 });
    play(s, 'drop');
    expect(s.stack.at(-1)).toMatchObject({ step: 'bid', row: 3 });
    expect(row(s, 2)).toBe('1B-04 1B-05 1B-06');
  });

  test('NE-109 A-58 English: two rows with cards are discarded, the row with cards comes before the empty one', () => {
    const s = auction({ soloAuction: 'english' });
    expect(offered(s)).toEqual(['block:1', 'block:3', 'block:4']);
    expect(refused(s, 'block:2')).toBe('NE-109 notThisRow');
    play(s, 'block:1');
    expect(offered(s)).toEqual(['block:3', 'block:4']);
    expect(refused(s, 'block:1')).toBe('NE-109 rowMarked');
    play(s, 'block:3');
    expect([row(s, 0), row(s, 2)]).toEqual(['- - -', '- - -']);
    expect(s.stack.at(-1)).toMatchObject({ step: 'bid', row: 3 });
    play(s, 'drop');
    expect(s.stack.at(-1)).toMatchObject({ step: 'bid', row: 1 });
  });

  test('A-59 English with an empty row of the human: one filler row is discarded, one empty row blocked', () => {
    const s = auction(
      { soloAuction: 'english' },
      { display: ['- - -', '- - -', '1B-04 1B-05 1B-06', '1B-07 1B-08 1B-09'] },
    );
    expect(offered(s)).toEqual(['block:3', 'block:4']);
    play(s, 'block:3');
    expect(offered(s)).toEqual(['block:1', 'block:2']);
    expect(refused(s, 'block:4')).toBe('A-59 notThisRow');
    play(s, 'block:2');
    expect(s.stack.at(-1)).toMatchObject({ step: 'bid', row: 3 });
  });

  test('NE-110 A-68 it bids half its coins, rounded down, and must be exceeded', () => {
    const s = auction({}, { stations: [{ coins: 20 }, { coins: 15 }] });
    play(s, 'block:2', 'block:3');
    expect(s.stack.at(-1)).toMatchObject({ high: 7 });
    expect(refused(s, 'bid:7')).toBe('A-68 bidTooLow');
    play(s, 'bid:8', 'attach:1B-01', 'attach:1B-02');
    expect(coins(s)).toEqual([12, 15]);
    expect(s.stack.at(-1)).toMatchObject({ step: 'reward', activations: 1 });
  });

  test('NE-111 A-65 if it wins, it pays and attaches from left to right, and never activates', () => {
    const s = auction();
    const log = play(s, 'block:2', 'block:3', 'drop');
    expect(coins(s)[1]).toBe(5);
    expect(arm(s, 1, '1B-01')).toBe('1B-01 1B-02');
    expect(told(log, 'attached', 0).map(event => event.params.card)).toEqual([15, 16]);
    // Its next bid is computed anew.
    expect(s.stack.at(-1)).toMatchObject({ high: 2 });
  });

  test('A-60 with less than two coins it does not take part', () => {
    const s = auction({}, { stations: [{ coins: 2 }, { coins: 1 }] });
    play(s, 'block:2', 'block:3');
    expect(s.stack.at(-1)).toMatchObject({ high: 0, leader: -1 });
    play(s, 'drop');
    expect(row(s, 0)).toBe('1B-01 1B-02 -');
    play(s, 'bid:1');
    expect(coins(s)).toEqual([1, 1]);
  });
});

test('A-70 the cards are turned up before rows are blocked', () => {
  const s = solo({ passed: [1] });
  play(s, 'pass', 'market:none');
  expect(s.stack.at(-1)?.step).toBe('block');
  expect(game.view(s, 0).display.every(card => card !== null)).toBe(true);
});

test('A-53 the row changes its damage; by option it does not', () => {
  const display = ['1A-01 1A-02 1A-03', '', '', ''];
  const stations = [{ coins: 0 }, { damage: 8 }];
  const s = solo({ display, stations });
  play(s, 'use:S1', 'hold:1', 'end');
  expect(damage(s)[1]).toBe(5);
  const calm = solo({ display, stations, options: { deepThoughtDamage: 'none' } });
  play(calm, 'use:S1', 'hold:1', 'end');
  expect(damage(calm)[1]).toBe(8);
});

test('A-54 boatyards bring it no Deeples, and its attacks hit the human', () => {
  const s = solo({ display: ['', '', '', '- 1A-04 1A-09'] });
  play(s, 'use:S1', 'hold:1', 'end');
  expect(s.stations[1].dome).toBe(0);
  const attacked = solo({ display: ['', '', '', '- 1A-04 1B-15'], stations: [{ damage: 14 }] });
  play(attacked, 'use:S1', 'hold:1', 'end');
  expect(offered(attacked)).toEqual(['destroy:oxygen']);
  play(attacked, 'destroy:oxygen');
  expect(offered(attacked, 'pass')).toEqual(['pass']);
});

test('A-55 it gives up oxygen first, then boatyards, crabs, habitats, octopuses', () => {
  const order: string[] = [];
  const s = solo({
    display: ['', '', '', '- 1A-13 1B-13'],
    stations: [{}, { damage: 15, bare: true, cards: 'T1 X1 1A-09 1A-01 1A-04 1A-07' }],
  });
  const log = play(s, 'use:S1', 'hold:1', 'end');
  order.push(...told(log, 'destroyed', 0).map(event => String(event.params.card)));
  expect(order).toEqual(['92']);
  const rest = solo({
    stations: [{}, { damage: 15, bare: true, cards: 'T1 1A-01 1A-04' }],
    display: ['', '', '', '- 1A-13 1B-13'],
  });
  const gone = told(play(rest, 'use:S1', 'hold:1', 'end'), 'destroyed', 0).map(event => event.params.card);
  expect(gone).toEqual([0]);
});

test('A-61 modules it activated in round 3 count as staffed', () => {
  const s = solo({ round: 3, stations: [{}, { cards: 'T1 3A-15 3B-14 1A-01 1A-07' }] });
  play(s, 'use:S1', 'hold:1', 'end');
  expect(finalScore(s.stations[1], 0, s.options)).toBe(1 + 1 + 1 + 2 * 2 + 3);
});

test('NE-112 phase D and the end are unchanged; who loses to Deep Thought takes the second place', () => {
  const end = (stations: Position['stations']) => {
    const s = solo({ round: 3, phase: 'C', markers: [0, 1, 2], stations: stations ?? [] });
    play(s, 'drop');
    return game.result(s);
  };
  expect(end([{ points: 30 }, { points: 20 }])).toMatchObject({ ending: 'outwitted', places: [1] });
  expect(end([{ points: 20 }, { points: 30 }])).toMatchObject({ ending: 'outbuilt', places: [2] });
  expect(
    end([
      { points: 31, damage: 3, coins: 0 },
      { points: 30, damage: 2, coins: 12 },
    ]),
  ).toMatchObject({ ending: 'outbuilt' });
});

test('NE-112 the score of Deep Thought has the same parts as the own one; nobody else has such an opponent', () => {
  const s = solo({
    round: 3,
    phase: 'C',
    markers: [0, 1, 2],
    stations: [
      { points: 20, coins: 12, damage: 1, cards: '1A-05' },
      { points: 11, coins: 0, cards: 'T1 3A-04' },
    ],
  });
  play(s, 'drop');
  const view = game.view(s, 0);
  expect(s.ending).toBe('outwitted');
  const theirs = scriptStanding(view);
  expect(theirs?.score).toBe(finalScore(s.stations[1], s.stations[1].coins, s.options));
  expect(theirs?.parts.map(({ key }) => key)).toEqual(game.standing(view)[0].parts.map(({ key }) => key));
  const counted = theirs?.parts.filter(({ key }) => key !== 'damage') ?? [];
  expect(counted.reduce((sum, { value }) => sum + value, 0)).toBe(theirs?.score);
  expect(scriptStanding(game.view(position({ seats: 2 }), 0))).toBeUndefined();
});

test('NE-108 NE-110 the view says which rows are blocked and what Deep Thought paid for the one it won', () => {
  const s = solo({ phase: 'C', blocking: true, stations: [{}, { coins: 9 }] });
  play(s, 'block:1', 'block:3', 'drop');
  const { winners, prices } = game.view(s, 0);
  expect([winners, prices]).toEqual([
    [-2, 1, -2, -1],
    [0, 4, 0, 0],
  ]);
});

test('NE-100 what Deep Thought does is told under its name, never under that of a seat', () => {
  const names = new Set<string>();
  for (const seed of ['vent', 'ridge', 'trench']) {
    const rng = seedRng(seed, 'moves');
    const s = game.setup(1, { ...optionVariants(meta.options)[0], deepThought: 3 }, seedRng(seed, 'play'));
    const log = new EventLog();
    while (game.actors(s).length > 0) game.play(s, 0, pick(rng, game.moves(s, 0)), log);
    for (const event of eventsFor(log.events, 0)) {
      const { seat } = event.params;
      expect([undefined, 0, 1]).toContain(seat);
      if (seat !== 1) continue;
      names.add(event.key);
      for (const lang of ['en', 'de'] as const) {
        const sentence = voice.tell(speaker(lang, voice.words[lang]), event, {
          viewer: 0,
          name: () => 'Ines',
        });
        expect(sentence).toMatch(/(^|[.:] |^Die Station von )Deep Thought/);
      }
    }
  }
  for (const key of ['scriptTook', 'attached', 'passed', 'soloRow', 'won', 'damaged', 'bonus'])
    expect(names, key).toContain(key);
});
