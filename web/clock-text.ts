/** What a table has agreed on about time, as sentences. */
import type { Say } from '@fathom/kernel';
import type { Clock } from '@fathom/server/protocol.ts';
import { lengthText } from './duration.ts';

export function clockText(say: Say, clock: Clock | undefined): string {
  if (!clock) return say('clock.none');
  const { kind, time, increment, late, vacation, nights } = clock;
  return [
    say(`clock.${kind}Text`, { time: lengthText(say, time) }),
    kind === 'match' && increment > 0 && say('clock.more', { time: lengthText(say, increment) }),
    say(`clock.after.${late}`),
    vacation > 0 && say('clock.vacation', { n: vacation }),
    nights && say('clock.nights'),
  ]
    .filter(Boolean)
    .join(' ');
}
