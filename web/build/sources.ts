/** Says by one figure whether the built pages are those of these sources. It lies beside them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
const BUILT = join(ROOT, 'web', 'dist');
const FIGURE = join(BUILT, '.sources');

/** Everything the pages are made of; whatever is installed is named by the lock file. */
const SOURCES = ['package-lock.json', 'bots', 'games', 'kernel', 'parts', 'server/protocol.ts', 'web'];
const ASIDE = ['dist', 'node_modules', 'test'];

export function keepSources(): Plugin {
  return {
    name: 'fathom-sources',
    apply: 'build',
    // Last of all: what failed on the way is not built.
    writeBundle: { order: 'post', sequential: true, handler: () => writeFileSync(FIGURE, figure()) },
  };
}

export function isBuilt(): boolean {
  try {
    return readFileSync(FIGURE, 'utf8') === figure();
  } catch {
    return false;
  }
}

function figure(): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES)
    for (const file of filesOf(join(ROOT, source)))
      hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(
      file =>
        !file
          .slice(path.length)
          .split(sep)
          .some(part => ASIDE.includes(part)),
    )
    .sort();
}
