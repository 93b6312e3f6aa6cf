/** The rules of a game and how they speak, in one file that needs nothing else: later changes of game or kernel leave it alone. */
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** `root` is a folder with `games` and `kernel`, of this commit or of another. */
export async function bundleRules(root: string, id: string): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [entry(join(root, 'games', id))],
    resolve: { alias: [{ find: /^@fathom\/kernel$/, replacement: join(root, 'kernel/index.ts') }] },
    build: {
      write: false,
      target: 'es2024',
      lib: { entry: ENTRY, formats: ['es'] },
      // A library keeps its white space unless the bundler itself is told.
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [bundle] = [output].flat();
  if (!('output' in bundle)) throw new Error('the bundler watches instead of building');
  const [chunk, ...more] = bundle.output;
  if (more.length > 0) throw new Error(`${id} does not fit into one file: ${more[0].fileName}`);
  return chunk.code;
}

/** A rule book is known by these two. */
export const DECLARATION = `import type { Game, Voice } from '@fathom/kernel';

export const game: Game;
export const voice: Voice;
`;

const ENTRY = 'pinned-rules';

function entry(folder: string): Plugin {
  return {
    name: 'fathom-pinned',
    enforce: 'pre',
    resolveId: name => (name.endsWith(ENTRY) ? ENTRY : null),
    load: name =>
      name === ENTRY
        ? `export { game } from ${JSON.stringify(join(folder, 'game.ts'))};
           export { voice } from ${JSON.stringify(join(folder, 'words/voice.ts'))};`
        : null,
  };
}
