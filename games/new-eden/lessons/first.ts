/** The guided first game: the beginning is told, then the coach steps back. */
import type { Lesson } from '@fathom/kernel';

export const first: Lesson = {
  id: 'first',
  minutes: 12,
  icon: 'i-habitat',
  position: { seats: 2, seed: 'n-1' },
  steps: [
    { key: 'station', at: 'board' },
    { key: 'buy', expect: ['buy:1A-06'] },
    { key: 'expand', expect: ['expand:boatyard'] },
    { key: 'end1', expect: ['end'] },
    { key: 'air', expect: ['buy:1A-12'], others: ['buy:1A-07', 'expand:research', 'plant', 'end'] },
    { key: 'end2', expect: ['end'] },
    { key: 'leak', at: 'seat:0:damage', others: ['buy:1A-10', 'end'] },
    { key: 'crab', expect: ['buy:1A-02'] },
    { key: 'end3', expect: ['end'] },
    { key: 'use', expect: ['use:1A-12'], others: ['buy:1A-13', 'end'] },
    { key: 'swim', expect: ['swim:3:dome-c1'] },
    { key: 'work', expect: ['activate:c1'] },
    { key: 'end4', expect: ['end'] },
    { key: 'free', free: true, others: ['buy:1A-15', 'end'] },
    { key: 'plan', expect: ['use:*', 'buy:*'], loose: true },
    { key: 'plan2', expect: ['swim:*'], loose: true },
    { key: 'rest', free: true },
    { key: 'pass' },
    { key: 'turn', free: true },
  ],
};
