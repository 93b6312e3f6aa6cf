/** The clock that a table has agreed on, and what it knows of each seat. Plain data: it is stored in the row of the table. */
import type { Quiet, Span } from './pauses.ts';

export const CLOCK_KINDS = ['turn', 'match'] as const;
/** When time is up: the player is reminded, the others decide, or a bot moves at once. */
export const LATE_CHOICES = ['remind', 'vote', 'bot'] as const;

export interface ClockRule {
  /** So much time for every turn, or for the whole match. */
  readonly kind: (typeof CLOCK_KINDS)[number];
  readonly time: number;
  /** What a decision that stands adds, with a clock for the match. */
  readonly increment: number;
  readonly late: (typeof LATE_CHOICES)[number];
  /** Days for which everybody may stop the own clock. */
  readonly vacation: number;
  /** Quiet hours of the player to move do not count. */
  readonly nights: boolean;
}

export interface SeatClock {
  /** Time that was left at `since`. */
  readonly left: number;
  readonly since: number;
  /** Only while the seat is asked: when time is up. */
  readonly deadline?: number;
  /** Was told that time is running out. */
  readonly warned?: boolean;
  /** When time was up. */
  readonly late?: number;
  /** When the player was last reminded by the others. */
  readonly reminded?: number;
  /** When the others first said that they would rather wait. */
  readonly waited?: number;
  /** Turns in a row that a bot had to play. */
  readonly missed: number;
  /** Milliseconds of vacation that were taken. */
  readonly rested: number;
  readonly quiet?: Quiet;
  readonly vacation?: Span;
}

export interface TableClock {
  readonly seats: readonly SeatClock[];
  /** When somebody has to look at it next. */
  readonly alarm?: number;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Who is asked for so long counts as idle where no clock says otherwise. */
export const IDLE_AFTER = { live: 5 * MINUTE, days: 3 * DAY } as const;

/** Shorter clocks give no warning: whoever plays so fast is there. */
export const SHORTEST_WARNED = 2 * HOUR;

/** Where the others decide and say nothing for so long a bot plays that turn: nobody is kept waiting by silence. */
export function silenceOf({ time }: ClockRule): number {
  return Math.max(time, time < SHORTEST_WARNED ? MINUTE : DAY);
}

/** A person who let so many turns in a row pass is gone: the bot stays until they come back. */
export const MISSED_BEFORE_GONE = 2;
