/** NE-50 … NE-56: phase B is dealt, and when all have chosen it is paid and unpacked in the order of A-23. */
import { hasBit, type Log } from '@fathom/kernel';
import { DEEP_THOUGHT } from './automaton.ts';
import { COLUMNS, HAND, ROWS, SPACES } from './data/box.ts';
import { deckIndex } from './data/card.ts';
import { type State, UNSEALED, UNSEEN } from './state.ts';
import { clearDisplay, drawCard } from './tableau.ts';

export function startMarket(s: State, log?: Log): void {
  clearDisplay(s);
  s.phase = 'B';
  const deck = deckIndex(s.round, 1);
  for (let seat = 0; seat < s.seats; seat++) deal(s, seat, deck, HAND);
  // NE-52, NE-106: rows nobody owns are filled face down; in the solo game the second row stays empty.
  for (let space = fillerRow(s) * COLUMNS; space < SPACES; space++) s.display[space] = UNSEEN;
  s.sealed.fill(UNSEALED);
  log?.event('market', { round: s.round });
  s.stack.push({ step: 'market' });
  // NE-107, A-62: Deep Thought's cards are attached before the human decides.
  if (s.seats === 1 && s.options.deepThought > 0) {
    deal(s, DEEP_THOUGHT, deck, s.options.deepThought);
    s.stack.push({ step: 'attach', seat: DEEP_THOUGHT, row: null });
  }
}

function deal(s: State, seat: number, deck: number, count: number): void {
  for (let i = 0; i < count; i++) s.hands[seat].push(drawCard(s, deck));
  // Sorted, so that the order tells nothing; Deep Thought attaches in the order dealt.
  if (seat < s.seats) s.hands[seat].sort((a, b) => a - b);
}

/** The first of the rows that are filled face down. */
export function fillerRow(s: { readonly stations: readonly unknown[] }): number {
  return Math.min(ROWS, s.stations.length);
}

/** the row that takes the cards a seat does not buy. */
export function rejectRow(s: { readonly seats: number; readonly nautilus: number }, seat: number): number {
  return s.seats === 1 ? 0 : (seat - s.nautilus + s.seats) % s.seats;
}

/** the seat that is number `i` in the order of resolution. */
export function seatInOrder(s: { readonly seats: number; readonly nautilus: number }, i: number): number {
  return (s.nautilus + i) % s.seats;
}

export function allSealed(s: State): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.sealed[seat] === UNSEALED) return false;
  return true;
}

/** NE-55: what is not bought goes face down into the own row, from the left; then all pay, then all unpack. */
export function resolveMarket(s: State, log?: Log): void {
  s.stack.pop();
  for (let seat = 0; seat < s.seats; seat++) {
    const bought: number[] = [];
    let space = rejectRow(s, seat) * COLUMNS;
    for (let i = 0; i < s.hands[seat].length; i++) {
      if (hasBit(s.sealed[seat], i)) bought.push(s.hands[seat][i]);
      else s.display[space++] = s.hands[seat][i];
    }
    s.hands[seat] = bought;
    s.sealed[seat] = UNSEALED;
    log?.event('purchased', { seat, count: bought.length });
  }
  log?.reveal(s.hands.map((_, seat) => seat));
  s.stack.push({ step: 'unpack', served: 0 }, { step: 'charge', paid: 0 });
}
