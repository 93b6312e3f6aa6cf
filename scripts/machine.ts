/** What the tests need and npm does not carry is found on the machine, or installed where that is possible. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const POSTGRES = '/usr/lib/postgresql';
const SHELL = 'chromium-headless-shell';

function findProgram(...names: string[]): string | undefined {
  return names.flatMap(name => searchPath().map(folder => join(folder, name))).find(isExecutable);
}

export function findChromium(): string | undefined {
  return process.env.CHROMIUM ?? findProgram('chromium', 'chromium-browser', 'google-chrome');
}

/** Chromium's engine without its windows, or else the whole browser. */
export function findShell(): string | undefined {
  return process.env.CHROMIUM ?? findProgram(SHELL) ?? findChromium();
}

/** The folder of PostgreSQL's programs; Debian keeps the server out of the path. */
export function findPostgres(): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map(version => join(POSTGRES, version, 'bin')), ...searchPath()];
  return folders.find(folder => ['initdb', 'postgres'].every(name => isExecutable(join(folder, name))));
}

export function findNats(): string | undefined {
  return findProgram('nats-server') ?? ['/usr/sbin/nats-server'].find(isExecutable);
}

export function findNginx(): string | undefined {
  return findProgram('nginx') ?? ['/usr/sbin/nginx'].find(isExecutable);
}

/**
 * Installs Debian's packages for whatever is missing, if this user may; the tests say themselves what they lack. `whole` is for
 * whoever needs what people have.
 */
export function ensureMachine({ whole = false } = {}): void {
  const hasBrowser = (whole ? findChromium() : findShell()) !== undefined;
  const missing = [
    ...(hasBrowser ? [] : [whole ? 'chromium' : SHELL, 'fonts-dejavu-core']),
    ...(findPostgres() ? [] : ['postgresql']),
    ...(findNats() ? [] : ['nats-server']),
    ...(findNginx() ? [] : ['nginx-light']),
    ...(findProgram('python3') ? [] : ['python3-minimal']),
  ];
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  // The whole browser would do, but takes longer for the same.
  if (!whole && hasBrowser && !hasShell() && isOffered(SHELL)) missing.push(SHELL);
  if (missing.length === 0) return;
  console.log(`installing ${missing.join(', ')} for the tests …`);
  try {
    apt('update');
    const offered = missing.map(name => (name === SHELL && !isOffered(SHELL) ? 'chromium' : name));
    apt('install', '-y', '--no-install-recommends', ...offered);
  } catch {
    console.log(`could not be installed: apt-get install ${missing.join(' ')}`);
  }
}

function hasShell(): boolean {
  return Boolean(process.env.CHROMIUM ?? findProgram(SHELL));
}

/** Not every distribution that has Chromium has its shell. */
function isOffered(name: string): boolean {
  try {
    execFileSync('apt-cache', ['show', name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function apt(...args: string[]): void {
  execFileSync('apt-get', ['-qq', ...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function searchPath(): string[] {
  return (process.env.PATH ?? '').split(delimiter);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
