/** Bringing the same people together again: invitations and rematches. */
import type { Seat } from '@fathom/kernel';
import type { Days } from '../days.ts';
import type { NewsKind } from '../news/news.ts';
import type { Invite, Series } from '../protocol.ts';
import { botSkill, NEWCOMER } from '../rating/skill.ts';
import { Refused } from '../refused.ts';
import type { Store, TableRow } from '../store/store.ts';
import type { Registry } from '../table/registry.ts';
import { seatOf } from '../table/seats.ts';
import type { LiveTable } from '../table/table.ts';

/** Of a longer one the newest are told. */
const LONGEST_SERIES = 50;

interface World {
  readonly registry: Registry;
  readonly days: Days;
}

/** Known by a seat at a match that the one who invites sat at too. */
export async function invitePerson(
  days: Days,
  store: Store,
  table: LiveTable,
  member: string,
  { match, seat }: Invite,
): Promise<void> {
  const { seats } = days.persons;
  const met = await store.table(match);
  const there = await seats.at(match);
  const asker = (await seats.at(table.id)).find(one => one.member === member);
  const guest = there.find(one => met && seatOf(met, one.member) === seat);
  if (!asker || !guest || !there.some(({ person }) => person === asker.person))
    throw new Refused('unknown_person');
  if (table.row.status !== 'open') throw new Refused('not_open');
  await invite(days, table, member, guest.person, 'invitation');
}

/** One rematch for each match: whoever asks second sits down at the table of the first. */
export async function rematch(
  { registry, days }: World,
  table: LiveTable,
  member: string,
): Promise<{ table: LiveTable; member: string }> {
  const { row } = table;
  if (row.status !== 'finished' && row.status !== 'abandoned') throw new Refused('match_running');
  const seat = seatOf(row, member) ?? 0;
  const { name } = row.seats[seat];
  if (row.terms?.next !== undefined) return sitDown(days, registry, row, row.terms.next, name, member);
  const before = row.terms?.series?.number ?? 1;
  const made = await registry.create({
    game: row.game,
    name,
    options: row.options,
    pace: row.pace,
    watch: row.watch,
    ...(row.terms?.clock && { clock: row.terms.clock }),
    ...(row.terms?.rated && { rated: true }),
    ...(row.terms?.coach === false && { coach: false }),
    ...(row.terms?.gather && { gather: true }),
    seats: row.seats.map((_, next) => {
      const before = seatBefore(next, row);
      const { member: other, level } = row.seats[before];
      if (before === seat) return { kind: 'you' };
      return other === undefined ? { kind: 'bot', ...(level !== undefined && { level }) } : { kind: 'open' };
    }),
  });
  const series = { first: row.terms?.series?.first ?? row.id, before: row.id, number: before + 1 };
  await made.life.agree(terms => ({ ...terms, series }));
  await table.life.agree(terms => ({ ...terms, next: terms.next ?? made.id }));
  const people = await days.persons.seats.at(row.id);
  await linkSame(days, row, member, made, made.row.host);
  for (const other of people)
    if (other.member !== member) await invite(days, made, made.row.host, other.person, 'rematch');
  return { table: made, member: made.row.host };
}

/** In a rematch everybody moves on by one seat, so that somebody else begins: who sat where before. */
function seatBefore(next: Seat, { seats }: TableRow): Seat {
  return (next + 1) % seats.length;
}

/** The results of the matches before this one in its series, oldest first. */
export async function seriesBefore(store: Store, { terms }: TableRow): Promise<Series> {
  const matches: Series['matches'] = [];
  let id = terms?.series?.before;
  while (id !== undefined && matches.length < LONGEST_SERIES) {
    const row = await store.table(id);
    if (!row) break;
    const { places, scores, ending } = row.result ?? { places: [], scores: [], ending: '' };
    const result = row.result ? { ending, places: [...places], scores: [...scores] } : null;
    matches.unshift({ id, names: row.seats.map(({ name }) => name), result });
    id = row.terms?.series?.before;
  }
  return { matches };
}

/** By seat; who has none counts as a newcomer. */
export async function ratingsAt(days: Days, { id, game, seats }: TableRow): Promise<number[]> {
  const people = await days.persons.seats.at(id);
  return Promise.all(
    seats.map(async ({ member, level, kind }) => {
      if (kind === 'bot' && level !== undefined && member === undefined) return botSkill(game, level).mu;
      const person = people.find(one => one.member === member)?.person;
      const known = person === undefined ? [] : await days.rater.ratings.of(person);
      return known.find(one => one.game === game && one.seats === seats.length)?.mu ?? NEWCOMER.mu;
    }),
  );
}

async function sitDown(
  days: Days,
  registry: Registry,
  row: TableRow,
  next: string,
  name: string,
  member: string,
): Promise<{ table: LiveTable; member: string }> {
  const table = await registry.open(next);
  const own = await ownMember(days, row.id, member, next);
  if (own !== undefined) return { table, member: own };
  const kept = table.row.seats.findIndex(
    ({ kind }, next) => kind === 'open' && row.seats[seatBefore(next, row)]?.member === member,
  );
  const joined = await table.join(kept < 0 ? { name } : { name, seat: kept });
  await linkSame(days, row, member, table, joined);
  return { table, member: joined };
}

/** Whether the same person sits at the other table already. */
async function ownMember(
  days: Days,
  match: string,
  member: string,
  other: string,
): Promise<string | undefined> {
  const { seats } = days.persons;
  const person = (await seats.at(match)).find(one => one.member === member)?.person;
  return person === undefined
    ? undefined
    : (await seats.at(other)).find(one => one.person === person)?.member;
}

/** The new seat belongs to whom the old one does. */
async function linkSame(
  days: Days,
  row: TableRow,
  from: string,
  table: LiveTable,
  to: string,
): Promise<void> {
  const { seats } = days.persons;
  const person = (await seats.at(row.id)).find(one => one.member === from)?.person;
  if (person === undefined) return;
  await seats.link(table.id, to, person);
  await seats.decline(table.id, person);
}

async function invite(
  days: Days,
  table: LiveTable,
  by: string,
  person: string,
  kind: NewsKind,
): Promise<void> {
  const seat: Seat = seatOf(table.row, by) ?? 0;
  const at = table.row.updated;
  await days.persons.seats.invite({ match: table.id, person, sender: table.row.seats[seat].name, at });
  await days.courier.outbox.add(table.id, {
    event: `${table.id}:${kind}:${person}`,
    kind,
    person,
    at,
    due: at,
  });
}
