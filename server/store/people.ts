/** People without accounts: a person is what some devices have in common. The key of a device is known by its fingerprint only. */
import type { Quiet, Span } from '../clock/pauses.ts';
import type { Columns } from './columns.ts';
import { type Sql, sql } from './sql.ts';

export interface PersonSettings {
  readonly lang?: 'en' | 'de';
  /** The time zone is part of it even when nothing is quiet. */
  readonly quiet?: Quiet;
  readonly isQuiet?: boolean;
  readonly vacation?: Span;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly settings: PersonSettings;
  readonly created: number;
  /** Asked to be deleted then; can still be undone. */
  readonly deleted?: number;
}

export interface DeviceRow {
  /** The fingerprint of its key. */
  readonly id: string;
  readonly person: string;
  readonly label: string;
  readonly created: number;
  readonly seen: number;
}

export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  readonly label: string;
  /** The public key, in base64url. */
  readonly key: string;
  readonly counter: number;
  readonly created: number;
}

/** Everything that belongs to a person and to nobody else. */
const OWN_TABLES = [
  'devices',
  'passkeys',
  'transfers',
  'channels',
  'outbox',
  'invitations',
  'ratings',
  'rated',
];

export class People {
  readonly #sql: Sql;

  constructor(store: Sql) {
    this.#sql = store;
  }

