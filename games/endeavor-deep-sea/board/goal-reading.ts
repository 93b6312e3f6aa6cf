/** What can be read about the goals of a mission or a team, and about the setback of the round. */
import type { Reading } from '@fathom/parts/reading.ts';
import { SETBACKS, TEAM_GOALS } from '../data/coop.ts';
import { goalOf } from '../goals/mission.ts';
import { teamGoals } from '../goals/team.ts';
import type { Move } from '../move.ts';
import { missionOf } from '../sea.ts';
import { currentSetback, isTeam } from '../team.ts';
import { goalIcon } from './goal-icon.ts';
import type { Table } from './table.ts';

export function ofGoal(table: Table, index: number): Reading<Move> | undefined {
  return isTeam(table.view) ? ofTeamGoal(table, index) : ofMissionGoal(table, index);
}

function ofMissionGoal({ view }: Table, index: number): Reading<Move> | undefined {
  const { goals, number } = missionOf(view);
  if (!goals[index]) return undefined;
  return {
    about: `goal-${number}-${index + 1}`,
    icon: goalIcon(goalOf(view, index) ?? goals[index][0]),
  };
}

/** The bonus goals follow those of the mission. */
function ofTeamGoal({ say, view }: Table, index: number): Reading<Move> | undefined {
  const { number } = missionOf(view);
  const progress = teamGoals(view)[index];
  if (!progress) return undefined;
  const { goal, count, need } = progress;
  return {
    about: index < TEAM_GOALS[number - 1].length ? `team-${number}-${index + 1}` : `bonus-${goal.id}`,
    icon: goalIcon(goal),
    lines: [{ text: say('read.goal', { count, need }), rule: 'CO-17' }],
  };
}

export function ofSetback({ view }: Table): Reading<Move> | undefined {
  const setback = currentSetback(view);
  return setback < 0 ? undefined : { about: `setback-${SETBACKS[setback]}`, icon: 'i-damage' };
}
