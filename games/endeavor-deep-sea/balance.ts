/** The tables of docs/BALANCE.md: every mission with one to four players together, and two to four against each other. */
import type { Balance, BalanceTable } from '@fathom/kernel';
import { LEVELS } from './data/levels.ts';
import { MISSIONS } from './data/missions.ts';
import { teamGoals } from './goals/team.ts';
import type { Options } from './meta.ts';
import type { State } from './state.ts';
import { isTeam } from './team.ts';

const MISSION_GOALS = 4;

type Table = BalanceTable<Options>;

const tables: readonly Table[] = [
  ...LEVELS.flatMap(mode => each([1, 2, 3, 4], mode)),
  ...each([2, 3, 4], 'competitive'),
];

function each(sizes: readonly number[], mode: Options['mode']): Table[] {
  return sizes.flatMap(seats =>
    MISSIONS.map(({ number }) => ({
      name: `${mode} ${seats} mission ${number}`,
      seats,
      options: { mode, mission: number },
    })),
  );
}

export const balance: Balance<State, Options> & Balance = {
  tables,
  observe: () => ({ figures, tallies }),
};

/** Together: how often the team won, and how often each goal was met, those of the mission by number. Always: who could not recruit (ED-44). */
function figures(s: State): Record<string, number> {
  const missed = s.crew.filter(crew => crew.length < 1 + s.round).length;
  if (!isTeam(s)) return { missedRecruits: missed };
  const met = teamGoals(s).map(({ goal, count, need }, i) => [
    i < MISSION_GOALS ? goalName(i) : goal.id,
    count >= need ? 1 : 0,
  ]);
  return { missedRecruits: missed, won: s.ending === 'won' ? 1 : 0, ...Object.fromEntries(met) };
}

/** By how much each goal was surpassed or missed, those of mission 8 by what was chosen: from this the numbers of a level can be read (CO-16). */
function tallies(s: State): Record<string, number> {
  if (!isTeam(s)) return {};
  const margins = teamGoals(s).map(({ goal, count, need }, i) => [
    i < MISSION_GOALS ? `${goalName(i)} ${goal.id}`.trim() : goal.id,
    count - need,
  ]);
  return Object.fromEntries(margins);
}

function goalName(index: number): string {
  return `goal${index + 1}`;
}
