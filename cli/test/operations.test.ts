/** The commands that look after a server. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Server, serve } from '@fathom/server';
import type { Seated } from '@fathom/server/protocol.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { main } from '../main.ts';
import { fathom } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathom-operations-'));
const data = join(folder, 'data');
let server: Server;
let anna: Seated;

async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return answer.json() as Promise<T>;
}

beforeAll(async () => {
  vi.stubEnv('LANG', 'en_GB.UTF-8');
  vi.stubEnv('LC_ALL', '');
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('FATHOM_SECRET', '');
  server = await serve({ port: 0, host: '127.0.0.1', data, log: 'silent', botPause: 60_000 });
  const seats = [{ kind: 'you' }, { kind: 'bot', level: 'easy' }];
  anna = await post<Seated>('/tables', { game: 'submarine', name: 'Anna', seats });
  await post(`/tables/${anna.table.id}/chat`, { text: 'ahoi' }, anna.token);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

describe('backup, restore, audit', () => {
  const file = join(folder, 'one.backup');

  test('of a running server, each in one command', async () => {
    expect(await fathom('backup', file, '--data', data)).toEqual({
      code: 0,
      out: expect.stringMatching(/one\.backup: one table, \d+ moves?\.$/),
      err: '',
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await fathom('audit', file)).out).toMatch(/^One table, .*: nothing is wrong\.$/);
    const other = join(folder, 'other');
    expect((await fathom('restore', file, '--data', other)).out).toMatch(
      /^One table with .* restored, 0 were there/,
    );
    expect((await fathom('restore', file, '--data', other, '--lang', 'de')).out).toMatch(
      /, 1 waren schon da\.$/,
    );
    expect(await fathom('audit', '--data', other)).toMatchObject({ code: 0 });
    expect((await fathom('audit', '--data', data, '--lang', 'de')).out).toMatch(/: alles in Ordnung\.$/);
  });

  test('damage is named and makes the command fail', async () => {
    const other = join(folder, 'damaged');
    await fathom('restore', file, '--data', other);
    const db = new DatabaseSync(join(other, 'fathom.db'));
    db.exec(`UPDATE tables SET commitment = 'x'`);
    db.close();
    const { code, out } = await fathom('audit', '--data', other);
    expect(code).toBe(1);
    expect(out).toContain(`${anna.table.id}: commit: does not match seed and nonce`);
    expect(out).toContain('one thing is wrong');
  });

  const wrong: [string[], number, RegExp][] = [
    [['backup'], 2, /<file> is missing/],
    [['backup', file, '--data', data], 1, /there already/],
    [['backup', join(folder, 'x'), '--data', join(folder, 'nowhere')], 1, /there is no/],
    [['restore', join(folder, 'missing'), '--data', data], 1, /there is no/],
    [['restore', join(folder, 'text'), '--data', data], 1, /no backup/],
    [['audit', join(folder, 'missing')], 1, /there is no file/],
    [['audit', '--data', join(folder, 'nowhere')], 1, /there is no/],
    [['person'], 2, /say find, export or forget/],
    [['person', 'find', 'Nobody', '--data', data], 1, /Nobody here is called/],
    [['person', 'export', 'nosuchtable', '0', '--data', data], 1, /no table/],
    [['secret', 'burn', '--data', data], 2, /say list, rotate or retire/],
    [['secret', 'retire', 'nokey', '--data', data], 1, /no older key/],
    [['secret', 'list', '--data', join(folder, 'nowhere')], 1, /there is no/],
  ];
  test.each(wrong)('%j', async (argv, code, message) => {
    writeFileSync(join(folder, 'text'), 'text');
    const run = await fathom(...argv);
    expect([run.code, run.out]).toEqual([code, '']);
    expect(run.err).toMatch(message);
  });
});

describe('person', () => {
  test('is found, exported and forgotten', async () => {
    const { id } = anna.table;
    expect((await fathom('person', 'find', 'Anna', '--data', data)).out).toMatch(
      new RegExp(`^${id} +0  submarine  playing`, 'm'),
    );
    const exported = JSON.parse((await fathom('person', 'export', id, '0', '--data', data)).out);
    expect(exported).toMatchObject({ table: id, name: 'Anna', chat: [{ text: 'ahoi' }] });
    expect((await fathom('person', 'export', id, '1', '--data', data)).err).toContain(
      'nobody sits on seat 1',
    );
    expect((await fathom('person', 'forget', id, '0', '--data', data)).out).toContain('are gone');
    expect((await fathom('person', 'find', 'Anna', '--data', data)).code).toBe(1);
    const again = JSON.parse((await fathom('person', 'export', id, '0', '--data', data)).out);
    expect(again).toMatchObject({ name: '–', chat: [] });
    expect((await fathom('audit', '--data', data)).code).toBe(0);
  });
});

describe('secret', () => {
  test('is listed without being told, rotated, and an older key retired', async () => {
    const list = async () => (await fathom('secret', 'list', '--data', data)).out.split('\n').slice(1);
    const [first] = (await list()).map(line => line.split(' ')[0]);
    const { out } = await fathom('secret', 'rotate', '--data', data);
    const [newest, older] = (await list()).map(line => line.split(' ')[0]);
    expect(out).toBe(`Key ${newest} signs from now on.`);
    expect(older).toBe(first);
    expect((await list()).join()).not.toMatch(/[\w-]{43}/);
    expect((await fathom('secret', 'retire', newest, '--data', data)).code).toBe(1);
    expect((await fathom('secret', 'retire', first, '--data', data)).code).toBe(0);
    expect(await list()).toHaveLength(1);
  });

  test('in the environment is changed there', async () => {
    vi.stubEnv('FATHOM_SECRET', 'x'.repeat(32));
    expect((await fathom('secret', 'rotate', '--data', data)).err).toContain('FATHOM_SECRET');
    vi.stubEnv('FATHOM_SECRET', '');
  });
});

test('every command says how it is used', async () => {
  for (const name of ['backup', 'restore', 'audit', 'person', 'secret']) {
    const lines: string[] = [];
    const io = { out: (text: string) => void lines.push(text), err: () => {} };
    expect(await main([name, '--help'], io)).toBe(0);
    expect(lines.join()).toMatch(new RegExp(`^Usage: fathom ${name} `));
  }
});
