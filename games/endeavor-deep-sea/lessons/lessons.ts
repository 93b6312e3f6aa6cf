/** One idea each, on positions of a real match. */
import type { Lesson } from '@fathom/kernel';
import { cut } from './school.ts';

export const LESSONS: readonly Lesson[] = [
  {
    id: 'crew',
    minutes: 2,
    icon: 'i-disc',
    position: cut(46),
    steps: [
      { key: 'recruit', expect: ['recruit:navigator'] },
      { key: 'leader', expect: ['activate:0'], others: ['recruit:reef-diver'] },
      { key: 'travel', expect: ['travel:B1-C2'] },
      { key: 'end', expect: ['end'] },
    ],
  },
  {
    id: 'sonar',
    minutes: 2,
    icon: 'i-sonar',
    position: cut(55),
    steps: [
      { key: 'activate', expect: ['activate:1'] },
      { key: 'site', expect: ['sonar:the-looking-glass.s1'] },
      { key: 'seek', expect: ['seek:2+2'] },
      { key: 'lay', expect: ['lay:sunken-ruins@A2'] },
      { key: 'end', expect: ['end'] },
    ],
  },
  {
    id: 'dive',
    minutes: 3,
    icon: 'i-dive',
    position: cut(65),
    steps: [
      { key: 'activate', expect: ['activate:2'] },
      { key: 'dive', expect: ['dive:submerged-cave-system.d1'] },
      { key: 'spend', expect: ['spend:dive'] },
      { key: 'again', expect: ['dive:the-sea-star.d1'] },
      { key: 'spend2', expect: ['spend:travel'] },
      { key: 'travel', expect: ['travel:C1-B2'] },
      { key: 'end', expect: ['end'] },
    ],
  },
  {
    id: 'prepare',
    minutes: 2,
    icon: 'i-people',
    position: cut(80),
    steps: [
      { key: 'recruit', expect: ['recruit:marine-biologist'] },
      { key: 'reclaim', expect: ['reclaim:0'] },
      { key: 'reclaim2', expect: ['reclaim:2'] },
    ],
  },
  {
    id: 'publish',
    minutes: 2,
    icon: 'i-publish',
    position: cut(86),
    steps: [
      { key: 'activate', expect: ['activate:4'] },
      { key: 'publish', expect: ['publish:the-looking-glass.j2*a-home-on-the-floor'] },
    ],
  },
  {
    id: 'conserve',
    minutes: 2,
    icon: 'i-conserve',
    position: cut(101),
    steps: [
      { key: 'activate', expect: ['activate:0'] },
      { key: 'conserve', expect: ['conserve:submerged-cave-system.c1'] },
    ],
  },
];
