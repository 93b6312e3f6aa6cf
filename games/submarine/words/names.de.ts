/** German needs gender, case and endings: "einen blauen Ring", "mit der rosa Muschel". */
import { COLOURS, type Colour, KINDS, type Kind } from '../data/box.ts';
import { colourOf, isMussel, kindOf, type Token } from '../token.ts';

type Gender = 'm' | 'f' | 'n';
type Case = 'nom' | 'acc' | 'dat';
type Thing = Kind | 'mussel';

const NOUNS: Readonly<Record<Thing, readonly [Gender, string]>> = {
  amphora: ['f', 'Amphore'],
  crown: ['f', 'Krone'],
  chest: ['f', 'Truhe'],
  goblet: ['m', 'Kelch'],
  mask: ['f', 'Maske'],
  key: ['m', 'Schlüssel'],
  bell: ['f', 'Glocke'],
  dagger: ['m', 'Dolch'],
  lamp: ['f', 'Öllampe'],
  ring: ['m', 'Ring'],
  astrolabe: ['n', 'Astrolabium'],
  lyre: ['f', 'Leier'],
  mussel: ['f', 'Muschel'],
};

/** `fixed` adjectives have no endings. */
const ADJECTIVES: Readonly<Record<Colour, { readonly stem: string; readonly fixed: boolean }>> = {
  sand: { stem: 'sandfarben', fixed: false },
  sky: { stem: 'blau', fixed: false },
  rose: { stem: 'rosa', fixed: true },
  jade: { stem: 'grün', fixed: false },
  lilac: { stem: 'lila', fixed: true },
};

const DEFINITE: Readonly<Record<Case, Readonly<Record<Gender, readonly [string, string]>>>> = {
  nom: { m: ['der', 'e'], f: ['die', 'e'], n: ['das', 'e'] },
  acc: { m: ['den', 'en'], f: ['die', 'e'], n: ['das', 'e'] },
  dat: { m: ['dem', 'en'], f: ['der', 'en'], n: ['dem', 'en'] },
};

const INDEFINITE: Readonly<Record<Case, Readonly<Record<Gender, readonly [string, string]>>>> = {
  nom: { m: ['ein', 'er'], f: ['eine', 'e'], n: ['ein', 'es'] },
  acc: { m: ['einen', 'en'], f: ['eine', 'e'], n: ['ein', 'es'] },
  dat: { m: ['einem', 'en'], f: ['einer', 'en'], n: ['einem', 'en'] },
};

/** "der blaue Ring" */
export function derToken(grammar: Case): (token: Token) => string {
  return token => phrase(DEFINITE[grammar], token);
}

/** "einen blauen Ring" */
export function einToken(grammar: Case): (token: Token) => string {
  return token => phrase(INDEFINITE[grammar], token);
}

/** "blauer Ring", as on a label. */
export function tokenName(token: Token): string {
  const [, ...words] = phrase(INDEFINITE.nom, token).split(' ');
  return words.join(' ');
}

/** "eine blaue Karte", "keine blaue Karte", "einer blauen Karte" */
export function karte(article: string, ending: 'e' | 'en'): string[] {
  return COLOURS.map(colour => `${article} ${adjective(colour, ending)} Karte`);
}

/** "blaue", "blauen" in the order of the colours. */
export function farbig(ending: 'e' | 'en'): string[] {
  return COLOURS.map(colour => adjective(colour, ending));
}

export function noun(thing: Thing): string {
  return NOUNS[thing][1];
}

function phrase(forms: Readonly<Record<Gender, readonly [string, string]>>, token: Token): string {
  const [gender, name] = NOUNS[thingOf(token)];
  const [article, ending] = forms[gender];
  return `${article} ${adjective(COLOURS[colourOf(token)], ending)} ${name}`;
}

function adjective(colour: Colour, ending: string): string {
  const { stem, fixed } = ADJECTIVES[colour];
  return fixed ? stem : stem + ending;
}

function thingOf(token: Token): Thing {
  return isMussel(token) ? 'mussel' : KINDS[kindOf(token)];
}
