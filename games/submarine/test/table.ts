/** A table to play at in tests: moves as notation, always through the checked door, every state checked for soundness. */
import {
  apply,
  type Event,
  EventLog,
  eventsFor,
  type FullEvent,
  type Refusal,
  type Viewer,
} from '@fathom/kernel';
import { expect } from 'vitest';
import { colour } from '../cards.ts';
import { COLOURS } from '../data/box.ts';
import { game } from '../game.ts';
import type { Move } from '../move.ts';
import { writeToken } from '../notation.ts';
import { LEVELS, writeSpace } from '../space.ts';
import { fleetSize, type State } from '../state.ts';
import { besideContainer, inContainer } from '../token.ts';
import { space } from './position.ts';
import { flaws } from './soundness.ts';

/** Plays the moves, each by the seat whose turn it is, and returns what was logged. */
export function play(s: State, ...texts: string[]): EventLog {
  const log = new EventLog();
  for (const text of texts) {
    expect(apply(game, s, s.seat, move(text), log), `${text} by seat ${s.seat}`).toBeUndefined();
    expect(flaws(s), `after ${text}`).toEqual([]);
  }
  return log;
}

/** Tries a move that is not allowed: nothing changes, and the rule and key of the refusal come back. */
export function refused(s: State, text: string, seat = s.seat): string {
  const before = JSON.stringify(s);
  const refusal: Refusal | undefined = apply(game, s, seat, move(text));
  expect(JSON.stringify(s), `state after ${text}`).toBe(before);
  expect(offered(s), `offers while ${text} is refused`).not.toContain(seat === s.seat ? text : undefined);
  return refusal ? `${refusal.rule} ${refusal.key}` : 'allowed';
}

/** The legal moves of the seat whose turn it is, or those of them that begin with `prefix`. */
export function offered(s: State, prefix = ''): string[] {
  return game
    .moves(s, s.seat)
    .map(game.write)
    .filter(text => text.startsWith(prefix));
}

export function move(text: string): Move {
  const read = game.read(text);
  if (read === undefined) throw new Error(`${text} is no move`);
  return read;
}

/** Each seat in turn sails off the board until a seat that does not want to is reached. */
export function leave(s: State, seats: number): void {
  for (let i = 0; i < seats; i++) play(s, 'sail:out', 'end');
}

export function hand(s: State, seat: number): string[] {
  return s.hands[seat].map(c => COLOURS[colour(c)]).sort();
}

export function container(s: State, seat: number): string[] {
  return tokensAt(s, inContainer(seat));
}

export function jokers(s: State, seat: number): string[] {
  return tokensAt(s, besideContainer(seat));
}

export function tokensIn(s: State, name: string): string[] {
  return tokensAt(s, space(name));
}

export function fleet(s: State, seat: number): string[] {
  const size = fleetSize(s);
  return s.submarines.slice(seat * size, (seat + 1) * size).map(writeSpace);
}

/** Tokens of a column, mussels included. */
export function tokensBelow(s: State, column: string): string[] {
  return LEVELS.flatMap(level => tokensIn(s, `${column}${level}`));
}

export function cardCount(s: State, seat: number): number {
  return s.hands[seat].length + s.piles[seat].length;
}

/** The logged events of one key as a viewer may know them. */
export function told(log: { readonly events: readonly FullEvent[] }, key: string, viewer: Viewer): Event[] {
  return eventsFor(log.events, viewer).filter(event => event.key === key);
}

function tokensAt(s: State, place: number): string[] {
  return s.at.flatMap((at, token) => (at === place ? [writeToken(token)] : []));
}
