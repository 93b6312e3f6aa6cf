/**
 * Plain statements that both databases understand, with `?` for values. What is not on the path of every move is asked this
 * way, so people, news and ratings are written once and not once for each database.
 */
import type { Columns } from './columns.ts';

export type Value = string | number | null;

export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

export interface Sql {
  /** The rows that a statement finds or returns. */
  ask(statement: Statement): Promise<Columns[]>;
  /** All or nothing; nothing, and false, when the first of them returns no row. */
  together(statements: readonly Statement[]): Promise<boolean>;
}

export function sql(text: string, ...values: Value[]): Statement {
  return { text, values };
}

/** `?` as PostgreSQL counts them. */
export function numbered(text: string): string {
  let n = 0;
  return text.replace(/\?/g, () => `$${++n}`);
}

export function isReading({ text }: Statement): boolean {
  return /^\s*SELECT/i.test(text);
}
