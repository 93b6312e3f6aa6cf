/**
 * A person without an account. Each browser makes a random secret of its own and sends it; the server knows the fingerprint.
 * A random secret and no pair of keys, because it works where browsers allow nothing better (a server at home without TLS),
 * needs no round trip before each request, and is as strong: what is stored opens nothing, and each device can be shut out
 * alone.
 */
import { createHash } from 'node:crypto';
import { habitsOf } from '../clock/habits.ts';
import { memberId, randomId } from '../ids.ts';
import { cleanName } from '../names.ts';
import { Refused } from '../refused.ts';
import { type DeviceRow, People, type PersonRow, type PersonSettings } from '../store/people.ts';
import { type PersonSeat, PersonSeats } from '../store/person-seats.ts';
import type { Store } from '../store/store.ts';
import type { Registry } from '../table/registry.ts';
import type { Keyring } from '../tokens.ts';
import { looksLikeSecret } from './secrets.ts';

const TRANSFER_LASTS = 10 * 60_000;
const SEEN_EVERY = 60 * 60_000;
/** For so long a deletion can be taken back. */
export const REGRET = 7 * 24 * 60 * 60_000;
/** Four groups of four: what one reads aloud or types. */
const CODE_LENGTH = 16;

export interface Known {
  readonly person: PersonRow;
  readonly device: DeviceRow;
}

export interface PersonsSettings {
  readonly store: Store;
  readonly registry: Registry;
  readonly keyring: Keyring;
  readonly now: () => number;
}

export class Persons {
  readonly people: People;
  readonly seats: PersonSeats;
  readonly #settings: PersonsSettings;

  constructor(settings: PersonsSettings) {
    this.people = new People(settings.store);
    this.seats = new PersonSeats(settings.store);
    this.#settings = settings;
  }

  /** Whose device this is; refuses unknown ones. */
  async identify(secret: string | undefined): Promise<Known> {
    const known = secret === undefined ? undefined : await this.#find(secret);
    if (!known) throw new Refused('unknown_person');
    const now = this.#settings.now();
    if (now - known.device.seen > SEEN_EVERY) await this.people.seen(known.device.id, now);
    return known;
  }

  /** The person of this device; a new one, if nobody knows it yet. */
  async meet(
    secret: string,
    { name, label, settings }: { name: string; label: string; settings: PersonSettings },
  ): Promise<Known> {
    const known = await this.#find(secret);
    if (known) return known;
    if (!looksLikeSecret(secret)) throw new Refused('bad_secret');
    const now = this.#settings.now();
    const person: PersonRow = { id: randomId(16), name: cleanName(name), settings, created: now };
    const device = this.#device(secret, person.id, label);
    return (await this.people.create(person, device)) ? { person, device } : this.identify(secret);
  }

  async change(person: PersonRow, change: { name?: string; settings?: PersonSettings }): Promise<PersonRow> {
    const changed = {
      ...person,
      ...(change.name !== undefined && { name: cleanName(change.name) }),
      ...(change.settings && { settings: { ...person.settings, ...change.settings } }),
    };
    await this.people.save(changed);
    if (change.settings) await this.#spread(changed);
    return changed;
  }

  // ── seats ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** The seats whose tokens are shown belong to the person from now on; wrong tokens are passed over. */
  async link(person: PersonRow, shown: readonly { table: string; token: string }[]): Promise<void> {
    for (const { table, token } of shown) {
      const ticket = this.#settings.keyring.check(table, token);
      if (!ticket) continue;
      await this.seats.link(table, ticket.member, person.id);
      await this.seats.decline(table, person.id);
      await this.#habits(table, ticket.member, person);
    }
  }

  /** A key to each seat of the person, for a device that has none yet. */
  token({ match, member }: PersonSeat): string {
    return this.#settings.keyring.sign(match, member);
  }

  // ── devices ────────────────────────────────────────────────────────────────────────────────────────────────

