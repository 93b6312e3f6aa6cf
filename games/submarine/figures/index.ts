/** Positions of the pictures in the rules. */
import type { Figure } from '@fathom/kernel';
import { de } from '../words/figures.de.ts';
import { en } from '../words/figures.en.ts';

export const words = { en, de };

export const figures: readonly Figure[] = [
  {
    rule: 'SU-14',
    seats: 3,
    seed: 'figure-3',
    moves: '0=place:F 1=place:B 2=place:D 0=place:F 1=place:C 2=place:F',
  },
  {
    rule: 'SU-19',
    seats: 3,
    seed: 'figure-3',
    moves:
      '0=place:F 1=place:B 2=place:D 0=place:F 1=place:C 2=place:F 0=place:D 1=place:C 2=place:C 0=place:A 1=place:C 2=place:F 0=place:D 1=place:A 2=place:B',
  },
  {
    rule: 'SU-27',
    seats: 3,
    seed: 'figure-0',
    moves:
      '2=place:A 0=place:F 1=place:F 2=place:D 0=place:D 1=place:A 2=place:B 0=place:D 1=place:C 2=place:A 0=place:C 1=place:E 2=place:D 0=place:D 1=place:D 2=sail:B 2=move:B2-B3 2=end 0=sail:D 0=move:D2-F3',
  },
  {
    rule: 'SU-31',
    seats: 3,
    seed: 'figure-8',
    moves:
      '2=place:D 0=place:B 1=place:B 2=place:F 0=place:A 1=place:B 2=place:C 0=place:D 1=place:C 2=place:B 0=place:E 1=place:D 2=place:D 0=place:B 1=place:D 2=sail:F 2=move:F2-A3 2=end 0=sail:out 0=swap:sky 1=sail:C 1=move:C2-A3 1=end 2=sail:out 2=swap:sky 0=swap:jade 1=sail:out 1=swap:lilac 2=sail:A 2=move:A3-C2 2=end 0=sail:E',
  },
  {
    rule: 'SU-37',
    seats: 3,
    seed: 'figure-8',
    moves:
      '2=place:D 0=place:B 1=place:B 2=place:F 0=place:A 1=place:B 2=place:C 0=place:D 1=place:C 2=place:B 0=place:E 1=place:D 2=place:D 0=place:B 1=place:D 2=sail:F 2=move:F2-A3 2=end 0=sail:out 0=swap:sky 1=sail:C 1=move:C2-A3 1=end 2=sail:out 2=swap:sky 0=swap:jade 1=sail:out 1=swap:lilac 2=sail:A 2=move:A3-C2 2=end 0=sail:E',
  },
  {
    rule: 'SU-41',
    seats: 3,
    seed: 'figure-1',
    moves:
      '1=place:A 2=place:C 0=place:E 1=place:D 2=place:F 0=place:C 1=place:E 2=place:F 0=place:F 1=place:A 2=place:F 0=place:F 1=place:A 2=place:B 0=place:F 1=sail:E 1=move:E2-A3 1=end 2=sail:B 2=move:B2-B3 2=end 0=sail:out',
  },
];
