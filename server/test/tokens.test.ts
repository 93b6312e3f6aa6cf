import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { adoptKeys, openKeyring, readKeys, retireKey, rotateSecret, secretPath } from '../secret.ts';
import { type Key, Keyring, LONGEST_LIFE } from '../tokens.ts';
import { temporaryFolder } from './arena.ts';

const DAY = 24 * 60 * 60_000;
const key = (id: string): Key => ({ id, secret: `secret of ${id}`, created: 0 });
const folders: ReturnType<typeof temporaryFolder>[] = [];
function emptyFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder.path;
}
afterAll(() => {
  for (const folder of folders) folder.remove();
});

describe('tokens', () => {
  test('hold for one member at one table, and only with the right key', () => {
    const ring = new Keyring([key('a')], () => 1000);
    const token = ring.sign('table', 'member');
    expect(ring.check('table', token)).toEqual({ member: 'member', issued: 1000, key: 'a' });
    expect(ring.check('other', token)).toBeUndefined();
    expect(new Keyring([{ ...key('a'), secret: 'else' }]).check('table', token)).toBeUndefined();
    expect(new Keyring([key('b')]).check('table', token)).toBeUndefined();
  });

  test('no part of one can be changed or exchanged', () => {
    const ring = new Keyring([key('a'), key('b')], () => 1000);
    const parts = ring.sign('table', 'member').split('.');
    const other = ring.sign('table', 'somebody').split('.');
    for (const [i, part] of parts.entries()) {
      for (const changed of [`${part}x`, part.slice(1), '', 'b', other[i]].filter(text => text !== part)) {
        const forged = parts.with(i, changed).join('.');
        expect([forged, ring.check('table', forged)]).toEqual([forged, undefined]);
      }
    }
    for (const text of ['', '.', '....', `${parts.join('.')}.`, 'a.b.c.d.e', parts.slice(2).join('.')])
      expect(ring.check('table', text)).toBeUndefined();
  });

  test('survive a new key on top and end with their own', () => {
    const token = new Keyring([key('old')]).sign('table', 'member');
    expect(new Keyring([key('new'), key('old')]).check('table', token)?.key).toBe('old');
    expect(new Keyring([key('new')]).check('table', token)).toBeUndefined();
  });

  test('that were checked once hold until their key is withdrawn', () => {
    const ring = new Keyring([key('new'), key('old')]);
    const ticket = ring.check('table', new Keyring([key('old')]).sign('table', 'member'));
    if (!ticket) throw new Error('the token is not good');
    expect(ring.stillHolds(ticket)).toBe(true);
    ring.replace([key('new')]);
    expect(ring.stillHolds(ticket)).toBe(false);
  });

  test('end after more than a year', () => {
    let now = 1000;
    const ring = new Keyring([key('a')], () => now);
    const token = ring.sign('table', 'member');
    now += LONGEST_LIFE;
    expect(ring.check('table', token)).toBeDefined();
    now++;
    expect(ring.check('table', token)).toBeUndefined();
  });
});

describe('the secret', () => {
  test('is made once, and only its owner can read it', () => {
    const folder = emptyFolder();
    const token = openKeyring({ folder }).sign('table', 'member');
    expect(statSync(secretPath(folder)).mode & 0o777).toBe(0o600);
    expect(openKeyring({ folder }).check('table', token)).toBeDefined();
    writeFileSync(secretPath(folder), '');
    expect(() => openKeyring({ folder })).toThrow(/no key/);
  });

  test('rotates: the new key signs at once and without a restart, old tokens hold until their key is retired', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const folder = emptyFolder();
    const running = openKeyring({ folder });
    const old = running.sign('table', 'member');
    const { id } = rotateSecret(folder);
    expect(statSync(secretPath(folder)).mode & 0o777).toBe(0o600);
    vi.advanceTimersByTime(5000);
    expect(running.keys[0].id).toBe(id);
    const [, first] = running.keys;
    expect(running.sign('table', 'member').split('.')[1]).toBe(id);
    expect(running.check('table', old)).toMatchObject({ key: first.id });
    expect(retireKey(folder, id)).toBe(false);
    expect(retireKey(folder, 'nokey')).toBe(false);
    expect(retireKey(folder, first.id)).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(running.check('table', old)).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['secret']);
    running.close();
  });

  test('rotates by itself when it is old, and drops keys that no living token was signed with', () => {
    const folder = emptyFolder();
    const now = Date.now();
    openKeyring({ folder }).close();
    const line = (id: string, age: number) => `${id} ${new Date(now - age).toISOString()} ${id.repeat(32)}\n`;
    writeFileSync(secretPath(folder), line('a', 91 * DAY) + line('b', 401 * DAY) + line('c', 500 * DAY));
    const ring = openKeyring({ folder });
    expect(ring.keys.map(({ id }) => id)).toEqual([ring.keys[0].id, 'a', 'b']);
    expect(ring.keys[0].created).toBeGreaterThanOrEqual(now);
    expect(openKeyring({ folder }).keys).toEqual(ring.keys);
  });

  test('in the old form, one bare secret per line, still works', () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'secret'), `${'f'.repeat(40)}\n${'s'.repeat(40)}\n`, { mode: 0o600 });
    const token = openKeyring({ folder }).sign('table', 'member');
    rotateSecret(folder);
    const ring = openKeyring({ folder });
    expect(ring.check('table', token)).toBeDefined();
    expect(ring.keys).toHaveLength(3);
  });

  test('from the environment is the same on every node and rotates by a new one in front', () => {
    const [old, next] = ['o'.repeat(32), 'n'.repeat(40)];
    const folder = emptyFolder();
    const token = openKeyring({ folder, given: old }).sign('table', 'member');
    expect(
      openKeyring({ folder: emptyFolder(), given: `${next}, ${old}` }).check('table', token),
    ).toBeDefined();
    expect(openKeyring({ folder: emptyFolder(), given: next }).check('table', token)).toBeUndefined();
    expect(() => openKeyring({ folder, given: 'short' })).toThrow(/at least 32/);
    expect(token).not.toContain(old.slice(0, 8));
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of a backup is taken over, and signs only where there was none', () => {
    const [from, into, fresh] = [emptyFolder(), emptyFolder(), emptyFolder()];
    const token = openKeyring({ folder: from }).sign('table', 'member');
    const own = openKeyring({ folder: into }).keys[0].id;
    for (const folder of [into, fresh]) adoptKeys(folder, readKeys(secretPath(from)));
    expect(openKeyring({ folder: into }).keys.map(({ id }) => id)).toEqual([own, token.split('.')[1]]);
    expect(openKeyring({ folder: into }).check('table', token)).toBeDefined();
    expect(readFileSync(secretPath(fresh), 'utf8')).toBe(readFileSync(secretPath(from), 'utf8'));
  });

  test('is not changed by two at once', () => {
    const folder = emptyFolder();
    openKeyring({ folder }).close();
    writeFileSync(`${secretPath(folder)}.lock`, '');
    expect(() => rotateSecret(folder)).toThrow(/somebody else/);
  });
});
