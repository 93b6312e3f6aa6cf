/** The legal moves sorted by the place where they are offered. Whatever the board lights up comes from here. */
import type { Move } from '../move.ts';
import { RIGHT } from '../space.ts';
import type { Token } from '../token.ts';

export type Salvage = Extract<Move, { kind: 'salvage' | 'joker' }>;

export interface Choices {
  /** By column. */
  readonly place: ReadonlyMap<number, Move>;
  readonly stop: ReadonlyMap<number, Move>;
  readonly leave: Move | undefined;
  /** By the space a submarine comes from, then by the space it goes to. */
  readonly relocate: ReadonlyMap<number, ReadonlyMap<number, Move>>;
  readonly salvage: ReadonlyMap<Token, readonly Salvage[]>;
  /** By colour of a hand card. */
  readonly card: ReadonlyMap<number, Move>;
}

export function choicesOf(moves: readonly Move[]): Choices {
  const place = new Map<number, Move>();
  const stop = new Map<number, Move>();
  const relocate = new Map<number, Map<number, Move>>();
  const salvage = new Map<Token, Salvage[]>();
  const card = new Map<number, Move>();
  for (const move of moves) {
    switch (move.kind) {
      case 'place':
        place.set(move.column, move);
        break;
      case 'sail':
        stop.set(move.column, move);
        break;
      case 'relocate':
        relocate.set(move.from, (relocate.get(move.from) ?? new Map<number, Move>()).set(move.to, move));
        break;
      case 'salvage':
      case 'joker':
        salvage.set(move.token, [...(salvage.get(move.token) ?? []), move]);
        break;
      case 'pay':
      case 'exchange':
        card.set(move.colour, move);
        break;
    }
  }
  const leave = stop.get(RIGHT);
  stop.delete(RIGHT);
  return { place, stop, leave, relocate, salvage, card };
}
