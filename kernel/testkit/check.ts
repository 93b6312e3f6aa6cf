/** Comparing plain data in tests. */

/** The same as JSON, byte for byte. */
export function same(a: unknown, b: unknown, what: string): void {
  if (alike(a, b)) return;
  const left = JSON.stringify(a) ?? 'undefined';
  const right = JSON.stringify(b) ?? 'undefined';
  if (left !== right)
    throw new Error(`${what}\n  one:   ${around(left, right)}\n  other: ${around(right, left)}`);
}

/**
 * Plain data with the same keys in the same order: written as JSON it cannot differ. Asked millions of times, so it goes
 * without closures and pairs; writing takes far longer.
 */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && alikeLists(a, b);
  const keys = Object.keys(a);
  const others = Object.keys(b);
  if (keys.length !== others.length || Array.isArray(b)) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    if (key !== others[i] || !alike(a[key as keyof typeof a], b[key as keyof typeof b])) return false;
  }
  return true;
}

function alikeLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !alike(a[i], b[i])) return false;
  return true;
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
