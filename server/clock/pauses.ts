/** When the time of a seat counts: not on vacation, not at night where nights do not count, not while the server is down. */
import { minuteOfDay, nextMinute } from './zone.ts';

/** From an instant to another, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Local minutes of the day; from evening to morning when `from` is the later one. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

export interface Pauses {
  readonly spans: readonly Span[];
  readonly quiet?: Quiet | undefined;
}

interface Stretch {
  readonly counts: boolean;
  readonly until: number;
}

/** More changes than any clock can meet. */
const MOST_CHANGES = 5000;

/** How much of the time between two instants counts. */
export function counted(from: number, to: number, pauses: Pauses): number {
  let sum = 0;
  let at = from;
  for (let i = 0; at < to && i < MOST_CHANGES; i++) {
    const { counts, until } = stretch(at, pauses);
    const end = Math.min(until, to);
    if (counts) sum += end - at;
    at = end;
  }
  return sum;
}

/** When so much time that counts will have passed. */
export function after(from: number, milliseconds: number, pauses: Pauses): number {
  let left = milliseconds;
  let at = from;
  for (let i = 0; i < MOST_CHANGES; i++) {
    const { counts, until } = stretch(at, pauses);
    if (counts && at + left <= until) return at + left;
    if (counts) left -= until - at;
    at = until;
  }
  return at;
}

/** The end of the quiet time that an instant lies in, else the instant itself. */
export function whenAwake(at: number, quiet: Quiet | undefined): number {
  return quiet && isQuiet(at, quiet) ? nextMinute(at, quiet.to, quiet.zone) : at;
}

function stretch(at: number, { spans, quiet }: Pauses): Stretch {
  const inside = spans.filter(span => span.from <= at && at < span.until);
  if (inside.length > 0) return { counts: false, until: Math.max(...inside.map(({ until }) => until)) };
  const next = Math.min(Number.POSITIVE_INFINITY, ...spans.flatMap(({ from }) => (from > at ? from : [])));
  if (!quiet || quiet.from === quiet.to) return { counts: true, until: next };
  if (isQuiet(at, quiet)) return { counts: false, until: nextMinute(at, quiet.to, quiet.zone) };
  return { counts: true, until: Math.min(next, nextMinute(at, quiet.from, quiet.zone)) };
}

function isQuiet(at: number, { from, to, zone }: Quiet): boolean {
  const minute = minuteOfDay(at, zone);
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
