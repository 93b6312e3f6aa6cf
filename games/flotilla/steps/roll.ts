/** FL-61 … FL-63, FL-83: dice are gathered, rolled, and perhaps rolled again. */
import { below, type Log } from '@fathom/kernel';
import { FACE, TILES } from '../data/box.ts';
import { EFFECTS, type Effect } from '../data/effects.ts';
import { FACES, RESEARCH, SINK } from '../data/names.ts';
import { STARTER } from '../data/tiles.ts';
import { at, isDepleted, tileOf } from '../field.ts';
import type { Move } from '../move.ts';
import { writeDie } from '../notation.ts';
import { type Frame, frame as newFrame, SKIFFS, type State } from '../state.ts';
import { finishResearch } from './research.ts';
import { refuse, STOP, type Step } from './step.ts';

/** A die on the table: kind × 6 + face, the skiff it belongs to, and whether it is marked to be rolled again. */
const OWNER = 32;
const MARK = 256;

export function dieOf(entry: number): number {
  return entry & (OWNER - 1);
}

/** The skiff a die belongs to, −1 for a die of the card. */
export function ownerOf(entry: number): number {
  return ((entry >> 5) & 7) - 1;
}

/** Marked to be rolled again. */
export function isMarked(entry: number): boolean {
  return entry >= MARK;
}

/** The die without its mark. */
export function unmarked(entry: number): number {
  return entry & (MARK - 1);
}

/** FL-61: the dice of the card and one for each skiff on a tile that is not depleted; without such a skiff nothing is rolled. */
export function rollDive(s: State, effect: Effect, log?: Log): void {
  const dice: number[] = [];
  let skiffs = 0;
  for (let i = 0; i < SKIFFS; i++) {
    const cell = s.skiffs[s.seat * SKIFFS + i];
    if (cell < 0) continue;
    const value = at(s, s.seat, cell);
    if (tileOf(value) === STARTER || isDepleted(value)) continue;
    skiffs |= 1 << i;
    dice.push(roll(s, TILES[tileOf(value)].depth - 1) + OWNER * (i + 1));
  }
  if (skiffs === 0) {
    log?.event('noDive', { seat: s.seat });
    return;
  }
  for (const kind of effect.dice) dice.push(roll(s, kind));
  const step = effect.mods.reroll > 0 ? 'reroll' : 'dive';
  s.stack.push({ ...newFrame(step), effect: effect.id, left: 1, skiffs, list: tidy(dice) });
  tellDice(s, 'dove', dice, log);
}

export function rollResearch(s: State, effect: Effect, log?: Log): void {
  const dice = Array.from({ length: effect.n }, () => roll(s, RESEARCH));
  s.stack.push({ ...newFrame('reroll'), effect: effect.id, left: effect.mods.reroll, list: tidy(dice) });
  tellDice(s, 'researched', dice, log);
}

function roll(s: State, kind: number): number {
  return kind * FACES + below(s.rng, FACES);
}

function tidy(dice: number[]): number[] {
  return dice.sort((a, b) => a - b);
}

function tellDice(s: State, key: 'dove' | 'researched', dice: readonly number[], log?: Log): void {
  log?.event(key, { seat: s.seat, dice: dice.map(die => writeDie(dieOf(die))).join(' ') });
}

/** A dive card rolls a number of dice again once; a research card rolls any dice again several times. */
export const reroll: Step = {
  open(s, frame, log) {
    if (frame.left > 0) return true;
    if (s.side[s.seat] === SINK) frame.step = 'dive';
    else if (EFFECTS[frame.effect].mods.set > 0) {
      frame.step = 'set';
      frame.left = EFFECTS[frame.effect].mods.set;
    } else {
      s.stack.pop();
      finishResearch(s, frame.list, log);
    }
    return false;
  },

  moves(s, frame) {
    const moves: Move[] = [];
    if (marks(frame) < mostMarks(s, frame)) {
      for (let i = 0; i < frame.list.length; i++) {
        const entry = frame.list[i];
        if (isMarked(entry) || (i > 0 && entry === frame.list[i - 1])) continue;
        moves.push({ kind: 'again', die: dieOf(entry), cell: cellOf(s, entry) });
      }
    }
    moves.push(marks(frame) > 0 ? { kind: 'roll' } : STOP);
    return moves;
  },

  explain(s, frame, move) {
    const marked = marks(frame);
    if (move.kind === 'roll') return marked > 0 ? undefined : refuse('FL-83', 'nothingMarked');
    if (move.kind === 'stop') return marked === 0 ? undefined : refuse('FL-83', 'rollMarked');
    if (move.kind !== 'again') return refuse('FL-83', 'rerollFirst');
    if (marked >= mostMarks(s, frame)) return refuse('FL-83', 'enoughMarked', { count: marked });
    return find(s, frame, move.die, move.cell) < 0
      ? refuse('FL-83', 'noSuchDie', { die: move.die })
      : undefined;
  },

  play(s, frame, move, log) {
    if (move.kind === 'again') {
      frame.list[find(s, frame, move.die, move.cell)] += MARK;
      tidy(frame.list);
    } else if (move.kind === 'roll') rollMarked(s, frame, log);
    else frame.left = 0;
  },
};

function rollMarked(s: State, frame: Frame, log?: Log): void {
  const rolled: number[] = [];
  for (let i = 0; i < frame.list.length; i++) {
    const entry = frame.list[i];
    if (!isMarked(entry)) continue;
    const kind = Math.floor(dieOf(entry) / FACES);
    frame.list[i] = roll(s, kind) + OWNER * (ownerOf(entry) + 1);
    rolled.push(frame.list[i]);
  }
  tidy(frame.list);
  frame.left--;
  log?.event('rerolled', { seat: s.seat, dice: rolled.map(die => writeDie(dieOf(die))).join(' ') });
}

function marks(frame: Frame): number {
  let count = 0;
  for (let i = 0; i < frame.list.length; i++) if (isMarked(frame.list[i])) count++;
  return count;
}

function mostMarks(s: State, frame: Frame): number {
  return s.side[s.seat] === SINK ? EFFECTS[frame.effect].mods.reroll : frame.list.length;
}

export function cellOf(s: State, entry: number): number {
  const skiff = ownerOf(entry);
  return skiff < 0 ? -1 : s.skiffs[s.seat * SKIFFS + skiff];
}

/** The first unmarked die of this face that belongs to the skiff on a cell (−1 for none). */
export function find(s: State, frame: Frame, die: number, cell: number): number {
  return frame.list.findIndex(entry => !isMarked(entry) && dieOf(entry) === die && cellOf(s, entry) === cell);
}

/** Symbols of a die on the table. */
export function faceOf(entry: number): (typeof FACE)[number] {
  return FACE[dieOf(entry)];
}
