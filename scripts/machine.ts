/** What the tests need and npm does not carry is found on the machine, or installed where that is possible. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isExecutable);
}

export function findChromium(): string | undefined {
  return process.env.CHROMIUM ?? findProgram('chromium', 'chromium-browser', 'google-chrome');
}

/** Installs Debian's Chromium if there is none and this user may; the browser tests say so themselves where it is missing. */
export function ensureChromium(): void {
  if (findChromium() || process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  console.log('installing chromium for the browser tests …');
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core');
  } catch {
    console.log('chromium could not be installed: apt-get install chromium');
  }
}

function apt(...args: string[]): void {
  execFileSync('apt-get', ['-qq', ...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
