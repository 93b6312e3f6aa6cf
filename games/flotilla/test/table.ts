/** A table to play at in tests: moves as notation, always through the checked door, every state checked for soundness. */
import { ascending, EventLog, replaceTop, top } from '@fathom/kernel';
import { testTable, told } from '@fathom/kernel/testkit/index.ts';
import { expect } from 'vitest';
import { CREW, TILES } from '../data/box.ts';
import { COLOURS, DICE } from '../data/names.ts';
import { type Die, dieOn, ownerOf } from '../dice.ts';
import { hasOutpost, isDepleted, tileOf } from '../field.ts';
import type { Frame } from '../frames.ts';
import { game } from '../game.ts';
import { CELLS, readCell, writeCell } from '../hex.ts';
import { SKIFFS, type State } from '../state.ts';
import { settle } from '../steps/index.ts';
import { words } from './position.ts';
import { flaws, inventory } from './soundness.ts';

export { told };
export const { play, refused, offered, move } = testTable(game, { flaws, inventory });

/** The decision that is due. */
export function asked(s: State): Frame {
  return top(s);
}

/** The same where the step is known: it has to be this one. */
export function due<N extends Frame['step']>(s: State, step: N): Extract<Frame, { readonly step: N }> {
  const f = top(s);
  expect(f.step).toBe(step);
  return f as Extract<Frame, { readonly step: N }>;
}

/** Dice on the table: all of them, those of the skiffs, those of the card. */
export function diceOf(s: State): { all: readonly Die[]; own: Die[]; card: Die[] } {
  const f = top(s);
  const all = f.step === 'dive' || f.step === 'reroll' || f.step === 'set' ? f.dice : [];
  return { all, own: all.filter(die => ownerOf(die) >= 0), card: all.filter(die => ownerOf(die) < 0) };
}

/** Goes on with the smallest choice (stop, skip, end, else the first move) until this step is asked, or the turn is over. */
export function until(s: State, step: string): void {
  const { seat } = s;
  while (s.ending === '' && s.seat === seat && asked(s).step !== step) play(s, smallest(s));
}

function smallest(s: State): string {
  const texts = offered(s);
  return ['stop', 'skip', 'end'].find(text => texts.includes(text)) ?? texts[0];
}

/** Ends the turn with the smallest choices. */
export function finishTurn(s: State): EventLog {
  const log = new EventLog();
  const { seat, round } = s;
  while (s.ending === '' && s.seat === seat && s.round === round) {
    for (const event of play(s, smallest(s)).events) log.events.push(event);
  }
  return log;
}

/** Lays dice on the table as if they had been rolled: `R3` of the card, `R3=B5` of the skiff on B5. */
export function roll(s: State, dice: string): void {
  const f = asked(s);
  if (f.step !== 'dive' && f.step !== 'reroll' && f.step !== 'set') throw new Error(`no dice in ${f.step}`);
  const laid = words(dice).map(word => {
    const [die, at] = word.split('=');
    const kind = ['S', 'R', 'D', 'O'].indexOf(die[0]);
    expect(DICE[kind]).toBeDefined();
    const skiff = at === undefined ? -1 : s.skiffs.indexOf(readCell(at), s.seat * SKIFFS) - s.seat * SKIFFS;
    return dieOn(kind, Number(die[1]) - 1, skiff);
  });
  replaceTop(s, { ...f, dice: ascending(laid) });
  settle(s);
}

/** Cards by their ids. */
export function hand(s: State, seat: number): string[] {
  return s.hands[seat].map(card => CREW[card].id);
}

export function pile(s: State, seat: number): string[] {
  return s.piles[seat].map(card => CREW[card].id);
}

/** Tiles of a field as `B5:O10`, with `*` for an outpost and `#` for a depletion token; the starter tile is left out. */
export function field(s: State, seat: number): string[] {
  return s.field.slice(seat * CELLS, (seat + 1) * CELLS).flatMap((value, cell) => {
    const tile = tileOf(value);
    if (tile < 0 || tile >= TILES.length - 1) return [];
    return [
      `${writeCell(cell)}:${TILES[tile].id}${hasOutpost(value) ? '*' : ''}${isDepleted(value) ? '#' : ''}`,
    ];
  });
}

export function stock(s: State, seat: number): string[] {
  return s.stocks[seat].map(tile => TILES[tile].id);
}

export function barrels(s: State, seat: number): Record<string, number> {
  return Object.fromEntries(COLOURS.map((name, c) => [name, s.barrels[seat * COLOURS.length + c]]));
}

/** What lies on the skiff of a cell. */
export function cargo(s: State, seat: number, at: string): Record<string, number> {
  const skiff = s.skiffs.indexOf(readCell(at), seat * SKIFFS);
  const list = COLOURS.map((name, c) => [name, s.cargo[skiff * COLOURS.length + c]] as const);
  return Object.fromEntries(list.filter(([, count]) => count > 0));
}

export function skiffs(s: State, seat: number): string[] {
  return s.skiffs
    .slice(seat * SKIFFS, (seat + 1) * SKIFFS)
    .filter(cell => cell >= 0)
    .map(writeCell);
}
