/** One idea each, on positions of a real match. */
import type { Lesson } from '@fathom/kernel';
import { cut } from './school.ts';

export const LESSONS: readonly Lesson[] = [
  {
    id: 'ship',
    minutes: 2,
    icon: 'i-ship',
    position: cut(16),
    steps: [
      { key: 'look', at: 'column:0' },
      { key: 'pass', expect: ['sail:D'] },
      { key: 'act', expect: ['move:D2-D3'] },
      { key: 'end', expect: ['end'] },
      { key: 'leave', expect: ['sail:out'], others: ['sail:C', 'lift:ring-lilac', 'end'] },
      { key: 'swap', expect: ['swap:rose', 'swap:*'] },
    ],
  },
  {
    id: 'moving',
    minutes: 2,
    icon: 'i-sub',
    position: cut(47),
    steps: [
      { key: 'look', at: 'space:5' },
      { key: 'down', expect: ['move:B3-B4'] },
      { key: 'across', expect: ['move:B2-E3'] },
      { key: 'end', expect: ['end'] },
      {
        key: 'sail',
        expect: ['sail:E'],
        others: ['sail:C', 'lift:goblet-rose', 'lift:chest-rose', 'lift:key-jade*mussel-sky', 'end'],
      },
      { key: 'harvest', expect: ['lift:ring-jade'] },
    ],
  },
  {
    id: 'salvaging',
    minutes: 2,
    icon: 't-amphora',
    position: cut(17),
    steps: [
      { key: 'look', at: 'seat:0:hand' },
      { key: 'lamp', expect: ['lift:lamp-sand'] },
      { key: 'astrolabe', expect: ['lift:astrolabe-rose'] },
      { key: 'second', expect: ['lift:astrolabe-sand'] },
      { key: 'end', expect: ['end'] },
    ],
  },
  {
    id: 'toll',
    minutes: 2,
    icon: 'i-card',
    position: cut(94),
    steps: [
      { key: 'look', at: 'space:14' },
      { key: 'pay', expect: ['lift:mask-sky'] },
      { key: 'joker', expect: ['lift:bell-sky*mussel-rose'] },
      { key: 'end', expect: ['end'] },
    ],
  },
  {
    id: 'jokers',
    minutes: 2,
    icon: 'i-mussel',
    position: cut(31),
    steps: [
      { key: 'look', at: 'seat:0:jokers' },
      { key: 'use', expect: ['lift:crown-sand*astrolabe-sand'] },
      { key: 'end', expect: ['end'] },
      { key: 'sail', expect: ['sail:F'], others: ['sail:E', 'move:E2-D3', 'end'] },
      { key: 'card', expect: ['lift:goblet-jade'] },
    ],
  },
  {
    id: 'ending',
    minutes: 2,
    icon: 'i-laurel',
    position: cut(162),
    steps: [
      { key: 'look', at: 'seat:0:container' },
      { key: 'leave', expect: ['sail:out'] },
      { key: 'keep', expect: ['end'] },
      { key: 'sail', expect: ['sail:C'] },
      { key: 'win', expect: ['lift:bell-lilac'] },
    ],
  },
];
