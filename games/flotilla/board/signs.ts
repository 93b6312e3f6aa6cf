/** The key of symbols: every sign of the board, in groups, with the rule behind it. */
import type { SignGroup } from '@fathom/parts/signs.ts';
import { de } from '../words/signs.de.ts';
import { en } from '../words/signs.en.ts';

export const words = { en, de };

export const signs: readonly SignGroup[] = [
  {
    key: 'goods',
    signs: [
      { sign: 'i-coin', rule: 'FL-35' },
      { sign: 'i-vp', rule: 'FL-87' },
      { sign: 'i-barrel', rule: 'FL-41' },
      { sign: 'i-f-green', rule: 'FL-41' },
      { sign: 'i-plant', rule: 'FL-41' },
      { sign: 'i-f-blue', rule: 'FL-41' },
      { sign: 'i-f-yellow', rule: 'FL-41' },
      { sign: 'i-toxicity', rule: 'FL-57' },
    ],
  },
  {
    key: 'sea',
    signs: [
      { sign: 'i-skiff', rule: 'FL-21' },
      { sign: 'i-sail', rule: 'FL-21' },
      { sign: 'i-anchor', rule: 'FL-75' },
      { sign: 'i-dive', rule: 'FL-65' },
      { sign: 'i-depleted', rule: 'FL-66' },
      { sign: 'i-survivor', rule: 'FL-73' },
      { sign: 'i-sonar', rule: 'FL-67' },
      { sign: 'i-artifact', rule: 'FL-70' },
      { sign: 'm-hex', rule: 'FL-50' },
    ],
  },
  {
    key: 'city',
    signs: [
      { sign: 'i-house', rule: 'FL-78' },
      { sign: 'i-site', rule: 'FL-93' },
      { sign: 'i-greenhouse', rule: 'FL-91' },
      { sign: 'i-refinery', rule: 'FL-91' },
      { sign: 'i-factory', rule: 'FL-92' },
      { sign: 'i-outpost', rule: 'FL-39' },
    ],
  },
  {
    key: 'guilds',
    signs: [
      { sign: 'i-g-trader', rule: 'FL-35' },
      { sign: 'i-g-speaker', rule: 'FL-30' },
      { sign: 'i-g-delver', rule: 'FL-33' },
      { sign: 'i-g-founder', rule: 'FL-33' },
      { sign: 'i-disc', rule: 'FL-30' },
      { sign: 'i-seal', rule: 'FL-88' },
      { sign: 'i-promote', rule: 'FL-84' },
      { sign: 'i-research', rule: 'FL-83' },
      { sign: 'i-impact', rule: 'FL-70' },
      { sign: 'i-any', rule: 'FL-85' },
    ],
  },
  {
    key: 'cards',
    signs: [
      { sign: 'i-card', rule: 'FL-16' },
      { sign: 'i-pile', rule: 'FL-25' },
      { sign: 'i-scale', rule: 'FL-35' },
      { sign: 'i-nautilus', rule: 'FL-26' },
      { sign: 'i-publish', rule: 'FL-28' },
      { sign: 'i-restart', rule: 'FL-26' },
      { sign: 'i-up', rule: 'FL-27' },
      { sign: 'i-leave', rule: 'FL-24' },
      { sign: 'i-people', rule: 'FL-16' },
    ],
  },
];
