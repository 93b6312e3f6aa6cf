/** One idea each, on positions of a real match. */
import type { Lesson } from '@fathom/kernel';
import { cut, LEAKING } from './school.ts';

export const LESSONS: readonly Lesson[] = [
  {
    id: 'building',
    minutes: 2,
    icon: 'i-boatyard',
    position: cut(1),
    steps: [
      { key: 'expand', expect: ['expand:boatyard'] },
      { key: 'plant', expect: ['plant'] },
      { key: 'expand2', expect: ['expand:oxygen'] },
      { key: 'end', expect: ['end'] },
    ],
  },
  {
    id: 'buying',
    minutes: 2,
    icon: 'i-coin',
    position: cut(9),
    steps: [
      { key: 'buy', expect: ['buy:1A-12'] },
      { key: 'end', expect: ['end'] },
      { key: 'again', expect: ['buy:1A-02'], others: ['buy:1A-10', 'end'] },
      { key: 'done', expect: ['end'] },
    ],
  },
  {
    id: 'deeples',
    minutes: 2,
    icon: 'i-deeple-standing',
    position: cut(17),
    steps: [
      { key: 'use', expect: ['use:1A-12'] },
      { key: 'swim', expect: ['swim:3:dome-c1'] },
      { key: 'activate', expect: ['activate:c1'] },
      { key: 'end', expect: ['end'] },
    ],
  },
  {
    id: 'together',
    minutes: 2,
    icon: 'i-habitat',
    position: cut(23),
    steps: [
      { key: 'use', expect: ['use:X1'] },
      { key: 'swim1', expect: ['swim:2:dome-h1'] },
      { key: 'swim2', expect: ['swim:2:dome-h1'] },
      { key: 'activate', expect: ['activate:h1'] },
      { key: 'end', expect: ['end'] },
    ],
  },
  {
    id: 'repairs',
    minutes: 2,
    icon: 'i-octopus',
    position: LEAKING,
    steps: [
      { key: 'look', at: 'seat:0:damage' },
      { key: 'use', expect: ['use:S2'] },
      { key: 'swim', expect: ['swim:2:dome-o1'] },
      { key: 'activate', expect: ['activate:o1'] },
      { key: 'end', expect: ['end'] },
    ],
  },
  {
    id: 'auction',
    minutes: 3,
    icon: 'i-coin',
    position: cut(40),
    steps: [
      { key: 'row', expect: ['row:4'] },
      { key: 'bid1', expect: ['bid:1'] },
      { key: 'bid2', expect: ['bid:4'], others: ['bid:2'] },
      { key: 'plant', expect: ['plant'], others: ['plant', 'bid:7'] },
      { key: 'bid3', expect: ['bid:9'] },
      { key: 'attach', expect: ['attach:1B-10'], others: ['expand:boatyard'] },
    ],
  },
];
