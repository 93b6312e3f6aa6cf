/** FL-60 … FL-69: diving. */
import { describe, expect, test } from 'vitest';
import { FACE } from '../../data/box.ts';
import { kindOf } from '../../dice.ts';
import { position } from '../position.ts';
import { asked, barrels, cargo, diceOf, field, offered, play, refused, roll, told, until } from '../table.ts';

/** A red shallow, a green reef and a blue deep tile in a row, each with a skiff. */
const SEA = 'B5:O12 B6:O37 C6:O81';

test('FL-60 three kinds of dive dice for the three depths', () => {
  const s = position({ players: [{ tiles: SEA, skiffs: 'B5 B6 C6' }] });
  play(s, 'play:ST6', 'stop');
  expect(diceOf(s).own.map(kindOf).sort()).toEqual([0, 1, 2]);
});

test('FL-61 the dice of the card and one for each skiff on a tile that is not depleted', () => {
  const s = position({ players: [{ tiles: 'B5:O12# B6:O37 C6:O81', skiffs: 'A6 B5 B6 C6' }] });
  play(s, 'play:ST6', 'stop');
  expect(diceOf(s).card).toHaveLength(2);
  expect(diceOf(s).own).toHaveLength(2);
});

test('FL-61 without a diving skiff nothing is rolled', () => {
  const s = position({ players: [{ tiles: 'B5:O12#', skiffs: 'A6 B5' }] });
  const log = play(s, 'play:ST6', 'stop');
  expect(told(log, 'noDive')).toHaveLength(1);
  expect(asked(s).step).toBe('end');
});

test('FL-62 the dice are resolved in any order, one by one or at once when nothing is to be assigned', () => {
  const s = position({ players: [{ tiles: SEA, skiffs: 'B6' }] });
  play(s, 'play:ST6', 'stop');
  roll(s, 'R1=B6 R4 R6');
  expect(offered(s)).toEqual(['die:R4>B6', 'die:R6>B6', 'die:R1=B6', 'dice']);
  expect(refused(s, 'die:R2>B6')).toBe('FL-62 noSuchDie');
  expect(refused(s, 'stop')).toBe('FL-62 diceFirst');
  play(s, 'die:R6>B6', 'dice');
  expect(cargo(s, 0, 'B6')).toEqual({ green: 4 });
  expect(s.toxicity[0]).toBe(1);
  expect(s.survivors).toBe(1);
});

test.each([
  ['ST6', [1, 1]],
  ['D1', [0, 1, 1]],
  ['D2', [1, 1, 1]],
  ['D7', [2, 2, 2]],
  ['D8', [1, 2, 2]],
  ['D9', [1, 2]],
  ['D10', [1, 1, 2]],
  ['D6', [1]],
])('FL-63 %s adds its own dice to the dive', (card, kinds) => {
  const s = position({ players: [{ tiles: SEA, skiffs: 'B5', ...(card === 'ST6' ? {} : { cards: card }) }] });
  play(s, `play:${card}`, 'stop');
  until(s, 'dive');
  expect(diceOf(s).card.map(kindOf)).toEqual(kinds);
});

describe('FL-63 modifiers', () => {
  test('FL-63 nodeplete: depletion is ignored', () => {
    const s = position({ players: [{ tiles: SEA, skiffs: 'B6', cards: 'D3' }] });
    play(s, 'play:D3', 'stop');
    roll(s, 'R3=B6 R3');
    play(s, 'dice');
    expect(field(s, 0)).toContain('B6:O37');
  });

  test('FL-63 notox: toxicity of dice and sonar is ignored', () => {
    const s = position({ players: [{ tiles: SEA, skiffs: 'B6', cards: 'D8' }] });
    play(s, 'play:D8', 'stop');
    roll(s, 'R6=B6 D2 D6');
    play(s, 'dice');
    expect(s.toxicity[0]).toBe(0);
  });

  test('FL-63 reroll: up to three dice are rolled again, once', () => {
    const s = position({ players: [{ tiles: SEA, skiffs: 'B6', cards: 'D5' }] });
    play(s, 'play:D5', 'stop');
    roll(s, 'R6=B6 R6 R6');
    expect(offered(s)).toEqual(['again:R6', 'again:R6=B6', 'stop']);
    expect(refused(s, 'roll')).toBe('FL-83 nothingMarked');
    play(s, 'again:R6', 'again:R6=B6');
    expect(refused(s, 'stop')).toBe('FL-83 rollMarked');
    const log = play(s, 'roll');
    expect(String(told(log, 'rerolled')[0].params.dice).split(' ')).toHaveLength(2);
    expect(asked(s).step).toBe('dive');
    expect(diceOf(s).all).toHaveLength(3);
  });

  test('FL-63 RESTORE first makes a depleted tile worth diving again', () => {
    const s = position({ players: [{ tiles: 'B5:O12# B6:O37', skiffs: 'B5', cards: 'D10' }] });
    play(s, 'play:D10', 'stop', 'restore:B5');
    expect(asked(s).step).toBe('dive');
    expect(diceOf(s).all).toHaveLength(4);
  });
});

