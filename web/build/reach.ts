import type { Rollup } from 'vite';

/** The scripts and styles that modules need which are loaded on demand, without those the app has loaded anyway. */
export function reach(
  bundle: Rollup.OutputBundle,
  modules: readonly string[],
): { scripts: string[]; styles: string[] } {
  const chunks = Object.values(bundle).filter(item => item.type === 'chunk');
  const app = chunks.find(chunk => chunk.isEntry && chunk.name === 'app');
  const before = closure(bundle, app ? [app] : []);
  const found = closure(
    bundle,
    modules.map(module => {
      const chunk = chunks.find(({ moduleIds }) =>
        moduleIds.some(id => id.split('?')[0].endsWith(`/${module}`)),
      );
      if (!chunk) throw new Error(`${module} is not part of the build`);
      return chunk;
    }),
  );
  const own = [...found].filter(chunk => !before.has(chunk));
  return {
    scripts: own.map(({ fileName }) => fileName),
    styles: [...new Set(own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
  };
}

function closure(
  bundle: Rollup.OutputBundle,
  chunks: readonly Rollup.OutputChunk[],
  found = new Set<Rollup.OutputChunk>(),
): Set<Rollup.OutputChunk> {
  for (const chunk of chunks) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const next = chunk.imports.map(file => bundle[file]).filter(item => item?.type === 'chunk');
    closure(bundle, next, found);
  }
  return found;
}
