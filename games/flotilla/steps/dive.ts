/** FL-62 … FL-68: the dice of a dive are resolved one by one, in any order. */
import type { Log, Refusal } from '@fathom/kernel';
import { NUMBERS, TILES, TRACKS } from '../data/box.ts';
import type { Face } from '../data/dice.ts';
import { EFFECTS, type Mods } from '../data/effects.ts';
import { COLOURS } from '../data/names.ts';
import { at, depleted, tileOf } from '../field.ts';
import { takeCoins, takeToxicity, takeVp } from '../goods.ts';
import { CELLS } from '../hex.ts';
import type { Move } from '../move.ts';
import { type Frame, frame as newFrame, SKIFFS, type State } from '../state.ts';
import { cellOf, dieOf, faceOf, find, ownerOf } from './roll.ts';
import { refuse, type Step } from './step.ts';

export const dive: Step = {
  open(s, frame, log) {
    if (frame.list.length > 0) return true;
    s.stack.pop();
    deplete(s, frame, log);
    return false;
  },

  moves(s, frame) {
    const moves: Move[] = [];
    for (let i = 0; i < frame.list.length; i++) {
      if (i > 0 && frame.list[i] === frame.list[i - 1]) continue;
      addTargets(s, frame, frame.list[i], moves);
    }
    if (isSettled(frame)) moves.push({ kind: 'dice' });
    return moves;
  },

  explain(s, frame, move) {
    if (move.kind === 'dice') return isSettled(frame) ? undefined : refuse('FL-64', 'assignFirst');
    if (move.kind !== 'die') return refuse('FL-62', 'diceFirst');
    return explainDie(s, frame, move.die, move.own, move.cell);
  },

  play(s, frame, move, log) {
    const { mods } = EFFECTS[frame.effect];
    if (move.kind === 'die') {
      const i = find(s, frame, move.die, move.own ? move.cell : -1);
      const [entry] = frame.list.splice(i, 1);
      resolve(s, frame, entry, s.skiffs.indexOf(move.cell, s.seat * SKIFFS), mods, log);
      return;
    }
    const only = s.seat * SKIFFS + (31 - Math.clz32(frame.skiffs));
    for (const entry of frame.list.splice(0)) {
      resolve(s, frame, entry, ownerOf(entry) < 0 ? only : s.seat * SKIFFS + ownerOf(entry), mods, log);
    }
  },
};

/** FL-64: the own die of a skiff belongs to it, a die of the card goes to any diving skiff. */
function addTargets(s: State, frame: Frame, entry: number, moves: Move[]): void {
  const die = dieOf(entry);
  if (ownerOf(entry) >= 0) {
    moves.push({ kind: 'die', die, own: true, cell: cellOf(s, entry) });
    return;
  }
  for (let i = 0; i < SKIFFS; i++) {
    if (dives(frame, i)) moves.push({ kind: 'die', die, own: false, cell: s.skiffs[s.seat * SKIFFS + i] });
  }
}

function explainDie(s: State, frame: Frame, die: number, own: boolean, cell: number): Refusal | undefined {
  const skiff = s.skiffs.indexOf(cell, s.seat * SKIFFS) - s.seat * SKIFFS;
  if (skiff < 0 || skiff >= SKIFFS || !dives(frame, skiff)) return refuse('FL-64', 'notDiving', { cell });
  if (find(s, frame, die, own ? cell : -1) < 0) return refuse('FL-62', 'noSuchDie', { die });
  return undefined;
}

function dives(frame: Frame, skiff: number): boolean {
  return (frame.skiffs & (1 << skiff)) !== 0;
}

/** Whether no die is left that could go to one skiff or another. */
function isSettled(frame: Frame): boolean {
  return (frame.skiffs & (frame.skiffs - 1)) === 0 || frame.list.every(entry => ownerOf(entry) >= 0);
}

/** `skiff` counts over all seats. */
function resolve(s: State, frame: Frame, entry: number, skiff: number, mods: Mods, log?: Log): void {
  const face = faceOf(entry);
  const cell = s.skiffs[skiff];
  log?.event('die', { seat: s.seat, die: dieOf(entry), cell });
  take(s, skiff, face, mods, log);
  if (face.sonar > 0) take(s, skiff, TRACKS.sonar[s.sonar].symbol, mods, log);
  if (face.depletion > 0 && mods.nodeplete === 0) frame.spent |= 1 << (skiff - s.seat * SKIFFS);
}

/** What a face or a sonar symbol (FL-67) brings. */
function take(s: State, skiff: number, face: Face, mods: Mods, log?: Log): void {
  if (face.barrels > 0) load(s, skiff, face.barrels, log);
  if (mods.notox === 0) takeToxicity(s, face.toxicity, log);
  takeCoins(s, face.coins, log);
  takeVp(s, face.points, 'dive', log);
  if (face.survivors > 0) s.stack.push({ ...newFrame('survivors'), left: face.survivors });
}

/** FL-64: barrels of the colour of the tile, up to four on a skiff; the rest is lost. */
function load(s: State, skiff: number, count: number, log?: Log): void {
  const cell = s.skiffs[skiff];
  const colour = TILES[tileOf(at(s, s.seat, cell))].resource;
  let room = NUMBERS.cargo;
  for (let c = 0; c < COLOURS.length; c++) room -= s.cargo[skiff * COLOURS.length + c];
  const loaded = Math.min(count, room, s.bank[colour]);
  s.bank[colour] -= loaded;
  s.cargo[skiff * COLOURS.length + colour] += loaded;
  log?.event('loaded', { seat: s.seat, count: loaded, colour, lost: count - loaded });
}

/** FL-66: after all dice. */
function deplete(s: State, frame: Frame, log?: Log): void {
  for (let i = 0; i < SKIFFS; i++) {
    if ((frame.spent & (1 << i)) === 0) continue;
    const cell = s.skiffs[s.seat * SKIFFS + i];
    s.field[s.seat * CELLS + cell] = depleted(at(s, s.seat, cell));
    log?.event('depleted', { seat: s.seat, cell });
  }
}
