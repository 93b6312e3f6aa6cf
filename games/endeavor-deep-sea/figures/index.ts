/** Positions of the pictures in the rules. */
import type { Figure } from '@fathom/kernel';
import { de } from '../words/figures.de.ts';
import { en } from '../words/figures.en.ts';

export const words = { en, de };

export const figures: readonly Figure[] = [
  {
    rule: 'ED-38',
    seats: 2,
    seed: 'figure-0',
    moves: '',
  },
  {
    rule: 'ED-48',
    seats: 2,
    seed: 'figure-7',
    moves:
      '0=recruit:reef-diver 1=recruit:sonar-operator 0=activate:1 0=end 1=activate:0 1=dive:the-sea-star.d1 1=spend:research 1=end',
  },
  {
    rule: 'ED-57',
    seats: 2,
    seed: 'figure-11',
    moves:
      '1=recruit:pilot 1=impact:2,0 0=recruit:pilot 0=impact:6,0 1=activate:1 1=travel:C1-B1 1=end 0=activate:1',
  },
  {
    rule: 'ED-65',
    seats: 2,
    seed: 'figure-7',
    moves:
      '0=recruit:reef-diver 1=recruit:sonar-operator 0=activate:1 0=end 1=activate:0 1=dive:the-sea-star.d1 1=spend:research 1=end 0=activate:0',
  },
  {
    rule: 'ED-67',
    seats: 2,
    seed: 'figure-1',
    moves:
      '1=recruit:pilot 1=impact:2,0 0=recruit:sonar-operator 1=activate:0 1=publish:the-sea-star.j2*nameless-life 1=promote:1 1=end 0=activate:1 0=sonar:the-sea-star.s1 0=seek:1+1',
  },
  {
    rule: 'ED-77',
    seats: 2,
    seed: 'figure-7',
    moves:
      '0=recruit:reef-diver 1=recruit:sonar-operator 0=activate:1 0=end 1=activate:0 1=dive:the-sea-star.d1 1=spend:research 1=end 0=activate:0',
  },
  {
    rule: 'ED-83',
    seats: 2,
    seed: 'figure-2',
    moves:
      '0=recruit:pilot 0=impact:2,0 1=recruit:reef-diver 0=activate:1 0=travel:C1-D1 0=end 1=activate:0 1=sonar:the-sea-star.s1 1=seek:1+2 1=lay:shipwreck@D2 1=end 0=activate:0 0=sonar:atoll.s1 0=seek:1+2 0=lay:submerged-cave-system@B2 0=end 1=activate:1 1=dive:the-sea-star.d1 1=spend:publish 1=end 1=recruit:sonar-operator 1=reclaim:0 0=recruit:reef-diver 1=activate:2 1=sonar:the-sea-star.s2 1=seek:1+1 1=lay:decommissioned-oil-rig@E1 1=end 0=activate:2 0=dive:atoll.d1 0=spend:disc 0=end 0=activate:1 0=travel:D1-E1 0=end 0=activate:0',
  },
  {
    rule: 'ED-86',
    seats: 2,
    seed: 'figure-7',
    moves:
      '0=recruit:reef-diver 1=recruit:sonar-operator 0=activate:1 0=end 1=activate:0 1=dive:the-sea-star.d1 1=spend:research 1=end 0=activate:0 0=dive:the-sea-star.d1 0=spend:research 0=end 1=pass 1=recruit:pilot 1=impact:4,0 0=recruit:pilot 0=impact:0,0 0=reclaim:0 1=activate:1 1=sonar:the-sea-star.s1 1=seek:2+2 1=lay:submerged-cave-system@D2 1=end 0=activate:0',
  },
  {
    rule: 'ED-116',
    seats: 2,
    seed: 'figure-3',
    moves:
      '0=recruit:sonar-operator 1=recruit:reef-diver 0=activate:0 0=publish:the-sea-star.j2*nameless-life 0=promote:1 0=end 1=activate:0 1=travel:C1-D1 1=impact:2,0 1=end 0=activate:1 0=travel:C1-D1',
  },
];
