/** SU-1: six columns, four levels under water. A space is column × 4 + (level − 2). */

export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const LEVELS = [2, 3, 4, 5] as const;
export const SPACES = COLUMNS.length * LEVELS.length;

/** Where a ship is when it is not above a column: before the first or behind the last. */
export const LEFT = -1;
export const RIGHT = COLUMNS.length;

/** `depth` counts the under-water levels from 0, so it is the level − 2. */
export function spaceAt(column: number, depth: number): number {
  return column * LEVELS.length + depth;
}

export function columnOf(space: number): number {
  return space >> 2;
}

export function depthOf(space: number): number {
  return space & 3;
}

export function writeSpace(space: number): string {
  return `${COLUMNS[columnOf(space)]}${LEVELS[depthOf(space)]}`;
}
