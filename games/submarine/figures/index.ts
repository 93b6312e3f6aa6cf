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
  {
    rule: 'SU-24',
    seats: 2,
    seed: 'pz-5',
    moves:
      '1=place:D 0=place:E 1=place:B 0=place:B 1=place:A 0=place:D 1=place:E 0=place:F 1=place:F 0=place:C 1=sail:A 1=lift:chest-rose 1=end 0=sail:B 0=move:B2-C3 0=end 1=sail:B 1=lift:mask-rose 1=end 0=sail:C 0=lift:bell-rose 0=lift:amphora-sand 0=lift:key-jade*mussel-sand 0=end 1=sail:D 1=lift:bell-sand*mussel-rose 1=end 0=sail:D 0=move:D2-E3 0=end 1=sail:F 1=move:F2-B3 1=end 0=sail:E 0=move:E3-C4 0=move:E2-B3 0=end 1=sail:out 1=swap:lilac 0=sail:F 0=lift:goblet-jade 0=end 1=end 0=sail:out 0=end 1=sail:B 1=move:B3-C4 1=move:B2-B3 1=end 0=sail:B 0=lift:ring-lilac 0=end 1=sail:D 1=move:D2-A3 1=end 0=sail:C 0=lift:chest-sky 0=lift:lyre-rose 0=lift:astrolabe-sand 0=end 1=sail:E 1=move:E2-F3 1=end 0=sail:out 0=end 1=sail:F 1=lift:amphora-lilac 1=end 0=swap:jade 1=sail:out 1=end 0=sail:C 0=move:C4-E4 0=move:C3-D3 0=move:C2-E3 0=end 1=sail:A 1=move:A2-E2 1=end 0=sail:D 0=lift:lamp-sky 0=end 1=sail:B 1=lift:crown-sand 1=end 0=sail:E 0=lift:mask-jade 0=lift:crown-sky 0=end 1=sail:C 1=move:C4-A5 1=end 0=sail:F 0=move:F2-A3 0=end 1=sail:F 1=lift:lyre-jade 1=end 0=sail:out 0=end 1=sail:out 1=swap:sand 0=sail:B 0=move:B3-E2 0=end 1=sail:A 1=move:A5-B5 1=move:A3-B4 1=end 0=sail:D 0=move:D3-B4 0=end 1=sail:B 1=move:B3-D3 1=move:B4-D5 1=move:B5-D5 1=end 0=sail:E 0=move:E3-D2 0=end 1=sail:D 1=lift:astrolabe-lilac 1=lift:lamp-rose 1=end 0=sail:out 0=end 1=sail:E 1=lift:astrolabe-sky 1=end 0=end 1=sail:F 1=move:F3-B4 1=end 0=end 1=sail:out 1=end 0=sail:B',
  },
  {
    rule: 'SU-44',
    seats: 2,
    seed: 'pz-1',
    moves:
      '0=place:F 1=place:B 0=place:B 1=place:C 0=place:C 1=place:F 0=place:A 1=place:D 0=place:D 1=place:A 0=sail:A 0=lift:astrolabe-sand 0=end 1=sail:A 1=move:A2-E2 1=end 0=sail:B 0=lift:chest-sky*mussel-rose 0=end 1=sail:C 1=lift:astrolabe-jade 1=end 0=sail:C 0=move:C2-E2 0=end 1=sail:D 1=lift:bell-sky 1=end 0=sail:E 0=move:E2-A3 0=end 1=sail:E 1=move:E2-A3 1=end 0=sail:F 0=lift:dagger-lilac 0=end 1=sail:F 1=move:F2-E2 1=end 0=sail:out 0=end 1=sail:out 1=swap:jade 0=sail:A 0=move:A2-C3 0=end 1=sail:A 1=lift:key-jade 1=end 0=sail:B 0=move:B2-B3 0=end 1=sail:B 1=lift:mussel-rose 1=end 0=sail:C 0=move:C3-E3 0=end 1=sail:C 1=move:C2-F3 1=end 0=sail:D 0=move:D2-C3 0=end 1=sail:D 1=move:D2-C2 1=end 0=sail:E 0=lift:crown-sand 0=lift:key-sand 0=end 1=sail:E 1=lift:bell-jade 1=end 0=sail:out 0=end 1=sail:F 1=move:F3-D4 1=end 0=end 1=sail:out 1=end 0=sail:A 0=move:A3-D3 0=end 1=sail:A 1=lift:bell-rose 1=end 0=sail:B 0=move:B3-F3 0=end 1=sail:B 1=move:B2-F3 1=end 0=sail:C 0=lift:amphora-lilac 0=lift:astrolabe-rose 0=end 1=sail:C 1=move:C2-B3 1=end 0=sail:D 0=lift:key-rose 0=lift:amphora-sky 0=end 1=sail:D 1=lift:crown-sky 1=lift:mask-sand 1=end 0=sail:E 0=move:E3-B3 0=end 1=sail:F 1=lift:amphora-rose*mussel-sky 1=lift:goblet-rose*bell-jade 1=end 0=sail:F 0=lift:bell-jade 0=lift:mussel-sky 0=end 1=sail:out 1=swap:sky 0=sail:out 0=end 1=sail:A 1=move:A3-E4 1=end 0=sail:B 0=lift:lyre-sand 0=pay:jade 0=end 1=sail:B 1=move:B3-A4 1=end 0=sail:C 0=move:C3-E4 0=end 1=sail:D 1=move:D4-C5 1=end 0=sail:E 0=lift:goblet-sand*mussel-sky 0=lift:ring-rose*astrolabe-rose 0=end 1=sail:E 1=lift:dagger-sand*mussel-rose 1=lift:mussel-sky 1=end 0=sail:F 0=move:F3-C4 0=move:F2-A2 0=end 1=sail:F 1=move:F3-F4 1=end 0=sail:out 0=end 1=sail:out 1=end 0=sail:C 0=lift:lamp-lilac*amphora-sky',
  },
  {
    rule: 'SU-1',
    seats: 2,
    seed: 'figure-1',
    moves:
      '1=place:B 0=place:F 1=place:B 0=place:C 1=place:A 0=place:F 1=place:D 0=place:D 1=place:B 0=place:D 1=sail:A 1=move:A2-E2 1=end',
  },
  {
    rule: 'SU-12',
    seats: 2,
    seed: 'pz-1',
    panel: 'panel.containers',
    moves:
      '0=place:F 1=place:B 0=place:B 1=place:C 0=place:C 1=place:F 0=place:A 1=place:D 0=place:D 1=place:A 0=sail:A 0=lift:astrolabe-sand 0=end 1=sail:A 1=move:A2-E2 1=end 0=sail:B 0=lift:chest-sky*mussel-rose 0=end 1=sail:C 1=lift:astrolabe-jade 1=end 0=sail:C 0=move:C2-E2 0=end 1=sail:D 1=lift:bell-sky 1=end 0=sail:E 0=move:E2-A3 0=end 1=sail:E 1=move:E2-A3 1=end 0=sail:F 0=lift:dagger-lilac 0=end 1=sail:F 1=move:F2-E2 1=end 0=sail:out 0=end 1=sail:out 1=swap:jade 0=sail:A 0=move:A2-C3 0=end 1=sail:A 1=lift:key-jade 1=end 0=sail:B 0=move:B2-B3 0=end 1=sail:B 1=lift:mussel-rose 1=end 0=sail:C 0=move:C3-E3 0=end 1=sail:C 1=move:C2-F3 1=end 0=sail:D 0=move:D2-C3 0=end 1=sail:D 1=move:D2-C2 1=end 0=sail:E 0=lift:crown-sand 0=lift:key-sand 0=end 1=sail:E 1=lift:bell-jade 1=end 0=sail:out 0=end 1=sail:F 1=move:F3-D4 1=end 0=end 1=sail:out 1=end 0=sail:A 0=move:A3-D3 0=end 1=sail:A 1=lift:bell-rose 1=end 0=sail:B 0=move:B3-F3 0=end 1=sail:B 1=move:B2-F3 1=end 0=sail:C 0=lift:amphora-lilac 0=lift:astrolabe-rose 0=end 1=sail:C 1=move:C2-B3 1=end 0=sail:D 0=lift:key-rose 0=lift:amphora-sky 0=end 1=sail:D 1=lift:crown-sky 1=lift:mask-sand 1=end 0=sail:E 0=move:E3-B3 0=end 1=sail:F 1=lift:amphora-rose*mussel-sky 1=lift:goblet-rose*bell-jade 1=end 0=sail:F 0=lift:bell-jade 0=lift:mussel-sky 0=end 1=sail:out 1=swap:sky 0=sail:out 0=end 1=sail:A 1=move:A3-E4 1=end 0=sail:B 0=lift:lyre-sand 0=pay:jade 0=end 1=sail:B 1=move:B3-A4 1=end 0=sail:C 0=move:C3-E4 0=end 1=sail:D 1=move:D4-C5 1=end 0=sail:E 0=lift:goblet-sand*mussel-sky 0=lift:ring-rose*astrolabe-rose 0=end 1=sail:E 1=lift:dagger-sand*mussel-rose 1=lift:mussel-sky 1=end 0=sail:F 0=move:F3-C4 0=move:F2-A2 0=end 1=sail:F 1=move:F3-F4 1=end 0=sail:out 0=end 1=sail:out 1=end 0=sail:C 0=lift:lamp-lilac*amphora-sky',
  },
];
