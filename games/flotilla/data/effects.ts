/**
 * The effect vocabulary. An effect list is written as in the tables (`COINS 5; TRANS 4 {sell+1}`) and compiled once
 * into effects with small numbers; a program is the list of its effects. States refer to both by number.
 */
import { type Field, fault, text } from './check.ts';
import { DICE } from './names.ts';

export const OPS = [
  'COINS',
  'VP',
  'GAIN',
  'TOX',
  'CLEAN',
  'INFLUENCE',
  'SEAL',
  'RECRUIT',
  'SURVIVOR',
  'TRANS',
  'MARKET',
  'DRAW',
  'BUILD',
  'DIVE',
  'RESEARCH',
  'DIAL',
  'TRIGGER',
  'ARTIFACT',
  'RESTORE',
  'SKIFF',
  'RECALL',
  'TURN',
  'COPY',
  'RETIRE',
] as const;
export type Op = (typeof OPS)[number];

/** Modifiers in braces; 0 where a card has none. */
export interface Mods {
  /** Coins more per unit sold, less per unit bought, less per outpost. */
  readonly sell: number;
  readonly buy: number;
  readonly outpost: number;
  /** The price of a skiff; 0 for the printed one. */
  readonly skiff: number;
  readonly reroll: number;
  readonly set: number;
  /** Barrels off the cost of each tile. */
  readonly disc: number;
  readonly notox: number;
  readonly nodeplete: number;
  readonly wild: number;
}

export interface Effect {
  readonly id: number;
  readonly op: Op;
  readonly n: number;
  /** `DRAW n KEEP k`. */
  readonly keep: number;
  /** `INFLUENCE n split`: a guild is chosen anew for each step. */
  readonly split: boolean;
  /** `SEAL here`: on the guild of the track. */
  readonly here: boolean;
  /** `DIVE [S,R,D]`: kinds of the dice. */
  readonly dice: readonly number[];
  readonly mods: Mods;
  /** `RETIRE(…)`: the program in brackets, else −1. */
  readonly inner: number;
}

export const EFFECTS: Effect[] = [];
export const PROGRAMS: Effect[][] = [];

export const NO_MODS: Mods = {
  sell: 0,
  buy: 0,
  outpost: 0,
  skiff: 0,
  reroll: 0,
  set: 0,
  disc: 0,
  notox: 0,
  nodeplete: 0,
  wild: 0,
};
const FORM =
  /^([A-Z]+)(?: L?(\d+))?(?: KEEP (\d+))?(?: (one|split|here))?(?: \[([SRD](?:,[SRD])*)\])?(?: \{([^}]+)\})?$/;
const MOD = /^(sell|buy|outpost|skiff|reroll|set|disc|notox|nodeplete|wild)[+=-]?(\d*)$/;
/** Effects that are complete without a number. */
const PLAIN: readonly Op[] = ['DIVE', 'TRIGGER', 'SKIFF', 'RECALL', 'TURN', 'COPY'];
const LETTERS = DICE.map(name => name[0].toUpperCase());

/** Compiles an effect list of a data file and returns the number of its program. */
export function program(field: Field): number {
  const effects: Effect[] = [];
  for (const part of splitTop(text(field))) {
    const effect = compile(field, part);
    if (effect) effects.push(effect);
  }
  return PROGRAMS.push(effects) - 1;
}

function compile(field: Field, part: string): Effect | undefined {
  const retire = /^RETIRE\((.+)\)$/.exec(part);
  if (retire) return add('RETIRE', { inner: program({ ...field, value: retire[1] }) });
  const form = FORM.exec(part);
  const op = OPS.find(name => name === form?.[1]);
  const bare = form?.[2] === undefined && form?.[4] !== 'here';
  if (!form || !op || op === 'RETIRE' || (bare && !PLAIN.includes(op))) {
    fault(field, `"${part}" is no effect`);
    return undefined;
  }
  const [, , n, keep, mode, dice, mods] = form;
  return add(op, {
    n: Number(n ?? 0),
    keep: Number(keep ?? 0),
    split: mode === 'split',
    here: mode === 'here',
    dice: dice ? dice.split(',').map(letter => LETTERS.indexOf(letter)) : [],
    mods: mods ? readMods(field, mods) : NO_MODS,
  });
}

function add(op: Op, given: Partial<Effect>): Effect {
  const plain = { n: 0, keep: 0, split: false, here: false, dice: [], mods: NO_MODS, inner: -1 };
  const effect: Effect = { ...plain, ...given, id: EFFECTS.length, op };
  EFFECTS.push(effect);
  return effect;
}

function readMods(field: Field, words: string): Mods {
  const mods: Record<string, number> = { ...NO_MODS };
  for (const word of words.split(',')) {
    const found = MOD.exec(word.trim());
    if (found) mods[found[1]] = found[2] === '' ? 1 : Number(found[2]);
    else fault(field, `"${word.trim()}" is no modifier`);
  }
  return mods as unknown as Mods;
}

/** Splits at semicolons outside brackets. */
function splitTop(list: string): string[] {
  return list.split(/;\s*(?![^(]*\))/).map(part => part.trim());
}
