/** The log of a match: what is stored of it, and what viewers are told. */
import type { Event } from './events.ts';
import type { Refusal, Seat } from './game.ts';
import type { Played } from './match.ts';

/** A move that stands, or the set-up, as far as a viewer may know it. */
export interface Entry {
  /** 0 for the set-up. */
  readonly seq: number;
  /** Null for the set-up. */
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
  readonly events: Event[];
}

/**
 * What a viewer knows at `seq`. It continues what was known at `base`: drop every entry after `keep` (those were taken
 * back), then append `steps`. From 0 on everything is told, and nothing is to be kept: `keep` is -1.
 */
export interface Update {
  readonly base: number;
  readonly seq: number;
  readonly keep: number;
  readonly steps: Entry[];
  readonly view: unknown;
  /** Legal moves of the viewer in notation; empty when nothing is asked of the viewer. */
  readonly moves: string[];
  readonly actors: Seat[];
  /** How many moves the viewer's undo takes back now: the last choice, and the turn up to the barrier. */
  readonly undo: number;
  readonly restart: number;
  readonly result?: { readonly ending: string; readonly places: number[]; readonly scores: number[] };
}

/** One entry as something to be watched: what a viewer saw before it and after it, found when asked for. */
export interface Moment {
  readonly seat: Seat | null;
  readonly events: readonly Event[];
  /** Undefined for the set-up: nothing was there before. */
  readonly before: unknown;
  readonly after: unknown;
}

/** A move of a log. */
export interface Logged extends Played {
  readonly seq: number;
  readonly at: number;
  /** Nobody chose it; unknown in a record. */
  readonly forced?: boolean;
}

/** Where a match was once; the state is only good for the version of the rules it was made by. */
export interface Saved<S> {
  readonly state: S;
  /** The moves that led there. */
  readonly moves: readonly Logged[];
}

interface Revertible {
  /** Makes it as if nothing had happened: it could not be stored. */
  revert(): void;
}

export interface TakenBack extends Revertible {
  readonly seq: number;
  /** How many moves went. */
  readonly count: number;
}

export interface Chosen extends Revertible {
  readonly ok: true;
  readonly moves: readonly Logged[];
}

export type Attempt = Chosen | { readonly ok: false; readonly refusal: Refusal };
