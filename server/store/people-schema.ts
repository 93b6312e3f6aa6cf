/** The tables of people, news and ratings; the same in both databases but for the names of types. */
export interface Types {
  readonly int: string;
  readonly real: string;
  /** After the closing parenthesis. */
  readonly end: string;
}

/**
 * Later: a mail keeps its name however often it is sent, and notes belong to a member, whatever seat that is. `member` is who
 * sits on the seat of a note in the other table.
 */
export function keptNames({ int, end }: Types, member: string): string {
  return `
  ALTER TABLE outbox ADD COLUMN bundle text;
  CREATE TABLE own_notes (
    match text NOT NULL, member text NOT NULL, text text NOT NULL, at ${int} NOT NULL, PRIMARY KEY (match, member)
  )${end};
  INSERT INTO own_notes (match, member, text, at)
    SELECT n.match, ${member}, n.text, n.at FROM notes n JOIN tables t ON t.id = n.match WHERE ${member} IS NOT NULL;
  DROP TABLE notes;
  ALTER TABLE own_notes RENAME TO notes;
  `;
}

export function peopleSchema(types: Types): string {
  return [clocks, people, news, ratings].map(part => part(types)).join('');
}

function clocks({ int }: Types): string {
  return `
  ALTER TABLE tables ADD COLUMN terms text;
  ALTER TABLE tables ADD COLUMN clock text;
  ALTER TABLE tables ADD COLUMN ballot text;
  ALTER TABLE tables ADD COLUMN alarm ${int};
  CREATE INDEX tables_alarm ON tables (alarm) WHERE alarm IS NOT NULL AND status = 'playing';
  `;
}

function people({ int, end }: Types): string {
  return `
  CREATE TABLE people (
    id text NOT NULL PRIMARY KEY, name text NOT NULL, settings text NOT NULL, created ${int} NOT NULL, deleted ${int}
  )${end};
  CREATE INDEX people_deleted ON people (deleted) WHERE deleted IS NOT NULL;

  CREATE TABLE devices (
    id text NOT NULL PRIMARY KEY, person text NOT NULL, label text NOT NULL, created ${int} NOT NULL, seen ${int} NOT NULL
  )${end};
  CREATE INDEX devices_person ON devices (person);

  CREATE TABLE passkeys (
    id text NOT NULL PRIMARY KEY, person text NOT NULL, label text NOT NULL, key text NOT NULL, counter ${int} NOT NULL,
    created ${int} NOT NULL
  )${end};
  CREATE INDEX passkeys_person ON passkeys (person);

  CREATE TABLE transfers (id text NOT NULL PRIMARY KEY, person text NOT NULL, expires ${int} NOT NULL)${end};

  CREATE TABLE person_seats (
    match text NOT NULL, member text NOT NULL, person text NOT NULL, news ${int} NOT NULL DEFAULT 1,
    PRIMARY KEY (match, member)
  )${end};
  CREATE INDEX person_seats_person ON person_seats (person, match);
  `;
}

function news({ int, end }: Types): string {
  return `
  CREATE TABLE channels (
    id text NOT NULL PRIMARY KEY, person text NOT NULL, kind text NOT NULL, address text NOT NULL, detail text NOT NULL,
    device text, active ${int} NOT NULL, confirmed ${int} NOT NULL, trouble text, created ${int} NOT NULL,
    UNIQUE (person, kind, address)
  )${end};

  CREATE TABLE outbox (
    id text NOT NULL PRIMARY KEY, event text NOT NULL, channel text NOT NULL, person text NOT NULL, match text NOT NULL,
    kind text NOT NULL, at ${int} NOT NULL, ends ${int}, state text NOT NULL, due ${int} NOT NULL, tries ${int} NOT NULL,
    holder text, held ${int} NOT NULL, opened ${int} NOT NULL, sent ${int}, trouble text
  )${end};
  CREATE INDEX outbox_due ON outbox (due) WHERE state = 'waiting';
  CREATE INDEX outbox_unopened ON outbox (match, person) WHERE opened = 0;
  CREATE INDEX outbox_channel ON outbox (channel);

  CREATE TABLE invitations (
    match text NOT NULL, person text NOT NULL, sender text NOT NULL, at ${int} NOT NULL, PRIMARY KEY (match, person)
  )${end};
  CREATE INDEX invitations_person ON invitations (person);
  `;
}

function ratings({ int, real, end }: Types): string {
  return `
  CREATE TABLE ratings (
    person text NOT NULL, game text NOT NULL, seats ${int} NOT NULL, mu ${real} NOT NULL, sigma ${real} NOT NULL,
    games ${int} NOT NULL, PRIMARY KEY (person, game, seats)
  )${end};
  CREATE TABLE rated (
    match text NOT NULL, person text NOT NULL, game text NOT NULL, seats ${int} NOT NULL, at ${int} NOT NULL,
    before ${real} NOT NULL, mu ${real} NOT NULL, sigma ${real} NOT NULL, PRIMARY KEY (match, person)
  )${end};
  CREATE INDEX rated_person ON rated (person, at);
  CREATE TABLE unrated (match text NOT NULL PRIMARY KEY)${end};

  CREATE TABLE notes (
    match text NOT NULL, seat ${int} NOT NULL, text text NOT NULL, at ${int} NOT NULL, PRIMARY KEY (match, seat)
  )${end};
  CREATE TABLE downtimes (begun ${int} NOT NULL PRIMARY KEY, until ${int} NOT NULL)${end};
  CREATE TABLE facts (name text NOT NULL PRIMARY KEY, value text NOT NULL)${end};
  `;
}
