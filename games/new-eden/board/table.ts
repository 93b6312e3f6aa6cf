import type { Seat } from '@fathom/kernel';
import { type BoardProps, MARKS, type Mark } from '@fathom/parts/board.ts';
import { CARD_ID, type Card } from '../data/card.ts';
import type { Move } from '../move.ts';
import type { Frame, StepName } from '../state.ts';
import type { StationView, View } from '../view.ts';

export type Table = BoardProps<View, Move>;

/** NE-100: in the solo game the station after the seats is Deep Thought's. */
export function isScripted(view: View, seat: Seat): boolean {
  return seat >= view.seats;
}

export function nameOf(table: Table, seat: Seat): string {
  if (isScripted(table.view, seat)) return table.say('deepThought');
  return table.seats.find(info => info.seat === seat)?.name ?? '';
}

export function markOf(table: Table, seat: Seat): Mark {
  return table.seats.find(info => info.seat === seat)?.mark ?? MARKS[seat];
}

/** `you` where the viewer sits, for sentences that speak to or about a seat. */
export function whoIs(table: Table, seat: Seat): 'you' | 'other' {
  return table.viewer === seat ? 'you' : 'other';
}

export function topOf(view: View): Frame | undefined {
  return view.stack.at(-1);
}

export function stepOf(view: View): StepName | undefined {
  return topOf(view)?.step;
}

/** The seat whose things lie in the tray: the viewer's, or for a spectator whoever decides. */
export function traySeat({ viewer, view, actors }: Table): Seat {
  if (viewer !== 'spectator') return viewer;
  return actors[0] ?? Math.min(view.nautilus, view.seats - 1);
}

export function stationOf(view: View, seat: Seat): StationView {
  return view.stations[seat];
}

export function isDeciding(table: Table): boolean {
  return table.moves.length > 0;
}

/** Tries a move that is not offered and shows why not. */
export function refuseMove(table: Table, move: Move): void {
  const refusal = table.explain(move);
  if (refusal) table.refuse(refusal);
}

export function cardName(table: Table, card: Card): string {
  return table.say(`card.${CARD_ID[card]}`);
}
