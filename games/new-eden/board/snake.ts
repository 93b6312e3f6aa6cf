/** Where the pods of an arm hang on a wide board: outwards from the dome, then back and forth like a tentacle. */
import type { Size } from '@fathom/parts/size.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Region {
  /** The corner next to the dome, and how far the arm may reach from there in each direction (signed). */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Which way the arm grows first. */
  readonly first: 'across' | 'along';
  /** How much each column rises or sinks, so that arms bend. */
  readonly bend: number;
}

export interface Coil {
  readonly scale: number;
  readonly spots: readonly Spot[];
}

const SMALLEST = 0.46;
const STEP = 0.03;

/** The largest pods that fit. */
export function coil(count: number, region: Region, pod: Size): Coil {
  for (let scale = 1; ; scale -= STEP) {
    const across = fits(Math.abs(region.width), pod.width * scale);
    const rise = Math.abs(region.bend) * scale * (Math.min(across, count) - 1);
    const along = fits(Math.abs(region.height) - rise, pod.height * scale);
    if (across * along >= count || scale <= SMALLEST)
      return { scale, spots: spots(count, region, pod, scale, { across, along }) };
  }
}

function fits(space: number, size: number): number {
  return Math.max(1, Math.floor(space / size));
}

function spots(
  count: number,
  region: Region,
  pod: Size,
  scale: number,
  fit: { readonly across: number; readonly along: number },
): Spot[] {
  const dx = Math.sign(region.width) * pod.width * scale;
  const dy = Math.sign(region.height) * pod.height * scale;
  const run = region.first === 'across' ? fit.across : fit.along;
  return Array.from({ length: count }, (_, i) => {
    const lane = Math.floor(i / run);
    const step = lane % 2 === 0 ? i % run : run - 1 - (i % run);
    const [column, row] = region.first === 'across' ? [step, lane] : [lane, step];
    return {
      x: region.x + dx * (column + 0.5),
      y: region.y + dy * (row + 0.5) + region.bend * scale * column,
    };
  });
}

/** A smooth line through the spots. */
export function tube(spots: readonly Spot[]): string {
  const [start, ...rest] = spots;
  if (start === undefined) return '';
  let path = `M${point(start)}`;
  rest.forEach((to, i) => {
    const from = spots[i];
    const before = spots[i - 1] ?? from;
    const after = spots[i + 2] ?? to;
    const lead = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const tail = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${point(lead)} ${point(tail)} ${point(to)}`;
  });
  return path;
}

function point({ x, y }: Spot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
