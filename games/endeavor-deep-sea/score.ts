/** ED-213 … ED-219, CO-17 … CO-20: points, places, and how everybody stands. */
import { placesBy, type Result, range, type Standing, sum } from '@fathom/kernel';
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
  return range(GOALS).map(i => goalPoints(t, i));
}

export function scoreOf(t: Table): number[] {
  const goals = allGoals(t);
  return range(t.seats).map(seat => sum([...personalPoints(t, seat), ...goals.map(points => points[seat])]));
}

export function standing(v: View): Standing[] {
  if (isTeam(v)) return teamStanding(v);
  const goals = allGoals(v);
  return range(v.seats).map(seat =>
    standingOf(seat, [
      ...personalParts(v, seat),
      ...goals.map((points, i) => ({ key: `goal${i + 1}`, value: points[seat] })),
    ]),
  );
}

/** CO-20: the team has one score; a last part brings what each has scored to the average. */
function teamStanding(v: View): Standing[] {
  const score = teamScore(v);
  const team = { key: 'team', value: 10 * goalsMet(v) };
  return range(v.seats).map(seat => {
    const own = [...personalParts(v, seat), team];
    if (v.seats === 1) return standingOf(seat, own);
    return standingOf(seat, [...own, { key: 'average', value: score - sumOf(own) }]);
  });
}

function personalParts(t: Table, seat: number): Standing['parts'] {
  return personalPoints(t, seat).map((value, i) => ({ key: PARTS[i], value }));
}

function standingOf(seat: number, parts: Standing['parts']): Standing {
  return { seat, score: sumOf(parts), parts };
}

function sumOf(parts: Standing['parts']): number {
  return sum(parts.map(part => part.value));
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
    places: placesBy(scores.map(score => [score])),
    scores,
  };
}
