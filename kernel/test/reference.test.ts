import { expect, test } from 'vitest';
import { sayText, speaker } from '../index.ts';

test('a text may have texts in it', () => {
  const say = speaker('en', {
    gain: 'Gain {what} and {n, plural, one {# coin} other {# coins}}',
    crab: 'a {colour} crab',
  });
  const text = { key: 'gain', params: { n: 2, what: { key: 'crab', params: { colour: 'red' } } } };
  expect(sayText(say, text)).toBe('Gain a red crab and 2 coins');
});
