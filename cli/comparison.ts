/** Moves per second beside those of another commit, as a table. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GameEntry } from '@fathom/games';
import { seatCounts } from '@fathom/kernel';
import { ROOT } from '../bench/folder.ts';
import type { MoveFigures } from '../bench/moves.ts';
import { MOVES, measureApart, RECORD } from '../bench/process.ts';
import type { WrittenGame } from '../bench/recording.ts';
import { checkOut } from './checkout.ts';
import { columns, grouped } from './columns.ts';
import { Progress } from './progress.ts';

/** A game at a number of seats. */
export interface Subject {
  readonly game: string;
  readonly seats: number;
}

const WAYS = ['random', 'recorded', 'randomChecked', 'recordedChecked'] as const;

interface Compared {
  readonly perSecond: number;
  /** The same of the other commit, and how many times as fast this one is. */
  readonly other: number;
  readonly times: number;
}

type Way = (typeof WAYS)[number];

type MoveRow = Subject & Pick<MoveFigures, 'alike'> & Readonly<Record<Way, Compared>>;

export function subjectsOf(entries: readonly GameEntry[]): Subject[] {
  return entries.flatMap(({ meta }) => seatCounts(meta).map(seats => ({ game: meta.id, seats })));
}

/** Every game at every number of seats, both commits in turns, and the medians of all rounds. */
export async function compareMoves(
  entries: readonly GameEntry[],
  against: string,
  rounds: number,
): Promise<MoveRow[]> {
  const other = await checkOut(against);
  const subjects = subjectsOf(entries);
  const progress = new Progress('Measuring', subjects.length * rounds);
  try {
    const rows: MoveRow[] = [];
    for (const subject of subjects) {
      const own: MoveFigures[] = [];
      const theirs: MoveFigures[] = [];
      const of = [subject.game, String(subject.seats)] as const;
      const file = join(other.folder, 'recorded.json');
      await writeFile(file, JSON.stringify(await measureApart<WrittenGame[]>(RECORD, ...of)));
      const measure = (folder: string) => measureApart<MoveFigures>(MOVES, ...of, folder, file);
      for (let round = 0; round < rounds; round++) {
        own.push(await measure(ROOT));
        theirs.push(await measure(other.folder));
        progress.advance();
      }
      rows.push({
        ...subject,
        alike: [...own, ...theirs].every(({ alike }) => alike),
        ...compared(own, theirs),
      });
    }
    return rows;
  } finally {
    progress.finish();
    await other.remove();
  }
}

function compared(own: readonly MoveFigures[], theirs: readonly MoveFigures[]): Record<Way, Compared> {
  const of = (way: Way): Compared => {
    const [perSecond, other] = [own, theirs].map(figures => median(figures.map(figure => figure[way])));
    return {
      perSecond: Math.round(perSecond),
      other: Math.round(other),
      times: Number((perSecond / other).toFixed(3)),
    };
  };
  return {
    random: of('random'),
    recorded: of('recorded'),
    randomChecked: of('randomChecked'),
    recordedChecked: of('recordedChecked'),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

export function moveTable(rows: readonly MoveRow[]): string {
  const head = 'game,seats,random/s,×,recorded/s,×,checked/s,×,recorded checked/s,×,games';
  return columns([
    head.split(','),
    ...rows.map(row => [
      row.game,
      String(row.seats),
      ...WAYS.flatMap(way => [grouped(row[way].perSecond), row[way].times.toFixed(2)]),
      row.alike ? 'the same' : 'their own',
    ]),
  ]);
}
