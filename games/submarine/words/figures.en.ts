/** Captions of the pictures in the rules. */
export const en = {
  'figure.SU-14': 'Ines places the next submarine: every column of level 2 is lit.',
  'figure.SU-19':
    'Only columns with a submarine of hers are lit: there Ines may stop. The tag says what she could do there.',
  'figure.SU-27':
    'The lit submarine below the ship can move to any column, on its own level or one level up or down.',
  'figure.SU-31': 'What is lit can be paid for: Ines holds a card of its colour.',
  'figure.SU-37': 'With a joker every treasure in reach of a submarine is lit.',
  'figure.SU-41': 'The ship waits on the right: one hand card may be exchanged.',
  'figure.SU-24':
    'The ship has stopped above B: what the submarine below it can take or where it can go is lit.',
  'figure.SU-44':
    'Ines has eleven kinds in her container. The lit mask would be the twelfth and end the game.',
  'figure.SU-1':
    'Six columns and five levels. Treasures lie under water, submarines wait above them, ships sail on the surface.',
  'figure.SU-12': 'The containers: Ines has eleven of the twelve kinds, one place is still empty.',
} as const satisfies Readonly<Record<string, string>>;
