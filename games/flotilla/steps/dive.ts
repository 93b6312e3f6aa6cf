/** FL-62 … FL-68: the dice of a dive are resolved one by one, in any order. */
import { type Decision, hasBit, type Log, type Refusal, refuse, replaceTop } from '@fathom/kernel';
import { TILES, TRACKS } from '../data/box.ts';
import type { Face } from '../data/dice.ts';
import { EFFECTS, type Mods } from '../data/effects.ts';
import { COLOURS } from '../data/names.ts';
import { type Die, faceOf, ownerOf, shown, withoutDie } from '../dice.ts';
import { at, depleted, tileOf } from '../field.ts';
import type { Dive } from '../frames.ts';
import { roomOn, takeCoins, takeToxicity, takeVp } from '../goods.ts';
import { CELLS } from '../hex.ts';
import type { Move } from '../move.ts';
import { SKIFFS, type State } from '../state.ts';
import { cellOf, find } from './roll.ts';

const DICE: Move = { kind: 'dice' };

export const dive: Decision<State, Dive, Move> = {
  settle(s, f, log) {
    if (f.dice.length > 0) return false;
    s.stack.pop();
    deplete(s, f, log);
    return true;
  },

  moves(s, f) {
    const moves: Move[] = [];
    for (let i = 0; i < f.dice.length; i++) {
      if (i === 0 || f.dice[i] !== f.dice[i - 1]) addTargets(s, f, f.dice[i], moves);
    }
    if (isSettled(f)) moves.push(DICE);
    return moves;
  },

  explain(s, f, _, move) {
    if (move.kind === 'dice') return isSettled(f) ? undefined : refuse('FL-64', 'assignFirst');
    if (move.kind !== 'die') return refuse('FL-62', 'diceFirst');
    return explainDie(s, f, move.die, move.own, move.cell);
  },

  play(s, f, _, move, log) {
    if (move.kind === 'die') {
      const i = find(s, f.dice, move.die, move.own ? move.cell : -1);
      const skiff = diverAt(s, f, move.cell);
      const depleting = f.depleting | depletion(f, f.dice[i], skiff);
      replaceTop(s, { ...f, dice: withoutDie(f.dice, i), depleting });
      resolve(s, f.dice[i], skiff, EFFECTS[f.effect].mods, log);
      return;
    }
    const only = 31 - Math.clz32(f.divers);
    const skiffs = f.dice.map(die => (ownerOf(die) < 0 ? only : ownerOf(die)));
    let { depleting } = f;
    for (const [i, die] of f.dice.entries()) depleting |= depletion(f, die, skiffs[i]);
    replaceTop(s, { ...f, dice: [], depleting });
    for (const [i, die] of f.dice.entries()) resolve(s, die, skiffs[i], EFFECTS[f.effect].mods, log);
  },
};

/** FL-64: the own die of a skiff belongs to it, a die of the card goes to any diving skiff. */
function addTargets(s: State, f: Dive, die: Die, moves: Move[]): void {
  if (ownerOf(die) >= 0) {
    moves.push({ kind: 'die', die: shown(die), own: true, cell: cellOf(s, die) });
    return;
  }
  for (let i = 0; i < SKIFFS; i++) {
    if (!hasBit(f.divers, i)) continue;
    moves.push({ kind: 'die', die: shown(die), own: false, cell: s.skiffs[s.seat * SKIFFS + i] });
  }
}

function explainDie(s: State, f: Dive, die: number, own: boolean, cell: number): Refusal | undefined {
  if (diverAt(s, f, cell) < 0) return refuse('FL-64', 'notDiving', { cell });
  return find(s, f.dice, die, own ? cell : -1) < 0 ? refuse('FL-62', 'noSuchDie', { die }) : undefined;
}

/** The diving skiff on a cell, −1 for none. */
function diverAt(s: State, { divers }: Dive, cell: number): number {
  for (let i = 0; i < SKIFFS; i++) if (hasBit(divers, i) && s.skiffs[s.seat * SKIFFS + i] === cell) return i;
  return -1;
}

/** Whether no die is left that could go to one skiff or another. */
function isSettled({ divers, dice }: Dive): boolean {
  return (divers & (divers - 1)) === 0 || dice.every(die => ownerOf(die) >= 0);
}

/** FL-66: the bit of the skiff whose tile this die depletes, 0 for none. */
function depletion(f: Dive, die: Die, skiff: number): number {
  return faceOf(die).depletion > 0 && EFFECTS[f.effect].mods.nodeplete === 0 ? 1 << skiff : 0;
}

function resolve(s: State, die: Die, skiff: number, mods: Mods, log?: Log): void {
  const face = faceOf(die);
  log?.event('die', { seat: s.seat, die: shown(die), cell: s.skiffs[s.seat * SKIFFS + skiff] });
  take(s, s.seat * SKIFFS + skiff, face, mods, log);
  if (face.sonar > 0) take(s, s.seat * SKIFFS + skiff, TRACKS.sonar[s.sonar].symbol, mods, log);
}

/** What a face or a sonar symbol (FL-67) brings. `skiff` counts over all seats. */
function take(s: State, skiff: number, face: Face, mods: Mods, log?: Log): void {
  if (face.barrels > 0) load(s, skiff, face.barrels, log);
  if (mods.notox === 0) takeToxicity(s, face.toxicity, log);
  takeCoins(s, face.coins, log);
  takeVp(s, face.points, 'dive', log);
  if (face.survivors > 0) s.stack.push({ step: 'survivors', survivors: face.survivors });
}

/** FL-64: barrels of the colour of the tile, up to four on a skiff; the rest is lost. */
function load(s: State, skiff: number, count: number, log?: Log): void {
  const colour = TILES[tileOf(at(s, s.seat, s.skiffs[skiff]))].resource;
  const loaded = Math.min(count, roomOn(s, skiff), s.bank[colour]);
  s.bank[colour] -= loaded;
  s.cargo[skiff * COLOURS.length + colour] += loaded;
  log?.event('loaded', { seat: s.seat, count: loaded, colour, lost: count - loaded });
}

/** FL-66: after all dice. */
function deplete(s: State, f: Dive, log?: Log): void {
  for (let i = 0; i < SKIFFS; i++) {
    if (!hasBit(f.depleting, i)) continue;
    const cell = s.skiffs[s.seat * SKIFFS + i];
    s.field[s.seat * CELLS + cell] = depleted(at(s, s.seat, cell));
    log?.event('depleted', { seat: s.seat, cell });
  }
}
