/** Moves per second beside those of another commit, as a table. */
import type { GameEntry } from '@fathom/games';
import type { MoveFigures } from '../bench/moves.ts';
import { MOVES, measureApart } from '../bench/process.ts';
import { checkOut } from './checkout.ts';
import { columns, grouped } from './columns.ts';
import { Progress } from './progress.ts';

/** A game at a number of seats. */
export interface Subject {
  readonly game: string;
  readonly seats: number;
}

type MoveRow = Subject & MoveFigures;

export function subjectsOf(entries: readonly GameEntry[]): Subject[] {
  return entries.flatMap(({ meta: { id, seats } }) =>
    Array.from({ length: seats.max - seats.min + 1 }, (_, i) => ({ game: id, seats: seats.min + i })),
  );
}

/** Every game at every number of seats. */
export async function compareMoves(entries: readonly GameEntry[], against: string): Promise<MoveRow[]> {
  const other = await checkOut(against);
  const subjects = subjectsOf(entries);
  const progress = new Progress('Measuring', subjects.length);
  try {
    const rows: MoveRow[] = [];
    for (const { game, seats } of subjects) {
      const figures = await measureApart<MoveFigures>(MOVES, game, String(seats), other.folder);
      rows.push({ game, seats, ...figures });
      progress.advance();
    }
    return rows;
  } finally {
    progress.finish();
    await other.remove();
  }
}

export function moveTable(rows: readonly MoveRow[]): string {
  const head = 'game,seats,random/s,×,recorded/s,×,checked/s,×,recorded checked/s,×';
  return columns([
    head.split(','),
    ...rows.map(({ game, seats, random, recorded, randomChecked, recordedChecked }) => [
      game,
      String(seats),
      ...[random, recorded, randomChecked, recordedChecked].flatMap(({ perSecond, times }) => [
        grouped(perSecond),
        times.toFixed(2),
      ]),
    ]),
  ]);
}
