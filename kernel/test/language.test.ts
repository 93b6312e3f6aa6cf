import { expect, test } from 'vitest';
import { patternOf } from '../index.ts';

test('the form of a move is a pattern: parts in brackets, everything else as it is written', () => {
  const parts = { seat: { pattern: '[0-4]', description: 'a seat' } };
  const pattern = patternOf({ form: 'give:<seat>+<seat>.', description: '', examples: [] }, parts);
  expect(['give:1+4.', 'give:1+5.', 'give:14.', 'give:1+4x'].map(text => pattern.test(text))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
