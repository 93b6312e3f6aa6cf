import { keptNames, peopleSchema } from './people-schema.ts';

const TYPES = { int: 'INTEGER', real: 'REAL', end: ' STRICT, WITHOUT ROWID' } as const;

/** The schema, forward only: never change an entry, append one. The database counts how many it has had. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    since INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    pace TEXT NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    host TEXT NOT NULL,
    invite TEXT NOT NULL,
    seed TEXT NOT NULL,
    nonce TEXT NOT NULL,
    commitment TEXT NOT NULL,
    moves INTEGER NOT NULL,
    result TEXT,
    revision INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_lobby ON tables (status, since DESC, id DESC) WHERE listed = 1;
  CREATE INDEX tables_lobby_game ON tables (status, game, since DESC, id DESC) WHERE listed = 1;
  CREATE INDEX tables_idle ON tables (status, updated) WHERE status IN ('open', 'playing');

  CREATE TABLE moves (
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT,
    undo INTEGER,
    forced INTEGER NOT NULL,
    id TEXT,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, seq),
    CHECK ((move IS NULL) <> (undo IS NULL))
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX moves_id ON moves (match, seat, id) WHERE id IS NOT NULL;

  CREATE TABLE snapshots (
    match TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    state TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE chat (
    match TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, n)
  ) STRICT, WITHOUT ROWID;
  `,
  'ALTER TABLE tables ADD COLUMN watch INTEGER NOT NULL DEFAULT 1',
  `
  ALTER TABLE tables ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN bot_turn INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET
    seq = (SELECT coalesce(max(moves.seq), 0) FROM moves WHERE match = tables.id),
    bot_turn = status = 'playing' AND seats LIKE '%"kind":"bot"%';
  CREATE INDEX tables_bot_turn ON tables (id) WHERE bot_turn = 1 AND status = 'playing';
  `,
  // States have another shape now. Whoever still writes the old one says nothing of a shape.
  `
  DELETE FROM snapshots;
  ALTER TABLE snapshots ADD COLUMN shape INTEGER NOT NULL DEFAULT 0;
  `,
  // Matches that were begun before there was a choice go on with what they drew from.
  `ALTER TABLE tables ADD COLUMN rng TEXT NOT NULL DEFAULT 'sfc32'`,
  peopleSchema(TYPES),
  keptNames(TYPES, `json_extract(t.seats, '$[' || n.seat || '].member')`),
];
