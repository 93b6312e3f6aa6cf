/** The key of symbols: every sign of the board, in groups, with the rule behind it. */
import type { SignGroup } from '@fathom/parts/signs.ts';
import { de } from '../words/signs.de.ts';
import { en } from '../words/signs.en.ts';

export const words = { en, de };

export const signs: readonly SignGroup[] = [
  {
    key: 'goods',
    signs: [
      { sign: 'i-coin', rule: 'NE-12' },
      { sign: 'i-vp', rule: 'NE-10' },
      { sign: 'i-damage', rule: 'NE-74' },
      { sign: 'i-pointer', rule: 'NE-78' },
      { sign: 'i-check', rule: 'NE-78' },
      { sign: 'i-nautilus', rule: 'NE-47' },
    ],
  },
  {
    key: 'crew',
    signs: [
      { sign: 'i-deeple-lying', rule: 'NE-34' },
      { sign: 'i-deeple-standing', rule: 'NE-41' },
      { sign: 'i-bottle', rule: 'NE-35' },
    ],
  },
  {
    key: 'groups',
    signs: [
      { sign: 'i-crab', rule: 'NE-81' },
      { sign: 'i-habitat', rule: 'NE-82' },
      { sign: 'i-octopus', rule: 'NE-83' },
      { sign: 'i-boatyard', rule: 'NE-84' },
      { sign: 'i-oxygen', rule: 'NE-85' },
      { sign: 'i-research', rule: 'NE-86a' },
    ],
  },
  {
    key: 'actions',
    signs: [
      { sign: 'i-plant', rule: 'NE-87' },
      { sign: 'i-plus', rule: 'NE-88' },
      { sign: 'i-pause', rule: 'NE-35' },
      { sign: 'i-card', rule: 'NE-30' },
    ],
  },
];
