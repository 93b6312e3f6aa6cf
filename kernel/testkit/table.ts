/** A table to play at in tests: moves as notation, always through the checked door, every state checked for soundness. */
import { expect } from 'vitest';
import { apply } from '../apply.ts';
import { type Event, EventLog, eventsFor, type FullEvent } from '../events.ts';
import type { Game, Seat, Stateful, Viewer } from '../game.ts';

export interface Soundness<S> {
  /** What must not be, in words; nothing in a sound state. */
  flaws?(s: S): readonly string[];
  /** Everything in the box, wherever it lies: no move changes it. */
  inventory?(s: S): Readonly<Record<string, number>>;
}

export interface TestTable<S, M> {
  /** Plays the moves, each by the next seat that is asked, or as `2>pass` by a named one; returns what was logged. */
  play(s: S, ...texts: string[]): EventLog;
  /** Tries a move that is not allowed: nothing changes, and the rule and key of the refusal come back. */
  refused(s: S, text: string, by?: Seat): string;
  /** The legal moves of the next seat that is asked, or of another, or those of them that begin with `prefix`. */
  offered(s: S, prefix?: string, by?: Seat): string[];
  move(text: string): M;
  actor(s: S): Seat;
}

export function testTable<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  { flaws, inventory }: Soundness<S> = {},
): TestTable<S, M> {
  const actor = (s: S): Seat => game.actors(s)[0] ?? 0;
  const split = (s: S, text: string): [Seat, string] => {
    const named = /^(\d)>(.*)$/.exec(text);
    return named ? [Number(named[1]), named[2]] : [actor(s), text];
  };
  const move = (text: string): M => {
    const read = game.read(text);
    if (read === undefined) throw new Error(`${text} is no move`);
    return read;
  };
  const offered = (s: S, prefix = '', by = actor(s)): string[] =>
    game.actors(s).length === 0
      ? []
      : game
          .moves(s, by)
          .map(game.write)
          .filter(text => text.startsWith(prefix));
  return {
    play(s, ...texts) {
      const log = new EventLog();
      const box = inventory?.(s);
      for (const text of texts) {
        const [seat, plain] = split(s, text);
        const refusal = apply(game, s, seat, move(plain), log);
        expect(refusal, `${plain} by seat ${seat}, offered ${offered(s).join(' ')}`).toBeUndefined();
        expect(flaws?.(s) ?? [], `after ${text}`).toEqual([]);
        expect(inventory?.(s), `the box after ${text}`).toEqual(box);
      }
      return log;
    },
    refused(s, text, by) {
      const [seat, plain] = by === undefined ? split(s, text) : [by, text];
      const before = JSON.stringify(s);
      const refusal = apply(game, s, seat, move(plain));
      expect(JSON.stringify(s), `state after ${text}`).toBe(before);
      if (game.actors(s).includes(seat))
        expect(offered(s, '', seat), `offers to seat ${seat}`).not.toContain(plain);
      return refusal ? `${refusal.rule} ${refusal.key}` : 'allowed';
    },
    offered,
    move,
    actor,
  };
}

/** The logged events of one key as a viewer may know them. */
export function told(
  log: { readonly events: readonly FullEvent[] },
  key: string,
  viewer: Viewer = 'spectator',
): Event[] {
  return eventsFor(log.events, viewer).filter(event => event.key === key);
}
