/** Captions of the pictures in the rules. */
export const en = {
  'figure.NE-30': 'Four rows, four prices: what Ines can pay for is lit.',
  'figure.NE-35': 'A lit oxygen card lets Deeples swim.',
  'figure.NE-41': 'Enough Deeples lie on the module: it is lit and can be activated.',
  'figure.NE-53': 'Three secret cards of the black market. The line below says what so many of them cost.',
  'figure.NE-59': 'Ines chooses which row comes up for auction.',
  'figure.NE-60': 'A row is up for auction: cards, and one activation for each empty space.',
  'figure.NE-78': 'Damage 4, and the pointer stands on 2: this station would collapse.',
  'figure.NE-81':
    'A grown station: crabs, habitats and octopuses outside, boatyards, tanks and research inside.',
  'figure.NE-87': 'No card left to buy and every tank used: an expansion is still possible.',
  'figure.NE-18': 'The dome with its arms. Where a Deeple can swim now is lit.',
  'figure.NE-46': 'Nothing to buy, no oxygen left: Ines can only run the power plant, or pass.',
  'figure.NE-69': 'The two bonus cards of the round. Each says what every card of a group brings.',
  'figure.NE-93': 'One of the last decisions of a game. The pointer will say whether the station stands.',
  'figure.NE-100': 'Alone: Ines plays her own station, Deep Thought takes its cards from the same display.',
} as const satisfies Readonly<Record<string, string>>;
