/** The chances over a match as bands that lie on each other, from the first move to the last. */
import type { Point } from '@fathom/bots/coach/review.ts';
import type { Result, Seat } from '@fathom/kernel';

export interface Slice {
  /** From 0 to 1. */
  readonly x: number;
  /** Of each band, from the bottom up; together 1. */
  readonly shares: readonly number[];
}

export interface Bands {
  /** A team wins or loses as one: a single band, and the rest is the sea's. */
  readonly together: boolean;
  readonly slices: readonly Slice[];
}

/** `result`: where it ended, once everything up to the end is known. */
export function bandsOf(points: readonly Point[], moves: number, result?: Result | undefined): Bands {
  const together = points.every(({ shares }) => shares.every(share => Math.abs(share - shares[0]) < 1e-9));
  const slices = points.map(({ move, shares }) => ({ x: move / moves, shares: stacked(shares, together) }));
  if (result) slices.push({ x: 1, shares: stacked(ended(result), together) });
  return { together, slices };
}

function stacked(shares: readonly number[], together: boolean): number[] {
  if (together) return [shares[0], 1 - shares[0]];
  const sum = shares.reduce((a, b) => a + b, 0) || 1;
  return shares.map(share => share / sum);
}

/** Winners share the victory. */
function ended({ places }: Result): number[] {
  const winners = places.filter(place => place === 1).length;
  const alone = places.length === 1 || winners === places.length;
  return places.map(place => (place === 1 ? (alone ? 1 : 1 / winners) : 0));
}

/** The outline of a band in a box of `width` by `height`. */
export function outline({ slices }: Bands, band: number, width: number, height: number): string {
  if (slices.length === 0) return '';
  const below = ({ shares }: Slice, count: number) => shares.slice(0, count).reduce((a, b) => a + b, 0);
  const at = (slice: Slice, count: number) =>
    `${round(slice.x * width)},${round(height - below(slice, count) * height)}`;
  const top = slices.map(slice => at(slice, band + 1));
  const bottom = slices.toReversed().map(slice => at(slice, band));
  return [...top, ...bottom].join(' ');
}

/** Where the mark of a band stands: in the middle of it, where it is widest away from the edges. */
export function markSpot({ slices }: Bands, band: number): { x: number; y: number; share: number } {
  const inner = slices.filter(({ x }) => x > 0.06 && x < 0.94);
  const [first, ...rest] = inner.length > 0 ? inner : slices;
  if (!first) return { x: 0, y: 0, share: 0 };
  const widest = rest.reduce((best, slice) => (slice.shares[band] > best.shares[band] ? slice : best), first);
  const under = widest.shares.slice(0, band).reduce((a, b) => a + b, 0);
  return { x: widest.x, y: 1 - under - widest.shares[band] / 2, share: widest.shares[band] };
}

/** By how much the chances of a seat changed up to a point. */
export function swingAt(points: readonly Point[], move: number, seat: Seat): number {
  const i = points.findIndex(point => point.move === move);
  return i < 1 ? 0 : (points[i].shares[seat] ?? 0) - (points[i - 1].shares[seat] ?? 0);
}

export interface Turn {
  readonly move: number;
  readonly seat: Seat;
  readonly change: number;
}

/** A smaller change is none of one's own turning points. */
const NOTED = 0.02;

/** What a turning point meant for a seat; where that is next to nothing, for the one it meant most to. */
export function turnAt(points: readonly Point[], move: number, seat: Seat): Turn {
  const changes = (points[0]?.shares ?? []).map((_, one) => ({
    move,
    seat: one,
    change: swingAt(points, move, one),
  }));
  const own = changes[seat] ?? { move, seat, change: 0 };
  if (Math.abs(own.change) >= NOTED) return own;
  return changes.reduce((most, one) => (Math.abs(one.change) > Math.abs(most.change) ? one : most), own);
}

/** Spots from 0 to 1 in rising order, moved so far that each has room. */
export function spaced(spots: readonly number[], room: number): number[] {
  const least = room / 2;
  const moved: number[] = [];
  for (const spot of spots) moved.push(Math.max(spot, (moved.at(-1) ?? least - room) + room));
  for (let i = moved.length - 1, most = 1 - least; i >= 0; i--, most -= room)
    moved[i] = Math.max(least, Math.min(moved[i], most));
  return moved;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
