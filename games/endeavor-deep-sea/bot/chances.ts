/** How likely a team meets enough of its goals. */
import { exponential, sum } from '@fathom/kernel';
import { teamGoals } from '../goals/team.ts';
import { hasPassed } from '../player.ts';
import type { State } from '../state.ts';
import { levelRules } from '../team.ts';

/** The share of all discs of a game that is still to come after each round, by how the income grows. */
const TO_COME: readonly number[] = [1, 0.92, 0.82, 0.7, 0.56, 0.4, 0.21, 0];
const BONUS_CARDS = 3;
/** Chance of a bonus goal nobody has seen. */
const UNSEEN = 0.45;

export function chanceToWin(s: State): number {
  const toCome = shareToCome(s);
  const chances = teamGoals(s).map(({ count, need }) => chance(count, need, toCome));
  for (let i = s.bonus.length; i < BONUS_CARDS; i++) chances.push(UNSEEN);
  return atLeast(chances, levelRules(s).goals);
}

/** Within a round the share shrinks with the discs that were used. */
function shareToCome(s: State): number {
  const after = TO_COME[s.round];
  const before = TO_COME[Math.max(0, s.round - 1)];
  const staged = sum(s.staging.filter((_, seat) => !hasPassed(s, seat)));
  return after + (before - after) * Math.min(1, staged / (s.seats * 5));
}

/** A team that plays evenly reaches about what a goal asks for; what is missing must come from the rounds left. */
function chance(count: number, need: number, toCome: number): number {
  const expected = count + 0.85 * need * toCome;
  const spread = 0.12 + 0.3 * Math.sqrt(need * toCome);
  return 1 / (1 + exponential((need - 0.4 - expected) / spread));
}

/** Chance that at least `wanted` of independent goals are met. */
function atLeast(chances: readonly number[], wanted: number): number {
  const met: number[] = new Array(chances.length + 1).fill(0);
  met[0] = 1;
  for (const p of chances) {
    for (let k = met.length - 1; k > 0; k--) met[k] = met[k] * (1 - p) + met[k - 1] * p;
    met[0] *= 1 - p;
  }
  return sum(met.slice(wanted));
}
