/** CO-18, CO-20: how the team did, for the page of the end. */
import { range, type Say } from '@fathom/kernel';
import type { TeamReport } from '@fathom/parts/board.ts';
import { SETBACKS } from '../data/coop.ts';
import { LEVELS, type Level } from '../data/levels.ts';
import { MISSIONS } from '../data/missions.ts';
import { sharesOf } from '../goals/shares.ts';
import { teamGoals } from '../goals/team.ts';
import { FIRST_SETBACK_ROUND, levelRules, teamLevel } from '../team.ts';
import type { View } from '../view.ts';
import { goalTitle } from '../words/goals.ts';
import { goalIcon } from './goal-icon.ts';

const OWN_GOALS = 4;

export function team(view: View, say: Say): TeamReport | undefined {
  const level = teamLevel(view);
  if (level === undefined) return undefined;
  const goals = teamGoals(view).map(({ goal, count, need }, i) => ({
    key: `${i} ${goal.id}`,
    icon: goalIcon(goal),
    name: i < OWN_GOALS ? goalTitle(say, goal) : say(`bonus.${goal.id}`),
    about: i < OWN_GOALS ? say('end.goal', { n: i + 1 }) : goalTitle(say, goal),
    count,
    need,
    shares: sharesOf(view, goal),
  }));
  const met = goals.filter(({ count, need }) => count >= need).length;
  const { mission } = view.options;
  return {
    about: say('end.mission', { mission: say(`option.mission.${mission}`) }),
    title: say('end.graded', { grade: say(`grade.${met}`), level }),
    met,
    needed: levelRules(view).goals,
    goals,
    grades: gradesOf(say, goals.length),
    setbacks: setbacksOf(view, say),
    other: met >= levelRules(view).goals ? nextMission(view, say) : calmerSea(level, say),
  };
}

/** CO-4: one for each round from the fourth on. */
function setbacksOf(view: View, say: Say): TeamReport['setbacks'] {
  const { strength: x, turns } = levelRules(view);
  return view.setbacks.map((setback, i) => ({
    when: say('end.round', { n: FIRST_SETBACK_ROUND + i }),
    name: say(`setback.${SETBACKS[setback]}`),
    about: say(`setbackDoes.${SETBACKS[setback]}`, { x, turns }),
  }));
}

function nextMission({ options: { mission } }: View, say: Say): TeamReport['other'] {
  return mission < MISSIONS.length
    ? { label: say('end.nextMission'), options: { mission: mission + 1 } }
    : undefined;
}

function calmerSea(level: Level, say: Say): TeamReport['other'] {
  const calmer = LEVELS[LEVELS.indexOf(level) - 1];
  return calmer && { label: say('end.calmer', { level: calmer }), options: { mode: calmer } };
}

/** Neighbours of one name are one grade. */
function gradesOf(say: Say, most: number): TeamReport['grades'] {
  const grades: { name: string; from: number; to: number }[] = [];
  for (const met of range(most + 1)) {
    const name = say(`grade.${met}`);
    const last = grades.at(-1);
    if (last?.name === name) last.to = met;
    else grades.push({ name, from: met, to: met });
  }
  return grades;
}
