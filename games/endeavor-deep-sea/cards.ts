/** CO-3 … CO-5: bonus goals in rounds 1 to 3, setbacks from round 4 on. */
import type { Log } from '@fathom/kernel';
import { SETBACK_CARD } from './move.ts';
import { pickBit } from './piles.ts';
import type { State } from './state.ts';
import { FIRST_SETBACK_ROUND, levelRules } from './team.ts';

/** Reveals the card of the round; with two of them the holder of the wave chooses for the team (CO-9). */
export function revealCards(s: State, log?: Log): void {
  const first = drawCard(s);
  if (levelRules(s).cards === 1) return keepCard(s, first, log);
  const second = drawCard(s);
  log?.event('cards', { first, second });
  const cards = [Math.min(first, second), Math.max(first, second)] as const;
  s.stack.push({ step: 'card', seat: s.wave, cards });
}

function drawCard(s: State): number {
  if (s.round < FIRST_SETBACK_ROUND) {
    const card = pickBit(s.rng, s.bonusDeck);
    s.bonusDeck &= ~(1 << card);
    return card;
  }
  const card = pickBit(s.rng, s.setbackDeck);
  s.setbackDeck &= ~(1 << card);
  return SETBACK_CARD + card;
}

export function keepCard(s: State, card: number, log?: Log): void {
  if (card < SETBACK_CARD) s.bonus.push(card);
  else s.setbacks.push(card - SETBACK_CARD);
  log?.event('card', { card });
}
