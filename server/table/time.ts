import type { Span } from '../clock/pauses.ts';

/** What time it is for the clocks of a table. */
export interface Time {
  readonly now: number;
  readonly downtimes: readonly Span[];
  /** How long news wait. */
  readonly delay: number;
}

/** Where the time comes from. */
export interface TimeSource {
  readonly now: () => number;
  /** When no node was there: clocks stood still. */
  readonly downtimes?: () => readonly Span[];
  /** Milliseconds for which news wait: whoever opens the table meanwhile need not be told. */
  readonly newsDelay?: number;
}

export function timeOf({ now, downtimes, newsDelay }: TimeSource): Time {
  return { now: now(), downtimes: downtimes?.() ?? [], delay: newsDelay ?? 0 };
}
