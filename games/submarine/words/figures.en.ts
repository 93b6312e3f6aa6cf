/** Captions of the pictures in the rules. */
export const en = {
  'figure.SU-14': 'Ines places the next submarine: every column of level 2 is lit.',
  'figure.SU-19':
    'Only columns with a submarine of hers are lit: there Ines may stop. The tag says what she could do there.',
  'figure.SU-27': 'The lit submarine below the ship can move one level up or down, into any column.',
  'figure.SU-31': 'What is lit can be paid for: Ines holds a card of its colour.',
  'figure.SU-37': 'With a joker every treasure in reach of a submarine is lit.',
  'figure.SU-41': 'The ship waits on the right: one hand card may be exchanged.',
} as const satisfies Readonly<Record<string, string>>;