test('FL-64 a skiff that does not dive takes no die, be it in the harbour or above a depleted tile', () => {
  const s = position({ players: [{ tiles: 'B5:O12# B6:O37 C6:O81', skiffs: 'A6 B5 B6 C6' }] });
  play(s, 'play:ST6', 'stop');
  roll(s, 'R1=B6 D1=C6 R1');
  expect(offered(s, 'die:R1>')).toEqual(['die:R1>B6', 'die:R1>C6']);
  for (const cell of ['A6', 'B5', 'B4']) expect(refused(s, `die:R1>${cell}`)).toBe('FL-64 notDiving');
});

test.each([
  ['A1', 'A2'],
  ['A11', 'A10'],
  ['F1', 'F2'],
  ['F6', 'F5'],
])('FL-61 a skiff dives at the edge of the field as well: %s', (cell, beside) => {
  const s = position({ players: [{ tiles: `${cell}:O37 ${beside}:O10`, skiffs: cell }] });
  play(s, 'play:ST6', 'stop');
  expect(diceOf(s).own).toHaveLength(1);
});

test('FL-62 a face without barrels loads nothing, and nothing is told of it', () => {
  const s = position({ players: [{ tiles: SEA, skiffs: 'B5' }] });
  play(s, 'play:ST6', 'stop');
  roll(s, 'S6=B5 R1');
  expect(told(play(s, 'die:S6=B5'), 'loaded')).toEqual([]);
  expect(told(play(s, 'dice'), 'loaded')).toHaveLength(1);
});

test('FL-64 own dice belong to their skiff, card dice to any diving skiff; what exceeds four barrels is lost', () => {
  const s = position({ players: [{ tiles: SEA, skiffs: 'B5 B6:yellow' }] });
  play(s, 'play:ST6', 'stop');
  roll(s, 'S3=B5 R1=B6 R1 R3');
  expect(offered(s, 'die:R3')).toEqual(['die:R3>B5', 'die:R3>B6']);
  expect(refused(s, 'die:S3>B6')).toBe('FL-62 noSuchDie');
  expect(refused(s, 'die:R1>A6')).toBe('FL-64 notDiving');
  expect(refused(s, 'dice')).toBe('FL-64 assignFirst');
  const log = play(s, 'die:R3>B6', 'die:R1>B5', 'dice');
  expect(cargo(s, 0, 'B5')).toEqual({ red: 4 });
  expect(cargo(s, 0, 'B6')).toEqual({ green: 3, yellow: 1 });
  expect(told(log, 'loaded').map(({ params }) => params.lost)).toContain(2);
  expect(barrels(s, 0).red).toBe(0);
});

test.each([
  ['S1', 1, 0, 0, 0, 0],
  ['S2', 1, 0, 0, 0, 0],
  ['S3', 2, 0, 0, 0, 0],
  ['S4', 2, 0, 0, 0, 1],
  ['S5', 1, 1, 0, 0, 0],
  ['S6', 0, 0, 1, 0, 0],
  ['R1', 2, 0, 0, 0, 0],
  ['R2', 2, 0, 0, 0, 0],
  ['R3', 3, 0, 0, 0, 1],
  ['R4', 2, 1, 0, 0, 0],
  ['R5', 1, 0, 1, 0, 0],
  ['R6', 1, 0, 0, 1, 0],
  ['D1', 3, 0, 0, 0, 0],
  ['D2', 3, 0, 0, 1, 0],
  ['D3', 4, 0, 0, 0, 1],
  ['D4', 2, 1, 0, 0, 0],
  ['D5', 1, 2, 0, 0, 0],
  ['D6', 2, 0, 1, 0, 0],
] as const)(
  'FL-65 die face %s: %i barrels, %i survivors, %i sonar, %i toxicity, %i depletion',
  (die, b, survivors, sonar, tox, gone) => {
    const at = die[0] === 'S' ? 'B5' : die[0] === 'R' ? 'B6' : 'C6';
    const colour = { B5: 'red', B6: 'green', C6: 'blue' }[at];
    const s = position({ players: [{ tiles: SEA, skiffs: at }] });
    play(s, 'play:ST6', 'stop');
    roll(s, `${die}=${at}`);
    play(s, 'dice');
    expect(cargo(s, 0, at)[colour] ?? 0).toBe(b);
    expect(s.survivors).toBe(survivors);
    expect(s.toxicity[0]).toBe(tox + sonar);
    expect(field(s, 0).filter(text => text.endsWith('#'))).toHaveLength(gone);
  },
);

