import type { Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;
type Chunk = Rollup.OutputChunk;

/** The scripts and styles that modules need which are loaded on demand, without those the app has loaded anyway. */
export function reach(bundle: Bundle, modules: readonly string[]): { scripts: string[]; styles: string[] } {
  const app = chunksOf(bundle).filter(chunk => chunk.isEntry && chunk.name === 'app');
  const before = closure(bundle, app);
  const own = [...closure(bundle, holding(bundle, modules))].filter(chunk => !before.has(chunk));
  return {
    scripts: own.map(({ fileName }) => fileName),
    styles: [...new Set(own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
  };
}

/** The scripts of a worker that works with these modules. */
export function reachOfWorker(bundle: Bundle, modules: readonly string[]): string[] {
  const entry = chunksOf(bundle).filter(chunk => chunk.isEntry);
  return [...closure(bundle, [...entry, ...holding(bundle, modules)])].map(({ fileName }) => fileName);
}

function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter(item => item.type === 'chunk');
}

function holding(bundle: Bundle, modules: readonly string[]): Chunk[] {
  return modules.map(module => {
    const chunk = chunksOf(bundle).find(({ moduleIds }) =>
      moduleIds.some(id => id.split('?')[0].endsWith(`/${module}`)),
    );
    if (!chunk) throw new Error(`${module} is not part of the build`);
    return chunk;
  });
}

function closure(bundle: Bundle, chunks: readonly Chunk[], found = new Set<Chunk>()): Set<Chunk> {
  for (const chunk of chunks) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const next = chunk.imports.map(file => bundle[file]).filter(item => item?.type === 'chunk');
    closure(bundle, next, found);
  }
  return found;
}
