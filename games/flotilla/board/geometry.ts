/** Hexagons with a point up, in the units of the chart; the starter tile lies in the origin. */
import { axial, CELLS, DIRECTIONS, NEIGHBOUR } from '../hex.ts';

/** From the middle of a tile to a corner, and between the middles of rows and columns. */
export const RADIUS = 60;
const PITCH = 62;
export const WIDE: number = PITCH * Math.sqrt(3);
const HIGH = PITCH * 1.5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function centre(cell: number): Point {
  const [q, r] = axial(cell);
  return { x: WIDE * (q + r / 2), y: HIGH * r };
}

/** Corners clockwise from the north, as the engine numbers them. */
export function corner(i: number, radius: number): Point {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

export function hexagon(radius: number, at: Point = { x: 0, y: 0 }): string {
  return [0, 1, 2, 3, 4, 5]
    .map(i => corner(i, radius))
    .map(({ x, y }) => `${(at.x + x).toFixed(1)},${(at.y + y).toFixed(1)}`)
    .join(' ');
}

/** What surrounds the middles of some cells, whole tiles included. */
export function boxAround(cells: readonly number[]): Box {
  const points = cells.map(centre);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - WIDE / 2,
    right: Math.max(...xs) + WIDE / 2,
    top: Math.min(...ys) - RADIUS,
    bottom: Math.max(...ys) + RADIUS,
  };
}

/** Cells in reading order: rows from the hub down, from the west to the east. */
export const READING: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell).sort(
  (a, b) => centre(a).y - centre(b).y || centre(a).x - centre(b).x,
);

/** The shortest way over cells that are allowed, both ends included; empty where there is none. */
export function wayOver(from: number, to: number, allowed: (cell: number) => boolean): number[] {
  const before = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (let head = 0; head < queue.length && !before.has(to); head++) {
    for (let d = 0; d < DIRECTIONS; d++) {
      const next = NEIGHBOUR[queue[head] * DIRECTIONS + d];
      if (next < 0 || before.has(next) || !allowed(next)) continue;
      before.set(next, queue[head]);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [];
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0]) ?? from);
  return way;
}
