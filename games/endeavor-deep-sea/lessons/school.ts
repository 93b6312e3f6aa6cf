/** A match, from which the lessons cut their positions. */
import { cutting } from '@fathom/kernel';

export const cut = cutting(
  { seats: 2, seed: 'g-1' },
  `
  recruit:sonar-operator recruit:sonar-operator activate:1 sonar:the-sea-star.s1 seek:2+2
  lay:submerged-cave-system@D2 end activate:1 sonar:the-sea-star.s2 seek:2+2 lay:resupply-modules@B2 end
  activate:0 travel:C1-B1 end activate:0 travel:C1-B1 end recruit:sonar-operator recruit:reef-diver
  activate:0 sonar:the-sea-star.s3 seek:1+1 lay:calm-seas@E1 end activate:2 dive:the-sea-star.d1
  spend:any raise:reputation end activate:1 sonar:volcanic-island.s1 seek:2+2
  lay:whale-calving-ground@E2 end activate:1 sonar:volcanic-island.s2 seek:1+1 lay:atoll@A1 end
  activate:2 end activate:0 publish:volcanic-island.j2*plain-words-on-risk promote:2 end
  recruit:navigator recruit:reef-diver activate:0 travel:B1-C2 end activate:0
  publish:the-sea-star.j2*nameless-life promote:3 end activate:1 sonar:the-looking-glass.s1 seek:2+2
  lay:sunken-ruins@A2 end activate:3 dive:the-sea-star.d1 spend:disc-back use:disc-back end activate:2
  dive:submerged-cave-system.d1 spend:dive dive:the-sea-star.d1 spend:travel travel:C1-B2 end activate:2
  end activate:3 sonar:resupply-modules.s1 seek:3+3 lay:carbonate-spires@A3 end recruit:reef-diver
  recruit:marine-biologist reclaim:0 reclaim:2 activate:0 travel:C1-B1 end activate:4
  publish:the-looking-glass.j2*a-home-on-the-floor end activate:3
  publish:volcanic-island.j1*drifting-currents promote:4 end activate:2
  publish:the-looking-glass.j1*talking-in-echoes promote:1 end activate:4 dive:volcanic-island.d1
  spend:publish end activate:0 conserve:submerged-cave-system.c1 end recruit:marine-engineer reclaim:0
  reclaim:4 reclaim:2 recruit:marine-biologist activate:0 sonar:resupply-modules.s4 seek:4+4
  lay:sponge-gardens@A4 end activate:0 travel:B1-B2 end activate:2 dive:the-sea-star.d1 spend:lowest end
  activate:1 sonar:resupply-modules.s2 seek:3+3 lay:thermal-vents@D3 end activate:4 end activate:2
  sonar:resupply-modules.s5
`,
);
