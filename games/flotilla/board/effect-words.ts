/** What effects do, in words, for cards, tracks and artifacts. */
import type { Say } from '@fathom/kernel';
import { type Effect, type Mods, PROGRAMS } from '../data/effects.ts';
import { DICE, SIDES } from '../data/names.ts';

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
  return PROGRAMS[program].map(effect => effectText(say, effect, side)).join(' · ');
}

function effectText(say: Say, effect: Effect, side: number): string {
  const { op, n, keep, split, here, dice, inner } = effect;
  const params = { n, keep, side: SIDES[side], mode: split ? 'split' : here ? 'here' : 'one' };
  if (op === 'RETIRE') return say('fx.RETIRE', { list: programText(say, inner, side) });
  if (op !== 'DIVE') return [say(`fx.${op}`, params), ...modTexts(say, effect.mods, op)].join(', ');
  const kinds = DICE.flatMap((name, kind) => {
    const count = dice.filter(die => die === kind).length;
    return count === 0 ? [] : [say(`fx.dice.${name}`, { n: count })];
  });
  return [say('fx.DIVE', { list: kinds.join(', ') }), ...modTexts(say, effect.mods, op)].join(', ');
}

/** Rolling again means several dice once on a dive, several times in research. */
function modTexts(say: Say, mods: Mods, op: Effect['op']): string[] {
  return MODS.filter(mod => mods[mod] > 0).map(mod => say(`fx.mod.${mod}`, { n: mods[mod], op }));
}
