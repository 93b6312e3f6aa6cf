/** Comparing plain data in tests. */

export function same(a: unknown, b: unknown, what: string): void {
  const left = JSON.stringify(a) ?? 'undefined';
  const right = JSON.stringify(b) ?? 'undefined';
  if (left !== right)
    throw new Error(`${what}\n  one:   ${around(left, right)}\n  other: ${around(right, left)}`);
}

export function holds(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

/** Plain data only: what survives JSON unchanged, without undefined, NaN, class instances or functions. */
export function isPlain(x: unknown): boolean {
  if (x === null || typeof x === 'string' || typeof x === 'boolean') return true;
  if (typeof x === 'number') return Number.isFinite(x);
  if (Array.isArray(x)) return x.every(isPlain);
  return (
    typeof x === 'object' && Object.getPrototypeOf(x) === Object.prototype && Object.values(x).every(isPlain)
  );
}

/** The part of a text where it starts to differ from another. */
function around(text: string, other: string): string {
  let i = 0;
  while (i < text.length && text[i] === other[i]) i++;
  return `…${text.slice(Math.max(0, i - 40), i + 80)}…`;
}
