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
  {
    rule: 'ED-110',
    seats: 2,
    seed: 'py-0',
    moves:
      '0=recruit:sonar-operator 1=recruit:sonar-operator 0=activate:0 0=sonar:the-sea-star.s1 0=seek:2+2 0=lay:submerged-cave-system@B2 0=end 1=activate:0 1=travel:C1-B1 1=end 0=activate:1 0=end 1=activate:1 1=sonar:volcanic-island.s1 1=seek:1+2 1=lay:shipwreck@D2 1=end 1=recruit:sonar-operator 0=recruit:sonar-operator 1=activate:0 1=travel:B1-C2 1=end 0=activate:0 0=travel:C1-B1 0=end 1=activate:2 1=sonar:the-looking-glass.s1 1=seek:3+3 1=lay:coldwater-reef@B3 1=end 0=activate:2 0=sonar:volcanic-island.s2 0=seek:1+1 0=lay:dying-reef@E1 0=end 1=activate:1 1=end 0=activate:1 0=sonar:the-sea-star.s2 0=seek:1+2 0=lay:sunken-ruins@E2 0=end 0=recruit:pilot 0=impact:4,0 1=recruit:reef-diver 1=reclaim:0 1=reclaim:1 0=activate:2 0=sonar:the-sea-star.s3 0=seek:1+1 0=lay:remote-anchorage@A1 0=end 1=activate:1 1=sonar:the-looking-glass.s2 1=seek:3+3 1=lay:carbonate-spires@D3 1=end 0=activate:0 0=dive:submerged-cave-system.d2 0=spend:impact 0=impact:0,0 0=end 1=activate:0 1=sonar:the-looking-glass.s3 1=seek:2+2 1=lay:sea-turtle-migration@A2 1=end 0=activate:3 0=travel:C1-E1 0=impact:1,0 0=end 1=activate:3 1=dive:submerged-cave-system.d3 1=spend:dive 1=dive:the-sea-star.d1 1=end 0=activate:1 0=end 1=spend:disc-back 1=end 1=recruit:marine-biologist 1=reclaim:0 1=reclaim:2 0=recruit:marine-biologist 0=reclaim:0 0=reclaim:1 0=reclaim:2 1=activate:4 1=publish:submerged-cave-system.j2*drifting-currents 1=promote:1 1=end 0=activate:4 0=publish:volcanic-island.j2*plain-words-on-risk 0=promote:4 0=end 1=activate:2 1=sonar:the-looking-glass.s4 1=seek:4+4 1=lay:seamount@D4 1=end 0=activate:4 0=conserve:dying-reef.c4 0=end 1=activate:1 1=travel:C2-B1 1=end 0=activate:1 0=end 1=activate:0 1=publish:submerged-cave-system.j1*eyes-in-orbit 1=end 1=space:eyes-in-orbit.1 1=seek:3+3 1=lay:vortex@C3 1=end 0=recruit:field-researcher 1=recruit:field-researcher 1=reclaim:0 1=reclaim:4 1=reclaim:2 0=activate:0 0=dive:submerged-cave-system.d2 0=spend:research 0=end 1=activate:4 1=publish:volcanic-island.j1*reef-portraits 1=promote:4 1=end 0=activate:3 0=travel:B1-A1 0=end 1=activate:0 1=dive:volcanic-island.d1 1=spend:research 1=end 0=activate:5 0=publish:remote-anchorage.j1*glow-in-the-dark 0=sonar:remote-anchorage.s1 0=seek:3+3 0=lay:thermal-vents@A3 0=end 1=activate:5 1=publish:the-sea-star.j2*how-to-be-read 1=promote:3 1=end 0=activate:4',
  },
  {
    rule: 'ED-1',
    seats: 3,
    seed: 'figure-13',
    moves:
      '2=recruit:pilot 2=impact:4,0 0=recruit:sonar-operator 1=recruit:reef-diver 2=activate:1 2=travel:C1-B1 2=end 0=activate:0 0=travel:C1-B1 0=end 1=activate:0 1=travel:C1-B1 1=end 2=activate:0 2=publish:volcanic-island.j2*nameless-life 2=promote:1 2=end 0=activate:1 0=sonar:volcanic-island.s1 0=seek:1+1 0=lay:atoll@A1 0=end 1=activate:1 1=dive:the-sea-star.d1 1=spend:disc 1=end 0=recruit:pilot 0=impact:2,0 0=reclaim:1 1=recruit:sonar-operator 1=reclaim:0 2=recruit:reef-diver',
  },
  {
    rule: 'ED-94',
    hand: true,
    seats: 2,
    seed: 'figure-10',
    moves:
      '0=recruit:sonar-operator 1=recruit:sonar-operator 0=activate:0 0=dive:the-sea-star.d1 0=spend:any',
  },
  {
    rule: 'ED-107',
    hand: true,
    seats: 2,
    seed: 'figure-10',
    moves:
      '0=recruit:sonar-operator 1=recruit:sonar-operator 0=activate:0 0=dive:the-sea-star.d1 0=spend:any 0=raise:reputation 0=end 1=activate:1 1=sonar:the-sea-star.s1 1=skip 1=end 0=activate:1 0=sonar:the-sea-star.s2 0=seek:1+1 0=lay:dying-reef@E1 0=end 1=activate:0 1=end 1=recruit:pilot 1=impact:4,0 0=recruit:sonar-operator 1=activate:1 1=sonar:the-sea-star.s3 1=seek:2+2 1=lay:ledge-elevator@B2 1=end 0=activate:0 0=publish:the-sea-star.j2*living-hulls 0=gain:ingenuity',
  },
  {
    rule: 'ED-123',
    seats: 2,
    seed: 'figure-2',
    moves:
      '0=recruit:reef-diver 1=recruit:sonar-operator 0=activate:1 0=dive:the-sea-star.d1 0=spend:publish 0=publish:the-sea-star.j2*living-hulls 0=gain:promote 0=promote:1 0=end 1=activate:1 1=sonar:the-sea-star.s1 1=seek:1+2 1=lay:dolphin-pods@D2 1=end 0=activate:0 0=travel:C1-D1 0=end 1=activate:0 1=travel:C1-D1 1=end 0=activate:1 0=dive:atoll.d1 0=end 0=spend:lowest 0=end 1=recruit:reef-diver 0=recruit:sonar-operator 1=activate:2 1=dive:the-sea-star.d1 1=end 0=activate:0 0=sonar:the-sea-star.s2 0=seek:1+2 0=lay:calm-seas@A1 0=end 1=activate:0 1=sonar:the-sea-star.s3 1=seek:2+2 1=lay:sunken-ruins@B2 1=end 0=activate:1 0=publish:the-sea-star.j1*reef-portraits 0=promote:2 0=end 1=spend:disc-back 1=use:disc-back 1=end 0=recruit:sonar-operator 1=recruit:sonar-operator 0=activate:1 0=dive:atoll.d1 0=end 1=activate:0 1=travel:D1-C2 1=end 0=activate:0 0=sonar:atoll.s1 0=seek:1+1 0=lay:dying-reef@E1 0=spend:travel 0=travel:C1-D2 0=end 1=activate:2 1=dive:the-sea-star.d1 1=spend:conserve 1=end 0=activate:3 0=end 1=activate:1 1=end 1=recruit:marine-engineer 1=reclaim:2 1=reclaim:0 0=recruit:marine-engineer 1=activate:3 1=sonar:the-looking-glass.s1 1=seek:2+3 1=lay:deepwater-shark@D3 1=end 0=activate:2 0=travel:D1-D2 0=end 1=activate:0 1=publish:the-looking-glass.j1*drifting-currents 1=promote:2 1=end 0=activate:4 0=end 0=activate:0 0=travel:D2-B2 0=end 0=activate:1',
  },
  {
    rule: 'ED-147',
    seats: 3,
    seed: 'figure-11',
    panel: 'panel.goals',
    moves:
      '0=recruit:pilot 0=impact:0,0 1=recruit:pilot 1=impact:1,0 2=recruit:pilot 2=impact:2,0 0=activate:0 0=sonar:the-sea-star.s1 0=seek:1+1 0=lay:decommissioned-oil-rig@A1 0=end 1=activate:1 1=travel:C1-D1 1=end 2=activate:0 2=travel:C1-B1 2=end 0=activate:1 0=travel:C1-D1 0=end 1=activate:0 1=travel:D1-C1 1=end 2=activate:1 2=travel:B1-A1 2=end 1=recruit:pilot 1=impact:2,1 1=reclaim:0 2=recruit:reef-diver 2=reclaim:1 0=recruit:sonar-operator 1=activate:0 1=sonar:the-sea-star.s2 1=seek:1+2 1=lay:dolphin-pods@A2 1=end 2=activate:2 2=end 0=activate:1 0=travel:D1-C1 0=end 1=activate:2 1=travel:C1-D1 1=end 2=activate:1 2=travel:A1-B1 2=end 0=activate:0 0=sonar:the-sea-star.s3 0=seek:1+1 0=lay:calm-seas@E1 0=end 0=activate:2 0=end 2=recruit:sonar-operator 2=reclaim:1 0=recruit:sonar-operator 1=recruit:reef-diver 1=reclaim:1 1=reclaim:0 2=activate:1 2=travel:B1-C2 2=end',
  },
  {
    rule: 'ED-212',
    seats: 2,
    seed: 'figure-12',
    moves:
      '1=recruit:reef-diver 0=recruit:reef-diver 1=activate:1 1=dive:the-sea-star.d1 1=spend:impact 1=impact:0,0 1=end 0=activate:0 0=travel:C1-D1 0=end 1=activate:0 1=sonar:the-sea-star.s1 1=seek:2+2 1=lay:whale-calving-ground@D2 1=end 0=activate:1 0=end 0=recruit:sonar-operator 0=reclaim:0 1=recruit:ecologist 1=reclaim:0 0=activate:2 0=end 1=activate:2 1=travel:C1-D1 1=end 0=activate:0 0=travel:D1-C1 0=end 1=activate:0 1=travel:D1-C1 1=end 1=recruit:navigator 1=reclaim:2 0=recruit:navigator 0=reclaim:2 1=activate:3 1=sonar:the-sea-star.s2 1=seek:1+2 1=lay:kelp-forest@E1 1=end 0=activate:2 0=sonar:the-sea-star.s3 0=seek:1+2 0=lay:submerged-cave-system@B2 0=end 1=activate:2 1=travel:C1-B1 1=end 0=activate:3 0=travel:C1-B1 0=end 0=recruit:reef-diver 0=reclaim:3 0=reclaim:0 1=recruit:pilot 1=impact:6,0 1=reclaim:2 0=activate:0 0=publish:the-sea-star.j2*nameless-life 0=promote:4 0=end 1=activate:4 1=travel:C1-B1 1=end 0=activate:3 0=travel:B1-C2 0=end 1=activate:2 1=travel:B1-D1 1=end 0=activate:4 0=dive:the-sea-star.d1 0=spend:disc 0=end 1=recruit:navigator 1=reclaim:2',
  },
  {
    rule: 'ED-213',
    seats: 2,
    seed: 'figure-1',
    moves:
      '1=recruit:pilot 1=impact:6,0 0=recruit:pilot 0=impact:2,0 1=activate:0 1=publish:the-sea-star.j2*nameless-life 1=promote:1 1=end 0=activate:0 0=sonar:the-sea-star.s1 0=seek:1+2 0=lay:calm-seas@A1 0=end 1=activate:1 1=travel:C1-B1 1=end 0=activate:1 0=travel:C1-C2 0=end 0=recruit:reef-diver 0=reclaim:0 1=recruit:reef-diver 1=reclaim:1 0=activate:0 0=travel:C1-B1 0=end 1=activate:1 1=travel:C1-B1 1=end 0=activate:2 0=dive:volcanic-island.d1 0=spend:impact 0=impact:0,0 0=end 1=activate:2 1=dive:volcanic-island.d1 1=spend:impact 1=impact:1,0 1=end 1=recruit:sonar-operator 1=reclaim:1 1=reclaim:0 0=recruit:navigator 0=reclaim:2 1=activate:3 1=sonar:volcanic-island.s1 1=seek:2+2 1=lay:shipwreck@D2 1=end 0=activate:2 0=end 1=activate:0 1=publish:volcanic-island.j1*reef-portraits 1=promote:2 1=end 0=activate:3 0=sonar:the-looking-glass.s1 0=seek:2+3 0=lay:coldwater-reef@D3 0=end 0=recruit:reef-diver 0=reclaim:0 1=recruit:rov-operator 0=activate:0 0=travel:C2-C1 0=end 1=activate:2 1=end 0=activate:4 0=end 1=activate:3 1=sonar:volcanic-island.s2 1=seek:1+1 1=lay:kelp-forest@E1 1=end 1=activate:0 1=end 1=recruit:reef-diver 1=reclaim:2 1=reclaim:0 0=recruit:marine-engineer 0=reclaim:0 1=activate:5 1=end 0=activate:0 0=travel:B1-C2 0=end 1=activate:4 1=travel:B1-D1 1=end 0=pass 1=activate:0 1=travel:B1-D2 1=end 1=activate:2 1=dive:shipwreck.d1 1=keep:disc 1=spend:disc 1=end 1=activate:1 1=travel:D2-C2 1=end 0=recruit:pilot 0=impact:2,1 0=reclaim:2 1=recruit:oceanographer 1=reclaim:0 1=reclaim:1 0=activate:2 0=dive:the-sea-star.d1 0=spend:any 0=raise:reputation 0=end 1=activate:0 1=publish:the-looking-glass.j1*last-refuges 1=gain:reputation 1=impact:4,0 1=promote:5 1=end 0=activate:5 0=end 1=activate:5 1=end',
  },
  {
    rule: 'CO-1',
    seats: 2,
    seed: 'figure-11',
    options: { mode: 'open' },
    panel: 'panel.goals',
    moves: '1=recruit:pilot 1=impact:0,0 0=recruit:pilot 0=impact:1,0 1=activate:0 1=travel:C1-D1 1=end',
  },
  {
    rule: 'S-1',
    seats: 2,
    seed: 'figure-13',
    options: { mode: 'open' },
    panel: 'panel.goals',
    moves:
      '1=recruit:pilot 1=impact:4,0 0=recruit:sonar-operator 1=activate:0 1=publish:the-sea-star.j2*nameless-life 1=promote:1 1=end 0=activate:0 0=travel:C1-B1 0=end 1=activate:1 1=travel:C1-B1 1=end 0=activate:1 0=sonar:the-sea-star.s1 0=skip 0=end 0=recruit:pilot 0=impact:0,0 0=reclaim:0 1=recruit:pilot 1=impact:6,0 0=activate:0 0=dive:volcanic-island.d1 0=spend:disc 0=end 1=activate:0 1=travel:B1-C2 1=end 0=activate:2 0=travel:B1-C2 0=end 1=activate:1 1=travel:C2-C1 1=end 1=pass 1=recruit:reef-diver 0=recruit:reef-diver 0=reclaim:1 1=pass 0=activate:3 0=dive:the-sea-star.d1 0=end 0=activate:1 0=sonar:the-sea-star.s2 0=seek:2+2 0=lay:shipwreck@D2 0=spend:research 0=end 0=recruit:ecologist 0=reclaim:0 1=recruit:sonar-operator',
  },
];
