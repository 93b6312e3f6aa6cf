import { expect, test } from 'vitest';
import { figure } from '../figure.ts';

test('what is negative gets a minus, not a hyphen', () => {
  expect([-3, 0, 12].map(figure)).toEqual(['−3', '0', '12']);
});
