/** How turns follow each other, and how the game ends. */
import type { Log } from '@fathom/kernel';
import { NUMBERS } from './data/box.ts';
import { type Ending, newTurn, type State } from './state.ts';

/** FL-13: in round 0 everybody explores, the first player first; after that a turn is a card (FL-19). */
export function startTurn(s: State): void {
  s.turn = newTurn();
  s.stack = s.round === 0 ? [{ step: 'close' }, { step: 'explore' }] : [{ step: 'play' }];
}

/** FL-18, FL-19: clockwise; a round is over when the first player is on turn again. */
export function nextTurn(s: State, log?: Log): void {
  const next = (s.seat + 1) % s.seats;
  if (next === s.first && endRound(s, log)) return;
  s.seat = next;
  startTurn(s);
}

/** FL-87: after the round in which the pool ran out everybody has one last turn; A-35: rounds without a single victory point end the game too. */
function endRound(s: State, log?: Log): boolean {
  if (s.lastRound > 0 && s.round >= s.lastRound) {
    finish(s, 'pool', log);
    return true;
  }
  s.idle = s.round === 0 || s.scored ? 0 : s.idle + 1;
  if (s.lastRound === 0 && s.idle === NUMBERS.idleRounds) {
    finish(s, 'idle', log);
    return true;
  }
  s.scored = false;
  s.round++;
  log?.event('round', { round: s.round });
  return false;
}

function finish(s: State, ending: Ending, log?: Log): void {
  s.ending = ending;
  s.stack = [];
  log?.event('ended', { ending });
}
