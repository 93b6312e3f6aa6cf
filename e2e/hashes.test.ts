import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@fathom/kernel';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { chromiumPath, launch } from './browser.ts';
import { hashes } from './hashes.ts';

const games = join(import.meta.dirname, '..', 'games');

const records: MatchRecord[] = readdirSync(games, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .flatMap(({ name }) => fixtures(join(games, name, 'test', 'fixtures')));

test.skipIf(!chromiumPath)('recorded games end in the same state in Node and in Chromium', async () => {
  const script = await bundle();
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const inBrowser = await page.evaluate(given => {
      const { Fathom } = globalThis as unknown as { Fathom: { hashes(records: unknown): Promise<string[]> } };
      return Fathom.hashes(given);
    }, records as unknown[]);
    expect(records.length).toBeGreaterThan(0);
    expect(inBrowser).toEqual(await hashes(records));
    expect(inBrowser.every(hash => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  } finally {
    await browser.close();
  }
});

async function bundle(): Promise<string> {
  const entry = join(import.meta.dirname, 'hashes.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, name: 'Fathom', formats: ['iife'] } },
  });
  const output = Array.isArray(built) ? built[0] : built;
  const chunk = 'output' in output ? output.output.find(file => file.type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('nothing was built');
  return chunk.code;
}

function fixtures(folder: string): MatchRecord[] {
  try {
    return readdirSync(folder).map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  } catch {
    return [];
  }
}
