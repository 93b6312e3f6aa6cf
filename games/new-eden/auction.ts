/** NE-58 … NE-68, NE-108 … NE-111: phase C begins, rows come up for auction and are won. */
import { hasBit, type Log, replaceTop, type Seat } from '@fathom/kernel';
import { by, DEEP_THOUGHT, isDeepThought } from './automaton.ts';
import { spend } from './coins.ts';
import { ROWS, SPACES } from './data/box.ts';
import { deckIndex } from './data/card.ts';
import type { Bid, Frame } from './frames.ts';
import { NOBODY, type State, UNSEEN } from './state.ts';
import { cardsIn, drawCard, symbolsIn } from './tableau.ts';

/** NE-58, A-70: all cards are turned face up; in the solo game two rows are blocked then. */
export function startAuction(s: State, log?: Log): void {
  const deck = deckIndex(s.round, 1);
  for (let i = 0; i < SPACES; i++) if (s.display[i] === UNSEEN) s.display[i] = drawCard(s, deck);
  s.phase = 'C';
  log?.reveal(s.hands.map((_, seat) => seat));
  log?.event('auction', { round: s.round });
  s.stack.push({ step: 'auction', seat: s.seats === 1 ? 0 : s.nautilus });
  if (s.seats === 1) s.stack.push({ step: 'block', seat: 0, rows: 2 });
}

export function isMarked(s: { readonly markers: number }, row: number): boolean {
  return hasBit(s.markers, row);
}

export function allMarked(s: State): boolean {
  return s.markers === (1 << ROWS) - 1;
}

/** The auction that is running. */
export function auctionOf({ stack }: { readonly stack: readonly Frame[] }): Bid | undefined {
  return stack.findLast(f => f.step === 'bid');
}

/** NE-59, NE-60: a row comes up and whoever chose it bids first. */
export function openAuction(s: State, chooser: Seat, row: number, log?: Log): void {
  log?.event('rowChosen', { seat: chooser, row });
  s.stack.push({ step: 'bid', seat: chooser, row, high: 0, leader: NOBODY, out: 0 });
}

/** NE-108, NE-109: the upper of the two rows first, or the one with cards; NE-110, A-60, A-68: Deep Thought's bid stands. */
export function openSoloAuction(s: State, log?: Log): void {
  const row = nextSoloRow(s);
  const high = Math.floor(s.stations[DEEP_THOUGHT].coins / 2);
  log?.event('soloRow', { ...by(s, DEEP_THOUGHT), row, bid: high });
  const leader = high > 0 ? DEEP_THOUGHT : NOBODY;
  s.stack.push({ step: 'bid', seat: 0, row, high, leader, out: 1 << DEEP_THOUGHT });
}

function nextSoloRow(s: State): number {
  let first = -1;
  for (let row = 0; row < ROWS; row++) {
    if (isMarked(s, row)) continue;
    if (s.options.soloAuction === 'german' || cardsIn(s.display, row) > 0) return row;
    if (first < 0) first = row;
  }
  return first;
}

/** NE-62 … NE-66, A-26: a row is sold, or stays where it is. The right to choose goes to the winner (NE-67). */
export function closeAuction(s: State, { row, leader, high }: Bid, log?: Log): void {
  s.stack.pop();
  s.markers |= 1 << row;
  if (leader === NOBODY) {
    log?.event('unsold', { row });
    return;
  }
  s.winners[row] = leader;
  s.prices[row] = high;
  spend(s, leader, high);
  log?.event('won', { ...by(s, leader), row, price: high });
  if (!isDeepThought(s, leader)) {
    replaceTop(s, { step: 'auction', seat: leader });
    // NE-63, A-31: one activation for every symbol that is visible.
    const activations = symbolsIn(s.display, row);
    s.stack.push({ step: 'reward', seat: leader, row, activations, extra: false });
  }
  if (cardsIn(s.display, row) > 0) s.stack.push({ step: 'attach', seat: leader, row });
}
