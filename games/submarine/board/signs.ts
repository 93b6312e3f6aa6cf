/** The key of symbols: every sign of the board, in groups, with the rule behind it. */
import type { SignGroup } from '@fathom/parts/signs.ts';
import { de } from '../words/signs.de.ts';
import { en } from '../words/signs.en.ts';

export const words = { en, de };

export const signs: readonly SignGroup[] = [
  {
    key: 'pieces',
    signs: [
      { sign: 'i-ship', rule: 'SU-17' },
      { sign: 'i-sub', rule: 'SU-24' },
      { sign: 'i-check', rule: 'SU-36' },
    ],
  },
  {
    key: 'cards',
    signs: [
      { sign: 'i-card', rule: 'SU-31' },
      { sign: 'i-pile', rule: 'SU-32' },
      { sign: 's-sand', rule: 'SU-31' },
      { sign: 's-sky', rule: 'SU-31' },
      { sign: 's-rose', rule: 'SU-31' },
      { sign: 's-jade', rule: 'SU-31' },
      { sign: 's-lilac', rule: 'SU-31' },
      { sign: 'i-mussel', rule: 'SU-37' },
    ],
  },
  {
    key: 'treasures',
    signs: [
      { sign: 't-amphora', rule: 'SU-36' },
      { sign: 't-crown', rule: 'SU-36' },
      { sign: 't-chest', rule: 'SU-36' },
      { sign: 't-goblet', rule: 'SU-36' },
      { sign: 't-mask', rule: 'SU-36' },
      { sign: 't-key', rule: 'SU-36' },
      { sign: 't-bell', rule: 'SU-36' },
      { sign: 't-dagger', rule: 'SU-36' },
      { sign: 't-lamp', rule: 'SU-36' },
      { sign: 't-ring', rule: 'SU-36' },
      { sign: 't-astrolabe', rule: 'SU-36' },
      { sign: 't-lyre', rule: 'SU-36' },
    ],
  },
];
