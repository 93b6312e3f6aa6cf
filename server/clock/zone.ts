/** What local clocks show in a time zone, right across daylight saving: instants are asked, never offsets. */
const MINUTE = 60_000;
const MINUTES_A_DAY = 24 * 60;

const formats = new Map<string, Intl.DateTimeFormat>();

export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** From 0 to 1439. */
export function minuteOfDay(at: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(at);
  const part = (type: string) => Number(parts.find(one => one.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

/** The next instant at which local clocks show this minute, or would if the night of the change had it. */
export function nextMinute(at: number, minute: number, zone: string): number {
  const start = Math.floor(at / MINUTE) * MINUTE;
  const ahead = (minute - minuteOfDay(start, zone) + MINUTES_A_DAY) % MINUTES_A_DAY || MINUTES_A_DAY;
  const guess = start + ahead * MINUTE;
  const shown = minuteOfDay(guess, zone);
  const off = ((minute - shown + MINUTES_A_DAY * 1.5) % MINUTES_A_DAY) - MINUTES_A_DAY / 2;
  const corrected = guess + off * MINUTE;
  return corrected > at ? corrected : guess;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, format);
  return format;
}
