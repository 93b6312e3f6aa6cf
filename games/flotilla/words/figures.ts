/** What a decision is about in numbers, for sentences: every number of its frame, and of its lists how long they are. */
import type { Params } from '@fathom/kernel';
import type { Frame } from '../frames.ts';

export function figures(f: Frame): Params {
  const found: Record<string, number> = {};
  for (const [name, value] of Object.entries(f)) {
    if (typeof value === 'number') found[name] = value;
    else if (Array.isArray(value)) found[name] = value.length;
  }
  return found;
}
