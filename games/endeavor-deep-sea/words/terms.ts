/** What things are called, and what they give, in words. */
import type { Say } from '@fathom/kernel';
import { BONUS_GOALS, SETBACKS } from '../data/coop.ts';
import { ACTIONS, type Action, DESIGNS, DO_COPY, SLOT_BITS, SLOT_MASK } from '../data/crew.ts';
import { countOf, GAINS } from '../data/gains.ts';
import { JOURNALS } from '../data/journals.ts';
import { TILES } from '../data/tiles.ts';
import { TOKENS } from '../data/tokens.ts';
import { SETBACK_CARD } from '../move.ts';
import { designOf, isSenior } from '../player.ts';

export function tileName(say: Say, tile: number): string {
  return say(`tile.${TILES[tile].id}`);
}

/** Of a specialist, with or without its side and disc. */
export function designName(say: Say, member: number): string {
  return say(`specialist.${DESIGNS[designOf(member)].id}`);
}

/** A specialist of a crew, by the side lying up. */
export function memberName(say: Say, member: number): string {
  return say(`${isSenior(member) ? 'senior' : 'specialist'}.${DESIGNS[designOf(member)].id}`);
}

export function journalName(say: Say, journal: number): string {
  return say(`journal.${JOURNALS[journal].id}`);
}

export function tokenName(say: Say, token: number): string {
  return say(`token.${TOKENS[token].id}`);
}

/** A bonus goal or a setback of the team. */
export function cardName(say: Say, card: number): string {
  return card < SETBACK_CARD
    ? say(`bonus.${BONUS_GOALS[card].id}`)
    : say(`setback.${SETBACKS[card - SETBACK_CARD]}`);
}

/** "2 reputation, 1 impact"; empty for nothing. Chips on the board say `board.gain`, which is shorter. */
export function gainsText(say: Say, gains: number, prefix = 'gain'): string {
  return GAINS.flatMap((gain, i) => {
    const n = countOf(gains, i);
    return n > 0 ? [say(`${prefix}.${gain}`, { n })] : [];
  }).join(', ');
}

/** The actions of packed slots, slot by slot. */
export function slotActions(slots: number): Action[][] {
  return [0, 1, 2]
    .map(i => (slots >> (i * SLOT_BITS)) & SLOT_MASK)
    .filter(mask => mask !== 0)
    .map(mask => ACTIONS.filter((_, i) => (mask & (1 << i)) !== 0));
}

/** "dive or publish, and travel" */
export function slotsText(say: Say, slots: number): string {
  const parts = slotActions(slots).map(choice =>
    choice.map(action => say(`act.${action}`)).join(` ${say('or')} `),
  );
  if ((slots & DO_COPY) !== 0) parts.push(say('act.copy'));
  return parts.join(` ${say('and')} `);
}
