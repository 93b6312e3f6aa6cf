/** What time it is for the server: deadlines are told in its time, and the clock of a device may be wrong. */

/** An answer says the second it was written in; smaller differences say nothing. */
const NOTICED = 2000;
let ahead = 0;

export function noteServerTime(date: string | null | undefined, now = Date.now()): void {
  const there = Date.parse(date ?? '');
  if (Number.isNaN(there)) return;
  ahead = Math.abs(there - now) > NOTICED ? there - now : 0;
}

export function serverNow(now = Date.now()): number {
  return now + ahead;
}
