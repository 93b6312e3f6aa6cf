/** NE-58 … NE-68, NE-108 … NE-111: phase C begins, rows come up for auction and are won. */
import type { Log } from '@fathom/kernel';
import { isDeepThought, nameOf } from './automaton.ts';
import { spend } from './coins.ts';
import { COLUMNS, ROWS, SPACES } from './data/box.ts';
import { deckIndex } from './data/card.ts';
import { type Frame, frame, type State, topFrame, UNSEEN } from './state.ts';
import { cardsIn, drawCard } from './tableau.ts';

/** NE-58, A-70: all cards are turned face up; in the solo game two rows are blocked then. */
export function startAuction(s: State, log?: Log): void {
  const deck = deckIndex(s.round, 1);
  for (let i = 0; i < SPACES; i++) if (s.display[i] === UNSEEN) s.display[i] = drawCard(s, deck);
  s.phase = 'C';
  log?.reveal(s.hands.map((_, seat) => seat));
  log?.event('auction', { round: s.round });
  s.stack.push(frame('auction', s.seats === 1 ? 0 : s.nautilus));
  if (s.seats === 1) s.stack.push({ ...frame('block', 0), left: 2 });
}

export function isMarked(s: { readonly markers: number }, row: number): boolean {
  return (s.markers & (1 << row)) !== 0;
}

export function allMarked(s: State): boolean {
  return s.markers === (1 << ROWS) - 1;
}

/** NE-59, NE-60: a row comes up and whoever chose it bids first. */
export function openAuction(s: State, chooser: number, row: number, log?: Log): void {
  log?.event('rowChosen', { seat: chooser, row });
  s.stack.push({ ...frame('bid', chooser), row });
}

/** NE-108, NE-109: the upper of the two rows first, or the one with cards; NE-110, A-60, A-68: Deep Thought's bid stands. */
export function openSoloAuction(s: State, log?: Log): void {
  const row = nextSoloRow(s);
  const high = Math.floor(s.stations[1].coins / 2);
  log?.event('soloRow', { row, bid: high });
  s.stack.push({ ...frame('bid', 0), row, high, leader: high > 0 ? 1 : -1, out: 2 });
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
export function closeAuction(s: State, auction: Frame, log?: Log): void {
  s.stack.pop();
  const { row, leader, high } = auction;
  s.markers |= 1 << row;
  if (leader < 0) {
    log?.event('unsold', { row });
    return;
  }
  s.winners[row] = leader;
  s.prices[row] = high;
  spend(s, leader, high);
  log?.event('won', { seat: nameOf(s, leader), row, price: high });
  const cards = cardsIn(s.display, row);
  if (!isDeepThought(s, leader)) {
    topFrame(s).seat = leader;
    // NE-63, A-31: one activation for every symbol that is visible.
    s.stack.push({ ...frame('reward', leader), row, left: COLUMNS - cards });
  }
  if (cards > 0) s.stack.push({ ...frame('attach', leader), row });
}
