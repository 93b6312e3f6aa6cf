/** How a turn begins and ends, and with it a voyage and the game. */
import type { Log } from '@fathom/kernel';
import { refill } from './cards.ts';
import { LEFT, RIGHT } from './space.ts';
import type { Ending, State } from './state.ts';

export function nextSeat(s: State): number {
  return s.seat + 1 === s.seats ? 0 : s.seat + 1;
}

/** SU-23: a ship that has left waits, and its owner only has the research break. */
export function startTurn(s: State): void {
  s.stack = [s.ships[s.seat] === RIGHT ? { step: 'rest', left: false } : { step: 'sail' }];
}

/** SU-42: refill; SU-46, S-32: then the game may be over for lack of cards; S-31, S-38: a voyage without progress is counted; SU-43: then a new voyage may begin. */
export function endTurn(s: State, log?: Log): void {
  refill(s, s.seat, log);
  if (nobodyHasCards(s)) return endGame(s, 'cards', log);
  if (allShipsLeft(s)) {
    s.idle = s.progress ? 0 : s.idle + 1;
    if (s.idle === s.options.idleVoyages) return endGame(s, 'idle', log);
    startVoyage(s, log);
  }
  s.seat = nextSeat(s);
  startTurn(s);
}

/** S-29: the end comes at once, without refilling and without finishing the round. */
export function endGame(s: State, ending: Ending, log?: Log): void {
  s.ending = ending;
  s.stack = [];
  log?.event('ended', { ending });
}

/** SU-43, S-19: all ships go back to the left. */
function startVoyage(s: State, log?: Log): void {
  s.ships.fill(LEFT);
  s.progress = false;
  s.voyage++;
  log?.event('voyage', { voyage: s.voyage });
}

function allShipsLeft(s: State): boolean {
  for (let i = 0; i < s.seats; i++) if (s.ships[i] !== RIGHT) return false;
  return true;
}

function nobodyHasCards(s: State): boolean {
  for (let i = 0; i < s.seats; i++) if (s.hands[i].length > 0 || s.piles[i].length > 0) return false;
  return true;
}
