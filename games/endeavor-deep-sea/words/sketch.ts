/** Endeavor as text: the zones that are charted, goals, journals and institutes. */
import { countBits, type Listener, range, type Say, type Seat } from '@fathom/kernel';
import { SETBACKS } from '../data/coop.ts';
import { MISSIONS } from '../data/missions.ts';
import { DEPTHS } from '../data/ocean.ts';
import { countGoal, goalOf, goalPoints } from '../goals/mission.ts';
import { teamGoals } from '../goals/team.ts';
import { lastRound } from '../round.ts';
import { currentSetback, isTeam, levelRules } from '../team.ts';
import type { View } from '../view.ts';
import { goalPrices, goalTitle } from './goals.ts';
import { drawJournals, drawOffer, drawSeat } from './institute.ts';
import { drawZone } from './zone.ts';

export function sketch(say: Say, view: View, table: Listener): string {
  const zones = view.ocean.flatMap((tile, cell) => (tile >= 0 ? drawZone(say, view, table, cell) : []));
  return [
    headline(say, view),
    ...drawSetback(say, view),
    '',
    ...zones,
    drawPiles(say, view),
    '',
    say('sketch.goals'),
    ...(isTeam(view) ? drawTeamGoals(say, view) : drawGoals(say, view, table)),
    '',
    ...drawJournals(say, view),
    ...drawOffer(say, view, table),
    ...range(view.seats).map(seat => drawSeat(say, view, table, seat)),
  ].join('\n');
}

function headline(say: Say, view: View): string {
  return say('sketch.round', {
    round: Math.max(1, view.round),
    rounds: lastRound(view),
    mission: say(`option.mission.${view.options.mission}`),
  });
}

function drawSetback(say: Say, view: View): string[] {
  const setback = currentSetback(view);
  if (setback < 0) return [];
  const { strength, turns } = levelRules(view);
  const text = say(`setbackDoes.${SETBACKS[setback]}`, { x: strength, turns });
  return [say('sketch.setback', { name: say(`setback.${SETBACKS[setback]}`), text })];
}

function drawPiles(say: Say, view: View): string {
  const left = DEPTHS.map(depth => ({ depth, n: countBits(view.unseen[depth]) })).filter(({ n }) => n > 0);
  return say('sketch.uncharted', { list: left.map(pile => say('sketch.pile', pile)).join(', ') });
}

function drawGoals(say: Say, view: View, table: Listener): string[] {
  const { goals, maxDepth } = MISSIONS[view.options.mission - 1];
  return goals.map((options, index) => {
    const goal = goalOf(view, index);
    if (!goal) {
      const either = options.map(option => goalTitle(say, option)).join(` ${say('or')} `);
      return `  ${either}: ${say('goalOpen')}`;
    }
    const counts = goalPoints(view, index).map((points, seat: Seat) =>
      say('sketch.standing', { name: table.name(seat), n: countGoal(view, goal, index, seat), points }),
    );
    return `  ${goalTitle(say, goal, maxDepth)}, ${goalPrices(say, goal)}: ${counts.join(', ')}`;
  });
}

function drawTeamGoals(say: Say, view: View): string[] {
  return teamGoals(view).map(
    ({ goal, count, need }) => `  ${goalTitle(say, goal)}: ${say('progress', { count, need })}`,
  );
}
