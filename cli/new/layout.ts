/** Lays out a new game: a copy of the template under another name, and a line in the list of games. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Name } from './name.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const LINE = /^export \{ \w+ \} from '\.\/([^']+)\/index\.ts';$/;

/** All or nothing. Returns the files that were written, from the folder of the games. */
export function layOut(name: Name, games: string): string[] {
  const files = templateFiles();
  const draft = join(games, `.${name.id}`);
  const list = join(games, 'list.ts');
  rmSync(draft, { recursive: true, force: true });
  try {
    for (const file of files) {
      const path = join(draft, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, renamed(readFileSync(join(TEMPLATE, file), 'utf8'), name));
    }
    const lines = listWith(readFileSync(list, 'utf8'), name);
    renameSync(draft, join(games, name.id));
    writeFileSync(list, lines);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return files.map(file => join(name.id, file));
}

/** An image of the server carries no tests, so nothing can be laid out from there. */
export function isWhole(): boolean {
  return templateFiles().some(file => file.endsWith('.test.ts'));
}

function templateFiles(): string[] {
  return readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(TEMPLATE.length + 1))
    .sort();
}

function renamed(text: string, { id, code, title, rules, rulings }: Name): string {
  return text
    .replaceAll(/\bexport const nacre\b/g, `export const ${code}`)
    .replaceAll(/\bnacre\b/g, id)
    .replaceAll(/\bNacre\b/g, title)
    .replaceAll(/\bNA-(?=\d)/g, `${rules}-`)
    .replaceAll(/\bN-(?=\d)/g, `${rulings}-`);
}

/** The lines stay in the order of the folders. */
function listWith(list: string, { id, code }: Name): string {
  const lines = list.trimEnd().split('\n');
  const after = lines.findIndex(line => (LINE.exec(line)?.[1] ?? '') > id);
  lines.splice(after < 0 ? lines.length : after, 0, `export { ${code} } from './${id}/index.ts';`);
  return `${lines.join('\n')}\n`;
}
