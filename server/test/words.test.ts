/** Names, tokens, settings: the small things. */
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BadSetting, configFrom } from '../config.ts';
import { tableId } from '../ids.ts';
import { cleanName, cleanText } from '../names.ts';
import { Keyring, openKeyring } from '../tokens.ts';
import { temporaryFolder } from './arena.ts';

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

describe('tokens', () => {
  test('hold for one member at one table, and only with the right key', () => {
    const ring = new Keyring(['key']);
    const token = ring.sign('table', 'member');
    expect(ring.check('table', token)).toBe('member');
    expect(ring.check('other', token)).toBeUndefined();
    expect(new Keyring(['else']).check('table', token)).toBeUndefined();
  });

  test('survive a new key on top and end with their own', () => {
    const token = new Keyring(['old']).sign('table', 'member');
    expect(new Keyring(['new', 'old']).check('table', token)).toBe('member');
    expect(new Keyring(['new']).check('table', token)).toBeUndefined();
  });

  test('the secret is made once and only its owner can read it', () => {
    const folder = temporaryFolder();
    const token = openKeyring(folder.path).sign('table', 'member');
    expect(statSync(join(folder.path, 'secret')).mode & 0o777).toBe(0o600);
    expect(openKeyring(folder.path).check('table', token)).toBe('member');
    writeFileSync(join(folder.path, 'secret'), '');
    expect(() => openKeyring(folder.path)).toThrow(/no key/);
    folder.remove();
  });
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
