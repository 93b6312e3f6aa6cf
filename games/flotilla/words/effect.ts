/** What effects do, in words, for cards, tracks and artifacts. */
import { type Say, sayText, type Text } from '@fathom/kernel';
import { type Effect, PROGRAMS } from '../data/effects.ts';
import { DICE, SIDES } from '../data/names.ts';
import { listed } from './list.ts';

const MODS = [
  'sell',
  'buy',
  'outpost',
  'skiff',
  'reroll',
  'set',
  'disc',
  'notox',
  'nodeplete',
  'wild',
] as const;

/** The effects of a program as one line: "5 coins · 4 transactions, sell for 1 more". */
export function programText(say: Say, program: number, side: number): string {
  return sayText(say, programOf(program, side));
}

/** `side`: −1 where both sides may read it. */
export function programOf(program: number, side: number): Text {
  return listed(
    'dot',
    PROGRAMS[program].map(effect => listed('comma', [effectOf(effect, side), ...modsOf(effect)])),
  );
}

function effectOf({ op, n, keep, split, here, dice, inner }: Effect, side: number): Text {
  if (op === 'RETIRE') return { key: 'fx.RETIRE', params: { list: programOf(inner, side) } };
  if (op === 'DIVE') return { key: 'fx.DIVE', params: { list: diceOf(dice) } };
  const mode = split ? 'split' : here ? 'here' : 'one';
  return { key: `fx.${op}`, params: { n, keep, side: SIDES[side] ?? 'any', mode } };
}

/** The dice a card adds to a dive. */
function diceOf(dice: readonly number[]): Text {
  const kinds = DICE.flatMap((name, kind) => {
    const n = dice.filter(die => die === kind).length;
    return n === 0 ? [] : [{ key: `fx.dice.${name}`, params: { n } }];
  });
  return kinds.length > 0 ? listed('comma', kinds) : { key: 'fx.dice.none' };
}

/** Rolling again means several dice once on a dive, several times in research. */
function modsOf({ op, n, mods }: Effect): Text[] {
  return MODS.filter(mod => mods[mod] > 0).map(mod => ({
    key: `fx.mod.${mod}`,
    params: { n: mods[mod], op, tiles: n },
  }));
}
