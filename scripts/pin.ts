/**
 * Keeps the rules of a game as they are, so that their matches still open when the rules have changed:
 * `node scripts/pin.ts <game>` before the change, or `node scripts/pin.ts <game> --from <commit>` after it.
 * A match that was recorded with them is kept as well, as the proof.
 */
import { execFileSync } from 'node:child_process';
import {
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
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Meta, parseRecord } from '@fathom/kernel';
import { bundleRules, DECLARATION } from './pinned.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ options: { from: { type: 'string' } }, allowPositionals: true });
const [id] = positionals;
if (id === undefined || !existsSync(join(root, 'games', id, 'game.ts'))) {
  console.error('usage: node scripts/pin.ts <game> [--from <commit>]');
  process.exit(2);
}

const source = values.from === undefined ? root : checkOut(values.from);
try {
  await pin(join(source, 'games', id), join(root, 'games', id));
} finally {
  if (source !== root) rmSync(source, { recursive: true });
}

async function pin(from: string, to: string): Promise<void> {
  const { meta }: { meta: Meta } = await import(pathToFileURL(join(from, 'meta.ts')).href);
  const name = `v${meta.version}`;
  const rules = join(to, 'pinned', `${name}.js`);
  if (existsSync(rules)) throw new Error(`${rules} is there already, and what is pinned stays as it is`);
  const code = await bundleRules(source, meta.id);
  const proof = shortestRecord(join(from, 'test/fixtures'), meta.version);
  keep(rules, code);
  keep(join(to, 'pinned', `${name}.d.ts`), DECLARATION);
  keep(join(to, 'test/pinned', `${name}.json`), proof);
  console.log(
    `${meta.title} ${meta.version}: ${(code.length / 1000).toFixed(0)} kB. In index.ts of the game:`,
  );
  console.log(`  pinned: { ${meta.version}: () => import('./pinned/${name}.js') },`);
}

function keep(file: string, text: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

/** Of a match that was played to its end with these rules. */
function shortestRecord(folder: string, version: number): string {
  const [shortest] = readdirSync(folder)
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .filter(text => {
      const parsed = parseRecord(text);
      return parsed.ok && parsed.record.version === version && parsed.record.result !== undefined;
    })
    .sort((a, b) => a.length - b.length);
  if (shortest === undefined) throw new Error(`${folder} has no finished match of version ${version}`);
  return shortest;
}

/** The sources of another commit, as far as rules need them. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-pin-'));
  const tar = execFileSync('git', ['archive', commit, 'kernel', 'games'], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: tar });
  return folder;
}
