/**
 * Where the keys that sign tokens come from. Either `FATHOM_SECRET` names them, newest first, the same on every node; or
 * they are in the file `secret` of the data folder, one line each: `<id> <made on> <secret>`. The file is watched, so a
 * key that was added or taken away counts a few seconds later on every node that shares the folder.
 */
import { createHash, randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { randomId } from './ids.ts';
import { type Key, Keyring, LONGEST_LIFE } from './tokens.ts';

const DAY = 24 * 60 * 60_000;
const LOOK_AGAIN = 5000;
const STALE_LOCK = 60_000;
const SHORTEST_SECRET = 32;

/** A key signs for so long; then the next one does, and this one still verifies. */
const ROTATE_AFTER = 90 * DAY;

export interface KeySource {
  readonly folder: string;
  /** Secrets from the environment, separated by commas; then the file is not used. */
  readonly given?: string;
}

export function openKeyring({ folder, given }: KeySource): Keyring {
  if (given) return new Keyring(readGiven(given));
  const path = secretPath(folder);
  if (!fs.existsSync(path)) createSecret(path);
  const stamp = stampOf(path);
  const keyring = new Keyring(rotateIfOld(path));
  const stopWatching = watch(path, stamp, () => reload(keyring, path));
  const daily = setInterval(() => rotateIfOld(path), DAY).unref();
  keyring.onClose(() => {
    stopWatching();
    clearInterval(daily);
  });
  return keyring;
}

export function secretPath(folder: string): string {
  return join(folder, 'secret');
}

export function readKeys(path: string): Key[] {
  const keys = parseKeys(fs.readFileSync(path, 'utf8'));
  if (keys.length === 0) throw new Error(`there is no key in ${path}`);
  const short = keys.find(({ secret }) => secret.length < SHORTEST_SECRET);
  if (short)
    throw new Error(
      `key ${short.id} in ${path} has fewer than ${SHORTEST_SECRET} characters and could be guessed: take its line away`,
    );
  return keys;
}

export function parseKeys(text: string): Key[] {
  return text.split('\n').filter(Boolean).map(readLine);
}

export function writeKeys(keys: readonly Key[]): string {
  return keys.map(writeLine).join('');
}

/** A new key signs from now on. Keys that no living token was signed with are taken away. */
export function rotateSecret(folder: string, now = Date.now()): Key {
  const key = newKey(now);
  mustChange(secretPath(folder), keys => [key, ...stillNeeded(keys, now)]);
  return key;
}

/** Every token signed with this key ends here. The newest key cannot be taken away: rotate first. */
export function retireKey(folder: string, id: string): boolean {
  let found = false;
  mustChange(secretPath(folder), keys => {
    found = keys.slice(1).some(key => key.id === id);
    return found ? keys.filter(key => key.id !== id) : keys;
  });
  return found;
}

/** Keys from elsewhere verify here too; when there are none yet, they sign as well. */
export function adoptKeys(folder: string, others: readonly Key[]): void {
  const path = secretPath(folder);
  if (!fs.existsSync(path)) {
    writeFresh(path, others);
    return;
  }
  mustChange(path, keys => [...keys, ...others.filter(other => keys.every(key => key.id !== other.id))]);
}

function readGiven(text: string): Key[] {
  return text.split(',').map(part => {
    const secret = part.trim();
    if (secret.length >= SHORTEST_SECRET) return { id: nameOf(secret), secret, created: 0 };
    throw new Error(`every secret in FATHOM_SECRET has at least ${SHORTEST_SECRET} characters`);
  });
}

function readLine(line: string): Key {
  const [id, made, secret] = line.split(' ');
  if (secret === undefined) return { id: nameOf(line), secret: line, created: 0 };
  return { id, secret, created: Date.parse(made) || 0 };
}

function writeLine({ id, secret, created }: Key): string {
  return `${id} ${new Date(created).toISOString()} ${secret}\n`;
}

/** The same for the same secret on every node, and tells nothing about it. */
function nameOf(secret: string): string {
  return createHash('sha256').update(`fathom key ${secret}`).digest('hex').slice(0, 8);
}

function newKey(now: number): Key {
  return { id: randomId(8), secret: randomBytes(32).toString('base64url'), created: now };
}

/** Also notices what changes before the first look: `fs.watchFile` would compare with the state it finds then. */
function watch(path: string, first: string, changed: () => void): () => void {
  let known = first;
  const look = () => {
    const stamp = stampOf(path);
    if (stamp === known) return;
    known = stamp;
    changed();
  };
  const timer = setInterval(look, LOOK_AGAIN).unref();
  return () => clearInterval(timer);
}

/** Another file or another content has another stamp. */
function stampOf(path: string): string {
  const found = fs.statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeNs} ${found.size}` : '';
}

function reload(keyring: Keyring, path: string): void {
  try {
    keyring.replace(readKeys(path));
  } catch {
    // The file is gone or empty for a moment: the keys that are known stay.
  }
}

function rotateIfOld(path: string, now = Date.now()): Key[] {
  const [newest, ...older] = readKeys(path);
  if (newest.created === 0 || now - newest.created < ROTATE_AFTER) return [newest, ...older];
  changeKeys(path, keys => (keys[0].id === newest.id ? [newKey(now), ...stillNeeded(keys, now)] : keys));
  return readKeys(path);
}

/** A key signed until the next newer one was made, if that is known. */
function stillNeeded(keys: readonly Key[], now: number): Key[] {
  return keys.filter((_, i) => {
    const replaced = keys[i - 1]?.created;
    return !replaced || now - replaced < LONGEST_LIFE;
  });
}

function createSecret(path: string): void {
  writeFresh(path, [newKey(Date.now())]);
}

/** Of several nodes that start at once, one makes the file. */
function writeFresh(path: string, keys: readonly Key[]): void {
  const draft = writeDraft(path, keys);
  try {
    fs.linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    fs.unlinkSync(draft);
  }
}

type Change = (keys: readonly Key[]) => readonly Key[];

function mustChange(path: string, change: Change): void {
  if (!changeKeys(path, change)) throw new Error(`${path} is being changed by somebody else: try again`);
}

/** Says whether it was this process that could. */
function changeKeys(path: string, change: Change): boolean {
  const lock = `${path}.lock`;
  if (!takeLock(lock)) return false;
  try {
    fs.renameSync(writeDraft(path, change(readKeys(path))), path);
  } finally {
    fs.unlinkSync(lock);
  }
  return true;
}

function takeLock(lock: string): boolean {
  try {
    fs.closeSync(fs.openSync(lock, 'wx', 0o600));
    return true;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
  const age = Date.now() - (fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (age < STALE_LOCK) return false;
  fs.rmSync(lock, { force: true });
  return takeLock(lock);
}

/** On disk before it is anywhere else, and for its owner only. */
function writeDraft(path: string, keys: readonly Key[]): string {
  const draft = `${path}.${process.pid}.${randomId(6)}`;
  const file = fs.openSync(draft, 'wx', 0o600);
  fs.writeSync(file, writeKeys(keys));
  fs.fsyncSync(file);
  fs.closeSync(file);
  return draft;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
