import { expect, test } from 'vitest';
import { checkOptions, choicesOf, isRelevant, type OptionSchema, optionVariants } from '../index.ts';

const schema: OptionSchema<{ cards: 'a' | 'b'; rounds: number }> = {
  cards: { values: ['a', 'b'], default: 'a' },
  rounds: { values: [2, 3], default: 3 },
};

test('defaults fill what is not given', () => {
  expect(checkOptions(schema, { cards: 'b' })).toEqual({ ok: true, options: { cards: 'b', rounds: 3 } });
});

test.each([
  [{ speed: 1 }, 'speed', 'unknown'],
  [{ __proto__: null, constructor: 1 }, 'constructor', 'unknown'],
  [{ rounds: '3' }, 'rounds', 'value'],
  [{ rounds: 4 }, 'rounds', 'value'],
])('%j is refused', (given, option, problem) => {
  expect(checkOptions(schema, given)).toEqual({ ok: false, option, problem });
});

test('who plays alone chooses among values of its own, where there are any', () => {
  const option = { values: [1, 2], default: 1, alone: { values: [3], default: 3 } };
  expect([choicesOf(option, 1), choicesOf(option, 2)]).toEqual([
    option.alone,
    { values: [1, 2], default: 1 },
  ]);
  expect(choicesOf(schema.rounds, 1)).toEqual(schema.rounds);
});

test('variants change one option at a time', () => {
  expect(optionVariants(schema)).toEqual([
    { cards: 'a', rounds: 3 },
    { cards: 'b', rounds: 3 },
    { cards: 'a', rounds: 2 },
  ]);
});

test('an option says when it makes a difference', () => {
  const option = { values: [1, 2], default: 1 } as const;
  expect(isRelevant(option, 2, {})).toBe(true);
  const alone = { ...option, when: { seats: 1 } };
  expect([1, 2].map(seats => isRelevant(alone, seats, {}))).toEqual([true, false]);
  const fourth = { ...option, when: { option: 'mission', is: 4 } };
  expect([3, 4].map(mission => isRelevant(fourth, 2, { mission }))).toEqual([false, true]);
});
