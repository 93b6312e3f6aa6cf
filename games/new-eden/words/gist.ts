import type { Event } from '@fathom/kernel';

const TAKEN: readonly string[] = ['bought', 'scriptTook'];

/** A card that was bought in the same turn is attached to the station: where it went is on the board. */
export function gist(events: readonly Event[]): readonly Event[] {
  return events.filter(
    ({ key, params }, i) =>
      key !== 'attached' ||
      !events.slice(0, i).some(before => TAKEN.includes(before.key) && before.params.card === params.card),
  );
}
