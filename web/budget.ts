/** What a visitor has to load, in gzipped JavaScript: printed with every build, and a build that is too heavy fails. */
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const LOBBY = 150_000;
const BOARD = 80_000;

const BOARD_OF = /\/games\/([^/]+)\/board\/index\.tsx$/;

interface Chunk {
  readonly name: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

export function budget(): Plugin {
  return {
    name: 'fathom-budget',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = new Map<string, Chunk>();
      for (const [file, item] of Object.entries(bundle)) if (item.type === 'chunk') chunks.set(file, item);
      const page = [...chunks].find(([, chunk]) => chunk.name === 'app');
      if (!page) return;
      const shell = reach(chunks, page[0]);
      const lines = [check('lobby', weigh(chunks, shell), LOBBY)];
      for (const [file, chunk] of chunks) {
        const game = chunk.moduleIds.map(id => BOARD_OF.exec(id)?.[1]).find(id => id !== undefined);
        if (game !== undefined)
          lines.push(check(`board of ${game}`, weigh(chunks, reach(chunks, file), shell), BOARD));
      }
      for (const line of lines) this.info(line.text);
      const heavy = lines.filter(line => !line.ok);
      if (heavy.length > 0) this.error(heavy.map(line => line.text).join('; '));
    },
  };
}

/** A chunk and everything it imports. */
function reach(chunks: ReadonlyMap<string, Chunk>, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of chunks.get(file)?.imports ?? []) reach(chunks, next, found);
  return found;
}

/** Without what has been loaded before. */
function weigh(
  chunks: ReadonlyMap<string, Chunk>,
  files: ReadonlySet<string>,
  before = new Set<string>(),
): number {
  const own = [...files].filter(file => !before.has(file));
  return own.reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '').length, 0);
}

function check(what: string, bytes: number, limit: number): { readonly ok: boolean; readonly text: string } {
  return {
    ok: bytes <= limit,
    text: `${what}: ${(bytes / 1000).toFixed(1)} kB gzipped of ${limit / 1000} kB`,
  };
}
