/** One idea each, on positions of a real match. */
import type { Lesson } from '@fathom/kernel';
import { cut, RICH } from './school.ts';

export const LESSONS: readonly Lesson[] = [
  {
    id: 'diving',
    minutes: 2,
    icon: 'i-die',
    position: cut(20),
    steps: [
      { key: 'play', expect: ['play:ST6'] },
      { key: 'sail', expect: ['sail:A6-B6'] },
      { key: 'sail2', expect: ['sail:B6-A7'] },
      { key: 'own', expect: ['die:S1=A7'] },
      { key: 'reef', expect: ['die:R1>A7'] },
    ],
  },
  {
    id: 'trading',
    minutes: 3,
    icon: 'i-barrel',
    position: cut(43),
    steps: [
      { key: 'play', expect: ['play:ST4'] },
      { key: 'dock', expect: ['sail:A7-A6'] },
      { key: 'out', expect: ['sail:A6-A7'] },
      { key: 'stop', expect: ['stop'] },
      { key: 'sell', expect: ['sell:red'] },
      { key: 'skiff', expect: ['skiff'] },
    ],
  },
  {
    id: 'student',
    minutes: 2,
    icon: 'i-card',
    position: cut(70),
    steps: [
      { key: 'play', expect: ['play:ST2'] },
      { key: 'sail', expect: ['sail:A6-A7'] },
      { key: 'stop', expect: ['stop'] },
      { key: 'sell', expect: ['sell:red'] },
    ],
  },
  {
    id: 'guilds',
    minutes: 2,
    icon: 'i-g-delver',
    position: cut(95),
    steps: [
      { key: 'play', expect: ['play:ST3'] },
      { key: 'stop', expect: ['stop'] },
      { key: 'guild', expect: ['guild:delver'] },
      { key: 'barrel', expect: ['barrel:yellow'] },
      { key: 'recruit', expect: ['recruit:D5'] },
    ],
  },
  {
    id: 'captain',
    minutes: 2,
    icon: 'i-anchor',
    position: cut(119),
    steps: [
      { key: 'play', expect: ['play:ST1'] },
      { key: 'stop', expect: ['stop'] },
      { key: 'stay', expect: ['stop'] },
    ],
  },
  {
    id: 'founder',
    minutes: 2,
    icon: 'i-g-founder',
    position: cut(119),
    steps: [
      { key: 'play', expect: ['play:ST5'] },
      { key: 'stop', expect: ['stop'] },
      { key: 'tile', expect: ['tile:O23'] },
      { key: 'lay', expect: ['lay:A5'] },
    ],
  },
  {
    id: 'outposts',
    minutes: 2,
    icon: 'i-outpost',
    position: RICH,
    steps: [
      { key: 'look', at: 'board:objective:0' },
      { key: 'play', expect: ['play:T5'] },
      { key: 'stop', expect: ['stop'] },
      { key: 'sell', expect: ['sell:yellow'] },
      { key: 'build', expect: ['outpost:A5'] },
      { key: 'score', expect: ['objective:A'] },
    ],
  },
];
