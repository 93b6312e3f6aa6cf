/**
 * Parts of a board are drawn anew only when what they are given is new: while a move is on its way, and when something opens
 * over the board, nothing of it changes.
 */
import type { BoardModule, BoardProps } from '@fathom/parts/board.ts';
import { memo } from 'react';

interface DrawnProps {
  readonly part: (props: BoardProps) => ReturnType<BoardModule['Board']>;
  readonly given: BoardProps;
}

export const Drawn = memo(function Drawn({ part: Part, given }: DrawnProps) {
  return <Part {...given} />;
});

interface DrawnSeatProps {
  readonly part: BoardModule['Seat'];
  readonly given: BoardProps;
  readonly seat: number;
  readonly compact: boolean;
}

export const DrawnSeat = memo(function DrawnSeat({ part: Part, given, seat, compact }: DrawnSeatProps) {
  return <Part {...given} seat={seat} compact={compact} />;
});
