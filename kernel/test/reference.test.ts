import { expect, test } from 'vitest';
import { sayText, speaker, tablesOf } from '../index.ts';

test('a text may have texts in it', () => {
  const say = speaker('en', {
    gain: 'Gain {what} and {n, plural, one {# coin} other {# coins}}',
    crab: 'a {colour} crab',
  });
  const text = { key: 'gain', params: { n: 2, what: { key: 'crab', params: { colour: 'red' } } } };
  expect(sayText(say, text)).toBe('Gain a red crab and 2 coins');
});

test('a table begins each cell with a capital letter, and hides no word behind a soft hyphen', () => {
  const text = (key: string) => ({ key });
  const entries = [
    { id: 'crab', name: text('crab'), effect: text('pinch'), rule: 'R-1', source: 'printed' as const },
    {
      id: 'eel',
      name: text('eel'),
      effect: text('pinch'),
      cost: text('price'),
      rule: 'R-2',
      source: 'printed' as const,
    },
  ];
  const words = {
    crab: 'crab',
    eel: 'öl\u00adaal',
    pinch: 'it pinches',
    price: 'two coins',
    'reference.box': 'Box',
  };
  expect(tablesOf({ sections: [{ key: 'box', entries }] }, 'de', words)).toEqual([
    {
      key: 'box',
      title: 'Box',
      entries: [
        { id: 'crab', name: 'Crab', effect: 'It pinches', rule: 'R-1', source: 'printed' },
        { id: 'eel', name: 'Ölaal', effect: 'It pinches', cost: 'two coins', rule: 'R-2', source: 'printed' },
      ],
    },
  ]);
});
