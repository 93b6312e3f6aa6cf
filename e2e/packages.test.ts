/** What `npm pack` makes of kernel, games and bots works in an empty project: in Node, with its types, and in a page. */
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launch } from './browser.ts';
import { cloneSources, ROOT } from './clone.ts';

const PACKAGES = ['kernel', 'games', 'bots'];

const folder = mkdtempSync(join(tmpdir(), 'fathom-packages-'));
const sources = join(folder, 'sources');
const project = join(folder, 'project');
/** What the example says where it lies, played from the sources. */
let expected: unknown;

beforeAll(async () => {
  // A copy, because packing swaps the manifests that everybody else here lives by.
  cloneSources(sources);
  await run(sources, 'npm', 'pack', ...PACKAGES.flatMap(name => ['-w', name]), '--pack-destination', folder);
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  const tarballs = readdirSync(folder).filter(name => name.endsWith('.tgz'));
  await run(project, 'npm', 'install', '--offline', ...tarballs.map(name => join(folder, name)));
  copyFileSync(join(ROOT, 'examples', 'play.ts'), join(project, 'play.ts'));
  expected = JSON.parse(await run(ROOT, 'node', 'examples/play.ts'));
  expect(expected).toMatchObject({ places: expect.arrayContaining([1, 2]) });
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe('packing', () => {
  test('leaves the sources as they were', () => {
    for (const name of PACKAGES) {
      const manifest = (root: string) => readFileSync(join(root, name, 'package.json'), 'utf8');
      expect(manifest(sources)).toBe(manifest(ROOT));
      for (const made of ['dist', 'LICENSE', 'package.json.kept'])
        expect(existsSync(join(sources, name, made))).toBe(false);
    }
  });

  test('takes neither sources nor tests nor boards along', () => {
    const installed = readdirSync(join(project, 'node_modules', '@fathom'), {
      recursive: true,
      encoding: 'utf8',
    });
    expect(installed.filter(file => /(?<!\.d)\.tsx?$|(^|\/)(test|board)(\/|$)/.test(file))).toEqual([]);
    expect(installed.filter(file => /^\w+\/(LICENSE|README\.md)$/.test(file))).toHaveLength(6);
  });
});

describe('the packages', () => {
  test('play the example in Node', async () => {
    expect(JSON.parse(await run(project, 'node', 'play.ts'))).toEqual(expected);
  });

  test('bring their types', async () => {
    const compiler = { module: 'nodenext', target: 'es2024', strict: true, noEmit: true, types: [] };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: compiler }));
    await run(project, join(ROOT, 'node_modules', '.bin', 'tsc'), '-p', '.');
    const right = readFileSync(join(project, 'play.ts'), 'utf8');
    writeFileSync(join(project, 'wrong.ts'), right.replace("'shuffled'", "'sorted'"));
    await expect(run(project, join(ROOT, 'node_modules', '.bin', 'tsc'), '-p', '.')).rejects.toMatchObject({
      stdout: expect.stringContaining('"sorted"'),
    });
    rmSync(join(project, 'wrong.ts'));
  });

  test('let bots think in threads of their own', async () => {
    writeFileSync(join(project, 'pool.ts'), POOL);
    expect(await run(project, 'node', 'pool.ts')).toMatch(/^\S+\n$/);
  });

  test.skipIf(!chromiumPath)('play the example in a page', async () => {
    const built = await build({
      root: project,
      configFile: false,
      logLevel: 'error',
      build: { write: false, rolldownOptions: { input: join(project, 'play.ts') } },
    });
    const chunks = (Array.isArray(built) ? built : [built]).flatMap(one =>
      'output' in one ? one.output : [],
    );
    const browser = await launch();
    try {
      const page = await browser.newPage();
      await page.route('**/*', route => {
        const name = new URL(route.request().url()).pathname.slice(1);
        const chunk = chunks.find(({ fileName }) => fileName === name);
        const body = chunk?.type === 'chunk' ? chunk.code : '';
        return route.fulfill({ contentType: name === '' ? 'text/html' : 'text/javascript', body });
      });
      await page.goto('http://example.test/');
      const said = page.waitForEvent('console');
      const entry = chunks.find(chunk => chunk.type === 'chunk' && chunk.isEntry);
      await page.addScriptTag({ type: 'module', url: `/${entry?.fileName}` });
      expect(JSON.parse((await said).text())).toEqual(expected);
    } finally {
      await browser.close();
    }
  });
});

const POOL = `
import { BotPool } from '@fathom/bots/pool';
import { submarine } from '@fathom/games';
import { optionVariants, seedRng } from '@fathom/kernel';

const { game } = await submarine.rules();
const state = game.setup(2, optionVariants(game.meta.options)[0], seedRng('pool', 'play'));
const pool = new BotPool(1);
const [seat] = game.actors(state);
const moves = game.moves(state, seat).map(game.write);
const request = { game: 'submarine', seats: 2, seat, view: game.view(state, seat), moves, level: 'greedy', seed: 'pool' };
const answer = await pool.choose(request);
console.log(answer.move);
await pool.close();
`;

async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)(command, args, { cwd })).stdout;
}
