/**
 * What has changed between two pieces of plain data, as plain data: most of what a viewer sees stays as it is from one move
 * to the next.
 *
 * `[value]` means: it is this now. An object tells of each key, or index, that has changed what has changed there; null means
 * that the key is gone. A list that has become shorter or longer says its `length` as well.
 */
export type Change = readonly [unknown] | { readonly [key: string]: Change | number | null };

type Tree = Readonly<Record<string, unknown>>;
type Parts = Record<string, Change | number | null>;

const LENGTH = 'length';

/** Undefined when nothing has changed. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after)) return [after];
  if (Array.isArray(after)) return Array.isArray(before) ? changeOfList(before, after) : [after];
  return Array.isArray(before) ? [after] : changeOfTree(before, after);
}

/** What `after` was, given the change; parts that have not changed are those of `before`. */
export function applyChange(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if (isWhole(change)) return change[0];
  return Array.isArray(before)
    ? applyToList(before, change)
    : applyToTree(isTree(before) ? before : {}, change);
}

// Every update goes through these two: most of what they look at has not changed, and nothing is made of that.

function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const common = Math.min(before.length, after.length);
  const added = after.length - common;
  let parts: Parts | undefined;
  let replaced = 0;
  let count = 0;
  for (let i = 0; i < common; i++) {
    if (before[i] === after[i]) continue;
    const change = changeOf(before[i], after[i]);
    if (change === undefined) continue;
    parts ??= {};
    parts[i] = change;
    count++;
    if (isWhole(change)) replaced++;
  }
  const isAsLong = before.length === after.length;
  if (isAsLong && !parts) return undefined;
  // Where most of it is new, the list itself is shorter than what is said of it.
  if (count === replaced && 2 * (replaced + added) >= after.length) return [after];
  parts ??= {};
  for (let i = common; i < after.length; i++) parts[i] = [after[i]];
  if (!isAsLong) parts[LENGTH] = after.length;
  return parts;
}

function changeOfTree(before: Tree, after: Tree): Change | undefined {
  let parts: Parts | undefined;
  let count = 0;
  let replaced = 0;
  for (const key in after) {
    count++;
    if (before[key] === after[key]) continue;
    const change = changeOf(before[key], after[key]);
    if (change === undefined) continue;
    parts ??= {};
    parts[key] = change;
    if (isWhole(change)) replaced++;
  }
  if (replaced > 0 && replaced === count) return [after];
  for (const key in before) {
    if (after[key] !== undefined) continue;
    parts ??= {};
    parts[key] = null;
  }
  return parts;
}

type Told = Exclude<Change, readonly unknown[]>;

function applyToList(before: readonly unknown[], change: Told): unknown[] {
  const after = before.slice(0, Number(change[LENGTH] ?? before.length));
  for (const key in change) {
    if (key === LENGTH) continue;
    const i = Number(key);
    after[i] = partOf(before[i], change[key]);
  }
  return after;
}

function applyToTree(before: Tree, change: Told): Tree {
  const after: Record<string, unknown> = { ...before };
  for (const key in change) {
    const part = change[key];
    if (part === null) delete after[key];
    else after[key] = partOf(before[key], part);
  }
  return after;
}

function partOf(before: unknown, part: Change | number | null): unknown {
  return typeof part === 'object' && part !== null ? applyChange(before, part) : before;
}

function isWhole(change: Change): change is readonly [unknown] {
  return Array.isArray(change);
}

function isTree(value: unknown): value is Tree {
  return isObject(value) && !Array.isArray(value);
}

function isObject(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
