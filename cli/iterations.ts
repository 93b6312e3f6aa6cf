/** Iterations of the search per second, here and at another commit, as a table. */
import type { GameEntry } from '@fathom/games';
import { measureApart, SEARCH } from '../bench/process.ts';
import type { SearchFigures } from '../bench/search.ts';
import { checkOut } from './checkout.ts';
import { columns, grouped } from './columns.ts';
import { Progress } from './progress.ts';

export interface SearchRow extends SearchFigures {
  readonly game: string;
  readonly seats: number;
}

/** Every game at its smallest table with an opponent. */
export async function measureSearch(
  entries: readonly GameEntry[],
  against: string | undefined,
  learnt: boolean,
): Promise<SearchRow[]> {
  const other = against === undefined ? undefined : await checkOut(against);
  const progress = new Progress('Measuring', entries.length);
  try {
    const rows: SearchRow[] = [];
    for (const { meta } of entries) {
      const seats = Math.max(2, meta.seats.min);
      const places = [...(learnt ? ['--learnt'] : []), ...(other ? [other.folder] : [])];
      const figures = await measureApart<SearchFigures>(SEARCH, meta.id, String(seats), ...places);
      rows.push({ game: meta.id, seats, ...figures });
      progress.advance();
    }
    return rows;
  } finally {
    progress.finish();
    await other?.remove();
  }
}

export function searchTable(rows: readonly SearchRow[], against: string | undefined): string {
  const head = ['game', 'seats', 'iterations/s', ...(against === undefined ? [] : [against, '×'])];
  return columns([
    head,
    ...rows.map(({ game, seats, perSecond, other, times }) => [
      game,
      String(seats),
      grouped(perSecond),
      ...(other === undefined || times === undefined ? [] : [grouped(other), times.toFixed(2)]),
    ]),
  ]);
}
