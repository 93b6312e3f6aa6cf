/** Positions with one best move, found by search in games of bots and chosen by hand. */
import type { PuzzleBook } from '@fathom/kernel';
import { de } from '../words/puzzles.de.ts';
import { en } from '../words/puzzles.en.ts';

export const puzzles: PuzzleBook = {
  puzzles: [
    {
      id: 'same-price',
      grade: 1,
      icon: 'i-publish',
      position: {
        seats: 2,
        seed: 'qb-0',
        seat: 1,
        moves:
          'recruit:sonar-operator recruit:sonar-operator activate:1 sonar:the-sea-star.s1 seek:2+2 lay:sunken-ruins@D2 end activate:1 sonar:the-sea-star.s2 seek:2+2 lay:submerged-cave-system@B2 end activate:0 travel:C1-B1 end activate:0 travel:C1-B1 end recruit:sonar-operator recruit:sonar-operator activate:0 publish:submerged-cave-system.j1*nameless-life promote:2 end activate:2 sonar:the-sea-star.s3 seek:1+1 lay:calm-seas@A1 end activate:1 sonar:volcanic-island.s1 seek:2+2 lay:dolphin-pods@A2 end activate:1 sonar:volcanic-island.s2 seek:1+1 lay:dying-reef@E1 end activate:0 travel:B1-E1 impact:2,0 end recruit:navigator reclaim:0 reclaim:2 recruit:pilot impact:6,0 activate:0 conserve:dying-reef.c4 end activate:0 travel:B1-C2 end activate:3 travel:E1-C2 end activate:2 sonar:the-looking-glass.s1 seek:2+2 lay:whale-calving-ground@E2 end activate:2 sonar:the-looking-glass.s2 seek:3+3 lay:coldwater-reef@B3 end recruit:reef-diver recruit:reef-diver reclaim:3 reclaim:2 activate:1 sonar:the-looking-glass.s3 seek:3+3 lay:jellyfish-bloom@E3 end activate:2 sonar:the-looking-glass.s4 seek:4+4 lay:colossal-squid@B4 end activate:4 dive:the-sea-star.d1 end activate:3 travel:C2-E1 impact:0,0 end activate:3 travel:C1-D2 end activate:4 dive:the-sea-star.d1 spend:research end activate:2 spend:disc-back travel:C2-C1 end activate:0 dive:the-sea-star.d1 spend:dive dive:sunken-ruins.d1 spend:research end recruit:marine-biologist reclaim:4 reclaim:0 recruit:navigator reclaim:3 reclaim:2 reclaim:0 reclaim:1 activate:5 publish:the-sea-star.j1*travelling-light promote:2 end activate:0 publish:the-sea-star.j2*plain-words-on-risk promote:4 end space:travelling-light.1 travel:C1-E2 end activate:3 travel:C1-E1 impact:1,0 end activate:0 publish:whale-calving-ground.j1*steady-hands promote:4 end activate:1 sonar:sunken-ruins.s1 seek:3+3 lay:vortex@C3 end space:steady-hands.1 travel:E2-B3 end activate:5 travel:D2-E1 impact:6,1 end activate:4',
      },
      solution: 'publish:coldwater-reef.j1*reef-portraits',
      worth: [65, 54],
    },
    {
      id: 'three-research',
      grade: 1,
      icon: 'i-conserve',
      position: {
        seats: 2,
        seed: 'py-3',
        seat: 1,
        moves:
          'recruit:sonar-operator recruit:sonar-operator activate:1 sonar:the-sea-star.s1 seek:2+2 lay:resupply-modules@D2 end activate:1 sonar:the-sea-star.s2 seek:2+2 lay:submerged-cave-system@B2 end activate:0 travel:C1-D1 end activate:0 travel:C1-B1 end recruit:sonar-operator recruit:sonar-operator activate:0 publish:the-sea-star.j2*nameless-life promote:1 end activate:1 sonar:the-sea-star.s3 seek:1+1 lay:decommissioned-oil-rig@A1 end activate:2 sonar:volcanic-island.s1 seek:1+1 lay:calm-seas@E1 end activate:2 sonar:remote-anchorage.s1 seek:2+2 lay:dolphin-pods@A2 end activate:1 travel:C1-B1 end recruit:pilot impact:2,0 recruit:reef-diver activate:2 sonar:remote-anchorage.s2 seek:3+3 lay:coldwater-reef@D3 end activate:2 sonar:volcanic-island.s2 seek:2+2 lay:sunken-ruins@E2 end activate:0 travel:C1-D2 end activate:0 travel:B1-C2 end activate:1 sonar:resupply-modules.s4 seek:4+4 lay:continental-shelf@D4 end activate:1 travel:B1-C2 end activate:3 travel:D1-C2 end recruit:marine-engineer recruit:pilot impact:2,1 reclaim:0 reclaim:2 reclaim:1 activate:2 sonar:the-looking-glass.s1 seek:3+3 lay:jellyfish-bloom@E3 end activate:1 sonar:resupply-modules.s1 seek:3+3 lay:vortex@B3 end activate:0 sonar:the-looking-glass.s2 seek:3+3 lay:carbonate-spires@C3 end activate:2 sonar:resupply-modules.s5 seek:4+4 lay:bioluminescent-fauna@B4 impact:1,1 impact:0,2 end activate:1 travel:C1-D4 end activate:0 sonar:the-looking-glass.s3 seek:3+3 lay:rift-valley@A3 end activate:3 dive:submerged-cave-system.d3 spend:any raise:inspiration end activate:4 travel:C1-A3 end recruit:pilot impact:4,0 reclaim:0 reclaim:1 reclaim:2 reclaim:3 recruit:marine-biologist activate:1 sonar:the-looking-glass.s4 seek:5+5 lay:abyssal-trench@B5 end activate:0 dive:continental-shelf.d1 end activate:2 sonar:resupply-modules.s2 seek:4+4 lay:brine-pool@A4 impact:0,3 end activate:5 publish:continental-shelf.j1*joint-announcements promote:3 spend:disc-back use:disc-back end activate:0 publish:the-looking-glass.j1*last-refuges promote:4 impact:4,1 impact:0,4 end activate:3 publish:continental-shelf.j2*a-home-on-the-floor impact:0,5 end space:last-refuges.1 conserve:dolphin-pods.c4 end activate:1 travel:C2-E2 end space:last-refuges.2 end activate:2 sonar:sunken-ruins.s1 seek:4+4 lay:seamount@E4 end activate:3 travel:C2-E4 end activate:4 end activate:5 travel:D2-C3 end activate:4 travel:A3-E4 end recruit:marine-biologist reclaim:0 reclaim:3 reclaim:5 reclaim:1 recruit:pilot impact:0,6 reclaim:0 reclaim:2 reclaim:1 reclaim:5 reclaim:3 activate:6 publish:the-looking-glass.j2*the-ships-log end activate:0 sonar:carbonate-spires.s1 seek:5+5 lay:scaly-foot-snails@E5 end activate:0 travel:C2-E4 end activate:1 sonar:carbonate-spires.s2 seek:5+5 lay:whale-fall@A5 impact:1,6 end activate:5 conserve:seamount.c1 end activate:3 travel:C3-B5 sonar:abyssal-trench.s1 impact:5,0 impact:2,7 end space:the-ships-log.2 promote:5 end activate:6 travel:E4-B3 end activate:5',
      },
      solution: 'conserve:seamount.c2',
      worth: [42, 20],
    },
    {
      id: 'everything',
      grade: 1,
      icon: 'i-any',
      position: {
        seats: 2,
        seed: 'py-0',
        seat: 0,
        moves:
          'recruit:sonar-operator recruit:sonar-operator activate:0 sonar:the-sea-star.s1 seek:2+2 lay:submerged-cave-system@B2 end activate:0 travel:C1-B1 end activate:1 end activate:1 sonar:volcanic-island.s1 seek:1+2 lay:shipwreck@D2 end recruit:sonar-operator recruit:sonar-operator activate:0 travel:B1-C2 end activate:0 travel:C1-B1 end activate:2 sonar:the-looking-glass.s1 seek:3+3 lay:coldwater-reef@B3 end activate:2 sonar:volcanic-island.s2 seek:1+1 lay:dying-reef@E1 end activate:1 end activate:1 sonar:the-sea-star.s2 seek:1+2 lay:sunken-ruins@E2 end recruit:pilot impact:4,0 recruit:reef-diver reclaim:0 reclaim:1 activate:2 sonar:the-sea-star.s3 seek:1+1 lay:remote-anchorage@A1 end activate:1 sonar:the-looking-glass.s2 seek:3+3 lay:carbonate-spires@D3 end activate:0 dive:submerged-cave-system.d2 spend:impact impact:0,0 end activate:0 sonar:the-looking-glass.s3 seek:2+2 lay:sea-turtle-migration@A2 end activate:3 travel:C1-E1 impact:1,0 end activate:3 dive:submerged-cave-system.d3 spend:dive dive:the-sea-star.d1 end activate:1 end spend:disc-back end recruit:marine-biologist reclaim:0 reclaim:2 recruit:marine-biologist reclaim:0 reclaim:1 reclaim:2 activate:4 publish:submerged-cave-system.j2*drifting-currents promote:1 end activate:4 publish:volcanic-island.j2*plain-words-on-risk promote:4 end activate:2 sonar:the-looking-glass.s4 seek:4+4 lay:seamount@D4 end activate:4 conserve:dying-reef.c4 end activate:1 travel:C2-B1 end activate:1 end activate:0 publish:submerged-cave-system.j1*eyes-in-orbit end space:eyes-in-orbit.1 seek:3+3 lay:vortex@C3 end recruit:field-researcher recruit:field-researcher reclaim:0 reclaim:4 reclaim:2 activate:0 dive:submerged-cave-system.d2 spend:research end activate:4 publish:volcanic-island.j1*reef-portraits promote:4 end activate:3 travel:B1-A1 end activate:0 dive:volcanic-island.d1 spend:research end activate:5 publish:remote-anchorage.j1*glow-in-the-dark sonar:remote-anchorage.s1 seek:3+3 lay:thermal-vents@A3 end activate:5 publish:the-sea-star.j2*how-to-be-read promote:3 end activate:4 conserve:dying-reef.c2 impact:0,1 conserve:dying-reef.c5 impact:0,2 end activate:4 end activate:2 end space:how-to-be-read.1 promote:2 end recruit:deep-sea-diver impact:0,3 reclaim:4 reclaim:5 reclaim:0 recruit:deep-sea-diver impact:0,4 reclaim:5 reclaim:4 reclaim:0 activate:0 travel:C1-D4 end activate:5 publish:the-sea-star.j1*front-page-science promote:6 sonar:remote-anchorage.s2 seek:3+3 lay:rift-valley@E3 end activate:6 dive:seamount.d1 go dive:seamount.d1 spend:publish spend:disc end activate:6 conserve:dying-reef.c1 impact:0,5 travel:C1-E3 end activate:4 conserve:seamount.c1 conserve:seamount.c2 impact:0,6 end activate:4 conserve:dying-reef.c3 end activate:2 travel:C1-E3 end',
      },
      solution: 'activate:0',
      worth: [43, 6],
    },
    {
      id: 'field-researcher',
      grade: 1,
      icon: 'i-publish',
      position: {
        seats: 2,
        seed: 'py-0',
        seat: 1,
        moves:
          'recruit:sonar-operator recruit:sonar-operator activate:0 sonar:the-sea-star.s1 seek:2+2 lay:submerged-cave-system@B2 end activate:0 travel:C1-B1 end activate:1 end activate:1 sonar:volcanic-island.s1 seek:1+2 lay:shipwreck@D2 end recruit:sonar-operator recruit:sonar-operator activate:0 travel:B1-C2 end activate:0 travel:C1-B1 end activate:2 sonar:the-looking-glass.s1 seek:3+3 lay:coldwater-reef@B3 end activate:2 sonar:volcanic-island.s2 seek:1+1 lay:dying-reef@E1 end activate:1 end activate:1 sonar:the-sea-star.s2 seek:1+2 lay:sunken-ruins@E2 end recruit:pilot impact:4,0 recruit:reef-diver reclaim:0 reclaim:1 activate:2 sonar:the-sea-star.s3 seek:1+1 lay:remote-anchorage@A1 end activate:1 sonar:the-looking-glass.s2 seek:3+3 lay:carbonate-spires@D3 end activate:0 dive:submerged-cave-system.d2 spend:impact impact:0,0 end activate:0 sonar:the-looking-glass.s3 seek:2+2 lay:sea-turtle-migration@A2 end activate:3 travel:C1-E1 impact:1,0 end activate:3 dive:submerged-cave-system.d3 spend:dive dive:the-sea-star.d1 end activate:1 end spend:disc-back end recruit:marine-biologist reclaim:0 reclaim:2 recruit:marine-biologist reclaim:0 reclaim:1 reclaim:2 activate:4 publish:submerged-cave-system.j2*drifting-currents promote:1 end activate:4 publish:volcanic-island.j2*plain-words-on-risk promote:4 end activate:2 sonar:the-looking-glass.s4 seek:4+4 lay:seamount@D4 end activate:4 conserve:dying-reef.c4 end activate:1 travel:C2-B1 end activate:1 end activate:0 publish:submerged-cave-system.j1*eyes-in-orbit end space:eyes-in-orbit.1 seek:3+3 lay:vortex@C3 end recruit:field-researcher recruit:field-researcher reclaim:0 reclaim:4 reclaim:2 activate:0 dive:submerged-cave-system.d2 spend:research end activate:4 publish:volcanic-island.j1*reef-portraits promote:4 end activate:3 travel:B1-A1 end activate:0 dive:volcanic-island.d1 spend:research end activate:5 publish:remote-anchorage.j1*glow-in-the-dark sonar:remote-anchorage.s1 seek:3+3 lay:thermal-vents@A3 end activate:5 publish:the-sea-star.j2*how-to-be-read promote:3 end activate:4 conserve:dying-reef.c2 impact:0,1 conserve:dying-reef.c5 impact:0,2 end activate:4 end activate:2 end space:how-to-be-read.1 promote:2 end recruit:deep-sea-diver impact:0,3 reclaim:4 reclaim:5 reclaim:0 recruit:deep-sea-diver impact:0,4 reclaim:5 reclaim:4 reclaim:0 activate:0 travel:C1-D4 end activate:5 publish:the-sea-star.j1*front-page-science promote:6 sonar:remote-anchorage.s2 seek:3+3 lay:rift-valley@E3 end activate:6 dive:seamount.d1 go dive:seamount.d1 spend:publish spend:disc end activate:6 conserve:dying-reef.c1 impact:0,5 travel:C1-E3 end activate:4 conserve:seamount.c1 conserve:seamount.c2 impact:0,6 end activate:4 conserve:dying-reef.c3 end activate:2 travel:C1-E3 end activate:0 travel:E1-D4 end',
      },
      solution: 'activate:5',
      worth: [88, 51],
    },
    {
      id: 'rank-three',
      grade: 2,
      icon: 'i-people',
      position: {
        seats: 2,
        seed: 'pz-2',
        seat: 0,
        moves:
          'recruit:sonar-operator recruit:sonar-operator activate:1 sonar:the-sea-star.s1 seek:2+2 lay:ledge-elevator@D2 end activate:1 sonar:the-sea-star.s2 seek:2+2 lay:resupply-modules@B2 end activate:0 travel:C1-B1 end activate:0 travel:C1-B1 end recruit:sonar-operator recruit:sonar-operator activate:0 dive:the-sea-star.d1 spend:travel travel:B1-C2 end activate:0 sonar:volcanic-island.s1 seek:1+1 lay:dying-reef@E1 end activate:2 sonar:the-looking-glass.s1 seek:2+3 lay:sea-turtle-migration@E2 end activate:1 sonar:volcanic-island.s2 seek:1+1 lay:remote-anchorage@A1 end activate:1 end activate:2 sonar:the-sea-star.s3 seek:2+2 lay:dolphin-pods@A2 end recruit:navigator reclaim:0 reclaim:2 recruit:pilot impact:4,0 activate:0 publish:the-sea-star.j2*nameless-life promote:1 end activate:0 publish:the-looking-glass.j1*plain-words-on-risk promote:3 end activate:1 travel:C1-A1 end activate:1 sonar:the-looking-glass.s2 seek:3+3 lay:coldwater-reef@D3 end activate:3 travel:B1-B2 end activate:3 travel:C2-D2 end activate:2 sonar:resupply-modules.s4 seek:4+4 lay:colossal-squid@D4 end recruit:reef-diver',
      },
      solution: 'recruit:marine-biologist',
      worth: [60, 53],
    },
    {
      id: 'hex-of-research',
      grade: 2,
      icon: 'i-impact',
      position: {
        seats: 2,
        seed: 'pz-2',
        seat: 1,
        moves:
          'recruit:sonar-operator recruit:sonar-operator activate:1 sonar:the-sea-star.s1 seek:2+2 lay:ledge-elevator@D2 end activate:1 sonar:the-sea-star.s2 seek:2+2 lay:resupply-modules@B2 end activate:0 travel:C1-B1 end activate:0 travel:C1-B1 end recruit:sonar-operator recruit:sonar-operator activate:0 dive:the-sea-star.d1 spend:travel travel:B1-C2 end activate:0 sonar:volcanic-island.s1 seek:1+1 lay:dying-reef@E1 end activate:2 sonar:the-looking-glass.s1 seek:2+3 lay:sea-turtle-migration@E2 end activate:1 sonar:volcanic-island.s2 seek:1+1 lay:remote-anchorage@A1 end activate:1 end activate:2 sonar:the-sea-star.s3 seek:2+2 lay:dolphin-pods@A2 end recruit:navigator reclaim:0 reclaim:2 recruit:pilot impact:4,0 activate:0 publish:the-sea-star.j2*nameless-life promote:1 end activate:0 publish:the-looking-glass.j1*plain-words-on-risk promote:3 end activate:1 travel:C1-A1 end activate:1 sonar:the-looking-glass.s2 seek:3+3 lay:coldwater-reef@D3 end activate:3 travel:B1-B2 end activate:3 travel:C2-D2 end activate:2 sonar:resupply-modules.s4 seek:4+4 lay:colossal-squid@D4 end recruit:reef-diver recruit:marine-biologist reclaim:0 reclaim:1 reclaim:2 activate:4 dive:the-sea-star.d1 spend:travel travel:C1-D3 end activate:2 sonar:resupply-modules.s1 seek:3+3 lay:thermal-vents@B3 end activate:0 conserve:coldwater-reef.c4 end activate:0 sonar:resupply-modules.s5 seek:4+4 lay:seamount@B4 end activate:1 sonar:ledge-elevator.s1 end activate:1 travel:C1-B4 end activate:2 sonar:ledge-elevator.s2 seek:3+5 lay:vortex@E3 end activate:4 conserve:seamount.c1 end activate:3 travel:C1-E1 impact:2,0 end recruit:pilot impact:2,1 reclaim:0 reclaim:4 reclaim:3 recruit:marine-biologist impact:4,1 reclaim:0 reclaim:2 reclaim:1 activate:0 dive:seamount.d1 spend:research end activate:1 sonar:ledge-elevator.s3 seek:5+5 lay:black-smoker@D5 impact:5,1 end activate:4 conserve:seamount.c2 impact:6,2 end activate:5 publish:ledge-elevator.j1*thinking-machines promote:5 end activate:3 sonar:resupply-modules.s2 seek:3+3 lay:carbonate-spires@A3 end activate:5 conserve:dying-reef.c4 end activate:5 travel:B2-E1 impact:6,3 end activate:0 travel:D2-E3 end activate:2 end recruit:deep-sea-diver impact:6,4 reclaim:5 reclaim:0 reclaim:2 reclaim:1 recruit:marine-biologist reclaim:0 reclaim:4 reclaim:1 reclaim:3 activate:5 conserve:dying-reef.c5',
      },
      solution: 'impact:6,5',
      worth: [76, 61],
    },
    {
      id: 'set-sail',
      grade: 2,
      icon: 'i-travel',
      position: {
        seats: 2,
        seed: 'pz-0',
        seat: 1,
        moves:
          'recruit:sonar-operator recruit:sonar-operator activate:1 sonar:the-sea-star.s1 seek:2+2 lay:resupply-modules@D2 end activate:1 sonar:the-sea-star.s2 seek:2+2 lay:sunken-ruins@B2 end activate:0 travel:C1-B1 end activate:0 travel:C1-B1 end recruit:sonar-operator recruit:sonar-operator activate:0 sonar:volcanic-island.s1 seek:1+1 lay:decommissioned-oil-rig@A1 end activate:1 sonar:volcanic-island.s2 seek:2+2 lay:ledge-elevator@A2 end activate:2 sonar:the-sea-star.s3 seek:1+1 lay:dying-reef@E1 end activate:0 travel:C1-D2 end activate:1 end activate:2 sonar:resupply-modules.s4 seek:3+3 lay:deepwater-shark@A3 end recruit:reef-diver recruit:pilot impact:4,0 activate:1 sonar:resupply-modules.s1 seek:2+2 lay:dolphin-pods@E2 end activate:0 travel:C1-C2 end activate:2 sonar:resupply-modules.s5 seek:4+4 lay:continental-shelf@A4 end activate:2 sonar:the-looking-glass.s1 seek:3+3 lay:vortex@C3 end activate:0 sonar:resupply-modules.s6 seek:5+5 lay:abyssal-trench@A5 end',
      },
      solution: 'activate:3',
      worth: [38, 24],
    },
    {
      id: 'reef',
      grade: 2,
      icon: 'i-conserve',
      position: {
        seats: 2,
        seed: 'py-0',
        seat: 0,
        moves:
          'recruit:sonar-operator recruit:sonar-operator activate:0 sonar:the-sea-star.s1 seek:2+2 lay:submerged-cave-system@B2 end activate:0 travel:C1-B1 end activate:1 end activate:1 sonar:volcanic-island.s1 seek:1+2 lay:shipwreck@D2 end recruit:sonar-operator recruit:sonar-operator activate:0 travel:B1-C2 end activate:0 travel:C1-B1 end activate:2 sonar:the-looking-glass.s1 seek:3+3 lay:coldwater-reef@B3 end activate:2 sonar:volcanic-island.s2 seek:1+1 lay:dying-reef@E1 end activate:1 end activate:1 sonar:the-sea-star.s2 seek:1+2 lay:sunken-ruins@E2 end recruit:pilot impact:4,0 recruit:reef-diver reclaim:0 reclaim:1 activate:2 sonar:the-sea-star.s3 seek:1+1 lay:remote-anchorage@A1 end activate:1 sonar:the-looking-glass.s2 seek:3+3 lay:carbonate-spires@D3 end activate:0 dive:submerged-cave-system.d2 spend:impact impact:0,0 end activate:0 sonar:the-looking-glass.s3 seek:2+2 lay:sea-turtle-migration@A2 end activate:3 travel:C1-E1 impact:1,0 end activate:3 dive:submerged-cave-system.d3 spend:dive dive:the-sea-star.d1 end activate:1 end spend:disc-back end recruit:marine-biologist reclaim:0 reclaim:2 recruit:marine-biologist reclaim:0 reclaim:1 reclaim:2 activate:4 publish:submerged-cave-system.j2*drifting-currents promote:1 end activate:4 publish:volcanic-island.j2*plain-words-on-risk promote:4 end activate:2 sonar:the-looking-glass.s4 seek:4+4 lay:seamount@D4 end activate:4 conserve:dying-reef.c4 end activate:1 travel:C2-B1 end activate:1 end activate:0 publish:submerged-cave-system.j1*eyes-in-orbit end space:eyes-in-orbit.1 seek:3+3 lay:vortex@C3 end recruit:field-researcher recruit:field-researcher reclaim:0 reclaim:4 reclaim:2 activate:0 dive:submerged-cave-system.d2 spend:research end activate:4 publish:volcanic-island.j1*reef-portraits promote:4 end activate:3 travel:B1-A1 end activate:0 dive:volcanic-island.d1 spend:research end activate:5 publish:remote-anchorage.j1*glow-in-the-dark sonar:remote-anchorage.s1 seek:3+3 lay:thermal-vents@A3 end activate:5 publish:the-sea-star.j2*how-to-be-read promote:3 end activate:4',
      },
      solution: 'conserve:dying-reef.c2',
      worth: [51, 43],
    },
    {
      id: 'beginner',
      grade: 2,
      icon: 'i-people',
      position: {
        seats: 2,
        seed: 'py-2',
        seat: 0,
        moves:
          'recruit:sonar-operator recruit:sonar-operator activate:1 sonar:the-sea-star.s1 seek:2+2 lay:resupply-modules@D2 end activate:1 sonar:the-sea-star.s2 seek:2+2 lay:submerged-cave-system@B2 end activate:0 travel:C1-B1 end activate:0 travel:C1-B1 end recruit:sonar-operator recruit:sonar-operator activate:0 sonar:the-sea-star.s3 seek:1+1 lay:atoll@A1 end activate:1 sonar:volcanic-island.s1 seek:2+2 lay:ledge-elevator@A2 end activate:1 sonar:volcanic-island.s2 seek:1+1 lay:decommissioned-oil-rig@E1 end activate:0 travel:C1-D2 end activate:2 end activate:2 sonar:resupply-modules.s1 seek:2+3 lay:shipwreck@E2 end recruit:reef-diver recruit:pilot impact:2,0 activate:1 sonar:resupply-modules.s4 seek:3+3 lay:thermal-vents@A3 end activate:0 travel:B1-C2 end activate:2 sonar:resupply-modules.s5 seek:3+4 lay:bioluminescent-fauna@A4 impact:2,1 end activate:2 sonar:the-looking-glass.s1 seek:3+3 lay:coldwater-reef@B3 end activate:3 dive:submerged-cave-system.d2 spend:conserve end activate:3 travel:C1-C2 end activate:1 end recruit:pilot impact:1,1 reclaim:0 reclaim:1 reclaim:2 recruit:marine-engineer activate:1 sonar:the-looking-glass.s2 seek:3+3 lay:deepwater-shark@C3 end activate:1 sonar:resupply-modules.s2 seek:3+3 lay:carbonate-spires@D3 end activate:2 sonar:the-looking-glass.s3 seek:3+3 lay:vortex@E3 end activate:0 publish:volcanic-island.j2*joint-announcements promote:4 end activate:0 sonar:the-looking-glass.s4 seek:5+5 lay:abyssal-trench@A5 end activate:2 sonar:resupply-modules.s3 end activate:4 travel:C2-D1 impact:6,0 end activate:4 travel:B1-A2 impact:0,2 end recruit:deep-sea-diver impact:0,3 reclaim:0 reclaim:4 reclaim:1 recruit:reef-diver reclaim:0 reclaim:2 reclaim:1 activate:0 conserve:submerged-cave-system.c1 end activate:0 conserve:kelp-forest.c2 end activate:1 sonar:resupply-modules.s6 seek:4+4 lay:continental-shelf@C4 end activate:5 dive:submerged-cave-system.d3 spend:disc end activate:4 travel:D2-B3 end activate:1 end activate:5 dive:submerged-cave-system.d1 spend:disc-back use:disc-back dive:ledge-elevator.d1 end activate:2 end activate:3 dive:the-sea-star.d1 spend:any raise:ingenuity impact:0,4 end spend:disc-back end',
      },
      solution: 'recruit:pilot',
      worth: [35, 23],
    },
    {
      id: 'photographer',
      grade: 3,
      icon: 'i-dive',
      position: {
        seats: 2,
        seed: 'py-3',
        seat: 1,
        moves:
          'recruit:sonar-operator recruit:sonar-operator activate:1 sonar:the-sea-star.s1 seek:2+2 lay:resupply-modules@D2 end activate:1 sonar:the-sea-star.s2 seek:2+2 lay:submerged-cave-system@B2 end activate:0 travel:C1-D1 end activate:0 travel:C1-B1 end recruit:sonar-operator recruit:sonar-operator activate:0 publish:the-sea-star.j2*nameless-life promote:1 end activate:1 sonar:the-sea-star.s3 seek:1+1 lay:decommissioned-oil-rig@A1 end activate:2 sonar:volcanic-island.s1 seek:1+1 lay:calm-seas@E1 end activate:2 sonar:remote-anchorage.s1 seek:2+2 lay:dolphin-pods@A2 end activate:1 travel:C1-B1 end recruit:pilot impact:2,0 recruit:reef-diver activate:2 sonar:remote-anchorage.s2 seek:3+3 lay:coldwater-reef@D3 end activate:2 sonar:volcanic-island.s2 seek:2+2 lay:sunken-ruins@E2 end activate:0 travel:C1-D2 end activate:0 travel:B1-C2 end activate:1 sonar:resupply-modules.s4 seek:4+4 lay:continental-shelf@D4 end activate:1 travel:B1-C2 end activate:3 travel:D1-C2 end recruit:marine-engineer recruit:pilot impact:2,1 reclaim:0 reclaim:2 reclaim:1 activate:2 sonar:the-looking-glass.s1 seek:3+3 lay:jellyfish-bloom@E3 end activate:1 sonar:resupply-modules.s1 seek:3+3 lay:vortex@B3 end activate:0 sonar:the-looking-glass.s2 seek:3+3 lay:carbonate-spires@C3 end activate:2 sonar:resupply-modules.s5 seek:4+4 lay:bioluminescent-fauna@B4 impact:1,1 impact:0,2 end activate:1 travel:C1-D4 end activate:0 sonar:the-looking-glass.s3 seek:3+3 lay:rift-valley@A3 end activate:3 dive:submerged-cave-system.d3 spend:any raise:inspiration end activate:4 travel:C1-A3 end recruit:pilot impact:4,0 reclaim:0 reclaim:1 reclaim:2 reclaim:3 recruit:marine-biologist activate:1 sonar:the-looking-glass.s4 seek:5+5 lay:abyssal-trench@B5 end activate:0 dive:continental-shelf.d1 end activate:2 sonar:resupply-modules.s2 seek:4+4 lay:brine-pool@A4 impact:0,3 end activate:5 publish:continental-shelf.j1*joint-announcements promote:3 spend:disc-back use:disc-back end activate:0 publish:the-looking-glass.j1*last-refuges promote:4 impact:4,1 impact:0,4 end activate:3 publish:continental-shelf.j2*a-home-on-the-floor impact:0,5 end space:last-refuges.1 conserve:dolphin-pods.c4 end activate:1 travel:C2-E2 end space:last-refuges.2 end activate:2 sonar:sunken-ruins.s1 seek:4+4 lay:seamount@E4 end activate:3 travel:C2-E4 end activate:4 end activate:5 travel:D2-C3 end activate:4 travel:A3-E4 end recruit:marine-biologist reclaim:0 reclaim:3 reclaim:5 reclaim:1 recruit:pilot impact:0,6 reclaim:0 reclaim:2 reclaim:1 reclaim:5 reclaim:3 activate:6 publish:the-looking-glass.j2*the-ships-log end activate:0 sonar:carbonate-spires.s1 seek:5+5 lay:scaly-foot-snails@E5 end activate:0 travel:C2-E4 end activate:1 sonar:carbonate-spires.s2 seek:5+5 lay:whale-fall@A5 impact:1,6 end activate:5 conserve:seamount.c1 end activate:3 travel:C3-B5 sonar:abyssal-trench.s1 impact:5,0 impact:2,7 end space:the-ships-log.2 promote:5 end activate:6 travel:E4-B3 end activate:5 conserve:seamount.c2 impact:2,6 impact:3,5 conserve:seamount.c3 impact:3,6 end activate:2 sonar:vortex.s1 seek:4+4 lay:colossal-squid@C4 end activate:1 travel:D4-D2 end activate:5 travel:E4-E1 end',
      },
      solution: 'activate:3',
      worth: [21, 4],
    },
    {
      id: 'fresh-again',
      grade: 3,
      icon: 'i-promote',
      position: {
        seats: 2,
        seed: 'qb-1',
        seat: 0,
        moves:
          'recruit:sonar-operator recruit:sonar-operator activate:1 sonar:the-sea-star.s1 seek:1+2 lay:sunken-ruins@B2 end activate:1 sonar:the-sea-star.s2 seek:2+2 lay:resupply-modules@D2 end activate:0 travel:C1-B1 end activate:0 travel:C1-B1 end recruit:sonar-operator recruit:sonar-operator activate:0 publish:volcanic-island.j2*nameless-life promote:2 end activate:2 sonar:the-sea-star.s3 seek:1+1 lay:calm-seas@E1 end activate:1 sonar:volcanic-island.s1 seek:1+1 lay:remote-anchorage@A1 end activate:1 sonar:volcanic-island.s2 seek:2+2 lay:whale-calving-ground@A2 end activate:2 travel:B1-A1 end activate:0 travel:B1-C2 end recruit:pilot impact:4,0 recruit:reef-diver activate:1 sonar:the-looking-glass.s1 seek:3+3 lay:carbonate-spires@A3 end activate:1 sonar:remote-anchorage.s1 seek:2+2 lay:dolphin-pods@E2 end activate:0 sonar:the-looking-glass.s2 seek:3+3 lay:deepwater-shark@B3 end activate:0 sonar:remote-anchorage.s2 seek:3+3 lay:vortex@C3 end activate:3 dive:the-sea-star.d1 end spend:impact impact:2,0 end recruit:pilot impact:2,1 recruit:marine-biologist activate:3 dive:the-sea-star.d1 end activate:1 sonar:the-looking-glass.s3 seek:3+3 lay:thermal-vents@D3 end activate:0 publish:the-sea-star.j2*living-hulls promote:4 spend:sonar sonar:remote-anchorage.s3 impact:1,0 end activate:2 sonar:the-looking-glass.s4 seek:4+4 lay:bioluminescent-fauna@C4 impact:1,1 end activate:2 travel:A1-D2 end activate:0 travel:C2-C3 end activate:4 travel:D2-D1 impact:0,0 end activate:4 end recruit:marine-engineer impact:5,0 reclaim:1 reclaim:2 reclaim:0 recruit:reef-diver reclaim:0 reclaim:2 reclaim:4 activate:3 travel:C3-D1 impact:0,2 end activate:0 conserve:dying-reef.c5 impact:4,1 end activate:0 conserve:dying-reef.c4 end activate:4 travel:C1-D1 impact:5,1 end pass activate:2 travel:C1-D2 end activate:1 sonar:resupply-modules.s1 seek:3+3 lay:rift-valley@E3 end activate:5 end recruit:field-researcher reclaim:3 reclaim:0 reclaim:1 reclaim:5 recruit:reef-diver activate:6 sonar:resupply-modules.s4 seek:5+5 lay:whale-fall@C5 impact:0,3 publish:dying-reef.j1*wider-sanctuaries promote:6 end activate:6 dive:the-sea-star.d1 spend:disc end space:wider-sanctuaries.1 conserve:dying-reef.c2 impact:6,2 end activate:4',
      },
      solution: 'publish:the-sea-star.j1*drifting-currents',
      worth: [34, 23],
    },
    {
      id: 'first-hex',
      grade: 3,
      icon: 'i-impact',
      position: {
        seats: 2,
        seed: 'pz-1',
        seat: 1,
        moves:
          'recruit:sonar-operator recruit:sonar-operator activate:1 sonar:the-sea-star.s1 seek:2+2 lay:dolphin-pods@D2 end activate:1 sonar:the-sea-star.s2 seek:2+2 lay:whale-calving-ground@B2 end activate:0 travel:C1-B1 end activate:0 dive:the-sea-star.d1 spend:travel travel:C1-B1 end recruit:pilot impact:6,0 recruit:sonar-operator activate:0 publish:volcanic-island.j1*drifting-currents promote:2 end activate:0 travel:B1-C2 end activate:1 sonar:volcanic-island.s1 seek:1+1 lay:dying-reef@A1 end activate:1 sonar:the-looking-glass.s1 seek:3+3 lay:coldwater-reef@C3 end activate:2 travel:B1-C2 end activate:2 end recruit:sonar-operator reclaim:0 reclaim:2 recruit:navigator activate:2 sonar:the-looking-glass.s2 seek:2+2 lay:submerged-cave-system@A2 end activate:0 sonar:the-looking-glass.s3 seek:3+3 lay:carbonate-spires@B3 end activate:3 sonar:the-looking-glass.s4 seek:4+4 lay:continental-shelf@C4 end activate:1 sonar:the-sea-star.s3 seek:1+1 lay:calm-seas@E1 end activate:0 dive:the-sea-star.d1 spend:lowest end activate:3 travel:C2-D2 end activate:2 travel:C1-A1 impact:6,1 end recruit:pilot impact:6,2 reclaim:0 reclaim:3 reclaim:1 recruit:reef-diver reclaim:0 reclaim:1 reclaim:3 activate:0 conserve:dying-reef.c4 end activate:0 publish:the-sea-star.j2*joint-announcements promote:2 end activate:3 travel:D2-C3 end activate:2 travel:C2-B3 end activate:4 travel:A1-B3 end activate:1 sonar:carbonate-spires.s1 seek:4+4 lay:seamount@B4 end activate:1 sonar:carbonate-spires.s2 seek:5+5 lay:abyssal-trench@B5 end activate:3 end activate:4 dive:the-sea-star.d1 spend:impact impact:6,3 end recruit:marine-biologist reclaim:0 reclaim:2 reclaim:3 recruit:marine-biologist reclaim:0 reclaim:3 reclaim:1 activate:5 publish:carbonate-spires.j4*travelling-light promote:1 end activate:5 publish:carbonate-spires.j1*eyes-in-orbit end activate:0 publish:carbonate-spires.j3*everything-touches gain:promote promote:4 impact:6,4 end space:eyes-in-orbit.1 seek:5+5 lay:black-smoker@C5 end space:everything-touches.1 conserve:dying-reef.c2 impact:5,0 end activate:0 publish:carbonate-spires.j2*talking-in-echoes promote:5 impact:4,0 end space:travelling-light.1 travel:B3-B5 sonar:abyssal-trench.s1 end activate:5 conserve:coldwater-reef.c4 end space:everything-touches.2 conserve:dying-reef.c5',
      },
      solution: 'impact:0,0',
      worth: [34, 26],
    },
  ],
  words: { en, de },
};
