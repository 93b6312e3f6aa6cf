/** The sources of another commit in a folder of their own, to be measured or played against. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from './command.ts';
import { ROOT } from './missing.ts';

const run = promisify(execFile);
/** Packages of the workspace: links to folders beside `node_modules`. */
const OWN = '@fathom';

export interface Checkout {
  readonly folder: string;
  /** The full name of the commit. */
  readonly commit: string;
  remove(): Promise<void>;
}

export async function checkOut(name: string): Promise<Checkout> {
  const commit = await commitNamed(name);
  const folder = await mkdtemp(join(tmpdir(), 'fathom-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const archive = join(folder, 'sources.tar');
    await run('git', ['archive', '--output', archive, commit], { cwd: ROOT });
    await run('tar', ['-xf', archive], { cwd: folder });
    await rm(archive);
    await borrowPackages(folder);
    return { folder, commit, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function commitNamed(name: string): Promise<string> {
  try {
    const { stdout } = await run('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
      cwd: ROOT,
    });
    return stdout.trim();
  } catch {
    throw new UsageError(`there is no commit "${name}" here`);
  }
}

/** What is installed here serves there as well; the packages of the workspace are its own. */
async function borrowPackages(folder: string): Promise<void> {
  const from = join(ROOT, 'node_modules');
  const to = join(folder, 'node_modules');
  await mkdir(join(to, OWN), { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== OWN) await symlink(join(from, name), join(to, name));
  }
  for (const name of await readdir(join(from, OWN))) {
    await symlink(await readlink(join(from, OWN, name)), join(to, OWN, name));
  }
}
