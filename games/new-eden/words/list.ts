import type { Say } from '@fathom/kernel';

/** "Twin Tank, Long Hose and Small Slip" */
export function listed(say: Say, items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  const [last, ...others] = items.toReversed();
  const first = others.toReversed().reduce((front, rest) => say('comma', { first: front, rest }));
  return say('and', { first, last });
}
