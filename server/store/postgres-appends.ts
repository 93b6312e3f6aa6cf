/**
 * Group commit across matches: whatever waits when a round trip comes back shares the next one, as one statement and
 * one transaction. A group holds a match only once.
 */
import { type Batch, Conflict, checkRows, type Row } from './store.ts';

const LARGEST_GROUP = 200;
/** Round trips at the same time. */
const LANES = 4;

/**
 * The row of the table is the gate: it lets through whoever continues what is stored, and rows are inserted only for
 * those. Tables are locked in the order of their ids, so two nodes never wait for each other in a circle.
 */
const APPEND = `
  WITH batch AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS b(
      match text, revision integer, first integer, last integer, at bigint, moves integer, "botTurn" boolean,
      result json, rows jsonb, "snapshotSeq" integer, snapshot text)
  ), locked AS MATERIALIZED (
    SELECT id FROM tables WHERE id IN (SELECT match FROM batch) ORDER BY id FOR UPDATE
  ), advanced AS (
    UPDATE tables t SET
      seq = b.last, moves = b.moves, updated = b.at, bot_turn = b."botTurn",
      status = CASE WHEN b.result IS NULL THEN t.status ELSE 'finished' END,
      since = CASE WHEN b.result IS NULL THEN t.since ELSE b.at END,
      result = coalesce(b.result, t.result),
      revision = t.revision + CASE WHEN b.result IS NULL THEN 0 ELSE 1 END
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
    INSERT INTO snapshots (match, seq, state)
    SELECT b.match, b."snapshotSeq", b.snapshot
    FROM advanced a JOIN batch b ON b.match = a.id WHERE b.snapshot IS NOT NULL
    ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, state = excluded.state
  )
  SELECT id FROM advanced`;

export type Run = (name: string, text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

interface Waiting {
  readonly batch: Batch;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export class Appends {
  readonly #run: Run;
  #waiting: Waiting[] = [];
  /** Matches that are on their way. */
  readonly #underway = new Set<string>();
  #lanes = 0;
  #scheduled = false;

  constructor(run: Run) {
    this.#run = run;
  }

  add(batch: Batch): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ batch: checkRows(batch), resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#lanes >= LANES) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      const group = this.#takeGroup();
      if (group.length === 0) return;
      this.#lanes++;
      this.#send(group).finally(() => {
        this.#lanes--;
        for (const { batch } of group) this.#underway.delete(batch.match);
        if (this.#waiting.length > 0) this.#schedule();
      });
      if (this.#waiting.length > 0) this.#schedule();
    });
  }

  #takeGroup(): Waiting[] {
    const group: Waiting[] = [];
    const left: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { match } = waiting.batch;
      if (group.length === LARGEST_GROUP || this.#underway.has(match)) left.push(waiting);
      else {
        this.#underway.add(match);
        group.push(waiting);
      }
    }
    this.#waiting = left;
    return group;
  }

  async #send(group: readonly Waiting[]): Promise<void> {
    try {
      const found = await this.#run('append', APPEND, [
        JSON.stringify(group.map(({ batch }) => flat(batch))),
      ]);
      const stored = new Set(found.map(({ id }) => id));
      for (const { batch, resolve, reject } of group) {
        if (stored.has(batch.match)) resolve();
        else reject(new Conflict(`row ${batch.rows[0].seq} does not follow in match ${batch.match}`));
      }
    } catch (error) {
      if (group.length > 1 && error instanceof Conflict) {
        // One of them takes no other with it.
        for (const waiting of group) await this.#send([waiting]);
      } else for (const { reject } of group) reject(error);
    }
  }
}

function flat({ match, revision, rows, moves, botTurn, snapshot, result }: Batch): Record<string, unknown> {
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
    ...(result && { result }),
    ...(snapshot && { snapshotSeq: snapshot.seq, snapshot: snapshot.state }),
  };
}