test('FL-66 a depleted tile on the first place of the chart can be restored like any other', () => {
  const s = position({ players: [{ tiles: 'A5:O11 A4:O12 A3:O13 A2:O14 A1:O10#', cards: 'F5' }] });
  play(s, 'play:F5', 'stop', 'stop');
  expect(offered(s)).toEqual(['restore:A1', 'stop']);
  play(s, 'restore:A1');
  expect(field(s, 0)).toContain('A1:O10');
});

test('FL-66 a depletion symbol depletes the tile after all dice; a depleted tile gives no die until it is restored', () => {
  const s = position({ seats: 2, players: [{ tiles: SEA, skiffs: 'B6', cards: 'F5 D1' }] });
  play(s, 'play:ST6', 'stop');
  roll(s, 'R3=B6 R1 R1');
  play(s, 'die:R3=B6');
  expect(field(s, 0)).toContain('B6:O37');
  play(s, 'dice');
  expect(field(s, 0)).toContain('B6:O37#');
  play(s, 'end', 'play:ST1', 'stop', 'end', 'play:F5', 'stop', 'stop');
  expect(offered(s)).toEqual(['restore:B6', 'stop']);
  expect(refused(s, 'restore:B5')).toBe('FL-66 notDepleted');
  expect(refused(s, 'end')).toBe('FL-66 restoreFirst');
  play(s, 'restore:B6');
  expect(field(s, 0)).toContain('B6:O37');
});

test.each([
  [0, { toxicity: 1 }],
  [1, {}],
  [2, { coins: 2 }],
  [3, { barrels: 1 }],
  [4, { barrels: 1, vp: 1 }],
  [5, { barrels: 1, survivors: 1 }],
  [6, { barrels: 1, vp: 2 }],
] as const)('FL-67 with the tracker on %i a sonar symbol is worth what the space shows', (sonar, worth) => {
  const s = position({ sonar, survivors: 1, players: [{ tiles: SEA, skiffs: 'B5', coins: 0 }] });
  play(s, 'play:ST6', 'stop');
  roll(s, 'S6=B5');
  play(s, 'dice');
  const expected = { toxicity: 0, coins: 0, barrels: 0, vp: 0, survivors: 0, ...worth };
  expect(s.toxicity[0]).toBe(expected.toxicity);
  expect(s.survivors - 1).toBe(expected.survivors);
  expect(s.coins[0]).toBe(expected.coins + (expected.survivors > 0 ? 3 : 0));
  expect(cargo(s, 0, 'B5').red ?? 0).toBe(expected.barrels);
  expect(s.vp[0]).toBe(expected.vp);
});

test('FL-68 a survivor symbol moves the shared tracker and takes the bonus of its space', () => {
  const s = position({ survivors: 1, players: [{ tiles: SEA, skiffs: 'C6', coins: 0 }] });
  play(s, 'play:ST6', 'stop');
  roll(s, 'D5=C6');
  play(s, 'dice');
  expect(s.survivors).toBe(3);
  expect(s.coins[0]).toBe(3);
  expect(s.vp[0]).toBe(2);
});

test('FL-69 dice are never short', () => {
  const s = position({
    players: [{ tiles: 'B6:O37 B5:O38 C5:O39 C6:O40', skiffs: 'B6 B5 C5 C6', cards: 'D2' }],
  });
  play(s, 'play:D2', 'stop');
  expect(diceOf(s).all).toHaveLength(7);
  expect(FACE.filter((_, die) => die < 18 && FACE[die].sonar > 0)).toHaveLength(3);
  expect(FACE.filter((_, die) => die < 18 && FACE[die].depletion > 0)).toHaveLength(3);
});
