/** The key of symbols: every sign of the board, in groups, with the rule behind it. */
import type { SignGroup } from '@fathom/parts/signs.ts';
import { de } from '../words/signs.de.ts';
import { en } from '../words/signs.en.ts';

export const words = { en, de };

export const signs: readonly SignGroup[] = [
  {
    key: 'actions',
    signs: [
      { sign: 'i-travel', rule: 'ED-57' },
      { sign: 'i-sonar', rule: 'ED-65' },
      { sign: 'i-dive', rule: 'ED-77' },
      { sign: 'i-conserve', rule: 'ED-83' },
      { sign: 'i-publish', rule: 'ED-86' },
      { sign: 'i-promote', rule: 'ED-107' },
      { sign: 'i-fork', rule: 'ED-211' },
    ],
  },
  {
    key: 'tracks',
    signs: [
      { sign: 'i-reputation', rule: 'ED-7' },
      { sign: 'i-inspiration', rule: 'ED-7' },
      { sign: 'i-coordination', rule: 'ED-7' },
      { sign: 'i-ingenuity', rule: 'ED-7' },
      { sign: 'i-any', rule: 'ED-94' },
    ],
  },
  {
    key: 'goods',
    signs: [
      { sign: 'i-rp', rule: 'ED-83' },
      { sign: 'i-disc', rule: 'ED-9' },
      { sign: 'i-impact', rule: 'ED-116' },
      { sign: 'i-vp', rule: 'ED-7' },
      { sign: 'i-people', rule: 'ED-38' },
    ],
  },
  {
    key: 'fields',
    signs: [
      { sign: 'i-f-blue', rule: 'ED-86' },
      { sign: 'i-f-brown', rule: 'ED-86' },
      { sign: 'i-f-green', rule: 'ED-86' },
      { sign: 'i-f-yellow', rule: 'ED-86' },
    ],
  },
  {
    key: 'board',
    signs: [
      { sign: 'i-vessel', rule: 'ED-57' },
      { sign: 'i-anchor', rule: 'ED-3' },
      { sign: 'i-plus', rule: 'ED-66' },
      { sign: 'i-laurel', rule: 'B-1' },
      { sign: 'i-damage', rule: 'S-1' },
      { sign: 'i-eye', rule: 'ED-147' },
      { sign: 'i-check', rule: 'CO-17' },
    ],
  },
];
