/** Where a list of tables goes on, as a text for whoever asks for the next page. */
import { Refused } from '../refused.ts';
import type { Mark } from '../store/store.ts';

export function writeCursor({ since, id }: Mark): string {
  return Buffer.from(`${since} ${id}`).toString('base64url');
}

export function readCursor(cursor: string): Mark {
  const [since, id, ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!/^\d{1,16}$/.test(since) || !id || rest.length > 0) throw new Refused('bad_cursor');
  return { since: Number(since), id };
}
