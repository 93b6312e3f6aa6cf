/** What every store must do for people, news and ratings, as tests. */
import { describe, expect, test } from 'vitest';
import { Channels } from '../store/channels.ts';
import { Facts } from '../store/facts.ts';
import { Outbox } from '../store/outbox.ts';
import { People } from '../store/people.ts';
import { PersonSeats } from '../store/person-seats.ts';
import { Ratings } from '../store/ratings.ts';
import { sampleBatch, sampleTable } from './samples.ts';
import { freshStores, restart, type StoreFactory, store } from './store-contract.ts';

const CLOCK = { seats: [{ left: 5, since: 1, missed: 0, rested: 0, deadline: 6 }], alarm: 6 };
const PERSON = { id: 'p1', name: 'Änne 🐙', settings: { lang: 'de' as const }, created: 5 };
const DEVICE = { id: 'd1', person: 'p1', label: 'Firefox', created: 5, seen: 5 };
const TURN = { event: 'e1', kind: 'turn' as const, member: 'm1', at: 10, due: 20, ends: 99 };

export function peopleContract(name: string, factory: () => StoreFactory): void {
  describe(`${name}: people, news, ratings`, () => {
    freshStores(factory);
    describe('people', peopleTests);
    describe('notes', noteTests);
    describe('outbox', outboxTests);
    describe('claims', claimTests);
    describe('clocks', clockTests);
    describe('ratings', ratingTests);
  });
}

async function reachable(
  kind: 'hook' | 'mail' = 'hook',
  over: { active?: boolean; confirmed?: boolean } = {},
) {
  await store.createTable(sampleTable('t1'));
  await new People(store).create(PERSON, DEVICE);
  await new PersonSeats(store).link('t1', 'm1', 'p1');
  const channel = {
    id: 'c1',
    person: 'p1',
    kind,
    address: 'x',
    detail: {},
    active: true,
    confirmed: true,
    created: 1,
  };
  return new Channels(store).save({ ...channel, ...over });
}

function peopleTests(): void {
  test('a person comes back as stored, with devices, also after a restart', async () => {
    await new People(store).create(PERSON, DEVICE);
    await restart();
    const people = new People(store);
    expect(await people.person('p1')).toEqual(PERSON);
    expect(await people.devices('p1')).toEqual([DEVICE]);
    expect(await people.device('d2')).toBeUndefined();
  });

  test('a device that introduces itself several times at once is one person', async () => {
    const people = new People(store);
    const ids = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];
    const made = await Promise.all(
      ids.map(id => people.create({ ...PERSON, id }, { ...DEVICE, person: id })),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    const id = ids[made.indexOf(true)];
    expect(await people.device('d1')).toEqual({ ...DEVICE, person: id });
    const known = await Promise.all(ids.map(one => people.person(one)));
    expect(known.filter(Boolean)).toEqual([{ ...PERSON, id }]);
  });

  test('a code works once, however many take it at the same time, and not after its time', async () => {
    const people = new People(store);
    await people.create(PERSON, DEVICE);
    await people.offer('code', 'p1', 100);
    const taken = await Promise.all(Array.from({ length: 8 }, () => people.take('code', 50)));
    expect(taken.filter(person => person === 'p1')).toHaveLength(1);
    await people.offer('late', 'p1', 100);
    expect(await people.take('late', 100)).toBeUndefined();
    await people.offer('first', 'p1', 100);
    await people.offer('second', 'p1', 100);
    expect(await people.take('first', 1)).toBeUndefined();
  });

  test('a device that joins a person brings its seats along', async () => {
    const people = new People(store);
    const seats = new PersonSeats(store);
    await people.create(PERSON, DEVICE);
    await people.create({ ...PERSON, id: 'p2' }, { ...DEVICE, id: 'd2', person: 'p2' });
    await seats.link('t1', 'm1', 'p2');
    await people.adopt('p1', { ...DEVICE, id: 'd2' }, 'p2');
    expect((await seats.of('p1')).map(({ member }) => member)).toEqual(['m1']);
    expect(await people.person('p2')).toBeUndefined();
    await seats.link('t1', 'm1', 'p2');
    expect(await seats.of('p2')).toEqual([]);
  });

  test('nothing is left of a person who is removed', async () => {
    await reachable();
    await store.saveTable(sampleTable('t1', { revision: 1 }), [TURN]);
    await new People(store).remove('p1');
    expect(await new People(store).devices('p1')).toEqual([]);
    expect(await new PersonSeats(store).of('p1')).toEqual([]);
    expect(await new Channels(store).of('p1')).toEqual([]);
    expect(await new Outbox(store).list('p1', 10)).toEqual([]);
  });
}

