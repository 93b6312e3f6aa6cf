/** One step of a match in SQLite, within a transaction. */
import { lifeValues } from './columns.ts';
import { newsStatement } from './outbox.ts';
import type { Prepare } from './sqlite-writes.ts';
import { type Batch, Conflict, checkRows, type Row, SNAPSHOT_SHAPE } from './store.ts';

export function appendBatch(prepare: Prepare, batch: Batch): void {
  const { match, rows, snapshot, result } = checkRows(batch);
  advance(prepare, batch);
  for (const row of rows) insert(prepare, match, row);
  if (batch.forgetSnapshot) prepare('DELETE FROM snapshots WHERE match = ?').run(match);
  if (batch.rate) prepare('INSERT INTO unrated (match) VALUES (?)').run(match);
  for (const news of batch.news ?? []) {
    const { text, values } = newsStatement(match, news);
    prepare(text).run(...values);
  }
  if (snapshot) {
    prepare('INSERT OR REPLACE INTO snapshots (match, seq, state, shape) VALUES (?, ?, ?, ?)').run(
      match,
      snapshot.seq,
      snapshot.state,
      SNAPSHOT_SHAPE,
    );
  }
  if (result) {
    prepare(
      `UPDATE tables SET status = 'finished', since = ?, result = ?, revision = revision + 1 WHERE id = ?`,
    ).run(rows[rows.length - 1].at, JSON.stringify(result), match);
  }
}

/** The row of the table is the gate. */
function advance(prepare: Prepare, batch: Batch): void {
  const { match, rows, moves, botTurn, revision, seats } = batch;
  const { seq, at } = rows[rows.length - 1];
  const { changes } = prepare(
    `UPDATE tables SET seq = ?, moves = ?, updated = ?, bot_turn = ?, clock = ?, ballot = ?, alarm = ?, seats = coalesce(?, seats),
       revision = revision + ?
     WHERE id = ? AND seq = ? AND revision = ?`,
  ).run(
    seq,
    moves,
    at,
    Number(botTurn),
    ...lifeValues(batch),
    seats ? JSON.stringify(seats) : null,
    Number(seats !== undefined),
    match,
    rows[0].seq - 1,
    revision,
  );
  if (Number(changes) !== 1) throw new Conflict(`row ${rows[0].seq} does not follow in match ${match}`);
}

function insert(prepare: Prepare, match: string, row: Row): void {
  const statement = prepare(
    'INSERT INTO moves (match, seq, seat, move, undo, forced, id, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  try {
    statement.run(
      match,
      row.seq,
      row.seat,
      'move' in row ? row.move : null,
      'undo' in row ? row.undo : null,
      Number('move' in row && row.forced),
      row.id ?? null,
      row.at,
    );
  } catch (error) {
    throw isUniqueViolation(error) ? new Conflict(`an id is there already in match ${match}`) : error;
  }
}

/** SQLite's extended result codes for a primary key or a unique index. */
function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 1555 || error.errcode === 2067);
}
