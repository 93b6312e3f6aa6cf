import type { Seat } from '@fathom/kernel';
import type { BoardProps } from '@fathom/parts/board.ts';
import { nameOf as nameOfSeat } from '@fathom/parts/table.ts';
import { CARD_ID, type Card } from '../data/card.ts';
import type { Frame } from '../frames.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';

export { isDeciding, markOf, refuseMove, whoIs } from '@fathom/parts/table.ts';

export type Table = BoardProps<View, Move>;

/** NE-100: in the solo game the station after the seats is Deep Thought's. */
export function isScripted(view: View, seat: Seat): boolean {
  return seat >= view.seats;
}

export function nameOf(table: Table, seat: Seat): string {
  if (isScripted(table.view, seat)) return table.say('deepThought');
  return nameOfSeat(table, seat);
}

export function topOf(view: View): Frame | undefined {
  return view.stack.at(-1);
}

export function stepOf(view: View): Frame['step'] | undefined {
  return topOf(view)?.step;
}

/** The seat whose things lie in the tray: the viewer's, or for a spectator whoever decides. */
export function traySeat({ viewer, view, actors }: Table): Seat {
  if (viewer !== 'spectator') return viewer;
  return actors[0] ?? Math.min(view.nautilus, view.seats - 1);
}

export function cardName(table: Table, card: Card): string {
  return table.say(`card.${CARD_ID[card]}`);
}

/** The name as it stands on a card, where a long word may be broken. */
export function cardTitle(table: Table, card: Card): string {
  return table.say(`title.${CARD_ID[card]}`);
}
