import type { Meta } from '@fathom/kernel';

export type Options = {
  /** N-2: how many pearls everybody strings. */
  readonly length: 4 | 5;
};

export const meta: Meta<Options> = {
  id: 'nacre',
  title: 'Nacre',
  version: 1,
  stage: 'alpha',
  seats: { min: 2, max: 4 },
  minutes: 10,
  weight: 1,
  credits: { designers: 'Fathom', publisher: 'Fathom', year: 2026 },
  options: {
    length: { values: [4, 5], default: 5, ruling: 'N-2' },
  },
  bounds: { moves: 40, branching: 4, score: [0, 53] },
};
