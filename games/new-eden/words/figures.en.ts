/** Captions of the pictures in the rules. */
export const en = {
  'figure.NE-30': 'Four rows, four prices: what Ines can pay for is lit.',
  'figure.NE-35': 'A lit oxygen card lets Deeples swim.',
  'figure.NE-41': 'Enough Deeples lie on the module: it is lit and can be activated.',
  'figure.NE-53': 'Three secret cards of the black market. The line below says what so many of them cost.',
  'figure.NE-59': 'Ines chooses which row comes up for auction.',
  'figure.NE-60': 'A row is up for auction: cards, and one activation for each empty space.',
} as const satisfies Readonly<Record<string, string>>;
