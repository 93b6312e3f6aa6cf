/** A world that fits a view: hidden hand cards are dealt from what is unaccounted for, hidden pile cards stay unseen. */
import { drawFrom, forkRng, type Rng } from '@fathom/kernel';
import { type Card, card, dealUnseen, UNSEEN } from './cards.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export function sample(v: View, rng: Rng): State {
  const unseen = unaccounted(v);
  const viewerMask = v.viewer === 'spectator' ? 0 : 1 << v.viewer;
  return {
    rng: forkRng(rng),
    seats: v.seats,
    options: v.options,
    at: v.at.slice(),
    submarines: v.submarines.slice(),
    ships: v.ships.slice(),
    hands: v.hands.map(({ size, known }, seat) => {
      const hand: Card[] = known.map(c => card(c, viewerMask | (1 << seat)));
      while (hand.length < size) hand.push(card(drawFrom(rng, unseen), 1 << seat));
      return hand;
    }),
    piles: v.piles.map(pile => pile.map(c => (c === null ? UNSEEN : card(c, viewerMask)))),
    unseen,
    discards: v.discards.slice(),
    seat: v.seat,
    voyage: v.voyage,
    idle: v.idle,
    progress: v.progress,
    stack: v.stack.slice(),
    ending: v.ending,
  };
}

/** Cards of each colour that the viewer has not seen anywhere. */
function unaccounted(v: View): number[] {
  const left = dealUnseen(v.seats, v.options);
  for (let c = 0; c < left.length; c++) left[c] -= v.discards[c];
  for (const hand of v.hands) for (const c of hand.known) left[c]--;
  for (const pile of v.piles) for (const c of pile) if (c !== null) left[c]--;
  return left;
}
