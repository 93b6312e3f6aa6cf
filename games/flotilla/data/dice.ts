/** FL-65, FL-84: what the faces of the dice show, and what a sonar symbol is worth. */
import { type Field, fault, get, list, source, text } from './check.ts';
import { DICE, FACES, GUILDS, RESEARCH, type Source } from './names.ts';

/** Symbols of one face, counted. */
export interface Face {
  readonly barrels: number;
  readonly survivors: number;
  readonly sonar: number;
  readonly toxicity: number;
  readonly depletion: number;
  readonly coins: number;
  readonly points: number;
  readonly breakthroughs: number;
  readonly joker: number;
  /** Of a research die: the guild whose symbol it shows, or −1. */
  readonly guild: number;
}

const SYMBOLS = {
  b: 'barrels',
  S: 'survivors',
  '~': 'sonar',
  x: 'toxicity',
  '#': 'depletion',
  c: 'coins',
  v: 'points',
  '!': 'breakthroughs',
  '?': 'joker',
} as const;

/** A symbol list such as `bb#` or `trader cccc`; `-` shows nothing. */
export function readFace(field: Field): Face {
  const counts = {
    barrels: 0,
    survivors: 0,
    sonar: 0,
    toxicity: 0,
    depletion: 0,
    coins: 0,
    points: 0,
    breakthroughs: 0,
    joker: 0,
  };
  let guild = -1;
  for (const word of text(field).split(' ')) {
    const named = GUILDS.map(String).indexOf(word);
    if (named >= 0) guild = named;
    else if (word !== '-') count(field, word, counts);
  }
  return { ...counts, guild };
}

function count(
  field: Field,
  word: string,
  counts: Record<(typeof SYMBOLS)[keyof typeof SYMBOLS], number>,
): void {
  for (const symbol of word) {
    if (Object.hasOwn(SYMBOLS, symbol)) counts[SYMBOLS[symbol as keyof typeof SYMBOLS]]++;
    else fault(field, `"${symbol}" is no symbol`);
  }
}

/** Faces by die: kind × 6 + face. */
export function readDice(file: Field): { readonly faces: Face[]; readonly sources: Source[] } {
  const dive = get(file, 'dive');
  const research = get(file, 'research');
  const faces = DICE.flatMap((name, kind) =>
    list(kind === RESEARCH ? get(research, 'faces') : get(dive, name), FACES).map(readFace),
  );
  return { faces, sources: [source(dive), source(research)] };
}
