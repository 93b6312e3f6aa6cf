import type { Event } from '@fathom/kernel';

/** What the dice show is told when they are rolled, and what each brought is told when it is used. */
export function gist(events: readonly Event[]): readonly Event[] {
  return events.filter(({ key }) => key !== 'die');
}
