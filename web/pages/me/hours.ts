/** Times of the day and days as the fields of a form write them. */

/** 1320 is 22:00. */
export function clockTime(minute: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

export function minutes(time: string): number | undefined {
  const [, hours, rest] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(rest);
}

/** The local day of an instant, as a date field wants it. */
export function dateField(at: number): string {
  const day = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
