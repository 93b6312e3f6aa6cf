/** The guided first game: the beginning is told, then the coach steps back. */
import type { Lesson } from '@fathom/kernel';

export const first: Lesson = {
  id: 'first',
  minutes: 12,
  icon: 'i-vessel',
  position: { seats: 2, seed: 'g-1' },
  steps: [
    { key: 'ocean', at: 'board' },
    { key: 'team', at: 'tray' },
    { key: 'recruit', expect: ['recruit:sonar-operator'] },
    { key: 'activate', expect: ['activate:1'], others: ['recruit:sonar-operator'] },
    { key: 'sonar', expect: ['sonar:the-sea-star.s1'] },
    { key: 'seek', expect: ['seek:2+2'] },
    { key: 'lay', expect: ['lay:submerged-cave-system@D2'] },
    { key: 'end', expect: ['end'] },
    {
      key: 'leader',
      expect: ['activate:0'],
      others: ['activate:1', 'sonar:the-sea-star.s2', 'seek:2+2', 'lay:resupply-modules@B2', 'end'],
    },
    { key: 'travel', expect: ['travel:C1-B1'] },
    { key: 'end2', expect: ['end'] },
    {
      key: 'diver',
      expect: ['recruit:reef-diver'],
      others: ['activate:0', 'travel:C1-B1', 'recruit:sonar-operator'],
    },
    {
      key: 'dive1',
      expect: ['activate:2'],
      others: ['activate:0', 'sonar:the-sea-star.s3', 'seek:1+1', 'lay:calm-seas@E1', 'end'],
    },
    { key: 'dive', expect: ['dive:the-sea-star.d1'] },
    { key: 'spend', expect: ['spend:any'] },
    { key: 'raise', expect: ['raise:reputation'] },
    { key: 'end3', expect: ['end'] },
    {
      key: 'free',
      free: true,
      others: ['activate:1', 'sonar:volcanic-island.s1', 'seek:2+2', 'lay:whale-calving-ground@E2', 'end'],
    },
    { key: 'publish1', expect: ['activate:0'], loose: true },
    { key: 'publish2', expect: ['publish:*', 'conserve:*'], loose: true },
    { key: 'promote', expect: ['promote:*'], loose: true },
    { key: 'rest', free: true },
    { key: 'goals', at: 'board:goal:0' },
    { key: 'turn', free: true },
  ],
};
