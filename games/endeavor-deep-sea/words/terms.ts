/** What things are called, and what they give, in words. */
import type { Say } from '@fathom/kernel';
import { BONUS_GOALS, SETBACKS } from '../data/coop.ts';
import { DESIGNS } from '../data/crew.ts';
import { countOf, GAINS } from '../data/gains.ts';
import { JOURNALS } from '../data/journals.ts';
import { mayCopy, type Slots, unpackSlots } from '../data/slots.ts';
import { SITES, TILES } from '../data/tiles.ts';
import { TOKENS } from '../data/tokens.ts';
import { designOf, isSenior, type Member } from '../member.ts';
import { SETBACK_CARD } from '../move.ts';
import { depthRange } from './depths.ts';

export function tileName(say: Say, tile: number): string {
  return say(`tile.${TILES[tile].id}`);
}

/** Of a specialist, with or without its side and disc. */
export function designName(say: Say, member: Member): string {
  return say(`specialist.${DESIGNS[designOf(member)].id}`);
}

/** A specialist of a crew, by the side lying up. */
export function memberName(say: Say, member: Member): string {
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

/** What a site gives: a discovery at these depths, gains, or nothing. */
export function siteGains(say: Say, site: number): string {
  const { depths, gains } = SITES[site];
  const range = depths === 0 ? [] : [say('sketch.depths', { range: depthRange(depths) })];
  return [...range, gainsText(say, gains)].filter(text => text !== '').join(', ');
}

/** "dive or publish, and travel" */
export function slotsText(say: Say, slots: Slots): string {
  const parts = unpackSlots(slots).map(choice =>
    choice.map(action => say(`act.${action}`)).join(` ${say('or')} `),
  );
  if (mayCopy(slots)) parts.push(say('act.copy'));
  return parts.join(` ${say('and')} `);
}
