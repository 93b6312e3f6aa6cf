import type { Meta } from '@fathom/kernel';

export type Options = {
  /** whether opponents see the coins. */
  readonly coins: 'secret' | 'open';
  /** who gets the Nautilus marker first. */
  readonly start: 'random' | 'first';
  /** whether a row that empties without a purchase lets the rows above fall. */
  readonly collapse: 'always' | 'purchase';
  /** whether Deeples may also swim back and change arms. */
  readonly movement: 'outward' | 'free';
  /** what happens to the Deeples of a destroyed boatyard. */
  readonly boatyardLoss: 'kept' | 'lost';
  /** whether the octopus tile counts as an octopus in the final scoring. */
  readonly octopusTile: 'octopus' | 'tile';
  /** NE-107: cards Deep Thought gets in phase B. */
  readonly deepThought: 0 | 1 | 2 | 3;
  /** whether the row of a card changes the damage of Deep Thought. */
  readonly deepThoughtDamage: 'rows' | 'none';
  /** how the solo auction is prepared. */
  readonly soloAuction: 'german' | 'english';
};

export const meta: Meta<Options> = {
  id: 'new-eden',
  title: 'New Eden',
  version: 3,
  stage: 'stable',
  since: 3,
  seats: { min: 1, max: 4 },
  minutes: 60,
  weight: 3,
  credits: { designers: 'Benjamin Schwer', publisher: 'Schmidt Spiele', year: 2023 },
  options: {
    coins: { values: ['secret', 'open'], default: 'secret', ruling: 'A-9' },
    start: { values: ['random', 'first'], default: 'random', ruling: 'A-1' },
    collapse: { values: ['always', 'purchase'], default: 'always', ruling: 'A-3' },
    movement: { values: ['outward', 'free'], default: 'outward', ruling: 'A-12' },
    boatyardLoss: { values: ['kept', 'lost'], default: 'kept', ruling: 'A-38' },
    octopusTile: { values: ['octopus', 'tile'], default: 'octopus', ruling: 'A-45' },
    deepThought: { values: [0, 1, 2, 3], default: 0, ruling: 'A-62', when: { seats: 1 }, main: true },
    deepThoughtDamage: { values: ['rows', 'none'], default: 'rows', ruling: 'A-53', when: { seats: 1 } },
    soloAuction: { values: ['german', 'english'], default: 'german', ruling: 'A-58', when: { seats: 1 } },
  },
  bounds: { moves: 1500, branching: 250, score: [0, 400] },
};
