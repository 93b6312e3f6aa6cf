/** Nobody is kept waiting by silence, and nobody is hurried who said that they would rest. */
import { describe, expect, test } from 'vitest';
import { type ClockRule, DAY, HOUR } from '../clock/rule.ts';
import { People } from '../store/people.ts';
import { PersonSeats } from '../store/person-seats.ts';
import type { LiveTable } from '../table/table.ts';
import { groundOfEachTest, lookAtClocks } from './rooms.ts';

const RULE: ClockRule = {
  kind: 'turn',
  time: 2 * DAY,
  increment: 0,
  late: 'vote',
  vacation: 14,
  nights: true,
};

const ground = groundOfEachTest();

async function open(people: number): Promise<{ one: LiveTable; members: string[] }> {
  const seats = Array.from({ length: people }, (_, i) => ({ kind: i === 0 ? 'you' : 'open' }) as const);
  const one = await ground.registry.create({
    game: 'submarine',
    name: 'P0',
    seats,
    pace: 'days',
    clock: RULE,
  });
  return { one, members: [one.row.host] };
}

async function playing(people: number) {
  const { one, members } = await open(people);
  for (let i = 1; i < people; i++) members.push(await one.join({ name: `P${i}` }));
  return { one, members, late: one.life.deadlines().findIndex(deadline => deadline !== null) };
}

const look = () => lookAtClocks(ground);

describe('where the others decide', () => {
  test('a bot plays when they say nothing for as long again', async () => {
    const { one, late } = await playing(3);
    ground.now += 2 * DAY;
    await look();
    expect(one.row.clock?.seats[late].late).toBe(ground.now);
    expect(one.row.clock?.alarm).toBe(ground.now + 2 * DAY);
    ground.now += 2 * DAY - 1;
    await look();
    expect(one.row.seq).toBe(0);
    ground.now += 1;
    await look();
    await expect.poll(() => one.row.seq).toBeGreaterThan(0);
  });

  test('who would rather wait is asked again later', async () => {
    const { one, members, late } = await playing(3);
    const [first] = members.filter((_, seat) => seat !== late);
    ground.now += 2 * DAY;
    await look();
    ground.now += DAY;
    await one.life.propose(first, 'bot', late);
    await one.life.vote(first, false);
    expect(one.row.ballot).toBeUndefined();
    ground.now += DAY;
    await look();
    expect(one.row.seq).toBe(0);
    ground.now += DAY;
    await look();
    await expect.poll(() => one.row.seq).toBeGreaterThan(0);
  });
});

describe('habits of a person', () => {
  const link = async (match: string, member: string, settings: object) => {
    const device = { id: member, person: `p-${member}`, label: '', created: ground.now, seen: ground.now };
    await new People(ground.store).create(
      { id: `p-${member}`, name: 'P', settings, created: ground.now },
      device,
    );
    await new PersonSeats(ground.store).link(match, member, `p-${member}`);
  };

  test('count from the first turn for who sat down long before the match began', async () => {
    const { one, members } = await open(2);
    const vacation = { from: ground.now - DAY, until: ground.now + 3 * DAY };
    await link(one.id, members[0], { vacation, isQuiet: true, quiet: { from: 0, to: 60, zone: 'UTC' } });
    members.push(await one.join({ name: 'P1' }));
    const clock = one.row.clock?.seats[0];
    expect(clock?.quiet).toMatchObject({ to: 60 });
    expect(clock?.vacation).toEqual({ from: ground.now, until: ground.now + 3 * DAY });
    const asked = one.life.deadlines().findIndex(deadline => deadline !== null);
    if (asked === 0) expect(one.life.deadlines()[0]).toBe(ground.now + 3 * DAY + 2 * DAY + 2 * HOUR);
    else expect(one.life.deadlines()[1]).toBe(ground.now + 2 * DAY);
  });

  test('a vacation that is over takes nothing away from the next one', async () => {
    const { one, members, late } = await playing(2);
    const past = { from: ground.now - 20 * DAY, until: ground.now + DAY };
    await one.life.habits(members[late], { vacation: past });
    expect(one.row.clock?.seats[late].vacation).toEqual({ from: ground.now, until: ground.now + DAY });
    expect(one.row.clock?.seats[late].rested).toBe(0);
  });
});

test('a table over days waits for its guests longer than a day', async () => {
  const { one } = await open(2);
  ground.now += 13 * DAY;
  await one.life.abandonIfIdle(ground.now - DAY);
  expect(one.row.status).toBe('open');
  ground.now += 2 * DAY;
  await one.life.abandonIfIdle(ground.now - DAY);
  expect(one.row.status).toBe('abandoned');
});
