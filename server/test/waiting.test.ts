/** Nobody is kept waiting by silence, and nobody is hurried who said that they would rest. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ClockRule, DAY, HOUR } from '../clock/rule.ts';
import { People } from '../store/people.ts';
import { PersonSeats } from '../store/person-seats.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Alarms } from '../table/alarms.ts';
import type { Registry } from '../table/registry.ts';
import type { LiveTable } from '../table/table.ts';
import { temporaryFolder } from './arena.ts';
import { registryOn } from './rooms.ts';

const RULE: ClockRule = {
  kind: 'turn',
  time: 2 * DAY,
  increment: 0,
  late: 'vote',
  vacation: 14,
  nights: true,
};

let folder: ReturnType<typeof temporaryFolder>;
let store: Store;
let registry: Registry;
let now: number;

beforeEach(() => {
  folder = temporaryFolder();
  store = new SqliteStore(`${folder.path}/fathom.db`);
  now = Date.parse('2026-06-01T12:00Z');
  registry = registryOn(store, { now: () => now });
});
afterEach(async () => {
  await registry.close();
  await store.close();
  folder.remove();
});

async function open(people: number): Promise<{ one: LiveTable; members: string[] }> {
  const seats = Array.from({ length: people }, (_, i) => ({ kind: i === 0 ? 'you' : 'open' }) as const);
  const one = await registry.create({ game: 'submarine', name: 'P0', seats, pace: 'days', clock: RULE });
  return { one, members: [one.row.host] };
}

async function playing(people: number) {
  const { one, members } = await open(people);
  for (let i = 1; i < people; i++) members.push(await one.join({ name: `P${i}` }));
  return { one, members, late: one.life.deadlines().findIndex(deadline => deadline !== null) };
}

const onError = (error: unknown) => {
  throw error;
};
const look = () =>
  new Alarms(registry, { now: () => now, alarmed: (t, n) => store.alarmed(t, n), onError }).look();

describe('where the others decide', () => {
  test('a bot plays when they say nothing for as long again', async () => {
    const { one, late } = await playing(3);
    now += 2 * DAY;
    await look();
    expect(one.row.clock?.seats[late].late).toBe(now);
    expect(one.row.clock?.alarm).toBe(now + 2 * DAY);
    now += 2 * DAY - 1;
    await look();
    expect(one.row.seq).toBe(0);
    now += 1;
    await look();
    await expect.poll(() => one.row.seq).toBeGreaterThan(0);
  });

  test('who would rather wait is asked again later', async () => {
    const { one, members, late } = await playing(3);
    const [first] = members.filter((_, seat) => seat !== late);
    now += 2 * DAY;
    await look();
    now += DAY;
    await one.life.propose(first, 'bot', late);
    await one.life.vote(first, false);
    expect(one.row.ballot).toBeUndefined();
    now += DAY;
    await look();
    expect(one.row.seq).toBe(0);
    now += DAY;
    await look();
    await expect.poll(() => one.row.seq).toBeGreaterThan(0);
  });
});

describe('habits of a person', () => {
  const link = async (match: string, member: string, settings: object) => {
    const device = { id: member, person: `p-${member}`, label: '', created: now, seen: now };
    await new People(store).create({ id: `p-${member}`, name: 'P', settings, created: now }, device);
    await new PersonSeats(store).link(match, member, `p-${member}`);
  };

  test('count from the first turn for who sat down long before the match began', async () => {
    const { one, members } = await open(2);
    const vacation = { from: now - DAY, until: now + 3 * DAY };
    await link(one.id, members[0], { vacation, isQuiet: true, quiet: { from: 0, to: 60, zone: 'UTC' } });
    members.push(await one.join({ name: 'P1' }));
    const clock = one.row.clock?.seats[0];
    expect(clock?.quiet).toMatchObject({ to: 60 });
    expect(clock?.vacation).toEqual({ from: now, until: now + 3 * DAY });
    const asked = one.life.deadlines().findIndex(deadline => deadline !== null);
    if (asked === 0) expect(one.life.deadlines()[0]).toBe(now + 3 * DAY + 2 * DAY + 2 * HOUR);
    else expect(one.life.deadlines()[1]).toBe(now + 2 * DAY);
  });

  test('a vacation that is over takes nothing away from the next one', async () => {
    const { one, members, late } = await playing(2);
    const past = { from: now - 20 * DAY, until: now + DAY };
    await one.life.habits(members[late], { vacation: past });
    expect(one.row.clock?.seats[late].vacation).toEqual({ from: now, until: now + DAY });
    expect(one.row.clock?.seats[late].rested).toBe(0);
  });
});

test('a table over days waits for its guests longer than a day', async () => {
  const { one } = await open(2);
  now += 13 * DAY;
  await one.life.abandonIfIdle(now - DAY);
  expect(one.row.status).toBe('open');
  now += 2 * DAY;
  await one.life.abandonIfIdle(now - DAY);
  expect(one.row.status).toBe('abandoned');
});
