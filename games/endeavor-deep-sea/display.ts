/** ED-26, ED-88: the journals on display. */
import type { Log } from '@fathom/kernel';
import { BOARD } from './data/board.ts';
import { ANCHORS } from './data/journals.ts';
import { pickBit } from './piles.ts';
import type { State } from './state.ts';

/** Up to four from the deck, new ones on the right. */
export function refillDisplay(s: State, log?: Log): void {
  while (s.display.length < BOARD.display && s.deck !== 0) {
    const bit = pickBit(s.rng, s.deck);
    s.deck &= ~(1 << bit);
    s.display.push(ANCHORS + bit);
    log?.event('displayed', { journal: ANCHORS + bit });
  }
}
