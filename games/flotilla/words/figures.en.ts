/** Captions of the pictures in the rules. */
export const en = {
  'figure.FL-19': 'One of the lit crew cards is played.',
  'figure.FL-21': 'The skiff sails to a lit tile; the number says how many moves that takes.',
  'figure.FL-30': 'Influence: each guild says what the next spaces give.',
  'figure.FL-41': 'Trading: what one barrel brings and costs.',
  'figure.FL-50': 'A new tile goes beside one that lies already.',
  'figure.FL-65': 'Each die is resolved for a skiff; the tag says what it would load.',
  'figure.FL-16': 'Recruiting: cards that may be taken are lit.',
  'figure.FL-74': 'After the Captain, Ines may join the Flotilla, or stay at sea.',
  'figure.FL-38': 'Trading on the Skyside: tiles on which an outpost may stand are lit.',
  'figure.FL-78': 'Tiles of the stock that Ines can pay for with barrels are lit.',
  'figure.FL-26': 'Few cards are left in hand. The Captain takes all of them back.',
  'figure.FL-28': 'The Student copies: the topside cards of the others are lit.',
  'figure.FL-46': 'A Founder has drawn: the tiles that may be laid are lit.',
  'figure.FL-57':
    'Four spaces of toxicity already: past the fifth the marker starts again, and the scoring marker moves.',
  'figure.FL-70': 'As it lies now, the tile closes a circle of one colour: an artifact.',
  'figure.FL-83': 'Research on the Skyside: dice that may be rolled again are lit.',
  'figure.FL-87': 'The pool is empty: everybody has one last turn.',
  'figure.FL-91': 'An outpost has been built: the objectives Ines may score are lit.',
} as const satisfies Readonly<Record<string, string>>;
