/** Positions of the pictures in the rules. */
import type { Figure } from '@fathom/kernel';
import { de } from '../words/figures.de.ts';
import { en } from '../words/figures.en.ts';

export const words = { en, de };

export const figures: readonly Figure[] = [
  {
    rule: 'FL-19',
    seats: 3,
    seed: 'figure-3',
    moves:
      '0=tile:O40 0=lay:B5 0=turn:1 0=tile:O29 0=lay:B6 0=turn:5 0=end 1=tile:O19 1=lay:A7 1=turn:0 1=tile:O54 1=lay:B5 1=turn:3 1=end 2=tile:O14 2=lay:A5 2=tile:O52 2=lay:B5 2=turn:3 2=end',
  },
  {
    rule: 'FL-21',
    seats: 3,
    seed: 'figure-3',
    moves:
      '0=tile:O40 0=lay:B5 0=turn:1 0=tile:O29 0=lay:B6 0=turn:5 0=end 1=tile:O19 1=lay:A7 1=turn:0 1=tile:O54 1=lay:B5 1=turn:3 1=end 2=tile:O14 2=lay:A5 2=tile:O52 2=lay:B5 2=turn:3 2=end 0=play:ST6',
  },
  {
    rule: 'FL-30',
    seats: 3,
    seed: 'figure-7',
    moves:
      '2=tile:O03 2=lay:B5 2=tile:O40 2=lay:C5 2=turn:1 2=end 0=tile:O41 0=lay:A7 0=turn:2 0=tile:O89 0=lay:A8 0=turn:0 0=end 1=tile:O06 1=lay:B5 1=turn:0 1=tile:O11 1=lay:B4 1=turn:4 1=end 2=play:ST6 2=sail:A6-C5 2=die:R4>C5 2=die:R6=C5 2=dice 2=end 0=play:ST3 0=sail:A6-A8 0=stop',
  },
  {
    rule: 'FL-41',
    seats: 3,
    seed: 'figure-2',
    moves:
      '0=tile:O54 0=lay:B5 0=turn:0 0=tile:O83 0=lay:C4 0=turn:3 0=end 1=tile:O34 1=lay:A7 1=turn:5 1=tile:O52 1=lay:A8 1=turn:4 1=end 2=tile:O55 2=lay:A5 2=turn:2 2=tile:O80 2=lay:A4 2=turn:5 2=end 0=play:ST4 0=sail:A6-C4 0=sail:C4-B5',
  },
  {
    rule: 'FL-50',
    seats: 3,
    seed: 'figure-0',
    moves: '0=tile:O39',
  },
  {
    rule: 'FL-65',
    seats: 3,
    seed: 'figure-3',
    moves:
      '0=tile:O40 0=lay:B5 0=turn:1 0=tile:O29 0=lay:B6 0=turn:5 0=end 1=tile:O19 1=lay:A7 1=turn:0 1=tile:O54 1=lay:B5 1=turn:3 1=end 2=tile:O14 2=lay:A5 2=tile:O52 2=lay:B5 2=turn:3 2=end 0=play:ST6 0=sail:A6-B5 0=stop',
  },
  {
    rule: 'FL-16',
    seats: 3,
    seed: 'figure-7',
    moves:
      '2=tile:O03 2=lay:B5 2=tile:O40 2=lay:C5 2=turn:1 2=end 0=tile:O41 0=lay:A7 0=turn:2 0=tile:O89 0=lay:A8 0=turn:0 0=end 1=tile:O06 1=lay:B5 1=turn:0 1=tile:O11 1=lay:B4 1=turn:4 1=end 2=play:ST6 2=sail:A6-C5 2=die:R4>C5 2=die:R6=C5 2=dice 2=end 0=play:ST3 0=sail:A6-A8 0=stop 0=guild:delver 0=barrel:yellow',
  },
];
