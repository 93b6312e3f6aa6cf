/** The key of symbols of a game, as data: its words are `sign.<symbol>`, `sign.<symbol>.is` and `sign.<symbol>.also`. */
import type { Lang, Words } from '@fathom/kernel';
import type { SymbolName } from './symbols.ts';

export interface Sign {
  readonly sign: SymbolName;
  /** Number of the rule behind it. */
  readonly rule: string;
}

export interface SignGroup {
  /** Its title is the text `signs.<key>`. */
  readonly key: string;
  readonly signs: readonly Sign[];
}

/** What the key is made of; loaded when somebody opens it. */
export interface SignKey {
  readonly signs: readonly SignGroup[];
  readonly words: Readonly<Record<Lang, Words>>;
}

/** Groups of the signs in which every word is found, in whatever language somebody thinks of it. */
export function searchSigns({ signs, words }: SignKey, query: string): SignGroup[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ sign }: Sign) => {
    const texts = Object.values(words).flatMap(own =>
      ['', '.is', '.also'].map(part => own[`sign.${sign}${part}`]),
    );
    const all = texts.join(' ').toLowerCase();
    return wanted.every(word => all.includes(word));
  };
  return signs
    .map(group => ({ ...group, signs: group.signs.filter(fits) }))
    .filter(group => group.signs.length > 0);
}