function outboxTests(): void {
  const outbox = () => new Outbox(store);

  test('news are written with the move, one for each channel, and with it or not at all', async () => {
    await reachable();
    await expect(store.append({ ...sampleBatch('t1', 7), news: [TURN] })).rejects.toThrow();
    expect(await outbox().list('p1', 10)).toEqual([]);
    await store.append({ ...sampleBatch('t1', 1), news: [TURN] });
    expect(await outbox().list('p1', 10)).toMatchObject([
      { event: 'e1', channel: 'c1', kind: 'turn', ends: 99 },
    ]);
  });

  test('a table says one thing of a kind until it is opened; the same event is never said again', async () => {
    await reachable();
    await store.append({ ...sampleBatch('t1', 1), news: [TURN] });
    await store.append({ ...sampleBatch('t1', 2), news: [{ ...TURN, event: 'e2' }] });
    expect(await outbox().list('p1', 10)).toHaveLength(1);
    await outbox().opened('t1', 'm1');
    expect((await outbox().list('p1', 10))[0].state).toBe('cancelled');
    await store.append({ ...sampleBatch('t1', 3), news: [TURN, { ...TURN, event: 'e3' }] });
    expect((await outbox().list('p1', 10)).map(({ event }) => event).sort()).toEqual(['e1', 'e3']);
  });

  test('who wants no news of a table, or has not confirmed, or has switched it off gets none', async () => {
    await reachable('mail', { confirmed: false });
    await outbox().add('t1', TURN);
    await new Channels(store).confirm('c1');
    await new PersonSeats(store).wantsNews('t1', 'p1', false);
    await outbox().add('t1', TURN);
    await new PersonSeats(store).wantsNews('t1', 'p1', true);
    await new Channels(store).setActive('c1', false);
    await outbox().add('t1', TURN);
    expect(await outbox().list('p1', 10)).toEqual([]);
    await new Channels(store).setActive('c1', true);
    await outbox().add('t1', TURN);
    expect(await outbox().list('p1', 10)).toHaveLength(1);
  });
}

function claimTests(): void {
  const outbox = () => new Outbox(store);

  test('each message is claimed by one of many, and by another when its holder is silent', async () => {
    await reachable();
    for (let i = 0; i < 20; i++)
      await outbox().add('t1', { ...TURN, event: `p${i}`, kind: 'turn', person: 'p1' });
    await store.append({ ...sampleBatch('t1', 1), news: [TURN] });
    expect(await outbox().claim('early', 19, 60, 10)).toEqual([]);
    const claims = await Promise.all(['a', 'b', 'c'].map(node => outbox().claim(node, 25, 60, 10)));
    const all = claims.flat().map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(0);
    expect(await outbox().claim('d', 59, 90, 50)).toEqual([]);
    expect(await outbox().claim('d', 61, 90, 50)).toHaveLength(all.length);
    await outbox().sent(all[0], 'a', 62);
    expect((await outbox().list('p1', 50)).filter(({ state }) => state === 'sent')).toEqual([]);
    await outbox().sent(all[0], 'd', 62);
    await outbox().again(all[0], 'd', 70, 'no');
    expect((await outbox().list('p1', 50)).filter(({ state }) => state === 'sent')).toHaveLength(1);
  });

  test('right before it is sent a message is held anew, unless somebody else has it or nobody wants it', async () => {
    await reachable();
    await store.append({ ...sampleBatch('t1', 1), news: [TURN] });
    const [{ id }] = await outbox().claim('a', 25, 60, 10);
    expect(await outbox().hold(id, 'b', 30, 90, null)).toBe(false);
    expect(await outbox().hold(id, 'a', 30, 90, 'mail 1')).toBe(true);
    expect(await outbox().claim('b', 70, 130, 10)).toEqual([]);
    expect(await outbox().hold(id, 'a', 91, 150, null)).toBe(false);
    expect(await outbox().claim('b', 92, 150, 10)).toMatchObject([{ id, bundle: 'mail 1' }]);
    expect(await outbox().hold(id, 'b', 95, 150, 'mail 2')).toBe(true);
    expect((await outbox().list('p1', 1))[0].bundle).toBe('mail 1');
    await outbox().opened('t1', 'm1');
    expect(await outbox().hold(id, 'b', 96, 160, null)).toBe(false);
  });
}

