/**
 * Seat tokens: `s1.<key>.<member>.<issued>.<signature>`. The signature covers the purpose (`s1`, a seat), the table, the
 * member, the time and the key, so a token opens one seat of one table and nothing else. Who is host, and which seat a
 * member has, is not in the token: the table knows it, and it may change. The first key signs, every key verifies.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const PURPOSE = 's1';
const DAY = 24 * 60 * 60_000;

/** Longer than any match is kept waiting. */
export const LONGEST_LIFE = 400 * DAY;

export interface Key {
  readonly id: string;
  readonly secret: string;
  readonly created: number;
}

export interface Ticket {
  readonly member: string;
  readonly issued: number;
  readonly key: string;
}

export class Keyring {
  readonly #now: () => number;
  #keys: readonly Key[] = [];
  #close: () => void = () => {};

  constructor(keys: readonly Key[], now: () => number = Date.now) {
    this.#now = now;
    this.replace(keys);
  }

  get keys(): readonly Key[] {
    return this.#keys;
  }

  /** Newest first. */
  replace(keys: readonly Key[]): void {
    if (keys.length === 0) throw new Error('there is no key to sign tokens with');
    this.#keys = keys;
  }

  sign(table: string, member: string): string {
    const [key] = this.#keys;
    const issued = this.#now().toString(36);
    return [PURPOSE, key.id, member, issued, signature(key, table, member, issued)].join('.');
  }

  /** What the token says, if it was signed here, for this table, and not too long ago. */
  check(table: string, token: string): Ticket | undefined {
    const [purpose, id, member, issued, signed, ...rest] = token.split('.');
    if (purpose !== PURPOSE || !member || !signed || rest.length > 0) return undefined;
    const key = this.#keys.find(candidate => candidate.id === id);
    if (!key || !sameSecret(signed, signature(key, table, member, issued))) return undefined;
    const ticket = { member, issued: Number.parseInt(issued, 36), key: id };
    return this.stillHolds(ticket) ? ticket : undefined;
  }

  /** Whether a ticket that was good once still is: its key may have been withdrawn, its time be over. */
  stillHolds({ key, issued }: Ticket): boolean {
    return this.#now() - issued <= LONGEST_LIFE && this.#keys.some(({ id }) => id === key);
  }

  /** Whatever keeps the keys up to date ends with the keyring. */
  onClose(close: () => void): void {
    this.#close = close;
  }

  close(): void {
    this.#close();
  }
}

/** Compares without telling by its time how much was right. */
export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function signature(key: Key, table: string, member: string, issued: string): string {
  const claim = [PURPOSE, key.id, table, member, issued].join(':');
  return createHmac('sha256', key.secret).update(claim).digest('base64url');
}
