/** Plain statements in PostgreSQL: each prepared once, several of them in one transaction. */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { numbered, type Statement } from './sql.ts';

const names = new Map<string, string>();

/** A prepared statement is known by its name: the same for the same text. */
export function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

/** False, and nothing happens, when the first of them returns no row. */
export async function transaction(pool: Pool, [first, ...rest]: readonly Statement[]): Promise<boolean> {
  const client = await pool.connect();
  const run = ({ text, values }: Statement) => {
    const numberedText = numbered(text);
    return client.query({ name: nameOf(numberedText), text: numberedText, values: [...values] });
  };
  let broken: Error | undefined;
  // The pool listens to idle clients only; what breaks here is told by the query.
  const note = (error: Error) => {
    broken = error;
  };
  client.on('error', note);
  try {
    await client.query('BEGIN');
    const { rows } = await run(first);
    for (const statement of rows.length > 0 ? rest : []) await run(statement);
    await client.query(rows.length > 0 ? 'COMMIT' : 'ROLLBACK');
    return rows.length > 0;
  } catch (error) {
    await client.query('ROLLBACK').catch(note);
    throw error;
  } finally {
    client.off('error', note);
    client.release(broken);
  }
}