  /** A code that works once, within ten minutes. */
  async offer(person: PersonRow): Promise<{ code: string; expires: number }> {
    const code = randomId(CODE_LENGTH);
    const expires = this.#settings.now() + TRANSFER_LASTS;
    await this.people.offer(fingerprint(code), person.id, expires);
    return { code, expires };
  }

  async take(secret: string, code: string, label: string): Promise<Known> {
    const person = await this.people.take(fingerprint(normalized(code)), this.#settings.now());
    if (person === undefined) throw new Refused('bad_transfer');
    return this.adopt(secret, person, label);
  }

  /** The device belongs to this person from now on, and whatever it had comes along. */
  async adopt(secret: string, id: string, label: string): Promise<Known> {
    if (!looksLikeSecret(secret)) throw new Refused('bad_secret');
    const person = await this.people.person(id);
    if (!person) throw new Refused('unknown_person');
    const before = await this.#find(secret);
    const device = before ? { ...before.device, person: id } : this.#device(secret, id, label);
    await this.people.adopt(id, device, before?.person.id);
    return { person, device };
  }

  /** The device is shut out: what it knows opens nothing any more, for every seat gets another key. */
  async revoke(person: PersonRow, device: string): Promise<void> {
    if (!(await this.people.removeDevice(person.id, device))) throw new Refused('unknown_device');
    for (const seat of await this.seats.of(person.id)) await this.#rekey(seat);
  }

  // ── leaving for good ───────────────────────────────────────────────────────────────────────────────────────

  /** Running matches go on without the person at once; what is stored goes when there is no way back. */
  async remove(person: PersonRow): Promise<void> {
    await this.people.markDeleted(person.id, this.#settings.now());
    for (const { match, member } of await this.seats.of(person.id)) await this.#leave(match, member);
  }

  async restore(person: PersonRow): Promise<PersonRow> {
    await this.people.markDeleted(person.id, null);
    const { deleted: _, ...rest } = person;
    return rest;
  }

  /** Those who have not thought better of it. */
  async purge(): Promise<number> {
    const gone = await this.people.deletedBefore(this.#settings.now() - REGRET, 100);
    for (const { id } of gone) {
      for (const { match, member } of await this.seats.of(id)) await this.#forget(match, member);
      await this.people.remove(id);
    }
    return gone.length;
  }

  async #find(secret: string): Promise<Known | undefined> {
    const device = await this.people.device(fingerprint(secret));
    const person = device && (await this.people.person(device.person));
    return person && { person, device };
  }

  #device(secret: string, person: string, label: string): DeviceRow {
    const now = this.#settings.now();
    return { id: fingerprint(secret), person, label, created: now, seen: now };
  }

  async #spread(person: PersonRow): Promise<void> {
    for (const { match, member } of await this.seats.of(person.id)) await this.#habits(match, member, person);
  }

  async #habits(match: string, member: string, { settings }: PersonRow): Promise<void> {
    const row = await this.#settings.store.table(match);
    if (row?.status !== 'playing' || !row.clock) return;
    await (await this.#settings.registry.open(match)).life.habits(member, habitsOf(settings));
  }

  async #rekey({ match, member }: PersonSeat): Promise<void> {
    const row = await this.#settings.store.table(match);
    if (!row?.seats.some(seat => seat.member === member)) return;
    const to = memberId();
    await (await this.#settings.registry.open(match)).life.rekey(member, to);
    await this.seats.renamed(match, member, to);
  }

  async #leave(match: string, member: string): Promise<void> {
    const row = await this.#settings.store.table(match);
    const seat = row?.seats.find(one => one.member === member);
    if (!row || seat?.kind !== 'person' || (row.status !== 'open' && row.status !== 'playing')) return;
    await (await this.#settings.registry.open(match)).leave(member);
  }

  async #forget(match: string, member: string): Promise<void> {
    const row = await this.#settings.store.table(match);
    if (row?.seats.some(seat => seat.member === member))
      await (await this.#settings.registry.open(match)).forget(member);
    await this.seats.note(match, member, '', this.#settings.now());
  }
}

export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** As people type it. */
function normalized(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '');
}
