/** Captions of the pictures in the rules. */
export const en = {
  'figure.FL-19': 'One of the lit crew cards is played.',
  'figure.FL-21': 'The skiff sails to a lit tile; the number says how many moves that takes.',
  'figure.FL-30': 'Influence: each guild says what the next spaces give.',
  'figure.FL-41': 'Trading: what one barrel brings and costs.',
  'figure.FL-50': 'A new tile goes beside one that lies already.',
  'figure.FL-65': 'Each die is resolved for a skiff; the tag says what it would load.',
  'figure.FL-16': 'Recruiting: cards that may be taken are lit.',
} as const satisfies Readonly<Record<string, string>>;
