import type { Meta } from '@fathom/kernel';

export type Options = {
  /** S-2: which cards are taken out with two or three players. */
  readonly cards: 'shuffled' | 'even';
  /** S-31: after how many voyages without progress the game ends. */
  readonly idleVoyages: 2 | 3 | 5;
};

export const meta: Meta<Options> = {
  id: 'submarine',
  title: 'Submarine',
  version: 1,
  stage: 'stable',
  since: 1,
  seats: { min: 2, max: 5 },
  minutes: 45,
  weight: 2,
  credits: { designers: 'Leo Colovini', publisher: 'Winning Moves / Rio Grande Games', year: 2004 },
  options: {
    cards: { values: ['shuffled', 'even'], default: 'shuffled', ruling: 'S-2' },
    idleVoyages: { values: [2, 3, 5], default: 3, ruling: 'S-31' },
  },
  bounds: { moves: 6000, branching: 250, score: [0, 12] },
};
