/** The player board (ED-5 … ED-10). */
import raw from './board.json' with { type: 'json' };

export const BOARD = Object.freeze(raw);

/** ED-6: level of each cell, from 1 to 5. */
export const LEVEL_OF_CELL: readonly number[] = Array.from(
  { length: raw.lastCell + 1 },
  (_, cell) => raw.levels.findIndex(level => level.cells.includes(cell)) + 1,
);

/** ED-214: points of each level, index 0 unused. */
export const POINTS_OF_LEVEL: readonly number[] = [0, ...raw.levels.map(level => level.points)];
