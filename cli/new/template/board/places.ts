/** Where on the table moves act and events happen. */
import { BOARD, type Places, PROMPT, seatPlace, TRAY } from '@fathom/parts/places.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';

export const FIST = `${TRAY}:fist`;

export function pearlPlace(value: number): string {
  return `${BOARD}:pearl:${value}`;
}

export function stringPlace(seat: number): string {
  return seatPlace(seat, 'string');
}

export const places: Places<View, Move> = {
  ofMove(move) {
    if (move.kind === 'take') return [pearlPlace(move.value)];
    return [move.kind === 'open' ? FIST : PROMPT];
  },

  ofEvent({ key, params }) {
    if (key === 'took') return [pearlPlace(Number(params.value)), stringPlace(Number(params.seat))];
    if (key === 'surfaced') return [pearlPlace(Number(params.value))];
    return [params.seat === undefined ? BOARD : stringPlace(Number(params.seat))];
  },
};
