import { expect, test } from 'vitest';
import { checkOptions, type OptionSchema, optionVariants } from '../index.ts';

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

test('variants change one option at a time', () => {
  expect(optionVariants(schema)).toEqual([
    { cards: 'a', rounds: 3 },
    { cards: 'b', rounds: 3 },
    { cards: 'a', rounds: 2 },
  ]);
});
