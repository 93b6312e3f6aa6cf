/** NE-69 … NE-73: phase D, and the end of the game after the third round. */
import type { Log } from '@fathom/kernel';
import { by, isDeepThought } from './automaton.ts';
import { earn } from './coins.ts';
import { OUTSIDE, OXYGEN, ROUNDS } from './data/box.ts';
import { BONUS } from './data/card.ts';
import { fresh, lyingOn, standingOn } from './module.ts';
import { startRound } from './round.ts';
import { isStable, pointer, soloEnding } from './score.ts';
import { NOBODY, type State } from './state.ts';
import { BONUS_POINTS, type Built, cardCount, type Station } from './station.ts';
import { clearDisplay } from './tableau.ts';

export function scoreRound(s: State, log?: Log): void {
  for (const bonus of s.bonus) {
    for (let seat = 0; seat < s.stations.length; seat++) scoreBonus(s, seat, bonus, log);
  }
  for (let seat = 0; seat < s.stations.length; seat++) refresh(s, seat);
  clearDisplay(s);
  s.markers = 0;
  s.winners.fill(NOBODY);
  s.prices.fill(0);
  if (s.round < ROUNDS) return startRound(s, log);
  s.stack = [];
  s.ending = s.seats === 1 ? soloEnding(s) : 'final';
  log?.reveal(s.stations.map((_, seat) => seat));
  if (log) for (let seat = 0; seat < s.stations.length; seat++) judge(s, seat, log);
  log?.event('ended', { ending: s.ending });
}

/** NE-78: why the cards of a station count or do not. */
function judge(s: State, seat: number, log: Log): void {
  const station = s.stations[seat];
  const verdict = isStable(station, s.options) ? 'stood' : 'fell';
  log.event(verdict, { ...by(s, seat), damage: station.damage, pointer: pointer(station, s.options) });
}

/** NE-69, A-44: one coin or two points for every card of the group. */
export function bonusWorth(station: Built, index: number): number {
  const { group, amount } = BONUS[index];
  return amount * cardCount(station, group);
}

function scoreBonus(s: State, seat: number, index: number, log?: Log): void {
  const worth = bonusWorth(s.stations[seat], index);
  if (worth === 0) return;
  if (BONUS[index].gives === 'coins') earn(s, seat, worth);
  else s.stations[seat].points[BONUS_POINTS] += worth;
  log?.event('bonus', { ...by(s, seat), bonus: index, worth });
}

/** NE-70: Deeples return, in the last round they stay; NE-71: oxygen cards face up; NE-72: markers off the power plant. */
function refresh(s: State, seat: number): void {
  const station = s.stations[seat];
  const last = s.round === ROUNDS;
  const tanks = station.arms[OXYGEN];
  for (let i = 0; i < tanks.length; i++) tanks[i] = fresh(tanks[i]);
  if (!isDeepThought(s, seat)) station.plant = 0;
  if (!last) recall(station, isDeepThought(s, seat));
}

/** tired Deeples are fit again. Deep Thought's modules work without any. */
function recall(station: Station, automatic: boolean): void {
  for (let arm = 0; arm < OUTSIDE; arm++) {
    const modules = station.arms[arm];
    for (let i = 0; i < modules.length; i++) {
      if (!automatic) station.dome += lyingOn(modules[i]) + standingOn(modules[i]);
      modules[i] = fresh(modules[i]);
    }
  }
  station.dome += station.tired;
  station.tired = 0;
}
