import type { Say } from '@fathom/kernel';
import { useSay } from '@fathom/parts/say.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Less than this is told louder. */
const SOON = 3 * HOUR;

/** How long the table waits; calm until the last hours. Null: the clock stands still. */
export function TimeLeft({ deadline }: { readonly deadline: number | null }) {
  const say = useSay();
  const left = deadline === null ? undefined : deadline - Date.now();
  return (
    <span className={`left ${left !== undefined && left < SOON ? 'soon' : ''}`}>{leftText(say, left)}</span>
  );
}

function leftText(say: Say, left: number | undefined): string {
  if (left === undefined) return say('home.left.away');
  if (left <= 0) return say('home.left.late');
  if (left >= DAY)
    return say('home.left.days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  return say('home.left.hours', {
    hours: Math.floor(left / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
  });
}
