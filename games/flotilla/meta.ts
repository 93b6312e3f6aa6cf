import type { Meta } from '@fathom/kernel';

export type Options = {
  /** how many outposts may be built in one turn. */
  readonly outposts: 'any' | 'one';
  /** whether a tile scores as soon as it is built, or when all tiles of the action are. */
  readonly building: 'each' | 'together';
  /** how many victory points lie in the pool. */
  readonly pool: 'short' | 'full';
};

export const meta: Meta<Options> = {
  id: 'flotilla',
  title: 'Flotilla',
  version: 3,
  stage: 'stable',
  since: 3,
  // two seats are a variant.
  seats: { min: 2, max: 5, usual: 3 },
  minutes: 120,
  weight: 4,
  credits: {
    designers: 'J.B. Howell, Michael Mihealsick',
    publisher: 'WizKids / Strohmann Games',
    year: 2019,
  },
  options: {
    outposts: { values: ['any', 'one'], default: 'any', ruling: 'A-16' },
    building: { values: ['each', 'together'], default: 'each', ruling: 'A-46' },
    pool: { values: ['full', 'short'], default: 'full', ruling: 'A-33', main: true },
  },
  bounds: { moves: 40000, branching: 250, score: [-15, 2000] },
};
