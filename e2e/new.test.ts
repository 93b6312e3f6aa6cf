/** In a fresh copy of the sources `fathom new` lays out a game that is complete: every check passes, and the page plays it. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { LANGS } from '@fathom/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lobby } from '../cli/new/template/words/lobby.ts';
import { undeclaredPackages } from '../scripts/declared.ts';
import { forbiddenImports } from '../scripts/imports.ts';
import { oversized } from '../scripts/size.ts';
import { chromiumPath, launch, person } from './browser.ts';
import { cloneSources } from './clone.ts';
import { startHost } from './host.ts';
import { BUSY, playListed } from './listed.ts';
import { hurryBots, openMoveList, untilOver } from './table.ts';

const copy = mkdtempSync(join(tmpdir(), 'fathom-new-'));

beforeAll(async () => {
  cloneSources(copy);
  await run('git', 'init', '-q');
  await run('git', 'add', '-A');
  await run('git', '-c', 'user.name=x', '-c', 'user.email=x', 'commit', '-qm', 'x');
  expect(await run('fathom', 'new', 'pearls')).toMatchObject({ code: 0 });
}, 600_000);

afterAll(() => rmSync(copy, { recursive: true }));

describe('a new game', () => {
  test('is a folder and one line', async () => {
    expect((await run('git', 'status', '--short')).out).toBe(' M games/list.ts\n?? games/pearls/\n');
    const { out } = await run('git', 'diff', '-U0', 'games/list.ts');
    expect(out.split('\n').filter(line => /^[+-] ?\w/.test(line))).toEqual([
      "+export { pearls } from './pearls/index.ts';",
    ]);
  });

  test('has types, style, layers, packages and sizes as everything else', async () => {
    expect(await run('tsc', '--noEmit', '--singleThreaded')).toMatchObject({ code: 0, out: '' });
    expect(await run('biome', 'check', '--error-on-warnings', 'games')).toMatchObject({ code: 0 });
    const { out } = await run('git', 'ls-files', '-co', '--exclude-standard');
    const files = out.split('\n').filter(file => /^(games\/pearls\/|[^/]+\/package\.json)/.test(file));
    expect(files.length).toBeGreaterThan(40);
    expect(forbiddenImports(copy, files)).toEqual([]);
    expect(undeclaredPackages(copy, files)).toEqual([]);
    expect(oversized(copy, files)).toEqual([]);
  });

  test('is played by bots, passes its tests, and has a test for every rule', async () => {
    const sim = await run('fathom', 'sim', 'pearls', '--games', '100', '--json');
    expect(JSON.parse(sim.out)).toMatchObject({ game: 'pearls', games: 100, finished: 100 });
    expect(await run('vitest', 'run', 'games/pearls')).toMatchObject({ code: 0 });
    expect(await run('fathom', 'rules', 'pearls', '--untested')).toMatchObject({ code: 0, out: '' });
    expect((await run('fathom', 'rules', 'pearls')).out).toMatch(/pearls\s+PE-12\s/);
    expect(await run('fathom', 'check')).toMatchObject({ code: 0 });
  });

  test.skipIf(!chromiumPath)('stands in the lobby with text and picture, and is played there', async () => {
    expect(await run('vite', 'build', 'web', '--mode', 'plain', '--logLevel', 'error')).toMatchObject({
      code: 0,
    });
    const host = await startHost(copy);
    const browser = await launch();
    try {
      for (const lang of LANGS) {
        const { page } = await person(browser, host.url, 'desktop', lang);
        await page.goto('/');
        const card = page.locator('article').filter({ has: page.getByRole('heading', { name: /^Pearls/ }) });
        await card.getByText(lobby[lang]).waitFor();
        const picture = card.locator('img.cover');
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
      }
      const { page, errors } = await person(browser, host.url, 'phone');
      await hurryBots(page);
      await page.goto('/local/pearls');
      await page.locator('form button[type=submit]').click();
      await openMoveList(page);
      for await (const turn of untilOver(page, 300)) await playListed(page, { wishes: BUSY, seed: turn });
      await page.getByText('All pearls are strung').first().waitFor();
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      await host.remove();
    }
  });
});

describe('a game that lacks something', () => {
  const at = (file: string) => join(copy, 'games', 'pearls', file);

  test.each([
    ['cover.svg', 'games/pearls/cover.svg is missing: draw a picture of 320 × 200 for the lobby'],
    ['words/de.ts', 'games/pearls/words/de.ts is missing: write the German texts'],
    ['board/index.tsx', 'games/pearls/board/index.tsx is missing: draw the board'],
  ])('without %s it is named by the check', async (file, sentence) => {
    renameSync(at(file), at(`${file}.away`));
    const checked = await run('fathom', 'check', 'pearls');
    renameSync(at(`${file}.away`), at(file));
    expect(checked).toMatchObject({ code: 2, out: '' });
    expect(checked.err).toContain(`${sentence}\n`);
  });

  test.each([
    [
      'words/de.ts',
      "'label.leave':",
      "'label.gone':",
      'games/pearls/words/de.ts lacks "label.leave": write the text',
    ],
    [
      'words/lobby.ts',
      /de: '.*'/,
      "de: ''",
      'games/pearls/words/lobby.ts says nothing in "de": write a sentence',
    ],
    ['RULES.de.md', '**PE-7**', 'PE-7', 'games/pearls/RULES.de.md lacks PE-7: translate it'],
    ['cover.svg', '<svg', '<gvs', 'games/pearls/cover.svg is no SVG with viewBox="0 0 320 200"'],
    ['../list.ts', /export \{ pearls.*\n/, '', "add the line: export { pearls } from './pearls/index.ts';"],
  ])('with a hole in %s it is named by the check', async (file, from, to, sentence) => {
    const whole = readFileSync(at(file), 'utf8');
    writeFileSync(at(file), whole.replace(from, to));
    const checked = await run('fathom', 'check', 'pearls');
    writeFileSync(at(file), whole);
    expect(checked).toMatchObject({ code: 2, out: '' });
    expect(checked.err).toContain(sentence);
  });

  test.each(['index.ts', 'score.ts'])('without %s every command says so in a sentence', async file => {
    renameSync(at(file), at(`${file}.away`));
    const played = await run('fathom', 'sim', 'pearls');
    renameSync(at(`${file}.away`), at(file));
    expect(played).toMatchObject({ code: 2, out: '' });
    expect(said(played.err)).toEqual([
      `fathom sim: games/pearls/${file} is missing; write it, or take the line of pearls out of games/list.ts`,
    ]);
  });

  test.each([
    ['index.ts', 'export {};', 'games/pearls/index.ts does not export pearls; write it'],
    [
      'score.ts',
      'export const SCORE = ;',
      'games/pearls/score.ts:1 cannot be read (Expression expected); mend it',
    ],
  ])('with %s as "%s" every command says so in a sentence', async (file, text, sentence) => {
    const whole = readFileSync(at(file), 'utf8');
    writeFileSync(at(file), text);
    const ran = await Promise.all(['sim', 'check'].map(command => run('fathom', command, 'pearls')));
    writeFileSync(at(file), whole);
    const way = 'or take the line of pearls out of games/list.ts';
    expect(ran.map(({ code, out, err }) => ({ code, out, err: said(err) }))).toEqual([
      { code: 2, out: '', err: [`fathom sim: ${sentence}, ${way}`] },
      { code: 2, out: '', err: [`fathom check: ${sentence}, ${way}`] },
    ]);
  });

  test('without its line in the list it is named by those who look for it', async () => {
    const list = readFileSync(at('../list.ts'), 'utf8');
    writeFileSync(at('../list.ts'), list.replace(/export \{ pearls.*\n/, ''));
    const played = await run('fathom', 'sim', 'pearls');
    writeFileSync(at('../list.ts'), list);
    expect(played.code).toBe(2);
    expect(said(played.err)[0]).toBe(
      "fathom sim: games/list.ts does not know games/pearls; add the line: export { pearls } from './pearls/index.ts';",
    );
  });

  test('whose name is taken is not laid out again', async () => {
    const again = await run('fathom', 'new', 'pearls');
    expect(again.code).toBe(2);
    expect(said(again.err)[0]).toBe(
      'fathom new: games/pearls is there already; choose another name, or remove that folder first',
    );
    expect((await run('git', 'status', '--short')).out).toBe(' M games/list.ts\n?? games/pearls/\n');
  });
});

function said(err: string): string[] {
  return err.split('\n').filter(line => line !== '');
}

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** As `npx` runs it, without the marks that this is a test. */
function run(command: string, ...args: string[]): Promise<Ran> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const PATH = `${join(copy, 'node_modules', '.bin')}${delimiter}${env.PATH}`;
  return new Promise(resolve => {
    const child = execFile(command, args, { cwd: copy, env: { ...env, PATH } }, (_, out, err) =>
      resolve({ code: child.exitCode ?? 1, out, err }),
    );
  });
}
