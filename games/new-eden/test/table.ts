/** A table to play at in tests: moves as notation, always through the checked door, every state checked for soundness. */
import {
  apply,
  type Event,
  EventLog,
  eventsFor,
  type FullEvent,
  type Seat,
  type Viewer,
} from '@fathom/kernel';
import { expect } from 'vitest';
import { BONUS, CARD_ID, cardNumber, GROUP } from '../data/card.ts';
import { game } from '../game.ts';
import { cardOf, isUsed, lyingOn, type Module } from '../module.ts';
import type { Move } from '../move.ts';
import { trackPoints } from '../score.ts';
import type { State } from '../state.ts';
import { flaw, inventory } from './soundness.ts';

/** Plays the moves, each by the next seat that has to decide, or as `2>pass` by a named one; returns what was logged. */
export function play(s: State, ...texts: string[]): EventLog {
  const log = new EventLog();
  const before = inventory(s);
  for (const text of texts) {
    const [seat, plain] = split(s, text);
    expect(apply(game, s, seat, move(plain), log), `${plain} by seat ${seat}`).toBeUndefined();
    expect(flaw(s), `after ${text}`).toBeUndefined();
    expect(inventory(s), `after ${text}`).toEqual(before);
  }
  return log;
}

/** Tries a move that is not allowed: nothing changes, and rule and key of the refusal come back. */
export function refused(s: State, text: string): string {
  const [seat, plain] = split(s, text);
  const before = JSON.stringify(s);
  const refusal = apply(game, s, seat, move(plain));
  expect(JSON.stringify(s), `state after ${text}`).toBe(before);
  expect(game.moves(s, seat).map(game.write)).not.toContain(plain);
  return refusal ? `${refusal.rule} ${refusal.key}` : 'allowed';
}

/** The legal moves of the next seat that has to decide, or those of them that begin with `prefix`. */
export function offered(s: State, prefix = '', seat = actor(s)): string[] {
  return game
    .moves(s, seat)
    .map(game.write)
    .filter(text => text.startsWith(prefix));
}

export function actor(s: State): Seat {
  return game.actors(s)[0];
}

export function move(text: string): Move {
  const read = game.read(text);
  if (read === undefined) throw new Error(`${text} is no move`);
  return read;
}

/** An arm as text, innermost first: `1A-03*2` has two lying Deeples, `S1!` was used. */
export function arm(s: State, seat: Seat, id: string): string {
  const group = GROUP[cardNumber(id)];
  return s.stations[seat].arms[group].map(writeModule).join(' ');
}

export function cardsOf(s: State, seat: Seat): string[] {
  return s.stations[seat].arms.flat().map(writeModule);
}

function writeModule(module: Module): string {
  const lying = lyingOn(module);
  return `${CARD_ID[cardOf(module)]}${lying > 0 ? `*${lying}` : ''}${isUsed(module) ? '!' : ''}`;
}

/** A row of the tableau from the left: cards, `-` for an empty space, `?` for one nobody has seen. */
export function row(s: State, index: number): string {
  return s.display
    .slice(index * 3, index * 3 + 3)
    .map(card => (card === -1 ? '-' : card < 0 ? '?' : CARD_ID[card]))
    .join(' ');
}

export function track(s: State): number[] {
  return s.stations.map(trackPoints);
}

export function coins(s: State): number[] {
  return s.stations.map(station => station.coins);
}

export function damage(s: State): number[] {
  return s.stations.map(station => station.damage);
}

export function bonuses(s: State): string[] {
  return s.bonus.map(bonus => BONUS[bonus].id);
}

/** The logged events of one key as a viewer may know them. */
export function told(log: { readonly events: readonly FullEvent[] }, key: string, viewer: Viewer): Event[] {
  return eventsFor(log.events, viewer).filter(event => event.key === key);
}

function split(s: State, text: string): [Seat, string] {
  const named = /^(\d)>(.*)$/.exec(text);
  return named ? [Number(named[1]), named[2]] : [actor(s), text];
}
