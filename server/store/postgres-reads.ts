/** What is new at a table, read for many tables at once: nodes follow each other move by move. */

import { Batcher, type Pending } from './batcher.ts';
import type { Run } from './postgres-appends.ts';

export interface Asked {
  readonly id: string;
  readonly after: number;
}

/** The columns of a table, with `rows`: those of its moves that come after what is known. */
type Found = Readonly<Record<string, unknown>> | undefined;

/** One statement sees the table and its rows at the same moment. */
const SINCE = `
  SELECT asked.n, t.*,
    (SELECT json_agg(m ORDER BY m.seq) FROM moves m WHERE m.match = t.id AND m.seq > asked.after) AS rows
  FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS asked(id, after, n) JOIN tables t ON t.id = asked.id`;

export function reads(run: Run): Batcher<Asked, Found> {
  const send = async (group: readonly Pending<Asked, Found>[]): Promise<void> => {
    try {
      const found = await run('since', SINCE, [
        group.map(({ item }) => item.id),
        group.map(({ item }) => item.after),
      ]);
      const byPlace = new Map(found.map(columns => [Number(columns.n) - 1, columns]));
      for (const [i, { resolve }] of group.entries()) resolve(byPlace.get(i));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };
  return new Batcher({ key: ({ id }) => id, send });
}
