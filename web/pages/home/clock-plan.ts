/** The clock of a table as it is being planned: choices that people understand, and what the server makes of them. */
import type { Clock } from '@fathom/server/protocol.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../duration.ts';

export const PACES = ['live', 'days'] as const;
export type Pace = (typeof PACES)[number];

export const CLOCKS = ['none', 'turn', 'match'] as const;
export type ClockKind = (typeof CLOCKS)[number];

export const LATE = ['vote', 'bot', 'remind'] as const;
export type Late = (typeof LATE)[number];

export interface ClockPlan {
  readonly kind: ClockKind;
  /** For each turn, or for all of them, depending on the kind. */
  readonly turn: number;
  readonly match: number;
  readonly increment: number;
  readonly late: Late;
  readonly vacation: boolean;
  readonly nights: boolean;
}

/** What is offered at each pace. */
export const TIMES = {
  live: {
    turn: [MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE],
    match: [15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR],
    increment: [0, 10 * SECOND, 30 * SECOND, MINUTE],
  },
  days: {
    turn: [12 * HOUR, DAY, 2 * DAY, 4 * DAY, 7 * DAY],
    match: [7 * DAY, 14 * DAY, 28 * DAY],
    increment: [0, 2 * HOUR, 6 * HOUR, 12 * HOUR],
  },
} as const;

export const VACATION_DAYS = 14;

/** Live tables have no clock unless somebody wants one; a table over days has one, so that nobody can hold it up for ever. */
export function firstClock(pace: Pace): ClockPlan {
  return pace === 'live'
    ? {
        kind: 'none',
        turn: 5 * MINUTE,
        match: 30 * MINUTE,
        increment: 10 * SECOND,
        late: 'bot',
        vacation: false,
        nights: false,
      }
    : {
        kind: 'turn',
        turn: 2 * DAY,
        match: 14 * DAY,
        increment: 6 * HOUR,
        late: 'vote',
        vacation: true,
        nights: false,
      };
}

export function clockOf({
  kind,
  turn,
  match,
  increment,
  late,
  vacation,
  nights,
}: ClockPlan): Clock | undefined {
  if (kind === 'none') return undefined;
  return {
    kind,
    time: kind === 'turn' ? turn : match,
    increment: kind === 'match' ? increment : 0,
    late,
    vacation: vacation ? VACATION_DAYS : 0,
    nights,
  };
}

/** The plan that leads to a clock, for a table that has one already. */
export function clockPlanOf(clock: Clock | undefined, pace: Pace): ClockPlan {
  const usual = firstClock(pace);
  if (!clock) return { ...usual, kind: 'none' };
  const { kind, time, increment, late, vacation, nights } = clock;
  return {
    ...usual,
    kind,
    late,
    nights,
    vacation: vacation > 0,
    ...(kind === 'turn' ? { turn: time } : { match: time, increment }),
  };
}
