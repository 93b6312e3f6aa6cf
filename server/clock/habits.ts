/** When somebody does not want to be waited for, wherever they play. */
import type { Quiet, Span } from './pauses.ts';
import type { SeatClock } from './rule.ts';

export type Habits = Pick<SeatClock, 'quiet' | 'vacation'>;

export interface HabitSettings {
  readonly quiet?: Quiet;
  readonly isQuiet?: boolean;
  readonly vacation?: Span;
}

export function habitsOf({ quiet, isQuiet, vacation }: HabitSettings): Habits {
  return { ...(isQuiet && quiet && { quiet }), ...(vacation && { vacation }) };
}
