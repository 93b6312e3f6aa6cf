import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as packages from '@fathom/games';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { layOut } from '../new/layout.ts';
import { nameFrom } from '../new/name.ts';
import { fathom } from './run.ts';

const GAMES = join(import.meta.dirname, '..', '..', 'games');
const LIST =
  "/** Games. */\nexport { kraken } from './kraken/index.ts';\nexport { whale } from './whale/index.ts';\n";

let games: string;

beforeEach(() => {
  games = mkdtempSync(join(tmpdir(), 'fathom-new-'));
  const folder = games;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(games, 'list.ts'), LIST);
});

test('everything is called after the name', () => {
  expect(nameFrom('deep-pearls-2', games)).toEqual({
    id: 'deep-pearls-2',
    code: 'deepPearls2',
    title: 'Deep Pearls 2',
    rules: 'DE',
    rulings: 'D',
  });
});

test('the line stands in the order of the folders', () => {
  layOut(nameFrom('mermaid', games), games);
  expect(readFileSync(join(games, 'list.ts'), 'utf8')).toBe(
    LIST.replace('export { whale }', "export { mermaid } from './mermaid/index.ts';\nexport { whale }"),
  );
  layOut(nameFrom('zander', games), games);
  expect(readFileSync(join(games, 'list.ts'), 'utf8')).toMatch(/whale.*\nexport \{ zander \} from '.*';\n$/);
});

test('nothing is left of the template but its shape', () => {
  const files = layOut(nameFrom('deep-pearls', games), games);
  const texts = files.map(file => readFileSync(join(games, file), 'utf8')).join('\n');
  expect(texts).not.toMatch(/nacre|NA-\d|\bN-\d/i);
  expect(texts).toContain('export const deepPearls = {');
  expect(texts).toContain("id: 'deep-pearls',\n  title: 'Deep Pearls',");
  expect(texts).toContain('"game":"deep-pearls"');
  expect(texts).toContain('.deep-pearls-bank {');
  expect(texts).toContain('**DE-12**');
});

test.each([
  ['', /^fathom new: a game needs a name, such as pearls\n/],
  ['Pearls', /"Pearls" is no name for a game; use two to 24 small letters/],
  ['p', /is no name for a game/],
  ['deep pearls', /is no name for a game/],
  ['deep--pearls', /is no name for a game/],
  ['../pearls', /is no name for a game/],
  ['pearls-of-the-deepest-sea-1', /is no name for a game/],
  ['2pearls', /is no name for a game/],
  ['class', /"class" means something else in code; choose another name/],
  ['list', /"list" means something else in code/],
  ['submarine', /games\/submarine is there already; choose another name/],
  ['test', /games\/test is there already/],
])('"%s" is refused and writes nothing', async (id, reason) => {
  const before = [readdirSync(GAMES).join(), readFileSync(join(GAMES, 'list.ts'), 'utf8')];
  const { code, out, err } = await fathom('new', id);
  expect(err).toMatch(reason);
  expect(out).toBe('');
  expect(code).toBe(2);
  expect([readdirSync(GAMES).join(), readFileSync(join(GAMES, 'list.ts'), 'utf8')]).toEqual(before);
});

test.each([
  'eval',
  'arguments',
  'undefined',
  'constructor',
  'lobby',
  'meta',
  ...Object.entries(packages).flatMap(([name, what]) => (typeof what === 'function' ? [kebab(name)] : [])),
])('"%s" would break what is there, and one letter more would not', name => {
  expect(() => nameFrom(name, games)).toThrow('means something else in code');
  expect(nameFrom(`${name}s`, games).id).toBe(`${name}s`);
});

test('a name is needed, and one is enough', async () => {
  expect(await fathom('new')).toMatchObject({ code: 2, err: expect.stringContaining('<id> is missing') });
  expect(await fathom('new', 'a', 'b')).toMatchObject({ code: 2 });
});

test('where the list cannot be read nothing is written', () => {
  rmSync(join(games, 'list.ts'));
  expect(() => layOut(nameFrom('mermaid', games), games)).toThrow(/ENOENT/);
  expect(readdirSync(games)).toEqual([]);
});

test('what a broken attempt left behind is in nobody’s way', () => {
  mkdirSync(join(games, '.mermaid'));
  writeFileSync(join(games, '.mermaid', 'old.ts'), '');
  layOut(nameFrom('mermaid', games), games);
  expect(readdirSync(join(games, 'mermaid'))).not.toContain('old.ts');
  expect(readdirSync(games).sort()).toEqual(['list.ts', 'mermaid']);
});

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}
