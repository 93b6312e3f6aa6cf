/** Tables of the goals: of the missions, of teams, and the bonus goals. */
import { hasBit, type ReferenceEntry, type Source, type Text } from '@fathom/kernel';
import rawCoop from './data/coop.json' with { type: 'json' };
import { BONUS_GOALS, TEAM_GOALS, type TeamGoal } from './data/coop.ts';
import { LEVELS } from './data/levels.ts';
import rawMissions from './data/missions.json' with { type: 'json' };
import { type Filter, type Goal, MISSIONS, UNITS } from './data/missions.ts';
import { COLUMNS } from './data/ocean.ts';
import { joined, listed, sentences, text, whole } from './reference-text.ts';
import { depthRange } from './words/depths.ts';
import { isRace } from './words/goals.ts';

const ALL_DEPTHS = 62;
const ALL_COLUMNS = 127;

/** The rule of the first goal of each mission; those of the others follow. */
const FIRST_RULES: readonly number[] = [154, 158, 163, 168, 174, 184, 190, 195, 201, 207];

/** ED-154 … ED-209. */
export function missionGoals(): ReferenceEntry[] {
  return MISSIONS.flatMap(({ number, goals, maxDepth }, m) =>
    goals.map((options, i) => ({
      id: `goal-${number}-${i + 1}`,
      name: goalName(number, i),
      effect: whole(
        joined(
          options.map(goal =>
            text('reference.priced', { goal: counted(goal, maxDepth), prices: prices(goal) }),
          ),
          'reference.orElse',
        ),
      ),
      rule: `ED-${FIRST_RULES[m] + i}`,
      source: rawMissions.missions[m].goals[i].source as Source,
    })),
  );
}

/** CO-16. */
export function teamGoals(): ReferenceEntry[] {
  return TEAM_GOALS.flatMap((goals, m) =>
    goals.map((options, i) => ({
      id: `team-${m + 1}-${i + 1}`,
      name: goalName(m + 1, i),
      effect: whole(
        joined(
          options.map(goal => sentences([counted(goal, MISSIONS[m].maxDepth), ...needs(goal)])),
          'reference.orElse',
        ),
      ),
      rule: 'CO-16',
      source: rawCoop.missions[m][i].source as Source,
    })),
  );
}

export function bonusGoals(): ReferenceEntry[] {
  return BONUS_GOALS.map((goal, i) => ({
    id: `bonus-${goal.id}`,
    name: text(`bonus.${goal.id}`),
    effect: whole(
      sentences([
        counted(goal),
        ...needs(goal),
        ...(goal.notIn.length > 0
          ? [text('reference.notIn', { n: goal.notIn.length, missions: goal.notIn.join(', ') })]
          : []),
      ]),
    ),
    rule: `B-${i + 1}`,
    source: rawCoop.bonus[i].source as Source,
  }));
}

function goalName(mission: number, index: number): Text {
  return text('reference.goal', { mission: text(`option.mission.${mission}`), n: index + 1 });
}

/** What a goal counts, as the board says it. */
function counted(goal: Goal | TeamGoal, maxDepth = 5): Text {
  const form = goal.count === 'zones' || goal.count === 'zones-per-player' ? 'unitIn' : 'unit';
  const units = goal.units === 0 ? 'none' : unitsOf(goal.units, form);
  return joined([text(`goal.${goal.count}`, { units }), ...where(goal, maxDepth)], 'reference.more');
}

function unitsOf(units: number, form: 'unit' | 'unitIn'): Text {
  const named = UNITS.filter((_, i) => hasBit(units, i)).map(unit => text(`${form}.${unit}`));
  return joined(named, form === 'unitIn' ? 'reference.or' : 'reference.and');
}

function where({ depths, columns, side }: Filter, maxDepth = 5): Text[] {
  const range = depthRange(depths);
  const named = COLUMNS.filter((_, i) => hasBit(columns, i));
  return [
    ...(depths === ALL_DEPTHS || range === `1–${maxDepth}` ? [] : [text('where.depth', { range })]),
    ...(columns === ALL_COLUMNS
      ? []
      : [text('where.columns', { n: named.length, columns: named.join(', ') })]),
    ...(side === 0 ? [] : [text(side < 0 ? 'where.left' : 'where.right')]),
  ];
}

/** Points for each, for majorities and for leaders. */
function prices(goal: Goal): Text {
  const { points, first, second, colourLeader, leaders } = goal;
  return listed([
    ...(points > 0 ? [text('price.each', { n: points })] : []),
    ...(first > 0 ? [text(isRace(goal) ? 'price.race' : 'price.first', { n: first })] : []),
    ...(second > 0 ? [text('price.second', { n: second })] : []),
    ...(colourLeader > 0 ? [text('price.colour', { n: colourLeader })] : []),
    ...leaders.map(leader => {
      const units = leader.count === 'found' ? [] : [unitsOf(leader.units, 'unit')];
      const what = joined([...units, ...where(leader)], 'reference.more');
      return text('price.leader', { n: leader.points, what });
    }),
  ]);
}

function needs({ needs: all }: TeamGoal): Text[] {
  return LEVELS.map(level => {
    const [one, two, three, four] = all[level];
    return text('reference.needs', { level, one, two, three, four });
  });
}
