/** How long the game may still go on, as a bot reads it. */
import { top } from '@fathom/kernel';
import { poolSize, type State } from '../state.ts';

/** How fast the pool empties: usual rounds of a game, how many of them weigh as much as what was seen, and how much faster it becomes; at most so many rounds are left, fewer with each. */
const PACE = { rounds: 17, trust: 5, later: 1.15, most: 16.5, each: 0.5, least: 4 } as const;

/**
 * Turns a seat may still expect. The pool is the clock: it goes on as it went so far, and somewhat faster. Whoever sits
 * early in the round has to see the end coming, because those who come later know it a turn before.
 */
export function turnsLeft(s: State, seat: number): number {
  const now = orderOf(s, s.seat);
  const ended = s.ending === '' && top(s).step === 'end';
  const due = orderOf(s, seat) < now || (seat === s.seat && ended) ? 0 : 1;
  if (s.lastRound > 0) return s.lastRound - s.round + due;
  const start = poolSize(s.seats, s.options);
  const usual = start / PACE.rounds;
  const pace = (PACE.later * (start - s.pool + PACE.trust * usual)) / (s.round + PACE.trust);
  const elapsed = (now + (ended ? 1 : 0)) / s.seats;
  const rounds = Math.max(0, elapsed + s.pool / pace - 0.5);
  return due + Math.min(1 + rounds, Math.max(PACE.least, PACE.most - s.round * PACE.each));
}

function orderOf(s: State, seat: number): number {
  return (seat - s.first + s.seats) % s.seats;
}
