/**
 * `npm pack` in a workspace runs this before and, with `--undo`, after it packs. Here everybody runs the sources; Node strips
 * no types below node_modules, so what is packed is JavaScript with declarations in `dist`, and a manifest that says so.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

const root = join(import.meta.dirname, '..');
const workspace = process.cwd();
const at = (name: string) => join(workspace, name);
/** The manifest of the sources while the other one is packed. */
const KEPT = at('package.json.kept');

restore();
if (!process.argv.includes('--undo')) {
  compile();
  copyFileSync(join(root, 'LICENSE'), at('LICENSE'));
  const manifest: Manifest = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  renameSync(at('package.json'), KEPT);
  writeFileSync(at('package.json'), `${JSON.stringify(packed(manifest), null, 2)}\n`);
}

/** Also after a pack that was interrupted. */
function restore(): void {
  if (existsSync(KEPT)) renameSync(KEPT, at('package.json'));
  for (const made of ['dist', 'LICENSE']) rmSync(at(made), { recursive: true, force: true });
}

function compile(): void {
  const folder = relative(root, workspace);
  const out = mkdtempSync(join(root, 'node_modules', '.pack-'));
  try {
    const config = join(out, 'tsconfig.json');
    writeFileSync(config, JSON.stringify(configOf(folder, out)));
    execFileSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', config], { stdio: 'inherit' });
    renameSync(join(out, 'js', folder), at('dist'));
    for (const pinned of globSync('*/pinned', { cwd: workspace }))
      cpSync(at(pinned), join(at('dist'), pinned), { recursive: true });
  } finally {
    rmSync(out, { recursive: true });
  }
}

function configOf(folder: string, out: string): object {
  return {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      outDir: join(out, 'js'),
    },
    include: [join(root, folder)],
    exclude: [`${root}/${folder}/**/test`, `${root}/${folder}/*/board`],
  };
}

/** `./levels.ts` is `./levels` for those who have no sources. */
function packed({ exports, scripts: _, devDependencies: __, ...manifest }: Manifest): object {
  const compiled = Object.entries(exports).map(([name, file]) => {
    const path = file.replace(/^\.\//, './dist/').replace(/\.ts$/, '');
    return [name.replace(/(\/index)?\.ts$/, ''), { types: `${path}.d.ts`, default: `${path}.js` }];
  });
  return { ...manifest, exports: Object.fromEntries(compiled) };
}
