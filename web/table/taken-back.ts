/** What somebody took back, to be made again: until another move is made instead. */
import type { TableState } from './connection.ts';

export class TakenBack {
  #moves: readonly string[] = [];

  forget(): void {
    this.#moves = [];
  }

  /** Own moves that stood before and do not any more. */
  note(before: readonly string[], after: readonly string[]): void {
    this.#moves = [...before.slice(after.length), ...this.#moves];
  }

  /** The next move, if it is offered again. What was forced after it is made by itself, so it may be missing. */
  next(offered: readonly string[]): string | undefined {
    return this.#moves.find(move => offered.includes(move));
  }

  /** The move is being made again. */
  take(move: string): void {
    this.#moves = this.#moves.slice(this.#moves.indexOf(move) + 1);
  }
}

export function ownMoves({ known, you }: TableState): string[] {
  return known?.entries.filter(({ seat }) => seat === you).map(({ text }) => text) ?? [];
}
