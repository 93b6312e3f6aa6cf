/** `npm start`: builds the pages if they are not those of the sources, without a word, and starts a server. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from '../web/build/sources.ts';

const root = join(import.meta.dirname, '..');

if (!isBuilt()) {
  const vite = join(root, 'node_modules', '.bin', 'vite');
  const { status } = spawnSync(vite, ['build', join(root, 'web'), '--logLevel', 'error'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
process.argv.splice(2, 0, 'serve');
await import('../cli/fathom.ts');
