/** Ways to reach a person who is not there. */
import type { Columns } from './columns.ts';
import { type Sql, sql } from './sql.ts';

export const CHANNEL_KINDS = ['push', 'mail', 'hook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

export interface ChannelRow {
  readonly id: string;
  readonly person: string;
  readonly kind: ChannelKind;
  /** Endpoint, mail address or web address. */
  readonly address: string;
  /** The keys of a push subscription; the form of a webhook. */
  readonly detail: Readonly<Record<string, string>>;
  /** The device that a push subscription belongs to. */
  readonly device?: string;
  readonly active: boolean;
  /** Whoever reads the mail agreed to it. */
  readonly confirmed: boolean;
  /** What went wrong last. */
  readonly trouble?: string;
  readonly created: number;
}

export class Channels {
  readonly #sql: Sql;

  constructor(store: Sql) {
    this.#sql = store;
  }

  /** The same address again is the same channel; its keys may have changed. */
  async save(row: ChannelRow): Promise<ChannelRow> {
    const [saved] = await this.#sql.ask(
      sql(
        `INSERT INTO channels (id, person, kind, address, detail, device, active, confirmed, created)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (person, kind, address) DO UPDATE SET detail = excluded.detail, device = excluded.device,
           active = excluded.active, trouble = NULL
         RETURNING *`,
        row.id,
        row.person,
        row.kind,
        row.address,
        JSON.stringify(row.detail),
        row.device ?? null,
        Number(row.active),
        Number(row.confirmed),
        row.created,
      ),
    );
    return toChannel(saved);
  }

  async channel(id: string): Promise<ChannelRow | undefined> {
    const [found] = await this.#sql.ask(sql('SELECT * FROM channels WHERE id = ?', id));
    return found && toChannel(found);
  }

  async of(person: string): Promise<ChannelRow[]> {
    const text = 'SELECT * FROM channels WHERE person = ? ORDER BY created, id';
    return (await this.#sql.ask(sql(text, person))).map(toChannel);
  }

  async confirm(id: string): Promise<boolean> {
    const text = 'UPDATE channels SET confirmed = 1, active = 1 WHERE id = ? RETURNING id';
    return (await this.#sql.ask(sql(text, id))).length > 0;
  }

  async setActive(id: string, active: boolean): Promise<void> {
    await this.#sql.ask(sql('UPDATE channels SET active = ? WHERE id = ?', Number(active), id));
  }

  async troubled(id: string, trouble: string | null): Promise<void> {
    await this.#sql.ask(sql('UPDATE channels SET trouble = ? WHERE id = ?', trouble, id));
  }

  async remove(id: string): Promise<void> {
    await this.#sql.ask(sql('DELETE FROM channels WHERE id = ?', id));
  }
}

function toChannel(c: Columns): ChannelRow {
  return {
    id: String(c.id),
    person: String(c.person),
    kind: c.kind as ChannelKind,
    address: String(c.address),
    detail: JSON.parse(String(c.detail)),
    ...(c.device === null ? {} : { device: String(c.device) }),
    active: Number(c.active) === 1,
    confirmed: Number(c.confirmed) === 1,
    ...(c.trouble === null ? {} : { trouble: String(c.trouble) }),
    created: Number(c.created),
  };
}
