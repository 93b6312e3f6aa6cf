/** A table to play at in tests: moves as notation, always through the checked door. */
import { apply, type Event, EventLog, eventsFor, type Viewer } from '@fathom/kernel';
import { expect } from 'vitest';
import { game } from '../game.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

/** Plays the moves, each by the seat whose turn it is, and returns what was logged. */
export function play(s: State, ...texts: string[]): EventLog {
  const log = new EventLog();
  for (const text of texts)
    expect(apply(game, s, s.seat, move(text), log), `${text} by seat ${s.seat}`).toBeUndefined();
  return log;
}

/** Tries a move that is not allowed: nothing changes, and the rule and key of the refusal come back. */
export function refused(s: State, text: string, seat = s.seat): string {
  const before = JSON.stringify(s);
  const refusal = apply(game, s, seat, move(text));
  expect(JSON.stringify(s), `state after ${text}`).toBe(before);
  return refusal ? `${refusal.rule} ${refusal.key}` : 'allowed';
}

/** The legal moves of the seat whose turn it is. */
export function offered(s: State): string[] {
  return game.moves(s, s.seat).map(game.write);
}

/** The logged events of one key as a viewer may know them. */
export function told(log: EventLog, key: string, viewer: Viewer): Event['params'][] {
  return eventsFor(log.events, viewer)
    .filter(event => event.key === key)
    .map(({ params }) => params);
}

function move(text: string): Move {
  const read = game.read(text);
  if (read === undefined) throw new Error(`${text} is no move`);
  return read;
}
