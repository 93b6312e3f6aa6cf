/** Where on the table moves act and events happen. */
import { BOARD, type Places, PROMPT, seatPlace } from '@fathom/parts/places.ts';
import type { Move } from '../move.ts';
import { RIGHT, SPACES, spaceAt } from '../space.ts';
import { besideContainer, inContainer, kindOf, type Token } from '../token.ts';
import type { View } from '../view.ts';

export const HARBOUR = 'harbour';
export const EXIT = 'exit';
export const DISCARDS = `${BOARD}:discards`;

export function columnPlace(column: number): string {
  return column === RIGHT ? EXIT : `column:${column}`;
}

export function spacePlace(space: number): string {
  return `space:${space}`;
}

export function fleetPlace(space: number, seat: number): string {
  return `${spacePlace(space)}:fleet:${seat}`;
}

export function handPlace(colour: number): string {
  return `tray:hand:${colour}`;
}

/** A token in its space, in a container or beside it. */
export function tokenPlace({ at, seats }: View, token: Token): string {
  const lies = at[token];
  if (lies < SPACES) return `${spacePlace(lies)}:token:${token}`;
  for (let seat = 0; seat < seats; seat++) {
    if (lies === inContainer(seat)) return seatPlace(seat, 'container', kindOf(token));
    if (lies === besideContainer(seat)) return seatPlace(seat, 'jokers', token);
  }
  return BOARD;
}

/** What the events of Submarine are about. */
const NAMES = ['seat', 'space', 'token', 'column', 'from', 'to'] as const;

export const places: Places<View, Move> = {
  ofMove(move, view) {
    switch (move.kind) {
      case 'place':
        return [spacePlace(spaceAt(move.column, 0))];
      case 'sail':
        return [columnPlace(move.column)];
      case 'relocate':
        return [fleetPlace(move.from, view.seat), spacePlace(move.to)];
      case 'salvage':
        return [tokenPlace(view, move.token)];
      case 'joker':
        return [tokenPlace(view, move.token), tokenPlace(view, move.joker)];
      case 'pay':
      case 'exchange':
        return [handPlace(move.colour)];
      case 'end':
        return [PROMPT];
    }
  },

  ofEvent({ key, params }, view) {
    const [seat, space, token, column, from, to] = NAMES.map(name => Number(params[name]));
    switch (key) {
      case 'placed':
        return [fleetPlace(spaceAt(column, 0), seat)];
      case 'sailed':
        return [columnPlace(column)];
      case 'left':
        return [EXIT];
      case 'relocated':
        return [spacePlace(from), fleetPlace(to, seat)];
      case 'salvaged':
      case 'joker':
        return [spacePlace(space), tokenPlace(view, token)];
      case 'paid':
        return [seatPlace(seat, 'pile'), seatPlace(to, 'pile')];
      case 'paidFromHand':
        return [seatPlace(seat, 'hand'), seatPlace(to, 'pile')];
      case 'exchanged':
        return [seatPlace(seat, 'hand'), seatPlace(seat, 'pile')];
      case 'mussel':
        return [seatPlace(seat, 'jokers')];
      case 'drew':
      case 'kept':
        return [seatPlace(seat, 'hand')];
      case 'begins':
        return [seatPlace(seat)];
      case 'voyage':
        return [HARBOUR];
      default:
        return [BOARD];
    }
  },
};
