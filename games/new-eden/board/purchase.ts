/** What cards of the black market would do to the own station: pay, suffer, and attach all of them. */
import { certain, foresee } from '@fathom/kernel';
import { game } from '../game.ts';
import type { StationView, View } from '../view.ts';
import type { Market } from './choices.ts';
import { type Stability, stabilityOf } from './stability.ts';

/** what the others buy is theirs to know, so nothing of it is counted. */
export function stabilityAfterPurchase(view: View, seat: number, move: Market): Stability | undefined {
  const attach = move.cards.map(card => ({ kind: 'attach', card }) as const);
  const { view: after } = foresee(game, alone(view, seat), seat, move, ...attach);
  const station = certain<StationView>(after?.stations?.[seat]);
  return station && stabilityOf(view, station);
}

/** The same black market, at which nobody else was dealt anything. */
function alone(view: View, seat: number): View {
  return {
    ...view,
    hands: view.hands.map((hand, other) => (other === seat ? hand : { size: 0, cards: [] })),
    sealed: view.sealed.map((mask, other) => (other === seat ? mask : 0)),
  };
}
