import { describe, expect, test } from 'vitest';
import { format, speaker } from '../index.ts';

describe('texts', () => {
  test.each([
    ['{name} sails', { name: 'Ines' }, 'Ines sails'],
    ['{n, plural, one {# card} other {# cards}}', { n: 1 }, '1 card'],
    ['{n, plural, one {# card} other {# cards}}', { n: 3 }, '3 cards'],
    ['{n, plural, one {# card}other {# cards}}', { n: 3 }, '3 cards'],
    ['{n, plural, =0 {no cards} one {# card} other {# cards}}', { n: 0 }, 'no cards'],
    [
      '{you, select, yes {You pay} other {{name} pays}} {n, plural, one {a card} other {# cards}}',
      { you: 'no', name: 'Noor', n: 2 },
      'Noor pays 2 cards',
    ],
    [
      '{own, select, yes {You drew {n, plural, one {# card} other {# cards}}} other {}}',
      { own: 'yes', n: 2 },
      'You drew 2 cards',
    ],
    ['{n, plural, other {# {who, select, you {of your #} other {}}}}', { n: 2, who: 'you' }, '2 of your 2'],
    ['{n, plural, other {# with {m, plural, one {# eye} other {# eyes}}}}', { n: 3, m: 1 }, '3 with 1 eye'],
    ['#{n}', { n: 4 }, '#4'],
    ['nothing {missing}', {}, 'nothing '],
  ])('%s', (template, params, text) => {
    expect(format(template, params, 'en')).toBe(text);
  });

  test('the first source that knows a key speaks, an unknown key is said as itself', () => {
    const say = speaker('en', { a: 'one' }, { a: 'two', b: 'three' });
    expect([say('a'), say('b'), say('c')]).toEqual(['one', 'three', 'c']);
  });
});
