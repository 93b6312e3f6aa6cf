import { expect, test } from 'vitest';
import { applyChange, changeOf } from '../change.ts';
import type { Update } from '../entry.ts';
import { changedUpdate, wholeUpdate } from '../news.ts';
import { below, pick, type Rng, seedRng } from '../rng.ts';

test.each([
  ['nothing', { a: 1, b: [1, { c: 2 }] }, { a: 1, b: [1, { c: 2 }] }, undefined],
  ['a number', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
  [
    'a number far below',
    { a: { b: [{ c: 1, d: 1 }, 5] }, e: 1 },
    { a: { b: [{ c: 1, d: 2 }, 5] }, e: 1 },
    { a: { b: { 0: { d: [2] } } } },
  ],
  ['everything', { a: { b: 1, c: 2 }, d: 1 }, { a: { b: 3, c: 4 }, d: 1 }, { a: [{ b: 3, c: 4 }] }],
  ['a key that is new', { a: 1 }, { a: 1, b: 2 }, { b: [2] }],
  ['a key that is gone', { a: 1, b: 2 }, { a: 1 }, { b: null }],
  ['a key that is null now', { a: 1, b: 2 }, { a: 1, b: null }, { b: [null] }],
  ['a key called length', { length: 3, a: 1 }, { length: 4, a: 1 }, { length: [4] }],
  ['an item at the end', [1, 2, 3], [1, 2, 3, 4], { 3: [4], length: 4 }],
  ['an item less at the end', [{ a: 1 }, 2, 3], [{ a: 1 }, 2], { length: 2 }],
  ['an item less at the beginning', [1, 2, 3], [2, 3], [[2, 3]]],
  ['nothing left', [1, 2], [], [[]]],
  ['a list that becomes an object', [1], { 0: 1 }, [{ 0: 1 }]],
  ['null that becomes an object', { a: null, b: 1 }, { a: {}, b: 1 }, { a: [{}] }],
])('what is said of %s', (_, before, after, change) => {
  expect(changeOf(before, after)).toEqual(change);
  expect(applyChange(before, changeOf(before, after))).toEqual(after);
});

test('an update of a view that has not changed says nothing of it', () => {
  const update = { seq: 4, view: { a: 1 } } as unknown as Update;
  expect(changedUpdate(update, { a: 2 })).toHaveProperty('change');
  expect(changedUpdate(update, { a: 1 })).not.toHaveProperty('change');
});

test('an update is made whole again from the view before it', () => {
  const update = { seq: 4, view: { a: 1, b: 2 } } as unknown as Update;
  const before = { a: 1, b: 3 };
  expect(wholeUpdate(changedUpdate(update, before), before)).toEqual(update);
  expect(wholeUpdate(update, before)).toBe(update);
});

test('what has not changed is not copied, and what was there before stays', () => {
  const before = { a: [{ b: 1 }], c: { d: 1, e: 1 } };
  const after = applyChange(before, changeOf(before, { a: [{ b: 1 }], c: { d: 2, e: 1 } })) as typeof before;
  expect(after.a).toBe(before.a);
  expect(before.c.d).toBe(1);
});

test('where nothing was, parts begin with nothing', () => {
  for (const before of ['x', 3, null, undefined]) expect(applyChange(before, { a: [1] })).toEqual({ a: 1 });
});

test('any change leads from one to the other, also as JSON', () => {
  const rng = seedRng('change', 'test');
  for (let i = 0; i < 20_000; i++) {
    const [before, after] = [value(rng, 4), value(rng, 4)];
    const mixed = pick(rng, [after, { ...Object(before), ...Object(after) }]);
    const change = changeOf(before, mixed);
    expect(applyChange(before, change && JSON.parse(JSON.stringify(change)))).toEqual(mixed);
  }
});

function value(rng: Rng, depth: number): unknown {
  const kind = depth === 0 ? below(rng, 3) : below(rng, 5);
  if (kind === 0) return below(rng, 3);
  if (kind === 1) return pick(rng, ['x', '', 'length']);
  if (kind === 2) return pick(rng, [null, true, false]);
  const size = below(rng, 4);
  if (kind === 3) return Array.from({ length: size }, () => value(rng, depth - 1));
  return Object.fromEntries(
    Array.from({ length: size }, () => [pick(rng, ['a', 'b', '0', 'length']), value(rng, depth - 1)]),
  );
}
