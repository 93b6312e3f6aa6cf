/** Positions of the pictures in the rules. */
import type { Figure } from '@fathom/kernel';
import { de } from '../words/figures.de.ts';
import { en } from '../words/figures.en.ts';

export const words = { en, de };

export const figures: readonly Figure[] = [
  {
    rule: 'NE-30',
    seats: 3,
    seed: 'figure-0',
    moves: '',
  },
  {
    rule: 'NE-35',
    seats: 3,
    seed: 'figure-8',
    moves: '1=buy:1A-04 1=expand:boatyard 1=plant 1=end 2=buy:1A-09 2=plant 2=end',
  },
  {
    rule: 'NE-41',
    seats: 3,
    seed: 'figure-7',
    moves:
      '2=buy:1A-07 2=end 0=expand:oxygen 0=buy:1A-11 0=plant 0=expand:octopus 0=end 1=buy:1A-13 1=end 2=buy:1A-03 2=plant 2=expand:boatyard 2=end 0=buy:1A-01 0=end 1=buy:1A-06 1=plant 1=expand:octopus 1=end 2=buy:1A-15 2=end 0=use:1A-11 0=swim:1:dome-c1',
  },
  {
    rule: 'NE-53',
    seats: 3,
    seed: 'figure-3',
    moves:
      '0=expand:oxygen 0=buy:1A-05 0=plant 0=end 1=buy:1A-03 1=expand:research 1=plant 1=expand:octopus 1=end 2=buy:1A-15 2=plant 2=end 0=buy:1A-09 0=plant 0=expand:boatyard 0=end 1=use:S1 1=swim:1:dome-o1 1=activate:o1 1=plant 1=end 2=buy:1A-13 2=end 0=buy:1A-07 0=end 1=expand:oxygen 1=buy:1A-14 1=end 2=buy:1A-01 2=end 0=use:S1 0=swim:1:dome-o1 0=activate:o1 0=end 1=buy:1A-02 1=end 2=buy:1A-06 2=end 0=buy:1A-12 0=end 1=buy:1A-11 1=end 2=use:S2 2=swim:2:dome-h1 2=end 0=use:X1 0=swim:2:dome-h1 0=activate:h1 0=hold:2 0=end 1=pass 2=pass 0=pass 0=plant',
  },
  {
    rule: 'NE-59',
    seats: 3,
    seed: 'figure-8',
    moves:
      '1=buy:1A-04 1=expand:boatyard 1=plant 1=end 2=buy:1A-09 2=plant 2=end 0=buy:1A-13 0=expand:octopus 0=plant 0=expand:research 0=end 1=buy:1A-08 1=expand:oxygen 1=end 2=buy:1A-07 2=plant 2=expand:octopus 2=end 0=buy:1A-15 0=end 1=buy:1A-02 1=end 2=buy:1A-11 2=end 0=buy:1A-01 0=end 1=use:S1 1=swim:1:dome-c1 1=activate:c1 1=end 2=use:S1 2=swim:1:dome-o1 2=activate:o1 2=plant 2=end 0=pass 1=buy:1A-12 1=plant 1=expand:research 1=end 2=buy:1A-03 2=end 1=use:S2 1=swim:2:dome-o1 1=end 2=buy:1A-05 2=end 1=pass 2=use:S2 2=swim:2:dome-c1 2=end 2=use:1A-11 2=swim:2:dome-c1 2=activate:c1 2=expand:oxygen 2=hold:1 2=end 2=pass 0=plant 0=market:1B-02+1B-14 1=market:1B-12 2=market:1B-09 0=attach:1B-14 0=attach:1B-02 1=attach:1B-12 2=attach:1B-09',
  },
  {
    rule: 'NE-60',
    seats: 3,
    seed: 'figure-3',
    moves:
      '0=expand:oxygen 0=buy:1A-05 0=plant 0=end 1=buy:1A-03 1=expand:research 1=plant 1=expand:octopus 1=end 2=buy:1A-15 2=plant 2=end 0=buy:1A-09 0=plant 0=expand:boatyard 0=end 1=use:S1 1=swim:1:dome-o1 1=activate:o1 1=plant 1=end 2=buy:1A-13 2=end 0=buy:1A-07 0=end 1=expand:oxygen 1=buy:1A-14 1=end 2=buy:1A-01 2=end 0=use:S1 0=swim:1:dome-o1 0=activate:o1 0=end 1=buy:1A-02 1=end 2=buy:1A-06 2=end 0=buy:1A-12 0=end 1=buy:1A-11 1=end 2=use:S2 2=swim:2:dome-h1 2=end 0=use:X1 0=swim:2:dome-h1 0=activate:h1 0=hold:2 0=end 1=pass 2=pass 0=pass 0=plant 0=market:1B-14 1=market:1B-04+1B-09 2=plant 2=market:1B-05+1B-13 1=attach:1B-09 1=attach:1B-04 2=attach:1B-05 2=attach:1B-13 0=attach:1B-14 1=row:3 1=drop 2=bid:1',
  },
];
