/** Table of the impact boards: how many hexes of each kind a mission has, where markers begin, and what is special. */
import type { ReferenceEntry, Source, Text } from '@fathom/kernel';
import rawMissions from './data/missions.json' with { type: 'json' };
import { type Hex, MISSIONS, type Mission } from './data/missions.ts';
import { hexSpot } from './impact.ts';
import { gainsOf, joined, listed, sentences, text, whole } from './reference-text.ts';

/** The rule that describes the board of each mission, and the one about its start or what is special there. */
const RULES: readonly (readonly [string, string])[] = [
  ['ED-153', 'ED-115'],
  ['ED-157', 'ED-115'],
  ['ED-161', 'ED-161'],
  ['ED-166', 'ED-167'],
  ['ED-171', 'ED-173'],
  ['ED-177', 'ED-180'],
  ['ED-187', 'ED-189'],
  ['ED-193', 'ED-194'],
  ['ED-198', 'ED-200'],
  ['ED-204', 'ED-205'],
];

export function impactBoards(): ReferenceEntry[] {
  return MISSIONS.flatMap((mission, i) => {
    const name = text(`option.mission.${mission.number}`);
    return [
      {
        id: `hexes-${mission.number}`,
        name,
        effect: whole(sentences([text('reference.hexes', { n: mission.hexes.length }), ...kinds(mission)])),
        rule: RULES[i][0],
        source: rawMissions.missions[i].source as Source,
      },
      {
        id: `impact-${mission.number}`,
        name: text('reference.impactOf', { mission: name }),
        effect: whole(sentences([starts(mission), text(`reference.impactRule.${mission.impact}`)])),
        rule: RULES[i][1],
        source: isMade(i) ? 'reconstructed' : 'printed',
      },
    ];
  });
}

/** Hexes that give the same are counted together. */
function kinds({ hexes }: Mission): Text[] {
  const groups = Map.groupBy(hexes, ({ points, gains, symbol, symbols, endless, goal, rescue }) =>
    [points, gains, symbol, symbols, endless, goal, rescue].join(),
  );
  return [...groups.values()].map(group =>
    text('reference.hexKind', { n: group.length, what: listed(worth(group[0])) }),
  );
}

function worth({ points, gains, symbol, symbols, endless, goal, rescue }: Hex): Text[] {
  const found = [
    ...gainsOf(gains),
    ...(points > 0 ? [text('reference.hexPoints', { n: points })] : []),
    ...(points < 0 ? [text('reference.hexLoss', { n: -points })] : []),
    ...(symbol >= 0 ? [text('reference.hexSymbol', { n: symbols, symbol })] : []),
    ...(endless ? [text('reference.endless')] : []),
    ...(goal > 0 ? [text('reference.goalHex', { n: goal })] : []),
    ...(rescue ? [text('reference.rescueHex')] : []),
  ];
  return found.length > 0 ? found : [text('reference.nothing')];
}

/** Hexes are called by row and place, as the board and the log call them. */
function starts(mission: Mission): Text {
  const spots = mission.hexes.flatMap(({ start }, hex) =>
    start ? [text('reference.spot', hexSpot(mission, hex))] : [],
  );
  return text('reference.starts', { n: spots.length, spots: joined(spots, 'reference.row') });
}

/** The rules of the board or a start hex had to be made. */
function isMade(mission: number): boolean {
  const { hexes, ...raw } = rawMissions.missions[mission];
  return 'rulesSource' in raw || 'links' in raw || hexes.some(hex => 'startSource' in hex);
}
