/** ED-213 … ED-219, CO-17 … CO-20: points, places, and how everybody stands. */
import type { Result, Standing } from '@fathom/kernel';
import { goalPoints } from './goals/mission.ts';
import { PARTS, personalPoints } from './goals/personal.ts';
import type { Table } from './goals/table.ts';
import { goalsMet, teamScore } from './goals/team.ts';
import type { State } from './state.ts';
import { isTeam } from './team.ts';
import type { View } from './view.ts';

export const GOALS = 3;

/** Points of every seat for each of the three goals. */
function allGoals(t: Table): number[][] {
  return Array.from({ length: GOALS }, (_, i) => goalPoints(t, i));
}

export function scoreOf(t: Table): number[] {
  const goals = allGoals(t);
  return Array.from({ length: t.seats }, (_, seat) =>
    [...personalPoints(t, seat), ...goals.map(points => points[seat])].reduce((sum, n) => sum + n, 0),
  );
}

export function standing(v: View): Standing[] {
  const team = isTeam(v);
  const goals = team ? [] : allGoals(v);
  const met = team ? 10 * goalsMet(v) : 0;
  return Array.from({ length: v.seats }, (_, seat) => {
    const parts = [
      ...personalPoints(v, seat).map((value, i) => ({ key: PARTS[i], value })),
      ...goals.map((points, i) => ({ key: `goal${i + 1}`, value: points[seat] })),
      ...(team ? [{ key: 'team', value: met }] : []),
    ];
    return { seat, score: parts.reduce((sum, part) => sum + part.value, 0), parts };
  });
}

/** ED-219, E-81: equal points share the victory; together all win or lose. */
export function result(s: State): Result | undefined {
  if (s.ending === '') return undefined;
  if (isTeam(s)) {
    const score = teamScore(s);
    return {
      ending: s.ending,
      places: new Array(s.seats).fill(s.ending === 'won' ? 1 : 2),
      scores: new Array(s.seats).fill(score),
    };
  }
  const scores = scoreOf(s);
  return {
    ending: s.ending,
    places: scores.map(own => 1 + scores.filter(other => other > own).length),
    scores,
  };
}
