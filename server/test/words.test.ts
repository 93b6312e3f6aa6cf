/** Names, ids, settings: the small things. */
import { describe, expect, test } from 'vitest';
import { BadSetting, configFrom } from '../config.ts';
import { tableId } from '../ids.ts';
import { cleanName, cleanText } from '../names.ts';

describe('names', () => {
  const good: [string, string][] = [
    ['Anna', 'Anna'],
    ['  Änne  von  der   See ', 'Änne von der See'],
    ['A\u0308nne', 'Änne'],
    ['深海', '深海'],
    ['محمد', 'محمد'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩‍👩‍👧‍👦'.repeat(24), '👩‍👩‍👧‍👦'.repeat(24)],
    ['x'.repeat(24), 'x'.repeat(24)],
  ];
  test.each(good)('%j is a name', (given, name) => {
    expect(cleanName(given)).toBe(name);
  });
  const bad = [
    '',
    ' ',
    '\t',
    '\u200b',
    '\u3164',
    'a\nb',
    'a\u202Eb',
    'a\u2066b',
    '\ud800',
    'x'.repeat(25),
    `Z${'\u0301'.repeat(20)}`,
  ];
  test.each(bad)('%j is none', given => {
    expect(() => cleanName(given)).toThrow(/name/);
  });
});

test('chat keeps its lines and has an end', () => {
  expect(cleanText(' a\r\nb ')).toBe('a\nb');
  expect(() => cleanText('x'.repeat(501))).toThrow();
  expect(() => cleanText('\u0000')).toThrow();
});

test('ids are long and do not repeat', () => {
  const ids = new Set(Array.from({ length: 10_000 }, tableId));
  expect(ids.size).toBe(10_000);
  for (const id of ids) expect(id).toMatch(/^[a-km-np-z2-9]{20}$/);
});

test('settings come from the environment; nonsense is refused by name', () => {
  expect(configFrom({})).toMatchObject({ port: 8080, host: 'localhost', data: './data' });
  expect(configFrom({ PORT: '0', HOST: '0.0.0.0', FATHOM_DATA: '/srv/fathom' })).toMatchObject({
    port: 0,
    host: '0.0.0.0',
    data: '/srv/fathom',
  });
  for (const PORT of ['http', '-1', '70000', '80.5']) expect(() => configFrom({ PORT })).toThrow(BadSetting);
});
