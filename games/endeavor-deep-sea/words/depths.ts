import { bitsOf } from '@fathom/kernel';

/** Depths of a search as short text: 1–2, 3–5, 4–5, 3. */
export function depthRange(mask: number): string {
  const depths = bitsOf(mask);
  const [first] = depths;
  const last = depths.at(-1);
  return first === last ? String(first) : `${first}–${last}`;
}
