/** Goals in words, made from what they count. */
import { hasBit, type Say } from '@fathom/kernel';
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
  const what = say(`goal.${goal.count}`, { units });
  return [what, ...whereText(say, goal, maxDepth)].join(' ');
}

/** "1 each, most +5, second +3" */
export function goalPrices(say: Say, goal: Goal): string {
  const parts = goal.points > 0 ? [say('price.each', { n: goal.points })] : [];
  if (goal.first > 0) parts.push(say(isRace(goal) ? 'price.race' : 'price.first', { n: goal.first }));
  if (goal.second > 0) parts.push(say('price.second', { n: goal.second }));
  if (goal.colourLeader > 0) parts.push(say('price.colour', { n: goal.colourLeader }));
  for (const leader of goal.leaders) {
    const what =
      leader.count === 'found'
        ? whereText(say, leader).join(' ')
        : [unitsText(say, leader.units), ...whereText(say, leader)].join(' ');
    parts.push(say('price.leader', { n: leader.points, what }));
  }
  return parts.join(', ');
}

/** Whoever is first, not whoever has most. */
export function isRace({ count }: Goal): boolean {
  return count === 'race-discover' || count === 'race-travel';
}

/** ED-148: units are added; a zone has one or the other of them. */
function unitsText(say: Say, units: number, form: 'unit' | 'unitIn' = 'unit'): string {
  return UNITS.filter((_, i) => hasBit(units, i))
    .map(unit => say(`${form}.${unit}`))
    .join(` ${say(form === 'unitIn' ? 'or' : 'and')} `);
}

function whereText(say: Say, { depths, columns, side }: Filter, maxDepth = 5): string[] {
  const parts: string[] = [];
  if (depths !== ALL_DEPTHS && depthRange(depths) !== `1–${maxDepth}`)
    parts.push(say('where.depth', { range: depthRange(depths) }));
  if (columns !== ALL_COLUMNS) {
    const named = COLUMNS.filter((_, i) => hasBit(columns, i));
    parts.push(say('where.columns', { n: named.length, columns: named.join(', ') }));
  }
  if (side !== 0) parts.push(say(side < 0 ? 'where.left' : 'where.right'));
  return parts;
}
