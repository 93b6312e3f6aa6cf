/** Says which workspaces import a package their package.json does not name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './imports.ts';
import { TEMPLATE } from './layers.ts';
import { SOURCES } from './syntax.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** One line for each undeclared package of a file. Tests, boards and types also live on what is only needed in development. */
export function undeclaredPackages(root: string, files: readonly string[]): string[] {
  const manifests = new Map(
    files
      .filter(file => /^[^/]+\/package\.json$/.test(file))
      .map(file => [file.split('/')[0], manifestAt(root, file)] as const),
  );
  const shared = Object.keys(manifestAt(root, 'package.json').devDependencies ?? {});
  return files
    .filter(file => SOURCES.test(file))
    .flatMap(file => {
      const manifest = manifests.get(file.startsWith(TEMPLATE) ? 'games' : file.split('/')[0]);
      if (!manifest) return [];
      const development =
        /(^|\/)(test|testkit|board)\/|\/contract\.ts$|^web\/(build\/|vite\.config|budget)/.test(file);
      const known = new Set([
        manifest.name,
        ...Object.keys(manifest.dependencies ?? {}),
        ...Object.keys(manifest.peerDependencies ?? {}),
        ...(development ? [...Object.keys(manifest.devDependencies ?? {}), ...shared] : []),
      ]);
      return packagesOf(root, file)
        .filter(name => !known.has(name))
        .map(name => `${file}: ${manifest.name} does not declare ${name} in its package.json`);
    });
}

function packagesOf(root: string, file: string): string[] {
  const names = importsOf(root, file)
    .filter(target => !/^(\.|node:|@fonts\/)/.test(target))
    .map(target =>
      target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)];
}

function manifestAt(root: string, file: string): Manifest {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
