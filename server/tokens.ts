/**
 * Seat tokens: `<member>.<signature>`, signed for one table. Whoever holds one is that member there and nobody
 * anywhere else. The first key signs, every key verifies: to rotate, put a new line on top of the file and take
 * the old one away when nobody needs it any more.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export class Keyring {
  readonly #keys: readonly string[];

  constructor(keys: readonly string[]) {
    if (keys.length === 0) throw new Error('there is no key to sign tokens with');
    this.#keys = keys;
  }

  sign(table: string, member: string): string {
    return `${member}.${signature(this.#keys[0], table, member).toString('base64url')}`;
  }

  /** The member the token was signed for, if it was signed here and for this table. */
  check(table: string, token: string): string | undefined {
    const [member, signed, ...rest] = token.split('.');
    if (!member || !signed || rest.length > 0) return undefined;
    const given = Buffer.from(signed, 'base64url');
    const valid = this.#keys.some(key => same(given, signature(key, table, member)));
    return valid ? member : undefined;
  }
}

/** Reads the keys of a data folder; the first start makes one that only the owner can read. */
export function openKeyring(folder: string): Keyring {
  const path = join(folder, 'secret');
  const known = read(path);
  if (known) return known;
  const draft = `${path}.${process.pid}`;
  const file = openSync(draft, 'wx', 0o600);
  writeSync(file, `${randomBytes(32).toString('base64url')}\n`);
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  return read(path) ?? openKeyring(folder);
}

/** Compares without telling by its time how much was right. */
export function sameSecret(a: string, b: string): boolean {
  return same(Buffer.from(a), Buffer.from(b));
}

function read(path: string): Keyring | undefined {
  try {
    return new Keyring(
      readFileSync(path, 'utf8')
        .split('\n')
        .filter(line => line !== ''),
    );
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function signature(key: string, table: string, member: string): Buffer {
  return createHmac('sha256', key).update(`seat:${table}:${member}`).digest();
}

function same(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
