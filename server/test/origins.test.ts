/** From which address tables are used: kept in memory, for so many of them. */
import { expect, test } from 'vitest';
import { Origins } from '../table/origins.ts';

test('of fifty thousand tables the address is known; with one more, that of the one used longest ago is forgotten', () => {
  const origins = new Origins();
  for (let i = 0; i < 50_000; i++) origins.note(`t${i}`, 'harbour');
  expect(origins.of('t0')).toBe('harbour');
  origins.note('t0', 'reef');
  origins.note('another', 'harbour');
  expect(['t0', 't1', 't2', 'another'].map(table => origins.of(table))).toEqual([
    'reef',
    'table t1',
    'harbour',
    'harbour',
  ]);
});

test('the first open table of an address is the oldest one that has not begun', () => {
  const origins = new Origins();
  for (const table of ['one', 'two']) origins.make(table, 'harbour');
  origins.make('far', 'reef');
  expect(['one', 'two', 'far', 'unknown'].map(table => origins.isFirst(table))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  origins.closed('one');
  expect([origins.isFirst('two'), origins.madeBy('harbour')]).toEqual([true, ['two']]);
  origins.closed('two');
  expect(origins.madeBy('harbour')).toEqual([]);
});
