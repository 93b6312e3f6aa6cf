/**
 * Who this browser is to the server: a random key of its own. It is made when somebody first sits down online or looks at
 * their own page, and nothing needs it: without it everything works as far as this browser reaches.
 */
import type { OwnTables, PersonAnswer } from '@fathom/server/protocol.ts';
import { type Answer, call } from './api.ts';
import { recall, remember } from './memory.ts';
import { allPasses, keepPass, type Pass, passFor } from './passes.ts';

/** What somebody is called who has not said. */
export const NOBODY = '–';

const KEY = 'person';
const LINKED = 'person.linked';
/** The server knows the key. */
const MET = 'person.met';

/** The key of this browser, made on first use. */
function personKey(): string {
  const known = recall(KEY);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  const key = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  remember(KEY, key);
  return key;
}

export function askAsPerson<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  return call<T>(method, `/person${path}`, { token: personKey() }, body);
}

/** Makes this browser known; a person who is known already stays who they are. */
export async function meetServer(name: string, lang: 'en' | 'de'): Promise<Answer<PersonAnswer>> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const settings = { lang, quiet: { from: 22 * 60, to: 8 * 60, zone } };
  const body = { name: name.trim() || NOBODY, label: deviceName(), settings };
  const answer = await askAsPerson<PersonAnswer>('POST', '', body);
  if (answer.ok) remember(MET, 'yes');
  return answer;
}

/** Somebody who is known has chosen another name or language: messages come in it from now on, to whatever device. */
export async function tellServer(name: string, lang: 'en' | 'de'): Promise<void> {
  if (recall(MET) === undefined) return;
  const chosen = name.trim();
  await askAsPerson('PUT', '', { ...(chosen !== '' && { name: chosen }), settings: { lang } });
}

let syncing: Promise<OwnTables | undefined> | undefined;

/** The tables of the person: those of this browser are told to the server, those of other devices come here. Once at a time. */
export function syncTables(name: string, lang: 'en' | 'de'): Promise<OwnTables | undefined> {
  syncing ??= sync(name, lang).finally(() => {
    syncing = undefined;
  });
  return syncing;
}

async function sync(name: string, lang: 'en' | 'de'): Promise<OwnTables | undefined> {
  const passes = allPasses();
  if (passes.length === 0 && recall(KEY) === undefined) return undefined;
  const linked = new Set((recall(LINKED) ?? '').split(' '));
  const fresh = passes.filter(pass => !linked.has(pass.table));
  const answer = await exchange(fresh, name, lang);
  if (!answer.ok) return undefined;
  const known = [...passes.map(({ table }) => table), ...answer.value.tables.map(({ table }) => table.id)];
  remember(LINKED, [...new Set(known)].join(' '));
  for (const { table, you, token, invite } of answer.value.tables) {
    const known = passFor(table.id);
    if (known?.seat === you && known.invite === invite && !fresh.includes(known)) continue;
    if (!known) keepPass({ table: table.id, game: table.game, seat: you, token, invite, since: table.since });
  }
  return answer.value;
}

/** A seat that was just taken is the person's on every device, and they are told of its turns, also when they leave at once. */
export async function linkSeats(name: string, lang: 'en' | 'de'): Promise<void> {
  // What is being told already may have begun before the seat was taken.
  await syncing;
  const linked = new Set((recall(LINKED) ?? '').split(' '));
  if (allPasses().some(({ table }) => !linked.has(table))) await syncTables(name, lang);
}

/** The seat may have been taken on another device, and this one has only a person in common with it. */
export function mayHaveSeatElsewhere(table: string): boolean {
  return passFor(table) === undefined && recall(KEY) !== undefined;
}

/** The key to the own seat at a table, fetched if another device has taken it. */
export async function findPass(table: string, name: string, lang: 'en' | 'de'): Promise<Pass | undefined> {
  if (mayHaveSeatElsewhere(table)) await syncTables(name, lang);
  return passFor(table);
}

async function exchange(
  fresh: readonly { readonly table: string; readonly token: string }[],
  name: string,
  lang: 'en' | 'de',
): Promise<Answer<OwnTables>> {
  if (recall(MET) === undefined) {
    const met = await meetServer(name, lang);
    if (!met.ok) return met;
  }
  if (fresh.length === 0) return askAsPerson('GET', '/tables');
  const seats = fresh.slice(0, 200).map(({ table, token }) => ({ table, token }));
  return askAsPerson('POST', '/seats', { seats });
}

/** What a list of devices calls this one. */
export function deviceName(): string {
  const agent = navigator.userAgent;
  const browser = /Edg|OPR|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? 'Browser';
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent)?.[0] ?? '';
  return [browser === 'Edg' ? 'Edge' : browser === 'OPR' ? 'Opera' : browser, system]
    .filter(Boolean)
    .join(', ');
}
