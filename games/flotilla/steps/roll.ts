/** FL-61 … FL-63, FL-83: dice are gathered and rolled. */
import { ascending, below, type Log } from '@fathom/kernel';
import { TILES } from '../data/box.ts';
import type { Effect } from '../data/effects.ts';
import { FACES, RESEARCH } from '../data/names.ts';
import { STARTER } from '../data/tiles.ts';
import { type Die, dieOn, isMarked, ownerOf, shown } from '../dice.ts';
import { at, isDepleted, tileOf } from '../field.ts';
import { writeDie } from '../notation.ts';
import { SKIFFS, type State } from '../state.ts';

interface Fleet {
  readonly seat: number;
  readonly skiffs: readonly number[];
}

/** FL-61: the dice of the card and one for each skiff on a tile that is not depleted; without such a skiff nothing is rolled. */
export function rollDive(s: State, effect: Effect, log?: Log): void {
  const dice: Die[] = [];
  let divers = 0;
  for (let i = 0; i < SKIFFS; i++) {
    const cell = s.skiffs[s.seat * SKIFFS + i];
    if (cell < 0) continue;
    const value = at(s, s.seat, cell);
    if (tileOf(value) === STARTER || isDepleted(value)) continue;
    divers |= 1 << i;
    dice.push(roll(s, TILES[tileOf(value)].depth - 1, i));
  }
  if (divers === 0) {
    log?.event('noDive', { seat: s.seat });
    return;
  }
  for (const kind of effect.dice) dice.push(roll(s, kind));
  ascending(dice);
  const most = effect.mods.reroll;
  if (most > 0) s.stack.push({ step: 'reroll', dice, most, rolls: 1, effect: effect.id, divers });
  else s.stack.push({ step: 'dive', dice, effect: effect.id, divers, depleting: 0 });
  tellDice(s, 'dove', dice, log);
}

export function rollResearch(s: State, effect: Effect, log?: Log): void {
  const dice: Die[] = [];
  for (let i = 0; i < effect.n; i++) dice.push(roll(s, RESEARCH));
  ascending(dice);
  const rolls = effect.mods.reroll;
  s.stack.push({ step: 'reroll', dice, most: effect.n, rolls, effect: effect.id, divers: 0 });
  tellDice(s, 'researched', dice, log);
}

export function roll(s: State, kind: number, skiff = -1): Die {
  return dieOn(kind, below(s.rng, FACES), skiff);
}

export function tellDice(
  s: State,
  key: 'dove' | 'researched' | 'rerolled',
  dice: readonly Die[],
  log?: Log,
): void {
  log?.event(key, { seat: s.seat, dice: dice.map(die => writeDie(shown(die))).join(' ') });
}

/** Where the skiff of a die lies, −1 for a die of the card. */
export function cellOf(s: Fleet, die: Die): number {
  const skiff = ownerOf(die);
  return skiff < 0 ? -1 : s.skiffs[s.seat * SKIFFS + skiff];
}

/** The first unmarked die that shows this and belongs to the skiff on a cell (−1 for none). */
export function find(s: Fleet, dice: readonly Die[], wanted: number, cell: number): number {
  return dice.findIndex(die => !isMarked(die) && shown(die) === wanted && cellOf(s, die) === cell);
}
