/** The cells of the ocean: seven columns at most, five depths, numbered row by row from the surface. */

export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export const DEPTHS = [1, 2, 3, 4, 5] as const;
export const WIDTH = COLUMNS.length;
export const CELLS = WIDTH * DEPTHS.length;

export function cellAt(column: number, depth: number): number {
  return (depth - 1) * WIDTH + column;
}

export function columnOf(cell: number): number {
  return cell % WIDTH;
}

export function depthOf(cell: number): number {
  return ((cell / WIDTH) | 0) + 1;
}

export function writeCell(cell: number): string {
  return `${COLUMNS[columnOf(cell)]}${depthOf(cell)}`;
}

export function readCell(text: string): number | undefined {
  const letters: readonly string[] = COLUMNS;
  const column = letters.indexOf(text[0]);
  const depth = DEPTHS.findIndex(n => String(n) === text.slice(1));
  return column < 0 || depth < 0 ? undefined : cellAt(column, depth + 1);
}

/** Left, up, right, down: −1 beyond the edge. */
export const LEFT = 0;
export const UP = 1;
export const RIGHT = 2;

export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => [
  columnOf(cell) > 0 ? cell - 1 : -1,
  cell >= WIDTH ? cell - WIDTH : -1,
  columnOf(cell) < WIDTH - 1 ? cell + 1 : -1,
  cell < CELLS - WIDTH ? cell + WIDTH : -1,
]);
