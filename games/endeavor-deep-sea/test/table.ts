/** A table to play at in tests: moves as notation, always through the checked door, every state checked for soundness. */
import { top } from '@fathom/kernel';
import { testTable, told } from '@fathom/kernel/testkit/index.ts';
import { expect } from 'vitest';
import { TRACKS } from '../data/gains.ts';
import { JOURNALS } from '../data/journals.ts';
import { MISSIONS } from '../data/missions.ts';
import { writeCell } from '../data/ocean.ts';
import { TOKENS } from '../data/tokens.ts';
import { game } from '../game.ts';
import { journalOf } from '../library.ts';
import type { State } from '../state.ts';
import { flaws } from './soundness.ts';

export { told };
export const { play, refused, offered, move, actor } = testTable(game, { flaws });

/** The decision that is asked, and of whom. */
export function asked(s: State): string {
  return s.ending === '' ? `${top(s).step} ${actor(s)}` : s.ending;
}

/** The cell that what is asked comes from or is bound to; −1 for none. */
export function zoneAsked(s: State): number | undefined {
  const f = top(s);
  return 'zone' in f ? f.zone : undefined;
}

/** The depths a discovery may be drawn from, as bits. */
export function depthsAsked(s: State): number {
  const f = top(s);
  return f.step === 'seek' ? f.depths : 0;
}

/** Plays `end`, `skip`, `pass` and `go`, or the first move there is, until `done`. */
export function finish(s: State, done: (s: State) => boolean = now => now.ending !== ''): void {
  for (let i = 0; i < 2000 && !done(s); i++) {
    const moves = offered(s);
    const idle = ['pass', 'end', 'skip', 'go'].find(text => moves.includes(text));
    play(s, idle ?? moves[0]);
  }
  expect(done(s)).toBe(true);
}

/** Everybody passes until the next round begins. */
export function toRound(s: State, round: number): void {
  finish(s, now => now.round === round || now.ending !== '');
}

export function tracks(s: State, seat: number): number[] {
  return s.tracks.slice(seat * 4, seat * 4 + 4);
}

export function track(s: State, seat: number, name: (typeof TRACKS)[number]): number {
  return s.tracks[seat * 4 + TRACKS.indexOf(name)];
}

export function vessels(s: State, seat: number): string[] {
  return s.vessels
    .slice(seat * 3, seat * 3 + 3)
    .filter(cell => cell >= 0)
    .map(writeCell);
}

export function held(s: State, seat: number): string[] {
  return s.held[seat].map(kind => TOKENS[kind].id);
}

export function journals(s: State, seat: number): string[] {
  return s.journals[seat].map(entry => JOURNALS[journalOf(entry)].id);
}

export function display(s: State): string[] {
  return s.display.map(id => JOURNALS[id].id);
}

/** Owner of the marker on a hex, or −1. */
export function marker(s: State, row: number, col: number): number {
  const hex = MISSIONS[s.options.mission - 1].hexes.findIndex(one => one.row === row && one.col === col);
  return s.markers[hex] - 1;
}
