/** What is wrong with the folder of a game, in a sentence that says which file it is and what to do. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(import.meta.dirname, '..');

/** Why a file of a game could not be loaded: it is not there, it cannot be read, or it lacks what others want of it. */
export function unloadable(error: unknown): string | undefined {
  const fault = error instanceof SyntaxError ? faultOf(error) : missing(error);
  if (fault === undefined) return undefined;
  const game = /^games\/([^/]+)\//.exec(fault.file)?.[1];
  return game && `${fault.what}, or take the line of ${game} out of games/list.ts`;
}

interface Fault {
  /** From the root. */
  readonly file: string;
  readonly what: string;
}

function missing(error: unknown): Fault | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND')
    return undefined;
  const url = 'url' in error && typeof error.url === 'string' ? error.url : '';
  const file = url.startsWith('file:') ? fileAt(url) : '';
  return { file, what: `${file} is missing; write it` };
}

/** The stack of such an error begins with the place it was found at. */
function faultOf({ stack = '', message }: SyntaxError): Fault | undefined {
  const [, url, line] = /^(file:.*):(\d+)\n/.exec(stack) ?? [];
  if (url === undefined) return undefined;
  const [, module, name] = /module '(\.[^']*)' does not provide an export named '(.*)'/.exec(message) ?? [];
  if (module === undefined) {
    const file = fileAt(url);
    return { file, what: `${file}:${line} cannot be read (${message}); mend it` };
  }
  const file = fileAt(new URL(module, url).href);
  return { file, what: `${file} does not export ${name}; write it` };
}

function fileAt(url: string): string {
  return relative(ROOT, fileURLToPath(url));
}

/** A folder without its line in the list. */
export function isUnlisted(id: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(id) && existsSync(join(ROOT, 'games', id, 'meta.ts'));
}

export function unlisted(id: string): string {
  const code = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return `games/list.ts does not know games/${id}; add the line: export { ${code} } from './${id}/index.ts';`;
}
