/**
 * Lessons and puzzles of a game, as data: a position, and what is said and asked there. Texts are keys of their own words;
 * what is allowed and what happens is asked of the engine.
 */
import { apply, UNREADABLE } from './apply.ts';
import type { Game, Seat, Stateful } from './game.ts';
import { setUp } from './match.ts';
import { checkOptions, type OptionValues } from './options.ts';
import type { MatchRecord } from './record.ts';
import type { RngName } from './rng.ts';
import type { Lang, Words } from './words.ts';

/** A match cut at a move. */
export interface LessonPosition {
  readonly seats: number;
  /** What differs from the usual options. */
  readonly options?: Partial<OptionValues>;
  readonly seed: string;
  /** What the match draws from; nothing means sfc32. */
  readonly rng?: RngName;
  /** In notation, with blanks between. Where several decide at the same time, `1>bid:3` is a move of seat 1. */
  readonly moves?: string;
  /** Whoever learns; seat 0 unless said otherwise. */
  readonly seat?: Seat;
}

/**
 * One thing to do, or without `expect` one thing to look at. Its texts begin with `lesson.<lesson>.<key>`: the sentence itself,
 * `.why` is a second one below it, `.done` is said when it is done, `.other` after another move, `.name` stands in the list of
 * steps and begins a part of the lesson.
 */
export interface LessonStep {
  readonly key: string;
  /** Moves in notation that go on; `*` stands for anything. The first one that is allowed is suggested. */
  readonly expect?: readonly string[];
  /** Any allowed move goes on, and where nothing expected is allowed the step is left out. */
  readonly loose?: boolean;
  /** A turn without the coach: whatever is allowed, until the turn is over. */
  readonly free?: boolean;
  /** The place the light falls on; otherwise where the suggested move acts. */
  readonly at?: string;
  /** What the others do before it, in notation; where that ends, a bot decides. */
  readonly others?: readonly string[];
}

/** Cuts a match into positions: the one before each of its moves, which are in notation with spaces between them. */
export function cutting(start: Pick<LessonPosition, 'seats' | 'seed'>, match: string) {
  const moves = match.trim().split(/\s+/);
  return (move: number): LessonPosition => ({ ...start, moves: moves.slice(0, move).join(' ') });
}

export interface Lesson {
  readonly id: string;
  readonly minutes: number;
  /** Name of the symbol it is listed with. */
  readonly icon: string;
  readonly position: LessonPosition;
  readonly steps: readonly LessonStep[];
}

/** What somebody who is new to a game is offered. */
export interface LessonBook {
  /** A first game against a bot. */
  readonly guided: Lesson;
  readonly lessons: readonly Lesson[];
  readonly words: Readonly<Record<Lang, Words>>;
}

export const GRADES = [1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

/** One decision with one best answer. Its texts begin with `puzzle.<id>`: `.title`, `.ask`, and `.why` once it is solved. */
export interface Puzzle {
  readonly id: string;
  readonly grade: Grade;
  readonly icon: string;
  readonly position: LessonPosition;
  /** In notation. */
  readonly solution: string;
  /** Other moves that are as good, as far as anybody knows. */
  readonly also?: readonly string[];
  /** The expected share of victory, in percent, after the solution and after the best of the other moves. */
  readonly worth: readonly [solution: number, next: number];
}

export interface PuzzleBook {
  readonly puzzles: readonly Puzzle[];
  readonly words: Readonly<Record<Lang, Words>>;
}

/** The record of a position; where it does not fit the rules, a sentence that says so. */
export function recordOf<S extends Stateful, M>(
  game: Game<S, M>,
  { seats, options = {}, seed, rng, moves = '' }: LessonPosition,
): MatchRecord | string {
  const { id, version, options: schema } = game.meta;
  const checked = checkOptions(schema, options);
  if (!checked.ok) return `option ${checked.option} has no such value`;
  const begun = { seats, options: checked.options, seed, ...(rng && { rng }) };
  const state = setUp(game, begun);
  const made: [Seat, string][] = [];
  for (const word of moves.split(/\s+/).filter(Boolean)) {
    const [, prefix, text] = /^(?:(\d+)>)?(.*)$/.exec(word) ?? [];
    const seat = prefix === undefined ? game.actors(state)[0] : Number(prefix);
    const move = game.read(text);
    const refusal = move === undefined ? UNREADABLE : apply(game, state, seat ?? 0, move);
    if (refusal) return `move ${made.length + 1}, ${text}, is not allowed (${refusal.rule})`;
    made.push([seat, text]);
  }
  return { fathom: 1, game: id, version, ...begun, moves: made };
}

/** A puzzle is a lesson of one step. */
export function lessonOf({ id, icon, position, solution, also = [] }: Puzzle): Lesson {
  return { id, minutes: 1, icon, position, steps: [{ key: 'ask', expect: [solution, ...also] }] };
}
