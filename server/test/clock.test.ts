/** Clocks of tables: when time is up, and what follows from it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type ClockRule, DAY, HOUR, MINUTE } from '../clock/rule.ts';
import { asked, move } from './clocks.ts';
import { groundOfEachTest, lookAtClocks, registryOn } from './rooms.ts';

const RULE: ClockRule = {
  kind: 'turn',
  time: 2 * DAY,
  increment: 0,
  late: 'bot',
  vacation: 14,
  nights: false,
};

describe('a table with a clock', () => {
  let downtimes: { from: number; until: number }[];
  const ground = groundOfEachTest({ downtimes: () => downtimes });
  beforeEach(() => {
    downtimes = [];
  });

  async function table(clock: Partial<ClockRule> = {}, people = 2, pace: 'live' | 'days' = 'days') {
    const seats = Array.from({ length: people }, (_, i) => ({ kind: i === 0 ? 'you' : 'open' }) as const);
    const request = { game: 'submarine', name: 'P0', seats, pace, clock: { ...RULE, ...clock } };
    const made = await ground.registry.create(request);
    const members = [made.row.host];
    for (let i = 1; i < people; i++) members.push(await made.join({ name: `P${i}` }));
    return { table: made, members };
  }

  const look = () => lookAtClocks(ground);

  test('the clock of whoever is asked runs, is shown, and is found by the sweep when time is up', async () => {
    const { table: one } = await table();
    const seat = asked(one);
    expect(one.info().times?.[seat].deadline).toBe(ground.now + 2 * DAY);
    expect(await ground.store.alarmed(ground.now + 2 * DAY - 6 * HOUR - 1, 10)).toEqual([]);
    expect(await ground.store.alarmed(ground.now + 2 * DAY, 10)).toEqual([one.id]);
  });

  test('when time is up a bot plays that turn, and the player plays the next one', async () => {
    const { table: one, members } = await table();
    const late = asked(one);
    const before = one.row.seq;
    ground.now += 2 * DAY;
    await look();
    await expect.poll(() => one.row.seats[late].kind === 'person' && one.row.seq > before).toBe(true);
    const next = asked(one);
    expect(next).not.toBe(-1);
    if (next !== late) await move(one, members, next);
    expect(one.row.status).toBe('playing');
  });

  test('who lets two turns in a row pass is gone: the bot stays until they come back', async () => {
    const { table: one, members } = await table();
    const first = asked(one);
    for (let i = 0; i < 400 && one.row.seats[first].kind === 'person'; i++) {
      const seat = asked(one);
      if (seat !== first && seat >= 0) await move(one, members, seat);
      else {
        ground.now += 2 * DAY;
        await look();
        await expect.poll(() => asked(one) >= 0 || one.row.seats[first].turn === undefined).toBe(true);
      }
      if (one.row.clock && one.row.clock.seats[first].missed >= 2) break;
    }
    expect(one.row.seats[first]).toMatchObject({ kind: 'bot', away: true });
    expect(one.row.seats[first].turn).toBeUndefined();
    await one.comeBack(members[first]);
    expect(one.row.seats[first].kind).toBe('person');
  });

  test('time stands still while no server was there, and on vacation', async () => {
    const { table: one, members } = await table();
    const seat = asked(one);
    const end = one.life.deadlines()[seat] ?? 0;
    downtimes = [{ from: ground.now + HOUR, until: ground.now + 5 * HOUR }];
    expect(one.life.deadlines()[seat]).toBe(end + 4 * HOUR);
    await one.life.habits(members[seat], { vacation: { from: ground.now, until: ground.now + 3 * DAY } });
    expect(one.life.deadlines()[seat]).toBe(ground.now + 5 * DAY);
    ground.now = end + 4 * HOUR;
    await look();
    expect(one.row.seats[seat].kind).toBe('person');
    ground.now += 3 * DAY;
    await look();
    await expect.poll(() => one.row.seq).toBeGreaterThan(0);
  });

  test('nobody rests longer than the table has agreed on', async () => {
    const { table: one, members } = await table({ vacation: 1 });
    const seat = asked(one);
    await one.life.habits(members[seat], { vacation: { from: ground.now, until: ground.now + 30 * DAY } });
    expect(one.life.deadlines()[seat]).toBe(ground.now + 3 * DAY);
    ground.now += DAY;
    await one.life.habits(members[seat], { vacation: { from: ground.now, until: ground.now + 30 * DAY } });
    expect(one.life.deadlines()[seat]).toBe(ground.now + 2 * DAY);
  });

  test('a clock for the match is an account: thinking is paid from it, a decision adds to it', async () => {
    const { table: one, members } = await table({ kind: 'match', time: 10 * MINUTE, increment: 5000 });
    const seat = asked(one);
    ground.now += MINUTE;
    for (let i = 0; i < 20 && asked(one) === seat; i++) await move(one, members, seat);
    const { left } = one.row.clock?.seats[seat] ?? { left: 0 };
    expect(left).toBeGreaterThanOrEqual(9 * MINUTE + 5000);
    expect(left).toBeLessThan(10 * MINUTE);
  });

  test('taking back and choosing again wins no time', async () => {
    const { table: one, members } = await table();
    const seat = asked(one);
    const end = one.life.deadlines()[seat];
    ground.now += HOUR;
    await move(one, members, seat);
    const update = await one.play.update(members[seat], 0);
    if (update && update.undo > 0) {
      await one.play.undo(members[seat], { id: 'undo', base: update.seq });
      expect(one.life.deadlines()[seat]).toBe(end);
    } else expect(one.life.deadlines()[seat]).not.toBe(end);
  });

  test('a majority replaces who is late; one voice does when nobody contradicts in time', async () => {
    const { table: one, members } = await table({ late: 'vote' }, 4);
    const late = asked(one);
    const rest = members.filter((_, seat) => seat !== late);
    await expect(one.life.propose(rest[0], 'bot', late)).rejects.toMatchObject({ code: 'not_waiting' });
    ground.now += 2 * DAY;
    await look();
    expect(one.row.seats[late].kind).toBe('person');
    await expect(one.life.propose(members[late], 'bot', late)).rejects.toMatchObject({ code: 'not_waiting' });
    const before = one.row.seq;
    await one.life.propose(rest[0], 'bot', late);
    expect(one.info().ballot).toMatchObject({ kind: 'bot', seat: late });
    await expect(one.life.vote(members[late], false)).rejects.toMatchObject({ code: 'no_vote' });
    await one.life.vote(rest[1], true);
    await expect.poll(() => one.row.seq).toBeGreaterThan(before);
    expect(one.row.ballot).toBeUndefined();
  });

  test('who refuses a bot again and again wins the time of the clock once', async () => {
    const { table: one, members } = await table({ late: 'vote' }, 3);
    const late = asked(one);
    const [tired, patient] = members.filter((_, seat) => seat !== late);
    const refuse = async () => {
      await one.life.propose(tired, 'bot', late);
      await one.life.vote(patient, false);
      expect(one.row.ballot).toBeUndefined();
    };
    ground.now += 2 * DAY;
    await look();
    ground.now += HOUR;
    await refuse();
    const end = ground.now + 2 * DAY;
    ground.now = end - 1;
    await refuse();
    await look();
    expect(one.row.seq).toBe(0);
    ground.now = end;
    await look();
    await expect.poll(() => one.row.seq).toBeGreaterThan(0);
  });

  test('a vanished host and an idle guest hold nobody up: a single voice is enough when the others are silent', async () => {
    const { table: one, members } = await table({ late: 'remind' }, 3);
    const idle = asked(one);
    const [active] = members.filter((_, seat) => seat !== idle && seat !== 0);
    one.come(members[idle], 'somewhere');
    ground.now += 2 * DAY;
    await look();
    await one.life.propose(active, 'bot', idle);
    expect(one.row.seq).toBe(0);
    ground.now += DAY;
    await look();
    await expect.poll(() => one.row.seq).toBeGreaterThan(0);
  });

  test('without a clock too: who is connected and does nothing can be replaced', async () => {
    const seats = [{ kind: 'you' as const }, { kind: 'open' as const }];
    const one = await ground.registry.create({ game: 'submarine', name: 'P0', seats });
    const members = [one.row.host, await one.join({ name: 'P1' })];
    const update = await one.play.update(members[0], 0);
    const idle = update?.actors[0] ?? 0;
    one.come(members[idle], 'somewhere');
    await expect(one.life.propose(members[1 - idle], 'bot', idle)).rejects.toMatchObject({
      code: 'not_waiting',
    });
    ground.now += 6 * MINUTE;
    await one.life.propose(members[1 - idle], 'bot', idle);
    await expect.poll(() => one.row.seq).toBeGreaterThan(0);
  });

  test('who is reminded was late, and is left in peace for a day', async () => {
    const { table: one, members } = await table({ late: 'remind' });
    const late = asked(one);
    const shownLate = () => one.info().times?.map(time => time.late);
    expect(shownLate()).toEqual([false, false]);
    await expect(one.life.remind(members[1 - late], late)).rejects.toMatchObject({ code: 'not_waiting' });
    ground.now += 2 * DAY;
    await look();
    expect(shownLate()).toEqual([late === 0, late === 1]);
    await one.life.remind(members[1 - late], late);
    await expect(one.life.remind(members[1 - late], late)).rejects.toMatchObject({
      code: 'already_reminded',
    });
    ground.now += DAY;
    await one.life.remind(members[1 - late], late);
  });

  test('all agree to take back what undo does not reach; a rated table never does', async () => {
    const { table: one, members } = await table({}, 2);
    const first = asked(one);
    for (let i = 0; i < 30 && asked(one) === first; i++) await move(one, members, first);
    const count = one.row.moves;
    await one.life.propose(members[first], 'undo', undefined);
    expect(one.row.moves).toBe(count);
    await one.life.vote(members[1 - first], true);
    expect(one.row.moves).toBeLessThan(count);
    expect(asked(one)).toBe(first);
    const reread = registryOn(ground.store, { now: () => ground.now });
    const same = await reread.open(one.id);
    expect((await same.play.update(members[first], 0))?.view).toEqual(
      (await one.play.update(members[first], 0))?.view,
    );
    await reread.close();
    await move(one, members, first);
  });

  test('what was asked about the position is void after a move', async () => {
    const { table: one, members } = await table({}, 3);
    await move(one, members);
    await one.life.propose(members[0], 'concede', undefined);
    expect(one.row.ballot).toMatchObject({ kind: 'concede' });
    await move(one, members);
    expect(one.row.ballot).toBeUndefined();
  });

  test('one no is enough to go on', async () => {
    const { table: one, members } = await table({}, 3);
    await move(one, members);
    await one.life.propose(members[0], 'concede', undefined);
    await one.life.vote(members[1], false);
    expect(one.row.ballot).toBeUndefined();
    expect(one.row.status).toBe('playing');
    await one.life.propose(members[0], 'concede', undefined);
    await one.life.vote(members[1], true);
    await one.life.vote(members[2], true);
    expect(one.row).toMatchObject({ status: 'abandoned', terms: { conceded: 0 } });
  });

  test('bots play a match to its end when everybody has gone', async () => {
    const { table: one } = await table({}, 2);
    for (let i = 0; i < 200 && one.row.status === 'playing'; i++) {
      ground.now += 2 * DAY;
      await look();
      await expect.poll(() => one.row.status !== 'playing' || !one.row.botTurn || asked(one) >= 0).toBe(true);
      if (one.row.seats.every(({ kind, turn }) => kind === 'bot' && !turn))
        await expect.poll(() => one.row.status).toBe('finished');
    }
    expect(one.row.status).toBe('finished');
  });
});
