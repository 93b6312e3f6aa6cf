/** What a table agrees on beside who sits at it: when it is made, and as long as it has not begun. Pure. */
import { checkOptions, type Meta } from '@fathom/kernel';
import type { ChangeTerms, CreateTable } from '../protocol.ts';
import { Refused } from '../refused.ts';
import type { SeatRow, TableRow, Terms } from '../store/store.ts';

/** Whoever plays for a rating plays against a clock. */
export function termsOf(
  { clock, rated, coach }: Pick<CreateTable, 'clock' | 'rated' | 'coach'>,
  gather: boolean,
): Terms {
  if (rated && !clock) throw new Refused('clock_needed');
  return {
    ...(clock && { clock }),
    ...(rated && { rated }),
    ...(gather && { gather }),
    ...(coach === false && { coach }),
  };
}

export function optionsOf(meta: Meta, given: CreateTable['options'] = {}): TableRow['options'] {
  const checked = checkOptions(meta.options, given);
  if (!checked.ok) throw new Refused('bad_option', { at: checked.option });
  return checked.options;
}

/**
 * The host agrees on something else with those who wait. Nobody has said yes to that: whoever was ready is no longer, and a
 * table that is full waits for its host.
 */
export function changeTerms(row: TableRow, request: ChangeTerms, meta: Meta, now: number): TableRow {
  if (row.status !== 'open') throw new Refused('not_open');
  const sized = resized(row.seats, request.seats, meta);
  const isFull = sized.every(({ kind }) => kind !== 'open');
  const agreed = termsOf(request, request.pace === 'live' || isFull);
  const { series, next } = row.terms ?? {};
  const terms: Terms = { ...agreed, ...(series && { series }), ...(next !== undefined && { next }) };
  const { terms: before, ...rest } = row;
  const changed = { ...rest, pace: request.pace, options: optionsOf(meta, request.options), seats: sized };
  const same = { ...rest, ...(before && { terms: before }) };
  const isNew = JSON.stringify(what({ ...changed, terms })) !== JSON.stringify(what(same));
  if (!isNew) return row;
  return {
    ...changed,
    terms,
    seats: sized.map(({ ready: _, ...seat }) => seat),
    updated: now,
    revision: row.revision + 1,
  };
}

/** What anybody could have agreed to. */
function what({ pace, options, seats, terms }: Pick<TableRow, 'pace' | 'options' | 'seats' | 'terms'>) {
  const { clock, rated = false, coach = true } = terms ?? {};
  const own = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  const { kind, time, increment, late, vacation, nights } = clock ?? {};
  return [pace, own, seats.length, [kind, time, increment, late, vacation, nights], rated, coach];
}

/** Free seats come and go, the last ones first; nobody who sits there does. */
function resized(seats: readonly SeatRow[], count: number, { seats: { min, max } }: Meta): SeatRow[] {
  if (count < min || count > max) throw new Refused('bad_seats');
  const kept = [...seats];
  while (kept.length > count) {
    const free = kept.findLastIndex(({ kind }) => kind === 'open');
    if (free < 0) throw new Refused('seat_taken');
    kept.splice(free, 1);
  }
  while (kept.length < count) kept.push({ kind: 'open', name: '' });
  return kept;
}
