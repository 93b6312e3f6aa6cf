/**
 * Messages that have to go out. They are written in the transaction of what they tell of, one for each channel of the person;
 * whoever claims a row sends it, and a row whose holder has died is claimed by somebody else. One message of a kind for each
 * table until the person opens it.
 */
import type { News, NewsKind } from '../news/news.ts';
import type { Columns } from './columns.ts';
import { type Sql, type Statement, sql } from './sql.ts';

export const OUTBOX_STATES = ['waiting', 'sent', 'failed', 'cancelled'] as const;

export interface Message {
  readonly id: string;
  readonly event: string;
  readonly channel: string;
  readonly person: string;
  readonly match: string;
  readonly kind: NewsKind;
  readonly at: number;
  readonly ends?: number;
  readonly state: (typeof OUTBOX_STATES)[number];
  readonly tries: number;
  /** The mail it was put into when it was first tried. */
  readonly bundle?: string;
}

const COLUMNS =
  'id, event, channel, person, match, kind, at, ends, state, due, tries, holder, held, opened, sent, trouble';
const UNOPENED = `SELECT 1 FROM outbox o WHERE o.channel = c.id AND o.opened = 0 AND o.state IN ('waiting', 'sent')`;

/** For one table, in either database. */
export function newsStatement(
  match: string,
  { event, kind, member, person, at, due, ends }: News,
): Statement {
  const whose =
    person === undefined
      ? 'JOIN person_seats s ON s.person = c.person AND s.match = ? AND s.member = ? AND s.news = 1'
      : 'JOIN people p ON p.id = c.person AND p.id = ?';
  return sql(
    `INSERT INTO outbox (${COLUMNS})
     SELECT CAST(? AS text) || '/' || c.id, CAST(? AS text), c.id, c.person, CAST(? AS text), CAST(? AS text), CAST(? AS bigint),
       CAST(? AS bigint), 'waiting', CAST(? AS bigint), 0, NULL, 0, 0, NULL, NULL
     FROM channels c ${whose}
     WHERE c.active = 1 AND c.confirmed = 1 AND NOT EXISTS (${UNOPENED} AND o.match = ? AND o.kind = ?)
     ON CONFLICT (id) DO NOTHING`,
    event,
    event,
    match,
    kind,
    at,
    ends ?? null,
    due,
    ...(person === undefined ? [match, member ?? ''] : [person]),
    match,
    kind,
  );
}

/** For many tables at once, within the statement that appends their moves. */
export const TELL = `
  INSERT INTO outbox (${COLUMNS})
  SELECT n.event || '/' || c.id, n.event, c.id, c.person, b.match, n.kind, n.at, n.ends, 'waiting', n.due, 0, NULL, 0, 0, NULL, NULL
  FROM advanced a JOIN batch b ON b.match = a.id,
    jsonb_to_recordset(b.news) AS n(event text, kind text, member text, at bigint, due bigint, ends bigint)
    JOIN person_seats s ON s.member = n.member AND s.news = 1
    JOIN channels c ON c.person = s.person AND c.active = 1 AND c.confirmed = 1
  WHERE s.match = b.match AND NOT EXISTS (${UNOPENED} AND o.match = b.match AND o.kind = n.kind)
  ON CONFLICT (id) DO NOTHING`;

export class Outbox {
  readonly #sql: Sql;

  constructor(store: Sql) {
    this.#sql = store;
  }

  async add(match: string, news: News): Promise<void> {
    await this.#sql.ask(newsStatement(match, news));
  }

