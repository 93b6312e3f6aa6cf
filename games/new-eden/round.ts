/** NE-23 … NE-29: a round begins, and turns of phase A follow each other until everybody has passed. */
import { below, bitAt, countBits, hasBit, type Log, type Seat } from '@fathom/kernel';
import { DEEP_THOUGHT, isDeepThought } from './automaton.ts';
import { startMarket } from './black-market.ts';
import { BONUSES, SPACES } from './data/box.ts';
import { BONUS, type Card, deckIndex } from './data/card.ts';
import type { State } from './state.ts';
import { drawCard, leftmost, removeLeftmost, rightmost } from './tableau.ts';

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

/** Who has passed, and whose turns cost the tableau a card; to be read off a state and off a view. */
interface Phase {
  readonly stations: readonly unknown[];
  readonly nautilus: Seat;
  readonly passed: number;
}

export function hasPassed(s: Pick<Phase, 'passed'>, seat: Seat): boolean {
  return hasBit(s.passed, seat);
}

/** NE-29, A-4: with two stations a card leaves the game before every turn of the Nautilus holder. */
function clearsBefore(s: Phase, seat: Seat): boolean {
  return s.stations.length === 2 && seat === s.nautilus;
}

/** NE-29: the space of the card that leaves next, as long as the Nautilus holder has turns to come; −1 for none. */
export function leavesNext(s: Phase & { readonly display: readonly (Card | null)[] }): number {
  return clearsBefore(s, s.nautilus) && !hasPassed(s, s.nautilus) ? leftmost(s.display) : -1;
}

/** NE-102: the space of the card Deep Thought takes next, if everything stays as it is; −1 for none. */
export function takenNext(
  s: Phase & { readonly seats: number; readonly display: readonly (Card | null)[] },
): number {
  const space = rightmost(s.display);
  return s.seats > 1 || hasPassed(s, DEEP_THOUGHT) || space === leavesNext(s) ? -1 : space;
}

function beginTurn(s: State, seat: Seat, log?: Log): void {
  if (clearsBefore(s, seat)) removeLeftmost(s, log);
  s.stack.push(
    isDeepThought(s, seat) ? { step: 'script', acted: false } : { step: 'turn', seat, acted: false },
  );
}

/** NE-28, A-7: the next one clockwise who has not passed, perhaps the same again. */
export function nextTurn(s: State, seat: Seat, log?: Log): void {
  for (let i = 1; i <= s.stations.length; i++) {
    const next = (seat + i) % s.stations.length;
    if (!hasPassed(s, next)) return beginTurn(s, next, log);
  }
  startMarket(s, log);
}

function drawBonus(s: State): number {
  const unseen = ((1 << BONUS.length) - 1) & ~s.bonusSeen;
  const bonus = bitAt(unseen, below(s.rng, countBits(unseen)));
  s.bonusSeen |= 1 << bonus;
  return bonus;
}
