/** What is pinned stays as it was, whatever happens to the game and to the kernel afterwards. */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Game, type MatchRecord, parseRecord, verify } from '@fathom/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleRules } from '../pinned.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'fathom-pinned-'));
const game = join(folder, 'games/nacre');
let record: MatchRecord;

beforeAll(() => {
  cpSync(join(root, 'cli/new/template'), game, { recursive: true });
  mkdirSync(join(folder, 'kernel'));
  for (const file of globSync('*.ts', { cwd: join(root, 'kernel') }))
    cpSync(join(root, 'kernel', file), join(folder, 'kernel', file));
  const parsed = parseRecord(readFileSync(join(game, 'test/fixtures/strung.json'), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.error.problem);
  record = parsed.record;
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The rules as they are now, in a file of their own. */
async function pinAs(name: string): Promise<Game> {
  const file = join(folder, `${name}.js`);
  writeFileSync(file, await bundleRules(folder, 'nacre'));
  return (await import(pathToFileURL(file).href)).game;
}

function change(file: string, before: string, after: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
}

test('a record of the first version replays with it after rules and dice have changed, and with nothing else', async () => {
  const first = await pinAs('v1');
  change('games/nacre/meta.ts', 'version: 1', 'version: 2');
  change('games/nacre/data/box.ts', 'BANK = 3', 'BANK = 2');
  const second = await pinAs('v2');
  change('games/nacre/meta.ts', 'version: 2', 'version: 3');
  change('kernel/rng.ts', '% ', '* 7 % ');
  const third = await pinAs('v3');

  expect(verify(first, record)).toMatchObject({ ok: true });
  expect(verify(second, record)).toMatchObject({ ok: false, error: { at: 'version' } });
  for (const later of [second, third]) {
    const claimed = { ...record, version: later.meta.version };
    expect(verify(later, claimed)).toMatchObject({ ok: false, error: { at: /moves|result/ } });
  }
});

test('it is one file without imports, and speaks', async () => {
  const code = await bundleRules(root, 'submarine');
  expect(code).not.toMatch(/\bimport\b\s*[{"'*\w]/);
  const file = join(folder, 'submarine.js');
  writeFileSync(file, code);
  const { game, voice } = await import(pathToFileURL(file).href);
  expect([game.meta.id, voice.words.de.title]).toEqual(['submarine', 'Submarine']);
});
