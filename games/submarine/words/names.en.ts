import { COLOURS, KINDS } from '../data/box.ts';
import { colourOf, isMussel, kindOf, type Token } from '../token.ts';

/** "rose ring" */
export function tokenName(token: Token): string {
  return `${COLOURS[colourOf(token)]} ${isMussel(token) ? 'mussel' : KINDS[kindOf(token)]}`;
}

export function theToken(token: Token): string {
  return `the ${tokenName(token)}`;
}

/** No colour begins with a vowel. */
export function aToken(token: Token): string {
  return `a ${tokenName(token)}`;
}

export function aCard(): string[] {
  return COLOURS.map(colour => `a ${colour} card`);
}
