/** What is wrong with the folder of a game, in a sentence that says which file it is and what to do. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(import.meta.dirname, '..');

/** A file of a game that could not be loaded because it is not there. */
export function missingFile(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND')
    return undefined;
  const url = 'url' in error && typeof error.url === 'string' ? error.url : undefined;
  const file = url?.startsWith('file:') ? relative(ROOT, fileURLToPath(url)) : '';
  const game = /^games\/([^/]+)\//.exec(file)?.[1];
  return game === undefined
    ? undefined
    : `${file} is missing; write it, or take the line of ${game} out of games/list.ts`;
}

/** A folder without its line in the list. */
export function isUnlisted(id: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(id) && existsSync(join(ROOT, 'games', id, 'meta.ts'));
}

export function unlisted(id: string): string {
  const code = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return `games/list.ts does not know games/${id}; add the line: export { ${code} } from './${id}/index.ts';`;
}
