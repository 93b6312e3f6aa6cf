/** The card tableau in the middle: drawing, laying out, falling rows and clearing. */
import { below, bitAt, countBits, type Log } from '@fathom/kernel';
import { discard } from './damage.ts';
import { COLUMNS, ROWS, SPACES } from './data/box.ts';
import { type Card, DECK_SIZE } from './data/card.ts';
import { EMPTY, type State } from './state.ts';

export function rowOf(space: number): number {
  return Math.floor(space / COLUMNS);
}

/** Draws a card nobody has seen; a deck has no order (NE-6). */
export function drawCard(s: State, deck: number): Card {
  const mask = s.decks[deck];
  const bit = bitAt(mask, below(s.rng, countBits(mask)));
  s.decks[deck] = mask & ~(1 << bit);
  return deck * DECK_SIZE + bit;
}

export function cardsIn(display: readonly (number | null)[], row: number): number {
  let count = 0;
  for (let i = row * COLUMNS; i < (row + 1) * COLUMNS; i++) if (display[i] !== EMPTY) count++;
  return count;
}

/** NE-63: what is printed on the spaces of a row shows where no card lies. */
export function symbolsIn(display: readonly (number | null)[], row: number): number {
  return COLUMNS - cardsIn(display, row);
}

/** NE-32, A-5: when a row is empty, the rows above fall by exactly one and keep their columns. */
export function collapse(s: State, row: number, log?: Log): void {
  if (row === 0 || cardsIn(s.display, row) > 0) return;
  let fell = false;
  for (let space = row * COLUMNS + COLUMNS - 1; space >= COLUMNS; space--) {
    const above = s.display[space - COLUMNS];
    if (above !== EMPTY) fell = true;
    s.display[space] = above;
  }
  s.display.fill(EMPTY, 0, COLUMNS);
  if (fell) log?.event('collapsed', { row });
}

/** NE-29: the uppermost card of the leftmost column leaves the game. */
export function removeLeftmost(s: State, log?: Log): void {
  const space = leftmost(s.display);
  if (space < 0) return;
  const card = s.display[space];
  s.display[space] = EMPTY;
  discard(s, card);
  log?.event('removed', { card });
  //
  if (s.options.collapse === 'always') collapse(s, rowOf(space), log);
}

/** The space of the leftmost uppermost card; −1 when there is none. */
export function leftmost(display: readonly (number | null)[]): number {
  for (let column = 0; column < COLUMNS; column++)
    for (let space = column; space < SPACES; space += COLUMNS) if (display[space] !== EMPTY) return space;
  return -1;
}

/** NE-102: the space of the rightmost lowest card; −1 when there is none. */
export function rightmost(display: readonly (number | null)[]): number {
  for (let column = COLUMNS - 1; column >= 0; column--)
    for (let row = ROWS - 1; row >= 0; row--)
      if (display[row * COLUMNS + column] !== EMPTY) return row * COLUMNS + column;
  return -1;
}

/** NE-50, NE-73: what is left goes to the box. */
export function clearDisplay(s: State): void {
  for (let i = 0; i < SPACES; i++) {
    if (s.display[i] >= 0) discard(s, s.display[i]);
    s.display[i] = EMPTY;
  }
}