  /** Takes messages that are due, and that nobody else holds, for a while. */
  async claim(holder: string, now: number, until: number, limit: number): Promise<Message[]> {
    const found = await this.#sql.ask(
      sql(
        `UPDATE outbox SET holder = ?, held = ?, tries = tries + 1
         WHERE state = 'waiting' AND held < ? AND id IN (
           SELECT id FROM outbox WHERE state = 'waiting' AND due <= ? AND held < ? ORDER BY due LIMIT ?)
         RETURNING *`,
        holder,
        until,
        now,
        now,
        now,
        limit,
      ),
    );
    return found.map(toMessage);
  }

  /**
   * Right before it is sent: whether this node still holds it and it is still wanted. Then nobody else takes it for a while,
   * and it stays in the same mail, however often that is sent.
   */
  async hold(
    id: string,
    holder: string,
    now: number,
    until: number,
    bundle: string | null,
  ): Promise<boolean> {
    const held = await this.#sql.ask(
      sql(
        `UPDATE outbox SET held = ?, bundle = coalesce(bundle, CAST(? AS text))
         WHERE id = ? AND holder = ? AND held >= ? AND state = 'waiting' RETURNING id`,
        until,
        bundle,
        id,
        holder,
        now,
      ),
    );
    return held.length > 0;
  }

  /** Only whoever holds a message may say what became of it. */
  async sent(id: string, holder: string, now: number): Promise<void> {
    await this.#sql.ask(
      sql(
        `UPDATE outbox SET state = 'sent', sent = ?, held = 0, trouble = NULL WHERE id = ? AND holder = ?`,
        now,
        id,
        holder,
      ),
    );
  }

  async lastSent(channel: string): Promise<number | undefined> {
    const [found] = await this.#sql.ask(
      sql('SELECT max(sent) AS sent FROM outbox WHERE channel = ?', channel),
    );
    return found && found.sent !== null ? Number(found.sent) : undefined;
  }

  async again(id: string, holder: string, due: number, trouble: string | null): Promise<void> {
    const tried = trouble === null ? 'tries - 1' : 'tries';
    await this.#sql.ask(
      sql(
        `UPDATE outbox SET due = ?, held = 0, tries = ${tried}, trouble = ? WHERE id = ? AND holder = ? AND state = 'waiting'`,
        due,
        trouble,
        id,
        holder,
      ),
    );
  }

  async failed(id: string, holder: string, trouble: string): Promise<void> {
    await this.#sql.ask(
      sql(
        `UPDATE outbox SET state = 'failed', held = 0, trouble = ? WHERE id = ? AND holder = ?`,
        trouble,
        id,
        holder,
      ),
    );
  }

  /** The person has opened the table: what is not sent yet need not be, and the next event is told again. */
  async opened(match: string, member: string): Promise<void> {
    const whose =
      'match = ? AND opened = 0 AND person IN (SELECT person FROM person_seats WHERE match = ? AND member = ?)';
    const [waiting] = await this.#sql.ask(
      sql(`SELECT id FROM outbox WHERE ${whose} LIMIT 1`, match, match, member),
    );
    if (!waiting) return;
    await this.#sql.ask(
      sql(
        `UPDATE outbox SET opened = 1, state = CASE state WHEN 'waiting' THEN 'cancelled' ELSE state END WHERE ${whose}`,
        match,
        match,
        member,
      ),
    );
  }

  /** Every message of a person, or of everybody, newest first. */
  async list(person: string | undefined, limit: number): Promise<Message[]> {
    const whose = person === undefined ? sql('1 = 1') : sql('person = ?', person);
    const found = await this.#sql.ask(
      sql(`SELECT * FROM outbox WHERE ${whose.text} ORDER BY at DESC, id LIMIT ?`, ...whose.values, limit),
    );
    return found.map(toMessage);
  }

  /** What was told long ago is forgotten. */
  async prune(before: number): Promise<void> {
    await this.#sql.ask(sql(`DELETE FROM outbox WHERE at < ? AND state <> 'waiting'`, before));
  }
}

function toMessage(c: Columns): Message {
  return {
    id: String(c.id),
    event: String(c.event),
    channel: String(c.channel),
    person: String(c.person),
    match: String(c.match),
    kind: c.kind as NewsKind,
    at: Number(c.at),
    ...(c.ends === null ? {} : { ends: Number(c.ends) }),
    state: c.state as Message['state'],
    tries: Number(c.tries),
    ...(c.bundle === null ? {} : { bundle: String(c.bundle) }),
  };
}