function noteTests(): void {
  test('notes belong to a member, also under another name, and habits are known by it', async () => {
    await reachable();
    const seats = new PersonSeats(store);
    await new People(store).save({ ...PERSON, settings: { vacation: { from: 1, until: 9 } } });
    await seats.note('t1', 'm1', 'mine', 5);
    await seats.note('t1', 'm2', 'yours', 5);
    await seats.renamed('t1', 'm1', 'm9');
    expect(await Promise.all(['m1', 'm2', 'm9'].map(member => seats.noteOf('t1', member)))).toEqual([
      '',
      'yours',
      'mine',
    ]);
    expect(await seats.habitsAt('t1')).toEqual(new Map([['m9', { vacation: { from: 1, until: 9 } }]]));
  });
}

function clockTests(): void {
  test('clock, vote and terms are stored with the row, and alarms are found in order', async () => {
    const rule = { kind: 'turn', time: 5, increment: 0, late: 'bot', vacation: 0, nights: false } as const;
    await store.createTable(sampleTable('t1', { terms: { clock: rule, rated: true } }));
    await store.createTable(sampleTable('t2', { clock: { ...CLOCK, alarm: 3 } }));
    await store.append({ ...sampleBatch('t1', 1), clock: CLOCK });
    expect(await store.table('t1')).toMatchObject({ clock: CLOCK, terms: { clock: rule, rated: true } });
    expect(await store.alarmed(5, 10)).toEqual(['t2']);
    expect(await store.alarmed(6, 10)).toEqual(['t2', 't1']);
    const ballot = { kind: 'bot', seat: 0, since: 1, seq: 0, yes: [1], no: [], ends: 2 } as const;
    await store.saveTable(sampleTable('t2', { ballot, revision: 1 }));
    expect(await store.alarmed(2, 10)).toEqual(['t2']);
    await store.append({ ...sampleBatch('t2', 1), revision: 1 });
    expect(await store.alarmed(100, 10)).toEqual(['t1']);
    expect((await store.table('t2'))?.ballot).toBeUndefined();
  });

  test('seats can change with a move, and what is taken back beyond a snapshot forgets it', async () => {
    await store.createTable(sampleTable('t1'));
    await store.append({ ...sampleBatch('t1', 1), snapshot: { seq: 1, state: '{}' } });
    const seats = [{ kind: 'person', name: 'B', member: 'm2' }] as const;
    await store.append({ ...sampleBatch('t1', 2), seats, forgetSnapshot: true });
    expect(await store.table('t1')).toMatchObject({ seats, revision: 1 });
    expect(await store.snapshot('t1')).toBeUndefined();
  });

  test('all nodes agree on a fact, and one of them on the end of a silence', async () => {
    const facts = new Facts(store);
    const made = await Promise.all(['a', 'b', 'c'].map(value => facts.agree('key', () => value)));
    expect(new Set(made).size).toBe(1);
    await facts.agree('pulse', () => '10');
    const ends = await Promise.all([100, 101].map(to => facts.endSilence('pulse', '10', String(to))));
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await facts.downtimes(0)).toHaveLength(1);
  });
}

function ratingTests(): void {
  test('a match counts once', async () => {
    const ratings = new Ratings(store);
    await store.createTable(sampleTable('t1'));
    const result = { ending: 'x', places: [1, 2], scores: [2, 1] };
    await store.append({ ...sampleBatch('t1', 1), result, rate: true });
    expect(await ratings.waiting(5)).toEqual(['t1']);
    const row = { match: 't1', person: 'p1', game: 'g', seats: 2, at: 9, before: 25, mu: 26.5, sigma: 8 };
    expect(await Promise.all([ratings.count('t1', [row]), ratings.count('t1', [row])])).toContain(false);
    expect(await ratings.of('p1')).toEqual([
      { person: 'p1', game: 'g', seats: 2, mu: 26.5, sigma: 8, games: 1 },
    ]);
    expect(await ratings.history('p1')).toEqual([row]);
    expect(await ratings.waiting(5)).toEqual([]);
  });
}
