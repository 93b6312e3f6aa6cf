/** The tables of a person, the same on every device: those that go on, invitations, and how the others ended. */
import type { Days } from '../days.ts';
import type { Outcome, OwnTables } from '../protocol.ts';
import { shown } from '../rating/skill.ts';
import type { PersonSeat } from '../store/person-seats.ts';
import { sql } from '../store/sql.ts';
import type { Store, TableRow } from '../store/store.ts';
import type { Registry } from '../table/registry.ts';
import { seatOf } from '../table/seats.ts';

/** More are not told at once. */
const MOST_TABLES = 200;
const MOST_OUTCOMES = 1000;
const MOST_FRIENDS = 12;

interface Own {
  readonly row: TableRow;
  readonly seat: PersonSeat;
  readonly you: number;
}

export async function ownTables(
  store: Store,
  registry: Registry,
  days: Days,
  person: string,
): Promise<OwnTables> {
  const own = await everyTable(store, days, person);
  const going = own
    .filter(({ row }) => row.status === 'open' || row.status === 'playing')
    .slice(0, MOST_TABLES);
  const tables = [];
  for (const { row, seat, you } of going) {
    const table = await registry.look(row.id);
    if (table)
      tables.push({ table, you, token: days.persons.token(seat), invite: row.invite, news: seat.news });
  }
  return {
    tables,
    invitations: await invitations(store, registry, days, person),
    friends: await friendsOf(days, person, own),
  };
}

export async function outcomes(store: Store, days: Days, person: string): Promise<Outcome[]> {
  const own = (await everyTable(store, days, person)).filter(({ row }) => row.status === 'finished');
  const rated = new Map((await days.rater.ratings.history(person)).map(row => [row.match, row]));
  const found = own.slice(0, MOST_OUTCOMES).map(async ({ row, you }): Promise<Outcome[]> => {
    if (!row.result) return [];
    const change = rated.get(row.id);
    const opening = await openingOf(store, row.id, you);
    const { ending, places, scores } = row.result;
    return [
      {
        match: row.id,
        game: row.game,
        at: row.since,
        you,
        seats: row.seats.map(({ name, member }) => ({
          name,
          bot: member === undefined,
          person: member !== undefined,
        })),
        options: { ...row.options },
        result: { ending, places: [...places], scores: [...scores] },
        ...(opening !== undefined && { opening }),
        ...(change && {
          rated: {
            before: shown({ mu: change.before, sigma: 0 }).rating,
            after: shown(change).rating,
            doubt: shown(change).doubt,
          },
        }),
      },
    ];
  });
  return (await Promise.all(found)).flat();
}

/** Newest first. */
async function everyTable(store: Store, days: Days, person: string): Promise<Own[]> {
  const seats = await days.persons.seats.of(person);
  const rows = await store.tables([...new Set(seats.map(({ match }) => match))]);
  const byId = new Map(rows.map(row => [row.id, row]));
  return seats
    .flatMap(seat => {
      const row = byId.get(seat.match);
      const you = row && seatOf(row, seat.member);
      return row && you !== undefined ? [{ row, seat, you }] : [];
    })
    .sort((a, b) => b.row.since - a.row.since);
}

async function openingOf(store: Store, match: string, seat: number): Promise<string | undefined> {
  const text =
    'SELECT move FROM moves WHERE match = ? AND seat = ? AND move IS NOT NULL ORDER BY seq LIMIT 1';
  const [found] = await store.ask(sql(text, match, seat));
  return found && String(found.move);
}

/** As long as a seat is free. */
async function invitations(store: Store, registry: Registry, days: Days, person: string) {
  const found = [];
  for (const { match, sender, at } of await days.persons.seats.invitations(person)) {
    const row = await store.table(match);
    const table = row?.status === 'open' ? await registry.look(match) : undefined;
    if (row && table) found.push({ table, invite: row.invite, sender, at });
  }
  return found;
}

/** People one has played with, most often first: known by a seat at a match, never by who they are. */
async function friendsOf(days: Days, person: string, own: readonly Own[]): Promise<OwnTables['friends']> {
  const met = new Map<string, OwnTables['friends'][number]>();
  for (const { row } of own.slice(0, MOST_TABLES)) {
    for (const other of await days.persons.seats.at(row.id)) {
      const seat = seatOf(row, other.member);
      if (other.person === person || seat === undefined) continue;
      const known = met.get(other.person);
      met.set(other.person, {
        name: known?.name ?? row.seats[seat].name,
        match: known?.match ?? row.id,
        seat: known?.seat ?? seat,
        games: (known?.games ?? 0) + 1,
      });
    }
  }
  return [...met.values()].sort((a, b) => b.games - a.games).slice(0, MOST_FRIENDS);
}
