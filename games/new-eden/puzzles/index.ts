/** Positions with one best move, found by search in games of bots and chosen by hand. */
import type { PuzzleBook } from '@fathom/kernel';
import { de } from '../words/puzzles.de.ts';
import { en } from '../words/puzzles.en.ts';

export const puzzles: PuzzleBook = {
  puzzles: [
    {
      id: 'long-breath',
      grade: 1,
      icon: 'i-bottle',
      position: {
        seats: 2,
        seed: 'pz-0',
        seat: 1,
        moves:
          'buy:1A-06 expand:boatyard plant expand:oxygen end buy:1A-08 expand:boatyard plant expand:oxygen plant end use:X1 swim:2:dome-h1 swim:2:dome-h1 activate:h1 end buy:1A-10 end pass use:X1 swim:2:dome-o1 swim:2:dome-o1 activate:o1 end buy:1A-03 end buy:1A-04 end use:S1 swim:1:dome-c1 end use:S2 swim:2:dome-c1 activate:c1 end buy:1A-05 end buy:1A-11 end use:1A-11 swim:1:dome-h1 activate:h1 swim:2:dome-h2 activate:h2 end pass market:1B-13 plant market:1B-12 attach:1B-12 attach:1B-13 row:2 bid:1 plant bid:4 drop attach:1B-06 attach:1B-01 skip end row:1 bid:1 bid:4 drop attach:1B-10 attach:1B-02 use:1B-10 swim:1:dome-c1 swim:3:dome-c1 activate:c1 expand:research end row:3 bid:1 bid:2 bid:3 bid:4 plant bid:8 drop attach:1B-07 attach:1B-14 attach:1B-08 extra',
      },
      solution: 'use:1B-12',
      worth: [46, 23],
    },
    {
      id: 'last-bottle',
      grade: 1,
      icon: 'i-octopus',
      position: {
        seats: 2,
        seed: 'pz-0',
        seat: 0,
        moves:
          'buy:1A-06 expand:boatyard plant expand:oxygen end buy:1A-08 expand:boatyard plant expand:oxygen plant end use:X1 swim:2:dome-h1 swim:2:dome-h1 activate:h1 end buy:1A-10 end pass use:X1 swim:2:dome-o1 swim:2:dome-o1 activate:o1 end buy:1A-03 end buy:1A-04 end use:S1 swim:1:dome-c1 end use:S2 swim:2:dome-c1 activate:c1 end buy:1A-05 end buy:1A-11 end use:1A-11 swim:1:dome-h1 activate:h1 swim:2:dome-h2 activate:h2 end pass market:1B-13 plant market:1B-12 attach:1B-12 attach:1B-13 row:2 bid:1 plant bid:4 drop attach:1B-06 attach:1B-01 skip end row:1 bid:1 bid:4 drop attach:1B-10 attach:1B-02 use:1B-10 swim:1:dome-c1 swim:3:dome-c1 activate:c1 expand:research end row:3 bid:1 bid:2 bid:3 bid:4 plant bid:8 drop attach:1B-07 attach:1B-14 attach:1B-08 extra use:1B-12 swim:3:dome-o1 swim:3:dome-o1 activate:o1 end row:4 drop bid:1 attach:1B-15 attach:1B-05 attach:1B-11 end plant buy:2A-15 plant end buy:2A-10 plant expand:research end buy:2A-06 end buy:2A-05 end use:1B-12 swim:3:dome-o1 swim:3:dome-o1 activate:o1 end use:S2 swim:2:dome-o2 activate:o2 end buy:2A-09 end use:1A-11 swim:2:dome-o1 swim:1:dome-o1 activate:o1 end buy:2A-02 end buy:2A-11 end use:S2 swim:2:dome-h1 end use:S1 swim:1:dome-h1 activate:h1 end use:X1 swim:2:dome-h1 activate:h1 swim:2:dome-c2 activate:c2 end pass use:1B-10 swim:1:dome-c1 swim:3:dome-c1 activate:c1 end pass plant market:2B-14 market:2B-06 attach:2B-14 expand:octopus attach:2B-06 row:1 bid:1 bid:6 plant bid:12 drop attach:2B-07 attach:2B-11 use:2B-11 swim:3:dome-o3 activate:o3 swim:4:dome-c2 activate:c2 extra use:X1 swim:2:dome-c1 swim:2:dome-c1 activate:c1 end row:4 bid:2 bid:3 bid:4 bid:5 bid:6 bid:8 bid:11 plant bid:13 bid:15 drop attach:2B-10 attach:2B-15 attach:2B-12 end row:2 drop bid:1 attach:2B-02 attach:2B-13 destroy:boatyard skip end row:3 bid:1 drop attach:2B-05 attach:2B-04 attach:2B-09 extra destroy:boatyard use:S1 swim:1:dome-o1 activate:o1 end use:1B-11 swim:3:dome-o3 activate:o3 swim:2:dome-c2 activate:c2 end use:1B-10 swim:3:dome-o3 swim:1:o3-o4 activate:o4 end buy:3A-05 plant end use:S1 swim:1:dome-o1 activate:o1 end buy:3A-15 end buy:3A-13 plant end buy:3A-03 end buy:3A-11 plant end use:X1 swim:2:dome-o2 plant activate:o2 swim:2:dome-h1 activate:h1 end buy:3A-06 end use:1A-11 swim:2:dome-c1 swim:1:dome-c1 activate:c1 end use:3A-13 swim:2:dome-o2 swim:2:dome-o2 activate:o2 end use:2B-11 swim:3:dome-h3 swim:4:dome-h3 activate:h3 end use:X1 swim:2:dome-h2 swim:2:dome-h2 activate:h2 end use:2B-12 swim:4:dome-h4 swim:2:h4-h6 activate:h6 end pass use:S2 swim:2:dome-h2 activate:h2 end pass market:3B-15 market:3B-06 attach:3B-06 attach:3B-15 row:4 bid:1 bid:2 bid:3 bid:4 bid:5 bid:6 bid:7 bid:9 bid:10 bid:11 drop attach:3B-09 attach:3B-04 attach:3B-08 end row:3 bid:1 bid:2 bid:3 bid:4 drop attach:3B-02 attach:3B-07 attach:3B-01 end row:2 bid:5 drop attach:3B-14 attach:3B-13 use:1B-12 swim:3:dome-o3 swim:3:o3-o6 activate:o6 extra use:S2 swim:2:dome-c2 activate:c2 end row:1 drop bid:1 attach:3B-12 attach:3B-10 use:3B-12 plant swim:3:dome-o1 swim:3:dome-o1 activate:o1 extra expand:octopus use:S1',
      },
      solution: 'swim:1:dome-o1',
      worth: [85, 12],
    },
    {
      id: 'the-right-expansion',
      grade: 1,
      icon: 'i-oxygen',
      position: {
        seats: 2,
        seed: 'pz-4',
        seat: 0,
        moves:
          'buy:1A-06 expand:boatyard plant expand:research end expand:research buy:1A-01 end buy:1A-15 end buy:1A-03 plant end buy:1A-05 end buy:1A-11 end plant buy:1A-07 end buy:1A-10 end use:S1 swim:1:dome-o1 activate:o1 end pass use:S2 swim:2:dome-h1 end plant',
      },
      solution: 'expand:oxygen',
      worth: [53, 37],
    },
    {
      id: 'poisoned-points',
      grade: 1,
      icon: 'i-research',
      position: {
        seats: 2,
        seed: 'qb-4',
        seat: 1,
        moves:
          'buy:1A-02 end buy:1A-03 expand:boatyard plant expand:research plant end buy:1A-14 expand:research plant end buy:1A-11 end buy:1A-04 end buy:1A-15 end pass use:1A-11 swim:2:dome-c1 swim:1:dome-c1 activate:c1 expand:octopus end buy:1A-13 end use:1A-13 swim:2:dome-o1 hold:2 activate:o1 end pass market:1B-02 market:none attach:1B-02 row:2 bid:3 plant bid:4 drop attach:1B-13 attach:1B-11 attach:1B-10 extra use:S1 hold:1 end row:1 bid:1 bid:2 drop attach:1B-04 attach:1B-06 plant expand:boatyard use:S2 swim:2:dome-h2 activate:h2 extra use:S1 swim:1:dome-o1 activate:o1 plant end row:4 bid:1 drop attach:1B-05 attach:1B-03 attach:1B-15 end row:3 bid:1 drop attach:1B-07 attach:1B-01 attach:1B-09 end buy:2A-14 plant expand:oxygen end buy:2A-15 plant plant expand:oxygen end buy:2A-10 end use:X1 swim:2:dome-o1 activate:o1 hold:2 end use:S1 swim:1:dome-o1 activate:o1 end buy:2A-07 end buy:2A-09 end use:S2 swim:2:dome-o2 activate:o2 end use:X1 swim:2:dome-o2 swim:2:dome-o2 activate:o2 end buy:2A-13 end use:S2 swim:2:dome-c1 done end pass plant pass market:2B-11+2B-12 market:2B-09 attach:2B-09 attach:2B-12 attach:2B-11 row:4 plant bid:2 drop attach:2B-03 attach:2B-02 attach:2B-10 end row:2 bid:2 drop attach:2B-04 use:1A-11 swim:1:dome-h1 swim:2:dome-c2 activate:h1 use:1A-13 swim:2:dome-c2 swim:2:dome-c2 activate:c2 end row:1 bid:1 bid:2 bid:6 drop attach:2B-06 attach:2B-01 use:2A-13 swim:4:dome-o3 activate:o3 end row:3 bid:1 bid:2 bid:4 drop attach:2B-13 attach:2B-07 attach:2B-05 extra use:1B-10 swim:3:dome-c3 swim:1:c3-c4 activate:c4 end use:1B-11 swim:2:dome-o2 swim:3:dome-o3 activate:o3 activate:o2 plant end buy:3A-15 end buy:3A-08 end use:X1 swim:2:dome-o1 activate:o1 swim:2:dome-h1 activate:h1 end buy:3A-14 end buy:3A-04 plant end buy:3A-11 end buy:3A-12 plant end use:S2 swim:2:dome-o1 plant activate:o1 end use:3A-12 swim:3:dome-o3 swim:2:dome-h2 activate:h2 end use:1A-13 swim:2:dome-h2 swim:2:dome-h2 end use:2B-12 swim:4:dome-o3 swim:2:dome-c2 activate:o3 expand:octopus end use:S1 swim:1:dome-h1 activate:h1 end use:S2 swim:2:c2-c4 activate:c4 end use:1A-11 swim:2:dome-h2 activate:h2 swim:1:dome-o1 end use:S1 swim:1:dome-o1 activate:o1 end use:2A-13 swim:4:dome-c4 activate:c4 end pass use:X1 hold:2 swim:2:dome-c1 end use:1B-10 swim:1:dome-c1 activate:c1 swim:3:dome-c3 end pass market:3B-08 market:3B-03+3B-06 attach:3B-08 attach:3B-06 attach:3B-03 row:4 bid:4 bid:7 bid:8 bid:9 drop attach:3B-01 attach:3B-05 attach:3B-15 end row:3 bid:3 bid:5 bid:9 drop attach:3B-02 attach:3B-12 attach:3B-07 extra use:3B-12 swim:3:c3-c6 swim:3:o1-o4 activate:o4 end row:2',
      },
      solution: 'drop',
      worth: [94, 8],
    },
    {
      id: 'founders-grant',
      grade: 1,
      icon: 'i-coin',
      position: {
        seats: 2,
        seed: 'qb-3',
        seat: 0,
        moves:
          'buy:1A-06 expand:research plant expand:boatyard end buy:1A-07 plant expand:research end plant',
      },
      solution: 'buy:1A-14',
      worth: [59, 44],
    },
    {
      id: 'one-more',
      grade: 1,
      icon: 'i-coin',
      position: {
        seats: 2,
        seed: 'qb-0',
        seat: 1,
        moves:
          'buy:1A-06 expand:boatyard plant plant expand:oxygen expand:research end buy:1A-02 expand:research plant expand:oxygen end use:S1 hold:1 end use:S1 swim:1:dome-c1 activate:c1 plant expand:boatyard end use:X1 swim:2:dome-h1 swim:2:dome-h1 activate:h1 end buy:1A-14 end pass buy:1A-08 end buy:1A-11 end buy:1A-09 end buy:1A-12 end use:1A-12 swim:3:dome-o1 plant end use:S2 swim:2:dome-o1 activate:o1 end buy:1A-04 end use:1A-11 hold:2 swim:1:dome-h1 activate:h1 end use:X1 swim:2:dome-h1 swim:2:dome-h1 end pass market:1B-03 market:1B-15 plant attach:1B-03 attach:1B-15 row:1 bid:2 bid:3 bid:4 drop attach:1B-06 attach:1B-04 use:S2 swim:2:dome-o1 activate:o1 end row:3 bid:1 bid:2 drop attach:1B-07 attach:1B-13 attach:1B-08 end row:4 bid:1 drop attach:1B-10 attach:1B-05 attach:1B-12 extra use:1B-12 swim:3:dome-o2 swim:3:dome-o2 activate:o2 end row:2 drop bid:1 attach:1B-01 attach:1B-11 use:1B-11 swim:3:dome-h2 activate:h2 end buy:2A-14 plant end buy:2A-11 end buy:2A-15 end buy:2A-05 plant end buy:2A-07 end buy:2A-09 end use:X1 swim:2:dome-o2 swim:2:dome-h2 activate:h2 activate:o2 end buy:2A-08 end pass use:X1 swim:2:dome-o1 swim:2:dome-o1 activate:o1 end use:1A-12 swim:3:dome-h3 end use:1B-10 swim:3:dome-h3 activate:h3 swim:1:dome-c1 activate:c1 end use:1B-12 swim:3:dome-h2 swim:3:dome-h1 activate:h1 plant expand:octopus end use:1A-11 swim:2:dome-o1 activate:o1 swim:1:dome-o1 end use:S1 hold:1 end use:S2 swim:2:dome-h2 activate:h2 end pass market:2B-10 market:2B-14 attach:2B-10 attach:2B-14 row:4 bid:1 drop attach:2B-13 attach:2B-01 attach:2B-04 extra use:1B-11 swim:2:dome-o1 swim:3:dome-c3 activate:o1 activate:c3 end row:1 bid:1 bid:2 bid:3 drop attach:2B-02 attach:2B-06 use:S1 swim:1:dome-c1 extra use:S2 swim:2:dome-c1 activate:c1 end row:3 bid:1 bid:2 bid:3 bid:6 bid:7 bid:9 bid:10 drop attach:2B-11 attach:2B-07 attach:2B-08 extra use:2B-11 swim:3:dome-o3 activate:o3 end row:2 bid:1 bid:2 drop attach:2B-05 attach:2B-09 skip end use:2B-11 swim:4:dome-o2 swim:3:dome-h3 activate:h3 activate:o2 expand:octopus plant end buy:3A-05 end buy:3A-10 end buy:3A-13 plant end buy:3A-08 end buy:3A-12 end buy:3A-04 end buy:3A-14 end use:S2 swim:2:dome-c2 activate:c2 end use:S1 swim:1:dome-c1 activate:c1 end use:S1 swim:1:dome-h1 end use:S2 swim:2:dome-o1 activate:o1 end use:X1 swim:2:dome-h2 swim:2:dome-h1 activate:h2 activate:h1 end use:1A-11 swim:1:dome-h1 swim:2:dome-h2 activate:h1 end pass use:3A-12 swim:2:dome-h2 swim:3:dome-h3 activate:h2 plant end use:1B-12 swim:3:dome-o2 swim:3:dome-o3 end use:1B-10 swim:1:o2-o3 swim:3:dome-o2 activate:o3 end use:1A-12 swim:3:dome-h3 done plant end use:X1 swim:2:dome-o2 activate:h3 swim:2:o2-o4 end use:3A-13 swim:2:dome-o2 activate:o2 swim:2:dome-h2 end pass market:3B-07+3B-14 market:3B-08 plant attach:3B-14 attach:3B-07 attach:3B-08 row:2 bid:2 bid:5 bid:8 drop attach:3B-01 attach:3B-03 use:1B-11 swim:3:dome-c3 swim:2:dome-o2 activate:c3 activate:o2 end row:1 bid:4 bid:5 drop attach:3B-06 skip end row:4 bid:1 bid:4 bid:5 bid:6 bid:7 bid:8',
      },
      solution: 'bid:9',
      worth: [33, 22],
    },
    {
      id: 'once-more',
      grade: 2,
      icon: 'i-deeple-standing',
      position: {
        seats: 2,
        seed: 'pz-0',
        seat: 1,
        moves:
          'buy:1A-06 expand:boatyard plant expand:oxygen end buy:1A-08 expand:boatyard plant expand:oxygen plant end use:X1 swim:2:dome-h1 swim:2:dome-h1 activate:h1 end buy:1A-10 end pass use:X1 swim:2:dome-o1 swim:2:dome-o1 activate:o1 end buy:1A-03 end buy:1A-04 end use:S1 swim:1:dome-c1 end use:S2 swim:2:dome-c1 activate:c1 end buy:1A-05 end buy:1A-11 end use:1A-11 swim:1:dome-h1 activate:h1 swim:2:dome-h2 activate:h2 end pass market:1B-13 plant market:1B-12 attach:1B-12 attach:1B-13 row:2 bid:1 plant bid:4 drop attach:1B-06 attach:1B-01 skip end row:1 bid:1 bid:4 drop attach:1B-10 attach:1B-02 use:1B-10 swim:1:dome-c1 swim:3:dome-c1 activate:c1 expand:research end row:3 bid:1 bid:2 bid:3 bid:4 plant bid:8 drop attach:1B-07 attach:1B-14 attach:1B-08 extra use:1B-12 swim:3:dome-o1 swim:3:dome-o1 activate:o1 end row:4 drop bid:1 attach:1B-15 attach:1B-05 attach:1B-11 end plant buy:2A-15 plant end buy:2A-10 plant expand:research end buy:2A-06 end buy:2A-05 end use:1B-12 swim:3:dome-o1 swim:3:dome-o1 activate:o1 end use:S2 swim:2:dome-o2 activate:o2 end buy:2A-09 end use:1A-11 swim:2:dome-o1 swim:1:dome-o1 activate:o1 end buy:2A-02 end buy:2A-11 end use:S2 swim:2:dome-h1 end use:S1 swim:1:dome-h1 activate:h1 end use:X1 swim:2:dome-h1 activate:h1 swim:2:dome-c2 activate:c2 end pass use:1B-10 swim:1:dome-c1 swim:3:dome-c1 activate:c1 end pass plant market:2B-14 market:2B-06 attach:2B-14 expand:octopus attach:2B-06 row:1 bid:1 bid:6 plant bid:12 drop attach:2B-07 attach:2B-11 use:2B-11 swim:3:dome-o3 activate:o3 swim:4:dome-c2 activate:c2 extra use:X1 swim:2:dome-c1 swim:2:dome-c1 activate:c1 end row:4 bid:2 bid:3 bid:4 bid:5 bid:6 bid:8 bid:11 plant bid:13 bid:15 drop attach:2B-10 attach:2B-15 attach:2B-12 end row:2 drop bid:1 attach:2B-02 attach:2B-13 destroy:boatyard skip end row:3 bid:1 drop attach:2B-05 attach:2B-04 attach:2B-09 extra destroy:boatyard use:S1 swim:1:dome-o1 activate:o1 end use:1B-11 swim:3:dome-o3 activate:o3 swim:2:dome-c2 activate:c2 end use:1B-10 swim:3:dome-o3 swim:1:o3-o4 activate:o4 end buy:3A-05 plant end use:S1 swim:1:dome-o1 activate:o1 end buy:3A-15 end buy:3A-13 plant end buy:3A-03 end buy:3A-11 plant end use:X1 swim:2:dome-o2 plant activate:o2 swim:2:dome-h1 activate:h1 end buy:3A-06 end use:1A-11 swim:2:dome-c1 swim:1:dome-c1 activate:c1 end use:3A-13 swim:2:dome-o2 swim:2:dome-o2 activate:o2 end use:2B-11 swim:3:dome-h3 swim:4:dome-h3 activate:h3 end use:X1 swim:2:dome-h2 swim:2:dome-h2 activate:h2 end use:2B-12 swim:4:dome-h4 swim:2:h4-h6 activate:h6 end pass use:S2 swim:2:dome-h2 activate:h2 end pass market:3B-15 market:3B-06 attach:3B-06 attach:3B-15 row:4 bid:1 bid:2 bid:3 bid:4 bid:5 bid:6 bid:7 bid:9 bid:10 bid:11 drop attach:3B-09 attach:3B-04 attach:3B-08 end row:3 bid:1 bid:2 bid:3 bid:4 drop attach:3B-02 attach:3B-07 attach:3B-01 end row:2 bid:5 drop attach:3B-14 attach:3B-13 use:1B-12 swim:3:dome-o3 swim:3:o3-o6 activate:o6',
      },
      solution: 'extra',
      worth: [94, 28],
    },
    {
      id: 'save-the-station',
      grade: 2,
      icon: 'i-damage',
      position: {
        seats: 2,
        seed: 'pz-5',
        seat: 1,
        moves:
          'expand:research buy:1A-04 plant end expand:research buy:1A-10 plant end buy:1A-15 end buy:1A-08 end use:S2 swim:2:dome-h1 activate:h1 end buy:1A-09 end pass buy:1A-13 end use:1A-13 plant swim:2:dome-o1 swim:2:dome-o1 activate:o1 end buy:1A-01 end buy:1A-12 end pass plant market:1B-14 market:1B-13 attach:1B-14 attach:1B-13 row:3 bid:1 plant bid:2 bid:4 bid:6 plant bid:7 drop attach:1B-02 attach:1B-04 attach:1B-15 end row:2 bid:1 bid:4 drop attach:1B-01 attach:1B-09 use:1A-12 swim:3:dome-c2 activate:c2 expand:oxygen end row:4 bid:1 bid:2 bid:3 drop attach:1B-05 attach:1B-11 attach:1B-06 extra use:1B-11 swim:2:dome-o2 swim:3:dome-c1 activate:o2 activate:c1 end row:1 bid:2 drop attach:1B-10 attach:1B-03 use:X1 swim:2:dome-h1 swim:2:dome-h1 activate:h1 end buy:2A-11 plant expand:oxygen plant end buy:2A-15 plant expand:boatyard end buy:2A-10 end buy:2A-08 end buy:2A-09 end buy:2A-05 end use:X1 swim:2:dome-o1 swim:2:dome-o1 activate:o1 end use:1A-12 swim:3:dome-o3 activate:o3 end use:S2 swim:2:dome-h2 activate:h2 end use:S2 swim:2:dome-h2 end use:S1 swim:1:dome-h1 activate:h1 end use:X1 swim:2:dome-h2 activate:h2 swim:2:dome-c2 activate:c2 end pass use:1B-10 swim:3:dome-c3 swim:1:dome-h1 end use:1B-11 swim:3:dome-c3 activate:c3 swim:2:dome-h1 activate:h1 end use:1A-13 swim:2:dome-c1 activate:c1 swim:2:dome-o2 activate:o2 end expand:octopus use:S1 plant swim:1:dome-o1 activate:o1 end pass market:2B-15 market:2B-11 attach:2B-15 attach:2B-11 row:2 plant bid:1 bid:6 drop attach:2B-12 attach:2B-07 skip end row:4 bid:1 bid:2 bid:3 bid:4 bid:5 drop attach:2B-05 attach:2B-01 attach:2B-14 end row:3 bid:1 bid:2 bid:3 bid:4 bid:5 drop attach:2B-10 attach:2B-09 attach:2B-03 extra use:2B-11 swim:3:dome-h3 swim:4:dome-h3 end row:1 bid:1 bid:2 bid:3 bid:5 bid:6 drop attach:2B-02 attach:2B-06 use:2B-12 swim:4:dome-h3 activate:h3 swim:2:dome-o2 end buy:3A-14 plant end buy:3A-11 end buy:3A-06 end buy:3A-15 plant end buy:3A-07 end buy:3A-05 end buy:3A-13 end use:2B-11 swim:4:dome-h4 swim:3:dome-c2 activate:c2 end use:S2 swim:2:dome-o2 activate:o2 end use:X1 swim:2:dome-h2 swim:2:dome-h2 activate:h2 end use:3A-13 swim:2:dome-h2 activate:h2 swim:2:dome-h1 activate:h1 end use:1A-13 swim:2:dome-h1 swim:2:dome-h1 activate:h1 end use:X1 swim:2:dome-c1 swim:2:dome-c1 activate:c1 end use:1B-10 swim:3:dome-h3 swim:1:h3-h4 end use:S1 swim:1:dome-o1 end use:2B-12 swim:4:dome-h4 activate:h4 swim:2:dome-c1 activate:c1 end pass use:S2 swim:2:dome-o2 end use:S1 swim:1:o2-o3 done end use:1B-11 swim:3:dome-h3 activate:o3 swim:2:dome-o1 done end use:1A-12 swim:3:dome-h3 activate:o1 end pass market:3B-08+3B-15 market:3B-03+3B-07 attach:3B-15 attach:3B-08 attach:3B-03 attach:3B-07 row:4 bid:1 bid:2 bid:3 bid:4 bid:5 bid:6 drop attach:3B-04 attach:3B-12 attach:3B-09',
      },
      solution: 'extra',
      worth: [78, 15],
    },
    {
      id: 'money-now',
      grade: 3,
      icon: 'i-plant',
      position: {
        seats: 2,
        seed: 'pz-0',
        seat: 0,
        moves:
          'buy:1A-06 expand:boatyard plant expand:oxygen end buy:1A-08 expand:boatyard plant expand:oxygen plant end use:X1 swim:2:dome-h1 swim:2:dome-h1 activate:h1 end buy:1A-10 end pass use:X1 swim:2:dome-o1 swim:2:dome-o1 activate:o1 end buy:1A-03 end buy:1A-04 end use:S1 swim:1:dome-c1 end use:S2 swim:2:dome-c1 activate:c1 end buy:1A-05 end buy:1A-11 end use:1A-11 swim:1:dome-h1 activate:h1 swim:2:dome-h2 activate:h2 end pass market:1B-13 plant market:1B-12 attach:1B-12 attach:1B-13 row:2 bid:1 plant bid:4 drop attach:1B-06 attach:1B-01 skip end row:1 bid:1 bid:4 drop attach:1B-10 attach:1B-02 use:1B-10 swim:1:dome-c1 swim:3:dome-c1 activate:c1 expand:research end row:3 bid:1 bid:2 bid:3 bid:4 plant bid:8 drop attach:1B-07 attach:1B-14 attach:1B-08 extra use:1B-12 swim:3:dome-o1 swim:3:dome-o1 activate:o1 end row:4 drop bid:1 attach:1B-15 attach:1B-05 attach:1B-11 end plant buy:2A-15 plant end buy:2A-10 plant expand:research end buy:2A-06 end buy:2A-05 end use:1B-12 swim:3:dome-o1 swim:3:dome-o1 activate:o1 end use:S2 swim:2:dome-o2 activate:o2 end buy:2A-09 end use:1A-11 swim:2:dome-o1 swim:1:dome-o1 activate:o1 end buy:2A-02 end buy:2A-11 end use:S2 swim:2:dome-h1 end use:S1 swim:1:dome-h1 activate:h1 end use:X1 swim:2:dome-h1 activate:h1 swim:2:dome-c2 activate:c2 end pass use:1B-10 swim:1:dome-c1 swim:3:dome-c1 activate:c1 end pass plant market:2B-14 market:2B-06 attach:2B-14 expand:octopus attach:2B-06 row:1 bid:1 bid:6',
      },
      solution: 'plant',
      worth: [75, 56],
    },
    {
      id: 'green-lung',
      grade: 2,
      icon: 'i-oxygen',
      position: {
        seats: 2,
        seed: 'pz-4',
        seat: 1,
        moves:
          'buy:1A-06 expand:boatyard plant expand:research end expand:research buy:1A-01 end buy:1A-15 end buy:1A-03 plant end buy:1A-05 end buy:1A-11 end plant buy:1A-07 end buy:1A-10 end use:S1 swim:1:dome-o1 activate:o1 end pass use:S2 swim:2:dome-h1 end plant expand:oxygen use:X1 swim:2:dome-h1 activate:h1 swim:2:dome-h2 activate:h2 end pass market:1B-15 market:1B-09 attach:1B-09 attach:1B-15 row:4 plant bid:1 bid:2 bid:3 drop attach:1B-06 attach:1B-02 attach:1B-03 extra use:1A-11 swim:2:dome-o1 activate:o1 swim:1:dome-c1 activate:c1 expand:oxygen end row:1 plant bid:1 bid:2 bid:3 drop attach:1B-04 attach:1B-05 use:S1 swim:1:dome-h1 activate:h1 extra use:X1 swim:2:dome-h2 swim:2:dome-h2 activate:h2 end row:2 bid:1 bid:2 drop attach:1B-08 attach:1B-12 use:1B-12 hold:3 hold:3 end row:3 drop bid:1 attach:1B-01 attach:1B-10 attach:1B-14 end use:1A-11 swim:1:dome-o1 activate:o1 swim:2:dome-h1 activate:h1 plant expand:boatyard end buy:2A-09 plant end buy:2A-08 end use:1B-12 swim:3:dome-o2 swim:3:dome-o2 activate:o2 end use:X1 swim:2:dome-o2 activate:o2 swim:2:dome-h2 end buy:2A-12 end plant buy:2A-15 end buy:2A-10 end use:S2 swim:2:dome-h2 activate:h2 end buy:2A-02 end use:S1 swim:1:dome-c1 activate:c1 end use:S2 swim:2:dome-o1 activate:o1 end use:1B-10 swim:3:dome-c3 swim:1:c3-c4 end pass pass market:none market:2B-14 attach:2B-14 row:1 drop drop row:3 plant bid:1 bid:2 bid:3 plant bid:4 bid:5 bid:6 drop attach:2B-15 attach:2B-01 attach:2B-02 end row:4 bid:1 bid:2 drop attach:2B-08 attach:2B-06 attach:2B-07 extra use:2A-12 swim:2:dome-c1 activate:c1 swim:2:dome-h1 end row:2 bid:1 bid:2 bid:3 drop attach:2B-04 attach:2B-10 use:S1 swim:1:dome-h1 activate:h1 extra use:X1 swim:2:dome-h2 activate:h2 expand:octopus swim:2:dome-o1 activate:o1 end buy:3A-05 plant end use:X1 plant swim:2:dome-o2 activate:o2 swim:2:dome-o1 activate:o1 expand:octopus end buy:3A-15 end use:1A-11 swim:2:dome-h1 activate:h1 swim:1:dome-c1 activate:c1 end buy:3A-11 end buy:3A-10 end buy:3A-04 end',
      },
      solution: 'buy:3A-13',
      worth: [51, 38],
    },
    {
      id: 'first-coins',
      grade: 2,
      icon: 'i-crab',
      position: {
        seats: 2,
        seed: 'qb-6',
        seat: 0,
        moves:
          'buy:1A-06 expand:boatyard plant expand:research end expand:research buy:1A-01 end plant buy:1A-14 end buy:1A-11 plant end buy:1A-05 end buy:1A-08 end buy:1A-10 end buy:1A-04 plant expand:boatyard end use:S1 swim:1:dome-h1 end use:1A-11 swim:1:dome-o1 swim:2:dome-o1 activate:o1 end use:S2 swim:2:dome-h1 activate:h1 end pass pass market:none market:none row:3 plant bid:3 drop attach:1B-06 attach:1B-14 attach:1B-02 extra use:S2 swim:2:dome-o2 activate:o2 end row:2 bid:2 drop attach:1B-08 attach:1B-07 attach:1B-09 extra use:S1',
      },
      solution: 'swim:1:dome-c1',
      worth: [64, 39],
    },
    {
      id: 'let-it-go',
      grade: 3,
      icon: 'i-habitat',
      position: {
        seats: 2,
        seed: 'qb-0',
        seat: 0,
        moves:
          'buy:1A-06 expand:boatyard plant plant expand:oxygen expand:research end buy:1A-02 expand:research plant expand:oxygen end use:S1 hold:1 end use:S1 swim:1:dome-c1 activate:c1 plant expand:boatyard end use:X1 swim:2:dome-h1 swim:2:dome-h1 activate:h1 end buy:1A-14 end pass buy:1A-08 end buy:1A-11 end buy:1A-09 end buy:1A-12 end use:1A-12 swim:3:dome-o1 plant end use:S2 swim:2:dome-o1 activate:o1 end buy:1A-04 end use:1A-11 hold:2 swim:1:dome-h1 activate:h1 end use:X1 swim:2:dome-h1 swim:2:dome-h1 end pass market:1B-03 market:1B-15 plant attach:1B-03 attach:1B-15 row:1 bid:2 bid:3 bid:4 drop attach:1B-06 attach:1B-04 use:S2 swim:2:dome-o1 activate:o1 end row:3 bid:1 bid:2 drop attach:1B-07 attach:1B-13 attach:1B-08 end row:4 bid:1 drop attach:1B-10 attach:1B-05 attach:1B-12 extra use:1B-12 swim:3:dome-o2 swim:3:dome-o2 activate:o2 end row:2 drop bid:1 attach:1B-01 attach:1B-11 use:1B-11 swim:3:dome-h2 activate:h2 end buy:2A-14 plant end buy:2A-11 end buy:2A-15 end buy:2A-05 plant end buy:2A-07 end buy:2A-09 end use:X1 swim:2:dome-o2 swim:2:dome-h2 activate:h2 activate:o2 end buy:2A-08 end pass use:X1 swim:2:dome-o1 swim:2:dome-o1 activate:o1 end use:1A-12 swim:3:dome-h3 end use:1B-10 swim:3:dome-h3 activate:h3 swim:1:dome-c1 activate:c1 end use:1B-12 swim:3:dome-h2 swim:3:dome-h1 activate:h1 plant expand:octopus end use:1A-11 swim:2:dome-o1 activate:o1 swim:1:dome-o1 end use:S1 hold:1 end use:S2 swim:2:dome-h2 activate:h2 end pass market:2B-10 market:2B-14 attach:2B-10 attach:2B-14 row:4 bid:1 drop attach:2B-13 attach:2B-01 attach:2B-04 extra use:1B-11 swim:2:dome-o1 swim:3:dome-c3 activate:o1 activate:c3 end row:1 bid:1 bid:2 bid:3 drop attach:2B-02 attach:2B-06 use:S1 swim:1:dome-c1 extra use:S2 swim:2:dome-c1 activate:c1 end row:3 bid:1 bid:2 bid:3 bid:6 bid:7 bid:9 bid:10 drop attach:2B-11 attach:2B-07 attach:2B-08 extra use:2B-11 swim:3:dome-o3 activate:o3 end row:2 bid:1 bid:2 drop attach:2B-05 attach:2B-09 skip end use:2B-11 swim:4:dome-o2 swim:3:dome-h3 activate:h3 activate:o2 expand:octopus plant end buy:3A-05 end buy:3A-10 end buy:3A-13 plant end buy:3A-08 end buy:3A-12 end buy:3A-04 end buy:3A-14 end use:S2 swim:2:dome-c2 activate:c2 end use:S1 swim:1:dome-c1 activate:c1 end use:S1 swim:1:dome-h1 end use:S2 swim:2:dome-o1 activate:o1 end use:X1 swim:2:dome-h2 swim:2:dome-h1 activate:h2 activate:h1 end use:1A-11 swim:1:dome-h1 swim:2:dome-h2 activate:h1 end pass use:3A-12 swim:2:dome-h2 swim:3:dome-h3 activate:h2 plant end use:1B-12 swim:3:dome-o2 swim:3:dome-o3 end use:1B-10 swim:1:o2-o3 swim:3:dome-o2 activate:o3 end use:1A-12 swim:3:dome-h3 done plant end use:X1 swim:2:dome-o2 activate:h3 swim:2:o2-o4 end use:3A-13 swim:2:dome-o2 activate:o2 swim:2:dome-h2 end pass market:3B-07+3B-14 market:3B-08 plant attach:3B-14 attach:3B-07 attach:3B-08 row:2 bid:2 bid:5 bid:8 drop attach:3B-01 attach:3B-03 use:1B-11 swim:3:dome-c3 swim:2:dome-o2 activate:c3 activate:o2 end row:1 bid:4 bid:5',
      },
      solution: 'drop',
      worth: [87, 66],
    },
  ],
  words: { en, de },
};
