/** What counts for a clock: zones, nights, vacations. */
import { describe, expect, test } from 'vitest';
import { after, counted, whenAwake } from '../clock/pauses.ts';
import { HOUR } from '../clock/rule.ts';
import { minuteOfDay, nextMinute } from '../clock/zone.ts';

const BERLIN = 'Europe/Berlin';
const NIGHT = { from: 22 * 60, to: 8 * 60, zone: BERLIN };
const at = (iso: string) => Date.parse(iso);

describe('what counts', () => {
  test('local clocks are read in their zone, also on the days on which they are changed', () => {
    expect(minuteOfDay(at('2026-07-01T20:00Z'), BERLIN)).toBe(22 * 60);
    expect(minuteOfDay(at('2026-12-01T20:00Z'), BERLIN)).toBe(21 * 60);
    expect(nextMinute(at('2026-03-28T21:30Z'), 8 * 60, BERLIN)).toBe(at('2026-03-29T06:00Z'));
    expect(nextMinute(at('2026-10-24T20:30Z'), 8 * 60, BERLIN)).toBe(at('2026-10-25T07:00Z'));
  });

  test('a night of the change is an hour shorter or longer, and does not count either way', () => {
    const pauses = { spans: [], quiet: NIGHT };
    const twoHours = 2 * HOUR;
    expect(after(at('2026-03-28T20:00Z'), twoHours, pauses)).toBe(at('2026-03-29T07:00Z'));
    expect(after(at('2026-10-24T19:00Z'), twoHours, pauses)).toBe(at('2026-10-25T08:00Z'));
    expect(counted(at('2026-03-28T20:00Z'), at('2026-03-29T07:00Z'), pauses)).toBe(twoHours);
  });

  test('a time that the night of the change leaves out still ends the quiet', () => {
    const quiet = { from: 2 * 60, to: 2 * 60 + 30, zone: BERLIN };
    const end = after(at('2026-03-29T00:30Z'), HOUR, { spans: [], quiet });
    expect(end).toBeGreaterThanOrEqual(at('2026-03-29T01:30Z'));
    expect(end).toBeLessThanOrEqual(at('2026-03-29T02:30Z'));
  });

  test('vacation and downtime stand still, and overlapping ones count once', () => {
    const spans = [
      { from: 100, until: 200 },
      { from: 150, until: 300 },
    ];
    expect(after(0, 250, { spans })).toBe(450);
    expect(counted(0, 450, { spans })).toBe(250);
  });

  test('messages wait for the end of the quiet hours', () => {
    expect(whenAwake(at('2026-07-01T21:00Z'), NIGHT)).toBe(at('2026-07-02T06:00Z'));
    expect(whenAwake(at('2026-07-01T19:00Z'), NIGHT)).toBe(at('2026-07-01T19:00Z'));
  });
});
