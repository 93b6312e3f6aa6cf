/** The card tableau in the middle: drawing, laying out, falling rows and clearing. */
import { below, type Log } from '@fathom/kernel';
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
  let count = 0;
  for (let m = mask; m !== 0; m &= m - 1) count++;
  let skip = below(s.rng, count);
  let bit = 0;
  for (; bit < DECK_SIZE; bit++) if ((mask & (1 << bit)) !== 0 && skip-- === 0) break;
  s.decks[deck] = mask & ~(1 << bit);
  return deck * DECK_SIZE + bit;
}

export function cardsIn(display: readonly (number | null)[], row: number): number {
  let count = 0;
  for (let i = row * COLUMNS; i < (row + 1) * COLUMNS; i++) if (display[i] !== EMPTY) count++;
  return count;
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
  const space = corner(s.display, false);
  if (space < 0) return;
  const card = s.display[space];
  s.display[space] = EMPTY;
  discard(s, card);
  log?.event('removed', { card });
  //
  if (s.options.collapse === 'always') collapse(s, rowOf(space), log);
}

/** The space of the leftmost uppermost card, or of the rightmost lowest one (NE-102); −1 when there is none. */
export function corner(display: readonly number[], right: boolean): number {
  for (let c = 0; c < COLUMNS; c++) {
    for (let r = 0; r < ROWS; r++) {
      const space = right ? (ROWS - 1 - r) * COLUMNS + COLUMNS - 1 - c : r * COLUMNS + c;
      if (display[space] !== EMPTY) return space;
    }
  }
  return -1;
}

/** NE-50, NE-73: what is left goes to the box. */
export function clearDisplay(s: State): void {
  for (let i = 0; i < SPACES; i++) {
    if (s.display[i] >= 0) discard(s, s.display[i]);
    s.display[i] = EMPTY;
  }
}
