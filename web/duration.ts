/** Lengths of time in words, as short as a chip needs them. */
import type { Say } from '@fathom/kernel';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** "1 day 4 h", "2 h 10 min", "42 min", and below ten minutes "4:32". */
export function timeText(say: Say, time: number): string {
  const left = Math.max(0, time);
  if (left >= DAY)
    return say('time.days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return say('time.hours', {
      hours: Math.floor(left / HOUR),
      minutes: Math.floor((left % HOUR) / MINUTE),
    });
  if (left >= 10 * MINUTE) return say('time.minutes', { n: Math.floor(left / MINUTE) });
  const seconds = Math.floor((left % MINUTE) / SECOND);
  return `${Math.floor(left / MINUTE)}:${String(seconds).padStart(2, '0')}`;
}

/** For narrow places: only the largest unit. */
export function shortTimeText(say: Say, time: number): string {
  const left = Math.max(0, time);
  if (left >= 2 * DAY) return say('length.day', { n: Math.floor(left / DAY) });
  if (left >= HOUR) return say('length.hour', { n: Math.floor(left / HOUR) });
  return timeText(say, left);
}

/** A round length in its largest unit: "two days", "30 seconds". */
export function lengthText(say: Say, time: number): string {
  const [unit, size] = (
    [
      ['week', 7 * DAY],
      ['day', DAY],
      ['hour', HOUR],
      ['minute', MINUTE],
    ] as const
  ).find(([, least]) => time % least === 0) ?? ['second', SECOND];
  return say(`length.${unit}`, { n: Math.round(time / size) });
}

/** Calm until the last quarter, or the last three hours of a long one. */
export function isSoon(left: number, whole: number): boolean {
  return left < Math.min(3 * HOUR, whole / 4);
}
