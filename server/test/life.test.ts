/** What a table over days remembers of its people: turns that passed without them, keys, terms. */
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../clock/rule.ts';
import { afterTime } from '../table/life.ts';
import type { LiveTable } from '../table/table.ts';
import { firstMover } from './arena.ts';
import { asked, DAILY, move } from './clocks.ts';
import { groundOfEachTest, lookAtClocks, registryOn } from './rooms.ts';

const ground = groundOfEachTest();

async function table(): Promise<{ table: LiveTable; members: readonly string[] }> {
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }];
  const made = await ground.registry.create({
    game: 'submarine',
    name: 'Ines',
    seats,
    pace: 'days',
    clock: DAILY,
  });
  return { table: made, members: [made.row.host, await made.join({ name: 'Noor' })] };
}

function fail(error: unknown): never {
  throw error;
}

test('who plays again after a turn has passed without them has missed nothing', async () => {
  const { table: one, members } = await table();
  const late = asked(one);
  const missed = () => one.row.clock?.seats.map(seat => seat.missed)[late];
  expect(missed()).toBe(0);
  ground.now += DAY;
  await lookAtClocks(ground);
  expect(missed()).toBe(1);
  for (let seat = -1; seat !== late; ) {
    await expect.poll(() => asked(one)).toBeGreaterThanOrEqual(0);
    seat = asked(one);
    await move(one, members, seat);
  }
  expect(missed()).toBe(0);
});

test('a look at the clocks before anything has happened changes nothing, and notes a later alarm', async () => {
  const { table: one } = await table();
  const { row } = one;
  const alarm = row.clock?.alarm ?? 0;
  const looked = afterTime(row, { now: ground.now + 6 * HOUR, downtimes: [], delay: 0 });
  expect(looked.row).toBe(row);
  const silence = [{ from: ground.now + HOUR, until: ground.now + 5 * HOUR }];
  const moved = afterTime(row, { now: ground.now + 6 * HOUR, downtimes: silence, delay: 0 });
  expect(moved).toMatchObject({ row: { clock: { alarm: alarm + 4 * HOUR } }, news: [] });
  expect(moved.row.revision).toBe(row.revision + 1);
});

test('whoever gets another key keeps the seat, and the host stays the host', async () => {
  const { table: one, members } = await table();
  await one.life.rekey(members[1], 'another-guest');
  expect(one.row).toMatchObject({
    host: members[0],
    seats: [{ member: members[0] }, { member: 'another-guest' }],
  });
  await one.life.rekey(members[0], 'another-host');
  expect(one.row).toMatchObject({ host: 'another-host', seats: [{ member: 'another-host' }, {}] });
  expect(one.info().host).toBe(0);
});

test('a table that becomes part of something larger is a new revision of itself', async () => {
  const { table: one } = await table();
  const { revision } = one.row;
  await one.life.agree(terms => ({ ...terms, next: 'the-next-table' }));
  expect(one.info()).toMatchObject({ next: 'the-next-table', revision: revision + 1 });
});

test('where a bot and a person decide at the same time it is the turn of a bot, and of none without one', async () => {
  const maker = { ...firstMover, choose: () => new Promise<never>(() => {}) };
  const bots = { maker, pause: 0, onError: fail, onQueue: () => {} };
  const thinking = registryOn(ground.store, { bots });
  const [you, bot, open] = [
    { kind: 'you' as const },
    { kind: 'bot' as const, level: 'random' },
    { kind: 'open' as const },
  ];
  const withBot = await thinking.create({ game: 'sealed', name: 'Ines', seats: [you, open, bot] });
  const guest = await withBot.join({ name: 'Noor' });
  expect([withBot.row.status, withBot.row.botTurn]).toEqual(['playing', true]);
  await move(withBot, [withBot.row.host, guest], 0);
  expect([withBot.row.moves, withBot.row.botTurn]).toEqual([1, true]);
  const people = await thinking.create({ game: 'sealed', name: 'Ines', seats: [you, open] });
  await people.join({ name: 'Noor' });
  expect([people.row.status, people.row.botTurn]).toEqual(['playing', false]);
  await thinking.close();
});
