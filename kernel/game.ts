/**
 * The contract a game fulfils. A game is one module of pure functions over plain data: numbers, strings,
 * booleans, arrays and objects, no classes, no undefined, no caches. The kernel, the bots, the server, the
 * browser and the test kit know nothing of a game beyond this file.
 */
import type { Log } from './events.ts';
import type { OptionSchema, OptionValues } from './options.ts';
import type { Rng } from './rng.ts';

/** Seats are numbered from 0 in playing order around the table. */
export type Seat = number;

/** Who looks at the table. A spectator knows what everybody knows. */
export type Viewer = Seat | 'spectator';

export const STAGES = ['alpha', 'beta', 'stable'] as const;
export type Stage = (typeof STAGES)[number];

export interface Meta<O = OptionValues> {
  readonly id: string;
  readonly title: string;
  /** Raised whenever a stored match could replay differently; a running match keeps its version. */
  readonly version: number;
  readonly stage: Stage;
  /** From this version on every version stays playable; of those before, what is pinned. A stable game says it. */
  readonly since?: number;
  /** `usual`: how many are preselected where that is not the smallest number. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number };
  readonly minutes: number;
  /** How heavy the rules are, from 1 to 5. */
  readonly weight: number;
  readonly credits: { readonly designers: string; readonly publisher: string; readonly year: number };
  readonly options: OptionSchema<O>;
  /** Promises the test kit enforces on every random game. */
  readonly bounds: Bounds;
}

export interface Bounds {
  readonly moves: number;
  readonly branching: number;
  readonly score: readonly [number, number];
}

/** Why a move is not allowed: the rule that forbids it and what a sentence about it needs. */
export interface Refusal {
  readonly rule: string;
  readonly key: string;
  readonly params?: Params;
}

export type Params = Readonly<Record<string, string | number>>;

export interface Standing {
  readonly seat: Seat;
  readonly score: number;
  readonly parts: readonly { readonly key: string; readonly value: number }[];
}

export interface Result {
  /** Key of the end condition that was met. */
  readonly ending: string;
  /**
   * Place of each seat, 1 for a winner; shared places skip the next (1, 1, 3). A higher score has the better place; equal
   * scores share one unless the game breaks ties. A team has one score and one place, and where the game itself beats the
   * table, be it a team or somebody alone, that is place 2.
   */
  readonly places: readonly number[];
  /** The same numbers that `standing` gives everybody at the end. */
  readonly scores: readonly number[];
}

/** What every state carries: its own dice. */
export interface Stateful {
  rng: Rng;
}

export interface Game<S extends Stateful = Stateful, M = unknown, V = unknown, O = OptionValues> {
  readonly meta: Meta<O>;

  /** Set-up is told like everything else: who begins, what was laid out, what somebody was dealt. */
  setup(seats: number, options: O, rng: Rng, log?: Log): S;

  /** Seats that owe a decision: none when the match is over, several when they decide at the same time. */
  actors(s: S): readonly Seat[];

  /**
   * Whether there is a choice now depends on what others may not know: then a single move is not taken by itself,
   * because being taken at once it would tell them. Never, if a game does not say.
   */
  veiled?(s: S): boolean;

  /** Complete, in canonical order, never empty for an actor. */
  moves(s: S, seat: Seat): M[];

  /** Undefined exactly for what `moves` offers. Must not throw on any value `read` can return. */
  explain(s: S, seat: Seat, move: M): Refusal | undefined;

  /** Mutates `s`, which the caller owns, and trusts the caller that the move is legal. */
  play(s: S, seat: Seat, move: M, log?: Log): void;

  /** Deep and independent. */
  clone(s: S): S;

  /** Everything that may leave the server towards this viewer; built up from nothing, never stripped down. */
  view(s: S, viewer: Viewer): V;

  /** The notation of a move as far as this viewer may know it; `?` stands for what is hidden. */
  redact(s: S, seat: Seat, move: M, viewer: Viewer): string;

  /** Whether somebody does not get to see the whole of a move. Every move may be such a one, if a game does not say. */
  conceals?(move: M): boolean;

  /** A full state consistent with the view. Draws only from `rng` and gives the state dice of its own. */
  sample(v: V, rng: Rng): S;

  /** Scores as far as the owner of the view may know them, with a breakdown. */
  standing(v: V): Standing[];

  result(s: S): Result | undefined;

  /** Notation: short, unique among the moves of a state, `read(write(m))` equals `m`. */
  write(m: M): string;
  read(text: string): M | undefined;

  /** A small integer, unique among the moves of a state; moves that differ only in secrets of the mover may share a redacted text, never a key. */
  key(m: M): number;

  /** The sort of a move: what a kind-weighted random player chooses first. */
  kind(m: M): string;

  /** For bots: the worth of the position for each seat, between 0 and 1. */
  value(s: S): number[];

  /** For bots: true between turns, where `value` may be asked. */
  quiet(s: S): boolean;

  /** For bots: how promising a legal move looks at a glance; any positive number, 1 for an ordinary one. */
  prior(s: S, seat: Seat, move: M): number;

  /** For bots: writes the `prior` of each of several legal moves, where that is cheaper than asking for them one by one. */
  priors?(s: S, seat: Seat, moves: readonly M[], out: number[]): void;
}
