/**
 * FL-53, A-34: everybody's own field, all cells up to five steps from the starter tile, the hub to the north. Rows are
 * A to F from the hub down, cells are numbered from the west: the starter tile lies on A6.
 */

const REACH = 5;
/** Clockwise from the east: E, NE, NW, W, SW, SE in axial steps. */
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
export const DIRECTIONS = 6;
export const CORNERS = 6;

const AXIAL: [number, number][] = [];
const NAMES: string[] = [];
for (let r = 0; r <= REACH; r++) {
  for (let q = -REACH; q + r <= REACH; q++) {
    AXIAL.push([q, r]);
    NAMES.push(`${'ABCDEF'[r]}${q + REACH + 1}`);
  }
}

export const CELLS: number = AXIAL.length;
/** Where the starter tile lies. */
export const HOME: number = cellAt(0, 0);

/** The cell in a direction, or −1 outside the field, by cell × 6 + direction. */
export const NEIGHBOUR: readonly number[] = AXIAL.flatMap(([q, r]) =>
  STEPS.map(([dq, dr]) => cellAt(q + dq, r + dr)),
);

/** Hex distance of each cell from the starter tile. */
export const DISTANCE: readonly number[] = AXIAL.map(([q, r]) =>
  Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)),
);

/** FL-56: which corners of which two neighbours meet a corner (clockwise from the north): direction and their corner, twice. */
const MEETING: readonly (readonly [number, number, number, number])[] = [
  [1, 4, 2, 2],
  [0, 5, 1, 3],
  [5, 0, 0, 4],
  [4, 1, 5, 5],
  [3, 2, 4, 0],
  [2, 3, 3, 1],
];

/** The two other cells of a corner with their corners, by (cell × 6 + corner) × 4: cell, corner, cell, corner; −1 outside. */
export const MEETS: readonly number[] = AXIAL.flatMap((_, cell) =>
  MEETING.flatMap(([d1, c1, d2, c2]) => [
    NEIGHBOUR[cell * DIRECTIONS + d1],
    c1,
    NEIGHBOUR[cell * DIRECTIONS + d2],
    c2,
  ]),
);

/** Axial coordinates of a cell, for drawing. */
export function axial(cell: number): readonly [number, number] {
  return AXIAL[cell];
}

export function writeCell(cell: number): string {
  return NAMES[cell];
}

/** The number of a cell by its name, or −1. */
export function readCell(name: string): number {
  return NAMES.indexOf(name);
}

function cellAt(q: number, r: number): number {
  return AXIAL.findIndex(([x, y]) => x === q && y === r);
}
