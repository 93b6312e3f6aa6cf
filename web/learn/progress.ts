/** How far somebody has come with lessons and puzzles of a game; kept on the device. */
import type { LessonMark } from '@fathom/kernel';
import { forget, recall, remember } from '../memory.ts';

export interface Progress {
  /** Lessons that were finished. */
  readonly done: readonly string[];
  /** Lessons that were begun and left. */
  readonly left: Readonly<Record<string, LessonMark>>;
  /** Presses that led nowhere in each puzzle, and whether it is solved. */
  readonly tried: Readonly<Record<string, number>>;
  readonly solved: readonly string[];
  /** Days on which the puzzle of the day was solved, as `2026-11-18`. */
  readonly days: readonly string[];
  /** The last day on which the puzzle of the day was looked at. */
  readonly begun?: string;
}

export const NOTHING_LEARNED: Progress = { done: [], left: {}, tried: {}, solved: [], days: [] };

/** What is stored; undefined when it cannot be read. */
export function readProgress(text: string | undefined): Progress | undefined {
  if (text === undefined) return NOTHING_LEARNED;
  try {
    const value: unknown = JSON.parse(text);
    return isProgress(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const listeners = new Set<() => void>();
const known = new Map<string, Progress>();
const broken = new Set<string>();

export function progressOf(game: string): Progress {
  const have = known.get(game);
  if (have) return have;
  const read = readProgress(recall(keyOf(game)));
  if (!read) {
    broken.add(game);
    forget(keyOf(game));
  }
  const progress = read ?? NOTHING_LEARNED;
  known.set(game, progress);
  return progress;
}

/** A lesson was left or finished, or a puzzle solved. */
export function hasBegun({ done, left, solved }: Progress): boolean {
  return done.length + Object.keys(left).length + solved.length > 0;
}

/** What was stored for this game could not be read and was forgotten. */
export function wasForgotten(game: string): boolean {
  progressOf(game);
  return broken.has(game);
}

function changeProgress(game: string, change: (progress: Progress) => Progress): void {
  const progress = change(progressOf(game));
  known.set(game, progress);
  remember(keyOf(game), JSON.stringify(progress));
  for (const listener of listeners) listener();
}

export function watchProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function keepMark(game: string, lesson: string, mark: LessonMark): void {
  changeProgress(game, progress => ({ ...progress, left: { ...progress.left, [lesson]: mark } }));
}

export function finishLesson(game: string, lesson: string): void {
  changeProgress(game, progress => ({
    ...progress,
    done: [...new Set([...progress.done, lesson])],
    left: without(progress.left, lesson),
  }));
}

export function forgetMark(game: string, lesson: string): void {
  changeProgress(game, progress => ({ ...progress, left: without(progress.left, lesson) }));
}

export function tryPuzzle(game: string, puzzle: string): void {
  changeProgress(game, progress => ({
    ...progress,
    tried: { ...progress.tried, [puzzle]: (progress.tried[puzzle] ?? 0) + 1 },
  }));
}

export function solvePuzzle(game: string, puzzle: string, day?: string): void {
  changeProgress(game, progress => ({
    ...progress,
    solved: [...new Set([...progress.solved, puzzle])],
    days: day === undefined ? progress.days : [...new Set([...progress.days, day])],
  }));
}

export function beginDay(game: string, day: string): void {
  if (progressOf(game).begun !== day) changeProgress(game, progress => ({ ...progress, begun: day }));
}

function keyOf(game: string): string {
  return `learn.${game}`;
}

function without<T>(all: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));
}

function isProgress(value: unknown): value is Progress {
  if (!isObject(value)) return false;
  const { done, left, tried, solved, days, begun } = value;
  return (
    (begun === undefined || typeof begun === 'string') &&
    isTexts(done) &&
    isTexts(days) &&
    isObject(left) &&
    Object.values(left).every(isMark) &&
    isTexts(solved) &&
    isObject(tried) &&
    Object.values(tried).every(times => typeof times === 'number')
  );
}

function isMark(value: unknown): value is LessonMark {
  return (
    isObject(value) &&
    Number.isInteger(value.step) &&
    Array.isArray(value.moves) &&
    value.moves.every(move => Array.isArray(move) && Number.isInteger(move[0]) && typeof move[1] === 'string')
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(text => typeof text === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
