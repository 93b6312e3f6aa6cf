/** NE-23 … NE-29: a round begins, and turns of phase A follow each other until everybody has passed. */
import { below, type Log } from '@fathom/kernel';
import { startMarket } from './blackMarket.ts';
import { BONUSES, SPACES } from './data/box.ts';
import { BONUS, deckIndex } from './data/card.ts';
import { frame, type State } from './state.ts';
import { drawCard, removeLeftmost } from './tableau.ts';

/** NE-24, A-2: two new bonus cards; NE-25: twelve cards of the deck; NE-26: the Nautilus holder begins. */
export function startRound(s: State, log?: Log): void {
  s.round++;
  s.phase = 'A';
  s.passed = 0;
  s.bonus = [];
  while (s.bonus.length < BONUSES) s.bonus.push(drawBonus(s));
  for (let i = 0; i < SPACES; i++) s.display[i] = drawCard(s, deckIndex(s.round, 0));
  log?.event('round', { round: s.round, first: s.bonus[0], second: s.bonus[1] });
  beginTurn(s, s.nautilus, log);
}

/** NE-29, A-4: with two stations a card leaves the game before every turn of the Nautilus holder. */
function beginTurn(s: State, seat: number, log?: Log): void {
  if (s.stations.length === 2 && seat === s.nautilus) removeLeftmost(s, log);
  s.stack.push(frame('turn', seat));
}

/** NE-28, A-7: the next one clockwise who has not passed, perhaps the same again. */
export function nextTurn(s: State, seat: number, log?: Log): void {
  for (let i = 1; i <= s.stations.length; i++) {
    const next = (seat + i) % s.stations.length;
    if ((s.passed & (1 << next)) === 0) return beginTurn(s, next, log);
  }
  startMarket(s, log);
}

function drawBonus(s: State): number {
  let skip = below(s.rng, BONUS.length - countBits(s.bonusSeen));
  for (let bonus = 0; ; bonus++) {
    if ((s.bonusSeen & (1 << bonus)) !== 0 || skip-- > 0) continue;
    s.bonusSeen |= 1 << bonus;
    return bonus;
  }
}

export function countBits(mask: number): number {
  let count = 0;
  for (let m = mask; m !== 0; m &= m - 1) count++;
  return count;
}
