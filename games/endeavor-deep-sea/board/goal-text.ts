/** Goals in words, made from what they count. */
import type { Say } from '@fathom/kernel';
import type { SymbolName } from '@fathom/parts/symbols.ts';
import type { TeamGoal } from '../data/coop.ts';
import { type Filter, type Goal, UNITS } from '../data/missions.ts';
import { COLUMNS } from '../data/ocean.ts';
import { depthRange } from './depths.ts';

const ALL_DEPTHS = 62;
const ALL_COLUMNS = 127;

/** "Sonar discs at depth 1–2" */
export function goalTitle(say: Say, goal: Goal | TeamGoal, maxDepth = 5): string {
  const within = goal.count === 'zones' || goal.count === 'zones-per-player';
  const units = unitsText(say, goal.units, within ? 'unitIn' : 'unit') || 'none';
  const what = say(`board.goal.${goal.count}`, { units });
  return [what, ...whereText(say, goal, maxDepth)].join(' ');
}

/** "1 each, most +5, second +3" */
export function goalPrices(say: Say, goal: Goal): string {
  const parts = goal.points > 0 ? [say('board.price.each', { n: goal.points })] : [];
  if (goal.first > 0) parts.push(say('board.price.first', { n: goal.first }));
  if (goal.second > 0) parts.push(say('board.price.second', { n: goal.second }));
  if (goal.colourLeader > 0) parts.push(say('board.price.colour', { n: goal.colourLeader }));
  for (const leader of goal.leaders) {
    const what =
      leader.count === 'found'
        ? whereText(say, leader).join(' ')
        : [unitsText(say, leader.units), ...whereText(say, leader)].join(' ');
    parts.push(say('board.price.leader', { n: leader.points, what }));
  }
  return parts.join(', ');
}

function unitsText(say: Say, units: number, form: 'unit' | 'unitIn' = 'unit'): string {
  return UNITS.filter((_, i) => (units & (1 << i)) !== 0)
    .map(unit => say(`board.${form}.${unit}`))
    .join(` ${say('board.and')} `);
}

function whereText(say: Say, { depths, columns, side }: Filter, maxDepth = 5): string[] {
  const parts: string[] = [];
  if (depths !== ALL_DEPTHS && depthRange(depths) !== `1–${maxDepth}`)
    parts.push(say('board.atDepth', { range: depthRange(depths) }));
  if (columns !== ALL_COLUMNS)
    parts.push(
      say('board.inColumns', {
        columns: COLUMNS.filter((_, i) => (columns & (1 << i)) !== 0).join(', '),
      }),
    );
  if (side !== 0) parts.push(say(side < 0 ? 'board.leftOfStar' : 'board.rightOfStar'));
  return parts;
}

/** One sign for what a goal mostly counts. */
export function goalIcon({ count, units }: Goal | TeamGoal): SymbolName {
  if (count === 'units' || count === 'zones') {
    if (units === 1) return 'i-sonar';
    if (units === 2) return 'i-conserve';
    if ((units & 4) !== 0) return 'i-publish';
    return count === 'zones' ? 'i-eye' : 'i-disc';
  }
  return ICONS[count] ?? 'i-anchor';
}

const ICONS: Readonly<Record<string, SymbolName>> = {
  found: 'i-sonar',
  colour: 'i-f-blue',
  sets: 'i-f-yellow',
  rescue: 'i-impact',
  markers: 'i-impact',
  'point-markers': 'i-impact',
  'marker-points': 'i-impact',
  cleanup: 'i-f-green',
  journals: 'i-publish',
  seniors: 'i-promote',
  conserved: 'i-conserve',
  sanctuaries: 'i-conserve',
  'empty-dives': 'i-dive',
  'full-tracks': 'i-sonar',
  stations: 'i-vessel',
};
