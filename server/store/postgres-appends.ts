/** Group commit across matches: moves that wait at the same time are one statement and one transaction. */

import { Batcher, type Pending } from './batcher.ts';
import { lifeValues } from './columns.ts';
import { TELL } from './outbox.ts';
import { type Batch, Conflict, type Row, SNAPSHOT_SHAPE } from './store.ts';

/**
 * The row of the table is the gate: it lets through whoever continues what is stored, and rows are inserted only for
 * those. Tables are locked in the order of their ids, so two nodes never wait for each other in a circle.
 */
const APPEND = `
  WITH batch AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS b(
      match text, revision integer, first integer, last integer, at bigint, moves integer, "botTurn" boolean,
      result json, rows jsonb, "snapshotSeq" integer, snapshot text, clock text, ballot text, alarm bigint, seats json, news jsonb,
      rate boolean, "forgetSnapshot" boolean)
  ), locked AS MATERIALIZED (
    SELECT id FROM tables WHERE id IN (SELECT match FROM batch) ORDER BY id FOR UPDATE
  ), advanced AS (
    UPDATE tables t SET
      seq = b.last, moves = b.moves, updated = b.at, bot_turn = b."botTurn",
      status = CASE WHEN b.result IS NULL THEN t.status ELSE 'finished' END,
      since = CASE WHEN b.result IS NULL THEN t.since ELSE b.at END,
      result = coalesce(b.result, t.result),
      clock = b.clock, ballot = b.ballot, alarm = b.alarm, seats = coalesce(b.seats, t.seats),
      revision = t.revision + CASE WHEN b.result IS NULL THEN 0 ELSE 1 END + CASE WHEN b.seats IS NULL THEN 0 ELSE 1 END
    FROM batch b JOIN locked l ON l.id = b.match
    WHERE t.id = b.match AND t.seq = b.first - 1 AND t.revision = b.revision
    RETURNING t.id
  ), written AS (
    INSERT INTO moves (match, seq, seat, move, undo, forced, id, at)
    SELECT b.match, r.seq, r.seat, r.move, r.undo, coalesce(r.forced, false), r.id, r.at
    FROM advanced a JOIN batch b ON b.match = a.id,
      jsonb_to_recordset(b.rows) AS r(
        seq integer, seat integer, move text, undo integer, forced boolean, id text, at bigint)
  ), kept AS (
    INSERT INTO snapshots (match, seq, state, shape)
    SELECT b.match, b."snapshotSeq", b.snapshot, ${SNAPSHOT_SHAPE}
    FROM advanced a JOIN batch b ON b.match = a.id WHERE b.snapshot IS NOT NULL
    ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, state = excluded.state, shape = excluded.shape
  ), forgotten AS (
    DELETE FROM snapshots WHERE match IN (
      SELECT a.id FROM advanced a JOIN batch b ON b.match = a.id WHERE b."forgetSnapshot")
  ), rating AS (
    INSERT INTO unrated (match) SELECT a.id FROM advanced a JOIN batch b ON b.match = a.id WHERE b.rate
  ), told AS (
    ${TELL}
  )
  SELECT id FROM advanced`;

export type Run = (name: string, text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

export function appends(run: Run): Batcher<Batch, void> {
  const send = async (group: readonly Pending<Batch, void>[]): Promise<void> => {
    try {
      const found = await run('append', APPEND, [JSON.stringify(group.map(({ item }) => flat(item)))]);
      const stored = new Set(found.map(({ id }) => id));
      for (const { item, resolve, reject } of group) {
        if (stored.has(item.match)) resolve();
        else reject(new Conflict(`row ${item.rows[0].seq} does not follow in match ${item.match}`));
      }
    } catch (error) {
      if (group.length > 1 && error instanceof Conflict) {
        // One of them takes no other with it.
        for (const pending of group) await send([pending]);
      } else for (const { reject } of group) reject(error);
    }
  };
  return new Batcher({ key: ({ match }) => match, send });
}

function flat(batch: Batch): Record<string, unknown> {
  const { match, revision, rows, moves, botTurn, snapshot, result, seats, news, rate } = batch;
  const [clock, ballot, alarm] = lifeValues(batch);
  const { seq: last, at } = rows[rows.length - 1];
  return {
    match,
    revision,
    first: rows[0].seq,
    last,
    at,
    moves,
    botTurn,
    rows: rows satisfies readonly Row[],
    news: news ?? [],
    rate: rate ?? false,
    forgetSnapshot: batch.forgetSnapshot ?? false,
    ...(result && { result }),
    clock,
    ballot,
    alarm,
    ...(seats && { seats }),
    ...(snapshot && { snapshotSeq: snapshot.seq, snapshot: snapshot.state }),
  };
}
