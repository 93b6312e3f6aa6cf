/** Which drawing stands for what. */
import type { SymbolName } from '@fathom/parts/symbols.ts';
import { CREW } from '../data/box.ts';
import { BUILDINGS, GUILDS } from '../data/names.ts';

/** In the order of the colours: leaf, bolt, drop, sun. */
export const COLOUR_SYMBOLS: readonly SymbolName[] = ['i-f-green', 'i-plant', 'i-f-blue', 'i-f-yellow'];

export const GUILD_SYMBOLS: readonly SymbolName[] = GUILDS.map(guild => `i-g-${guild}` as const);

const DRAWN = {
  greenhouse: 'i-greenhouse',
  refinery: 'i-refinery',
  factory: 'i-factory',
  habitat: 'i-house',
} as const;
export const BUILDING_SYMBOLS: readonly SymbolName[] = BUILDINGS.map(building => DRAWN[building]);

export function cardSymbol(card: number): SymbolName {
  const { guild, recalls } = CREW[card];
  if (guild >= 0) return GUILD_SYMBOLS[guild];
  return recalls ? 'i-nautilus' : 'i-publish';
}
