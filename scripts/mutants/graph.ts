/** Which file imports which, as far as files of this repository go. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

export class Graph {
  readonly #root: string;
  readonly #imports = new Map<string, readonly string[]>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Everything a file needs, itself included; `not` is not entered. */
  reach(file: string, not: (file: string) => boolean = () => false): Set<string> {
    const reached = new Set<string>();
    const enter = (next: string): void => {
      if (reached.has(next) || not(next)) return;
      reached.add(next);
      for (const target of this.#importsOf(next)) enter(target);
    };
    enter(file);
    return reached;
  }

  #importsOf(file: string): readonly string[] {
    const known = this.#imports.get(file);
    if (known) return known;
    const path = join(this.#root, file);
    const { staticImports, staticExports, dynamicImports } = parseSync(
      file,
      readFileSync(path, 'utf8'),
    ).module;
    const source = readFileSync(path, 'utf8');
    const named = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.flatMap(entry => entry.moduleRequest?.value ?? [])),
      ...dynamicImports.map(({ moduleRequest }) =>
        source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      ),
    ];
    const found = [...new Set(named.flatMap(target => this.#resolve(file, target)))];
    this.#imports.set(file, found);
    return found;
  }

  /** A file from the root; nothing for a package of somebody else. */
  #resolve(file: string, target: string): string[] {
    const own = /^@fathom\/([^/]+)(?:\/(.*))?$/.exec(target);
    const path = own
      ? `${own[1]}/${own[2] ?? 'index.ts'}`
      : target.startsWith('.')
        ? relative(this.#root, join(this.#root, dirname(file), target))
        : '';
    return /\.tsx?$/.test(path) && existsSync(join(this.#root, path)) ? [path] : [];
  }
}