  /** False, and nothing happens, when the device is somebody's already: two of its pages may introduce themselves at once. */
  async create({ id, name, settings, created }: PersonRow, device: DeviceRow): Promise<boolean> {
    const text = JSON.stringify(settings);
    return this.#sql.together([
      addedDevice(device),
      sql('INSERT INTO people (id, name, settings, created) VALUES (?, ?, ?, ?)', id, name, text, created),
    ]);
  }

  async person(id: string): Promise<PersonRow | undefined> {
    const [found] = await this.#sql.ask(sql('SELECT * FROM people WHERE id = ?', id));
    return found && toPerson(found);
  }

  async save({ id, name, settings }: PersonRow): Promise<void> {
    await this.#sql.ask(
      sql('UPDATE people SET name = ?, settings = ? WHERE id = ?', name, JSON.stringify(settings), id),
    );
  }

  /** Marks a person as deleted, or takes that back. */
  async markDeleted(id: string, at: number | null): Promise<void> {
    await this.#sql.ask(sql('UPDATE people SET deleted = ? WHERE id = ?', at, id));
  }

  async deletedBefore(before: number, limit: number): Promise<PersonRow[]> {
    const text = 'SELECT * FROM people WHERE deleted IS NOT NULL AND deleted < ? ORDER BY deleted LIMIT ?';
    return (await this.#sql.ask(sql(text, before, limit))).map(toPerson);
  }

  async remove(id: string): Promise<void> {
    await this.#sql.together([
      sql('DELETE FROM people WHERE id = ? RETURNING id', id),
      ...OWN_TABLES.map(table => sql(`DELETE FROM ${table} WHERE person = ?`, id)),
      sql('DELETE FROM person_seats WHERE person = ?', id),
    ]);
  }

  // ── devices ────────────────────────────────────────────────────────────────────────────────────────────────

  async device(id: string): Promise<DeviceRow | undefined> {
    const [found] = await this.#sql.ask(sql('SELECT * FROM devices WHERE id = ?', id));
    return found && toDevice(found);
  }

  async devices(person: string): Promise<DeviceRow[]> {
    const text = 'SELECT * FROM devices WHERE person = ? ORDER BY created, id';
    return (await this.#sql.ask(sql(text, person))).map(toDevice);
  }

  async seen(id: string, now: number): Promise<void> {
    await this.#sql.ask(sql('UPDATE devices SET seen = ? WHERE id = ?', now, id));
  }

  /** Says whether the person had it. */
  async removeDevice(person: string, id: string): Promise<boolean> {
    return this.#sql.together([
      sql('DELETE FROM devices WHERE id = ? AND person = ? RETURNING id', id, person),
      sql('DELETE FROM channels WHERE person = ? AND device = ?', person, id),
    ]);
  }

  /** A device that was somebody of its own becomes part of a person, with its seats. */
  async adopt(person: string, device: DeviceRow, before: string | undefined): Promise<void> {
    const former = before === undefined || before === person ? [] : [before];
    await this.#sql.together([
      sql(
        `INSERT INTO devices (id, person, label, created, seen) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET person = excluded.person, seen = excluded.seen RETURNING id`,
        device.id,
        person,
        device.label,
        device.created,
        device.seen,
      ),
      ...former.flatMap(old => [
        sql('UPDATE person_seats SET person = ? WHERE person = ?', person, old),
        sql(
          'UPDATE rated SET person = ? WHERE person = ? AND match NOT IN (SELECT match FROM rated WHERE person = ?)',
          person,
          old,
          person,
        ),
        sql(
          `DELETE FROM people WHERE id = ? AND NOT EXISTS (SELECT 1 FROM devices d WHERE d.person = people.id)
             AND NOT EXISTS (SELECT 1 FROM passkeys k WHERE k.person = people.id)`,
          old,
        ),
      ]),
    ]);
  }

  // ── one-time links ─────────────────────────────────────────────────────────────────────────────────────────

  async offer(id: string, person: string, expires: number): Promise<void> {
    await this.#sql.together([
      sql('SELECT id FROM people WHERE id = ?', person),
      sql('DELETE FROM transfers WHERE person = ?', person),
      sql('INSERT INTO transfers (id, person, expires) VALUES (?, ?, ?)', id, person, expires),
    ]);
  }

  /** Works once, whichever node is asked. */
  async take(id: string, now: number): Promise<string | undefined> {
    const [found] = await this.#sql.ask(
      sql('DELETE FROM transfers WHERE id = ? RETURNING person, expires', id),
    );
    return found && Number(found.expires) > now ? String(found.person) : undefined;
  }

  // ── passkeys ───────────────────────────────────────────────────────────────────────────────────────────────

  async addPasskey({ id, person, label, key, counter, created }: PasskeyRow): Promise<void> {
    await this.#sql.ask(
      sql(
        'INSERT INTO passkeys (id, person, label, key, counter, created) VALUES (?, ?, ?, ?, ?, ?)',
        id,
        person,
        label,
        key,
        counter,
        created,
      ),
    );
  }

  async passkey(id: string): Promise<PasskeyRow | undefined> {
    const [found] = await this.#sql.ask(sql('SELECT * FROM passkeys WHERE id = ?', id));
    return found && toPasskey(found);
  }

  async passkeys(person: string): Promise<PasskeyRow[]> {
    const text = 'SELECT * FROM passkeys WHERE person = ? ORDER BY created, id';
    return (await this.#sql.ask(sql(text, person))).map(toPasskey);
  }

  async usedPasskey(id: string, counter: number): Promise<void> {
    await this.#sql.ask(sql('UPDATE passkeys SET counter = ? WHERE id = ?', counter, id));
  }

  async removePasskey(person: string, id: string): Promise<boolean> {
    const text = 'DELETE FROM passkeys WHERE id = ? AND person = ? RETURNING id';
    return (await this.#sql.ask(sql(text, id, person))).length > 0;
  }
}

function addedDevice({ id, person, label, created, seen }: DeviceRow) {
  const text = `INSERT INTO devices (id, person, label, created, seen) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING RETURNING id`;
  return sql(text, id, person, label, created, seen);
}

function toPerson(c: Columns): PersonRow {
  return {
    id: String(c.id),
    name: String(c.name),
    settings: JSON.parse(String(c.settings)),
    created: Number(c.created),
    ...(c.deleted === null ? {} : { deleted: Number(c.deleted) }),
  };
}

function toDevice(c: Columns): DeviceRow {
  return {
    id: String(c.id),
    person: String(c.person),
    label: String(c.label),
    created: Number(c.created),
    seen: Number(c.seen),
  };
}

function toPasskey(c: Columns): PasskeyRow {
  return {
    id: String(c.id),
    person: String(c.person),
    label: String(c.label),
    key: String(c.key),
    counter: Number(c.counter),
    created: Number(c.created),
  };
}
