/** What the tests need and npm does not carry is found on the machine, or installed where that is possible. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const POSTGRES = '/usr/lib/postgresql';

function findProgram(...names: string[]): string | undefined {
  return names.flatMap(name => searchPath().map(folder => join(folder, name))).find(isExecutable);
}

export function findChromium(): string | undefined {
  return process.env.CHROMIUM ?? findProgram('chromium', 'chromium-browser', 'google-chrome');
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

/** Installs Debian's packages for whatever is missing, if this user may; the tests say themselves what they lack. */
export function ensureMachine(): void {
  const missing = [
    ...(findChromium() ? [] : ['chromium', 'fonts-dejavu-core']),
    ...(findPostgres() ? [] : ['postgresql']),
    ...(findNats() ? [] : ['nats-server']),
    ...(findNginx() ? [] : ['nginx-light']),
    ...(findProgram('python3') ? [] : ['python3-minimal']),
  ];
  if (missing.length === 0 || process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  console.log(`installing ${missing.join(', ')} for the tests …`);
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...missing);
  } catch {
    console.log(`could not be installed: apt-get install ${missing.join(' ')}`);
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
