/** How the scores went: for each seat, then for each rival without one, the score before the first move and after each. */
import type { BoardModule } from '@fathom/parts/board.ts';
import type { Film } from '../replay/film.ts';

export interface Course {
  readonly moves: number;
  readonly top: number;
  readonly lines: readonly (readonly number[])[];
}

export function courseOf({ record, told }: Film, rivals?: BoardModule['rivals']): Course {
  const rows = told.moments('spectator').map(({ after }) => {
    const scores = Array.from({ length: record.seats }, () => 0);
    for (const { seat, score } of told.game.standing(after)) scores[seat] = score;
    return [...scores, ...(rivals?.(after) ?? []).map(({ score }) => score)];
  });
  const lines = rows[0].map((_, line) => rows.map(scores => scores[line]));
  return { moves: told.count, top: Math.max(1, ...rows.flat()), lines };
}

/** A stair in a box of `width` by `height`: level while nothing changes, up where it does. */
export function stairs(line: readonly number[], top: number, width: number, height: number): string {
  const x = (i: number) => round((i / Math.max(1, line.length - 1)) * width);
  const y = (score: number) => round(height - (Math.max(0, score) / top) * height);
  const turns = line.flatMap((score, i) => (i > 0 && score !== line[i - 1] ? [`H${x(i)}V${y(score)}`] : []));
  return `M0 ${y(line[0] ?? 0)}${turns.join('')}H${width}`;
}

const DASH = 24;

/** Lines that are the same all the way, as those of a team, are dashed so that each shows: a dash and where it begins. */
export function dashes(lines: Course['lines'], line: number): { length: number; gap: number; start: number } {
  const alike = lines.flatMap((other, i) => (String(other) === String(lines[line]) ? [i] : []));
  return { length: DASH, gap: DASH * (alike.length - 1), start: DASH * alike.indexOf(line) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
