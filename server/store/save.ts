/** Changing the row of a table, the same in both databases, with what people are told of it. */
import type { News } from '../news/news.ts';
import { lifeValues } from './columns.ts';
import { newsStatement } from './outbox.ts';
import { type Sql, sql, type Value } from './sql.ts';
import { Conflict, type TableRow } from './store.ts';

const SAVE = `
  UPDATE tables SET status = ?, since = ?, updated = ?, seats = ?, host = ?, invite = ?, watch = ?, bot_turn = ?, revision = ?,
    pace = ?, options = ?, terms = ?, clock = ?, ballot = ?, alarm = ?
  WHERE id = ? AND revision = ? AND seq = ? RETURNING id`;

export async function saveTable(
  store: Sql,
  row: TableRow,
  news: readonly News[],
  flag: (value: boolean) => Value,
): Promise<void> {
  const save = sql(
    SAVE,
    row.status,
    row.since,
    row.updated,
    JSON.stringify(row.seats),
    row.host,
    row.invite,
    flag(row.watch),
    flag(row.botTurn),
    row.revision,
    row.pace,
    JSON.stringify(row.options),
    row.terms ? JSON.stringify(row.terms) : null,
    ...lifeValues(row),
    row.id,
    row.revision - 1,
    row.seq,
  );
  const isSaved = await store.together([save, ...news.map(item => newsStatement(row.id, item))]);
  if (!isSaved) throw new Conflict(`table ${row.id} has changed`);
}
