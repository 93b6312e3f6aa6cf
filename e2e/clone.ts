/** A copy of everything that is under version control, with the packages that are installed here. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** Known by what they were cut from. */
const FONTS = '.cache/fonts';

export function cloneSources(folder: string): void {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of list.split('\n').filter(name => name !== '' && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  linkPackages(folder);
}

/** Packages from outside are shared, and the fonts cut from them; those of the repository, and their programs, are the ones of the copy. */
function linkPackages(folder: string): void {
  const from = join(ROOT, 'node_modules');
  const to = join(folder, 'node_modules');
  for (const own of ['@fathom', '.bin']) {
    mkdirSync(join(to, own), { recursive: true });
    for (const name of readdirSync(join(from, own)))
      symlinkSync(readlinkSync(join(from, own, name)), join(to, own, name));
  }
  for (const name of readdirSync(from).filter(name => !/^\.|^@fathom$/.test(name)))
    symlinkSync(join(from, name), join(to, name));
  if (existsSync(join(from, FONTS))) {
    mkdirSync(dirname(join(to, FONTS)), { recursive: true });
    symlinkSync(join(from, FONTS), join(to, FONTS));
  }
}
