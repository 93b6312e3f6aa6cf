/** The puzzle of the day: the same for everybody, from the puzzles of the game, and back tomorrow for those who missed it. */
import type { Puzzle } from '@fathom/kernel';
import type { Progress } from './progress.ts';

const DAY = 86_400_000;

/** The local day as `2026-11-18`. */
export function dayOf(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Each day has its puzzle in turn. Yesterday's comes back if it was not solved in time; whoever has been away longer begins with
 * the one of today.
 */
export function puzzleOfDay(puzzles: readonly Puzzle[], now: Date, progress: Progress): Puzzle | undefined {
  if (puzzles.length === 0) return undefined;
  const today = puzzleAt(puzzles, dayOf(now));
  const yesterday = dayOf(new Date(now.getTime() - DAY));
  const missed = progress.begun === yesterday && !progress.days.includes(yesterday);
  return missed ? puzzleAt(puzzles, yesterday) : today;
}

function puzzleAt(puzzles: readonly Puzzle[], day: string): Puzzle {
  return puzzles[Math.floor(Date.parse(day) / DAY) % puzzles.length];
}
