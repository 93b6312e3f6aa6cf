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
  {
    rule: 'NE-78',
    seats: 2,
    seed: 'l-2',
    moves:
      '1=buy:1A-06 1=expand:boatyard 1=plant 1=expand:research 1=end 0=buy:1A-08 0=expand:research 0=plant 0=end 1=buy:1A-15 1=end 0=buy:1A-10 0=end 1=buy:1A-05 1=end 0=buy:1A-12 0=end 1=pass 0=use:S1 0=plant 0=swim:1:dome-o1 0=end',
  },
  {
    rule: 'NE-81',
    seats: 2,
    seed: 'pz-0',
    moves:
      '1=buy:1A-06 1=expand:boatyard 1=plant 1=expand:oxygen 1=end 0=buy:1A-08 0=expand:boatyard 0=plant 0=expand:oxygen 0=plant 0=end 1=use:X1 1=swim:2:dome-h1 1=swim:2:dome-h1 1=activate:h1 1=end 0=buy:1A-10 0=end 1=pass 0=use:X1 0=swim:2:dome-o1 0=swim:2:dome-o1 0=activate:o1 0=end 0=buy:1A-03 0=end 0=buy:1A-04 0=end 0=use:S1 0=swim:1:dome-c1 0=end 0=use:S2 0=swim:2:dome-c1 0=activate:c1 0=end 0=buy:1A-05 0=end 0=buy:1A-11 0=end 0=use:1A-11 0=swim:1:dome-h1 0=activate:h1 0=swim:2:dome-h2 0=activate:h2 0=end 0=pass 0=market:1B-13 1=plant 1=market:1B-12 1=attach:1B-12 0=attach:1B-13 1=row:2 1=bid:1 0=plant 0=bid:4 1=drop 0=attach:1B-06 0=attach:1B-01 0=skip 0=end 0=row:1 0=bid:1 1=bid:4 0=drop 1=attach:1B-10 1=attach:1B-02 1=use:1B-10 1=swim:1:dome-c1 1=swim:3:dome-c1 1=activate:c1 1=expand:research 1=end 1=row:3 1=bid:1 0=bid:2 1=bid:3 0=bid:4 1=plant 1=bid:8 0=drop 1=attach:1B-07 1=attach:1B-14 1=attach:1B-08 1=extra 1=use:1B-12 1=swim:3:dome-o1 1=swim:3:dome-o1 1=activate:o1 1=end 1=row:4 1=drop 0=bid:1 0=attach:1B-15 0=attach:1B-05 0=attach:1B-11 0=end 1=plant 1=buy:2A-15 1=plant 1=end 0=buy:2A-10 0=plant 0=expand:research 0=end 1=buy:2A-06 1=end 0=buy:2A-05 0=end 1=use:1B-12 1=swim:3:dome-o1 1=swim:3:dome-o1 1=activate:o1 1=end 0=use:S2 0=swim:2:dome-o2 0=activate:o2 0=end 1=buy:2A-09 1=end 0=use:1A-11 0=swim:2:dome-o1 0=swim:1:dome-o1 0=activate:o1 0=end 1=buy:2A-02 1=end 0=buy:2A-11 0=end 1=use:S2 1=swim:2:dome-h1 1=end 0=use:S1 0=swim:1:dome-h1 0=activate:h1 0=end 1=use:X1 1=swim:2:dome-h1 1=activate:h1 1=swim:2:dome-c2 1=activate:c2 1=end 0=pass 1=use:1B-10 1=swim:1:dome-c1 1=swim:3:dome-c1 1=activate:c1 1=end 1=pass 0=plant 0=market:2B-14 1=market:2B-06 0=attach:2B-14 1=expand:octopus 1=attach:2B-06 0=row:1 0=bid:1 1=bid:6 0=plant 0=bid:12 1=drop 0=attach:2B-07 0=attach:2B-11 0=use:2B-11 0=swim:3:dome-o3 0=activate:o3 0=swim:4:dome-c2 0=activate:c2 0=extra 0=use:X1 0=swim:2:dome-c1 0=swim:2:dome-c1 0=activate:c1 0=end 0=row:4 0=bid:2 1=bid:3 0=bid:4 1=bid:5 0=bid:6 1=bid:8 0=bid:11 1=plant 1=bid:13 0=bid:15 1=drop 0=attach:2B-10 0=attach:2B-15 0=attach:2B-12 0=end 0=row:2 0=drop 1=bid:1 1=attach:2B-02 1=attach:2B-13 1=destroy:boatyard 1=skip 1=end 1=row:3 1=bid:1 0=drop 1=attach:2B-05 1=attach:2B-04 1=attach:2B-09 1=extra 1=destroy:boatyard 1=use:S1 1=swim:1:dome-o1 1=activate:o1 1=end 0=use:1B-11 0=swim:3:dome-o3 0=activate:o3 0=swim:2:dome-c2 0=activate:c2 0=end 1=use:1B-10 1=swim:3:dome-o3 1=swim:1:o3-o4 1=activate:o4 1=end 0=buy:3A-05 0=plant 0=end 1=use:S1 1=swim:1:dome-o1 1=activate:o1 1=end 0=buy:3A-15 0=end 1=buy:3A-13 1=plant 1=end 0=buy:3A-03 0=end 1=buy:3A-11 1=plant 1=end 0=use:X1 0=swim:2:dome-o2 0=plant 0=activate:o2 0=swim:2:dome-h1 0=activate:h1 0=end 1=buy:3A-06 1=end 0=use:1A-11 0=swim:2:dome-c1 0=swim:1:dome-c1 0=activate:c1 0=end 1=use:3A-13 1=swim:2:dome-o2 1=swim:2:dome-o2 1=activate:o2 1=end 0=use:2B-11 0=swim:3:dome-h3 0=swim:4:dome-h3 0=activate:h3 0=end 1=use:X1 1=swim:2:dome-h2 1=swim:2:dome-h2 1=activate:h2 1=end 0=use:2B-12 0=swim:4:dome-h4 0=swim:2:h4-h6 0=activate:h6 0=end 1=pass 0=use:S2 0=swim:2:dome-h2 0=activate:h2 0=end 0=pass 0=market:3B-15 1=market:3B-06 1=attach:3B-06 0=attach:3B-15 1=row:4 1=bid:1 0=bid:2 1=bid:3 0=bid:4 1=bid:5 0=bid:6 1=bid:7 0=bid:9 1=bid:10 0=bid:11 1=drop 0=attach:3B-09 0=attach:3B-04 0=attach:3B-08 0=end 0=row:3 0=bid:1 1=bid:2 0=bid:3 1=bid:4 0=drop 1=attach:3B-02 1=attach:3B-07 1=attach:3B-01 1=end 1=row:2 1=bid:5 0=drop 1=attach:3B-14 1=attach:3B-13 1=use:1B-12 1=swim:3:dome-o3 1=swim:3:o3-o6 1=activate:o6 1=extra 1=use:S2 1=swim:2:dome-c2 1=activate:c2 1=end 1=row:1 1=drop 0=bid:1 0=attach:3B-12 0=attach:3B-10 0=use:3B-12 0=plant 0=swim:3:dome-o1 0=swim:3:dome-o1 0=activate:o1 0=extra 0=expand:octopus 0=use:S1',
  },
  {
    rule: 'NE-87',
    seats: 2,
    seed: 'pz-4',
    moves:
      '0=buy:1A-06 0=expand:boatyard 0=plant 0=expand:research 0=end 1=expand:research 1=buy:1A-01 1=end 0=buy:1A-15 0=end 1=buy:1A-03 1=plant 1=end 0=buy:1A-05 0=end 1=buy:1A-11 1=end 0=plant 0=buy:1A-07 0=end 1=buy:1A-10 1=end 0=use:S1 0=swim:1:dome-o1 0=activate:o1 0=end 1=pass 0=use:S2 0=swim:2:dome-h1 0=end 0=plant',
  },
  {
    rule: 'NE-18',
    seats: 2,
    seed: 'figure-1',
    moves:
      '0=buy:1A-09 0=end 1=buy:1A-13 1=expand:boatyard 1=plant 1=end 0=buy:1A-05 0=plant 0=expand:boatyard 0=end 1=buy:1A-10 1=plant 1=expand:research 1=plant 1=expand:oxygen 1=end 0=buy:1A-11 0=end 1=buy:1A-12 1=end 0=buy:1A-06 0=end 1=buy:1A-03 1=end 0=use:1A-11',
  },
  {
    rule: 'NE-46',
    seats: 2,
    seed: 'figure-5',
    moves:
      '0=buy:1A-09 0=plant 0=end 1=buy:1A-12 1=plant 1=expand:octopus 1=end 0=buy:1A-04 0=end 1=buy:1A-15 1=plant 1=end 0=buy:1A-07 0=end 1=buy:1A-11 1=end 0=buy:1A-02 0=end 1=buy:1A-08 1=end 0=use:S1 0=swim:1:dome-c1 0=activate:c1 0=end 1=use:S1 1=swim:1:dome-o1 1=activate:o1 1=end 0=use:S2 0=swim:2:dome-o1 0=activate:o1 0=end 1=plant 1=pass',
  },
  {
    rule: 'NE-69',
    seats: 3,
    seed: 'figure-12',
    panel: 'panel.bonus',
    moves:
      '2=buy:1A-08 2=expand:octopus 2=end 0=buy:1A-06 0=end 1=buy:1A-15 1=end 2=buy:1A-05 2=plant 2=end 0=buy:1A-04 0=plant 0=expand:oxygen 0=end 1=expand:octopus 1=buy:1A-12 1=plant 1=end 2=buy:1A-03 2=end 0=use:X1 0=plant 0=expand:octopus 0=swim:2:dome-o1 0=activate:o1 0=hold:2 0=plant 0=expand:boatyard 0=end 1=buy:1A-13 1=end 2=buy:1A-09 2=end 0=pass 1=buy:1A-14 1=expand:oxygen 1=end 2=buy:1A-07 2=end 1=buy:1A-01 1=end 2=use:S2 2=swim:2:dome-o1 2=activate:o1 2=end 1=use:S2 1=swim:2:dome-c1 1=activate:c1 1=plant 1=expand:boatyard 1=end 2=use:S1 2=swim:1:dome-c1 2=end 1=use:X1 1=swim:2:dome-o1 1=activate:o1 1=plant 1=expand:research 1=hold:2 1=end 2=plant 2=expand:boatyard 2=plant 2=expand:research 2=pass 1=use:S1 1=hold:1 1=end 1=use:1A-12 1=hold:3 1=end 1=use:1A-13 1=hold:2 1=swim:2:dome-c1 1=end 1=pass 0=market:none 1=market:1B-01+1B-13 2=market:none 1=attach:1B-01 1=attach:1B-13 0=row:3 0=drop 1=drop 2=drop 0=row:2 0=drop 1=drop 2=drop 0=row:4 0=drop 1=drop 2=drop 0=row:1 0=drop 1=drop 2=drop 0=use:S2 0=swim:2:dome-h2 0=activate:h2 0=plant 0=end 1=plant 1=buy:2A-08 1=end 2=plant 2=buy:2A-07 2=plant 2=end',
  },
  {
    rule: 'NE-93',
    seats: 2,
    seed: 'figure-14',
    moves:
      '1=buy:1A-13 1=plant 1=expand:boatyard 1=expand:octopus 1=end 0=buy:1A-06 0=expand:oxygen 0=plant 0=end 1=use:1A-13 1=swim:2:dome-o1 1=activate:o1 1=plant 1=expand:oxygen 1=plant 1=expand:research 1=hold:2 1=end 0=use:X1 0=swim:2:dome-h1 0=expand:octopus 0=plant 0=hold:2 0=end 1=use:X1 1=swim:2:dome-o1 1=hold:2 1=end 0=buy:1A-05 0=end 1=use:S1 1=hold:1 1=end 0=buy:1A-14 0=expand:boatyard 0=plant 0=end 1=pass 0=buy:1A-07 0=end 0=buy:1A-03 0=end 0=buy:1A-15 0=end 0=pass 0=market:none 1=market:none 1=row:4 1=drop 0=drop 1=row:1 1=drop 0=drop 1=row:2 1=drop 0=drop 1=row:3 1=drop 0=drop 1=pass 0=buy:2A-09 0=plant 0=plant 0=destroy:oxygen 0=end 0=buy:2A-05 0=end 0=buy:2A-12 0=destroy:oxygen 0=expand:research 0=end 0=buy:2A-11 0=destroy:octopus 0=end 0=use:2A-12 0=swim:2:dome-o2 0=hold:2 0=done 0=plant 0=destroy:octopus 0=end 0=buy:2A-01 0=end 0=use:S1 0=swim:1:dome-c1 0=end 0=buy:2A-15 0=destroy:oxygen 0=end 0=buy:2A-13 0=end 0=use:2A-13 0=swim:4:dome-o1 0=activate:o1 0=end 0=pass 0=market:none 1=plant 1=market:2B-11 1=plant 1=attach:2B-11 1=row:1 1=bid:1 0=drop 1=attach:2B-10 1=attach:2B-02 1=use:2B-11 1=swim:3:dome-c1 1=swim:4:dome-c1 1=activate:c1 1=end 1=row:3 1=bid:1 0=drop 1=attach:2B-01 1=attach:2B-03 1=attach:2B-05 1=end 1=row:2 1=bid:1 0=drop 1=attach:2B-08 1=attach:2B-15 1=attach:2B-04 1=end 1=row:4 1=bid:1 0=bid:4 1=bid:5 0=drop 1=attach:2B-12 1=attach:2B-06 1=attach:2B-13 1=destroy:habitat 1=extra 1=destroy:habitat 1=use:1A-13 1=swim:2:dome-o2 1=swim:2:dome-o2 1=activate:o2 1=end 1=buy:3A-03 1=end 0=use:2A-13 0=swim:4:dome-h3 0=plant 0=end 1=use:1A-13 1=swim:2:dome-c2 1=swim:2:dome-c1 1=activate:c2 1=end 0=buy:3A-07 0=end 1=buy:3A-04 1=end 0=buy:3A-14 0=end 1=use:2B-11 1=swim:4:dome-c3 1=swim:3:dome-o3 1=activate:o3 1=plant 1=end 0=buy:3A-10 0=end 1=use:X1 1=swim:2:dome-h2 1=swim:2:dome-h2 1=activate:h2 1=end 0=use:S1 0=swim:1:dome-o1',
  },
  {
    rule: 'NE-100',
    seats: 1,
    seed: 'figure-5',
    moves: '0=buy:1A-01 0=plant 0=end',
  },
];
