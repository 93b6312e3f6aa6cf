/** The schema in PostgreSQL, forward only: never change an entry, append one. */
import type { ClientBase } from 'pg';
import { keptNames, peopleSchema } from './people-schema.ts';

const TYPES = { int: 'bigint', real: 'double precision', end: '' } as const;

export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    game text NOT NULL,
    version integer NOT NULL,
    status text NOT NULL,
    since bigint NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    listed boolean NOT NULL,
    pace text NOT NULL,
    options json NOT NULL,
    seats json NOT NULL,
    host text NOT NULL,
    invite text NOT NULL,
    watch boolean NOT NULL,
    seed text NOT NULL,
    nonce text NOT NULL,
    commitment text NOT NULL,
    moves integer NOT NULL,
    seq integer NOT NULL,
    chats integer NOT NULL DEFAULT 0,
    bot_turn boolean NOT NULL,
    result json,
    revision integer NOT NULL
  );
  CREATE INDEX tables_lobby ON tables (status, since DESC, id DESC) WHERE listed;
  CREATE INDEX tables_lobby_game ON tables (status, game, since DESC, id DESC) WHERE listed;
  CREATE INDEX tables_idle ON tables (status, updated) WHERE status IN ('open', 'playing');
  CREATE INDEX tables_bot_turn ON tables (id) WHERE bot_turn AND status = 'playing';

  CREATE TABLE moves (
    match text COLLATE "C" NOT NULL,
    seq integer NOT NULL,
    seat integer NOT NULL,
    move text,
    undo integer,
    forced boolean NOT NULL,
    id text,
    at bigint NOT NULL,
    PRIMARY KEY (match, seq),
    CHECK ((move IS NULL) <> (undo IS NULL))
  );
  CREATE UNIQUE INDEX moves_id ON moves (match, seat, id) WHERE id IS NOT NULL;

  CREATE TABLE snapshots (
    match text COLLATE "C" PRIMARY KEY,
    seq integer NOT NULL,
    state text NOT NULL
  );

  CREATE TABLE chat (
    match text COLLATE "C" NOT NULL,
    n integer NOT NULL,
    seat integer NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (match, n)
  );
  `,
  // States have another shape now. Whoever still writes the old one says nothing of a shape.
  `
  DELETE FROM snapshots;
  ALTER TABLE snapshots ADD COLUMN shape integer NOT NULL DEFAULT 0;
  `,
  // Matches that were begun before there was a choice go on with what they drew from.
  `ALTER TABLE tables ADD COLUMN rng text NOT NULL DEFAULT 'sfc32'`,
  peopleSchema(TYPES),
  keptNames(TYPES, `(t.seats -> n.seat::int ->> 'member')`),
];

/** Any number will do, as long as nobody else uses it in the same database. */
export const LOCK = 0xfa7403;

/** Brings the schema up to date. Of several nodes that start at once one does it, the others wait for it. */
export async function migrate(client: ClientBase): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS fathom_schema (version integer NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM fathom_schema');
    const had = rows[0]?.version ?? 0;
    if (had > MIGRATIONS.length) {
      throw new Error(
        `the database has schema ${had}, this server knows only ${MIGRATIONS.length}: use a newer one`,
      );
    }
    for (const migration of MIGRATIONS.slice(had)) await client.query(migration);
    await client.query('DELETE FROM fathom_schema');
    await client.query('INSERT INTO fathom_schema VALUES ($1)', [MIGRATIONS.length]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
