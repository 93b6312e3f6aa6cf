/** Depths of a search as short text: 1–2, 3–5, 4–5, 3. */
export function depthRange(mask: number): string {
  const depths = [1, 2, 3, 4, 5].filter(depth => (mask & (1 << depth)) !== 0);
  const [first] = depths;
  const last = depths.at(-1);
  return first === last ? String(first) : `${first}–${last}`;
}
