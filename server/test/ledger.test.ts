/** Everything that is asked for costs something, and whoever asks for too much is refused alone. */
import { expect, test } from 'vitest';
import type { Update } from '../protocol.ts';
import { ToldCache } from '../table/told-cache.ts';
import { COSTS, costOf, type Kind } from '../work/costs.ts';
import { type Caller, Ledger } from '../work/ledger.ts';
import { createTable, seatPeople, startServer, temporaryFolder } from './arena.ts';

const from = (address: string): Caller => ({ address, connection: {} });

function ledgerAt(clock: { now: number }, over: { rate?: number; inFlight?: number } = {}): Ledger {
  const settings = { rate: 60, seatRate: 60, inFlight: 100, exceeded: () => {}, ...over };
  return new Ledger({ ...settings, now: () => clock.now });
}

/** How often it can be asked for until it is refused. */
function until(most: number, ask: () => void): number {
  for (let i = 0; i < most; i++) {
    try {
      ask();
    } catch {
      return i;
    }
  }
  return most;
}

test('what is dear can be asked for less often, and one address does not pay for another', () => {
  const ledger = ledgerAt({ now: 0 });
  const often = (address: string, kind: Kind) => until(1000, () => ledger.charge(from(address), kind));
  expect(often('a', 'move')).toBe(60);
  expect(often('b', 'record')).toBe(15);
  expect(often('c', 'handshake')).toBe(120);
  expect(often('d', 'move')).toBe(60);
});

test('one connection does not get all that its address may have', () => {
  const ledger = ledgerAt({ now: 0 });
  const one = from('a');
  expect(until(1000, () => ledger.charge(one, 'move'))).toBe(30);
  expect(() => ledger.charge(from('a'), 'move')).not.toThrow();
});

test('what has a share of its own is refused while everything else goes on', () => {
  const ledger = ledgerAt({ now: 0 });
  for (const kind of Object.keys(COSTS) as Kind[]) {
    const { share } = costOf(kind);
    if (share === undefined) continue;
    expect([kind, until(1000, () => ledger.charge(from(kind), kind))]).toEqual([kind, Math.ceil(60 * share)]);
    expect(() => ledger.charge(from(kind), 'move')).not.toThrow();
  }
});

test('whoever does not take no for an answer is shut out, and let in again', () => {
  const clock = { now: 0 };
  const ledger = ledgerAt(clock);
  const ask = () => {
    try {
      ledger.charge(from('a'), 'move');
    } catch {}
  };
  for (let i = 0; i < 100; i++) ask();
  expect(ledger.isShut('a')).toBe(false);
  for (let i = 0; i < 10_000; i++) ask();
  expect([ledger.isShut('a'), ledger.isShut('b')]).toEqual([true, false]);
  // Not as soon as it owes a little less: then everything that waits outside would come in again and again.
  clock.now += 29_000;
  expect(ledger.isShut('a')).toBe(true);
  clock.now += 1000;
  expect(ledger.isShut('a')).toBe(false);
  clock.now += 1000;
  expect(() => ledger.charge(from('a'), 'move')).not.toThrow();
});

test('whoever is shut out again and again stays out for twice as long each time, until it is forgotten', () => {
  const clock = { now: 0 };
  const ledger = ledgerAt(clock);
  const shutOutFor = (): number => {
    for (let i = 0; i < 20_000; i++) {
      try {
        ledger.charge(from('a'), 'move');
      } catch {}
    }
    const begun = clock.now;
    while (ledger.isShut('a')) clock.now += 1000;
    return (clock.now - begun) / 1000;
  };
  expect(Array.from({ length: 7 }, shutOutFor)).toEqual([30, 60, 120, 240, 480, 600, 600]);
  clock.now += 3_600_000;
  expect(shutOutFor()).toBe(30);
});

test('one address does not fill what is being answered in all', () => {
  const ledger = ledgerAt({ now: 0 }, { inFlight: 40 });
  expect(until(1000, () => ledger.begin('a', 'move'))).toBe(10);
  const ends = ['b', 'c', 'd'].flatMap(address =>
    Array.from({ length: 10 }, () => ledger.begin(address, 'move')),
  );
  expect(() => ledger.begin('e', 'move')).toThrow(/too much/);
  for (const end of ends) end();
  expect(() => ledger.begin('e', 'move')).not.toThrow();
});

test('what was told is kept within its size, what was used last the longest', () => {
  const update = (seq: number) => ({ seq, view: 'x', steps: [{}] }) as unknown as Update;
  const telling = (seq: number) => ({ match: 'm', seq, viewer: 'spectator', base: 0 }) as const;
  const alone = new ToldCache(1 << 20);
  alone.keep(telling(1), update(1));
  const size = alone.characters;
  alone.keep(telling(2), { ...update(2), steps: Array(1000).fill({}) });
  expect(alone.characters - size).toBeGreaterThan(50 * size);
  const cache = new ToldCache(3.5 * size);
  for (const seq of [1, 2, 3]) cache.keep(telling(seq), update(seq));
  expect(cache.characters).toBe(3 * size);
  expect(cache.find(telling(1))?.seq).toBe(1);
  cache.keep(telling(4), update(4));
  expect([1, 2, 3, 4].map(seq => cache.find(telling(seq))?.seq)).toEqual([1, undefined, 3, 4]);
  expect(cache.find({ ...telling(1), viewer: 0 })).toBeUndefined();
});

test('a seat talks at a rate of its own, and plays on', async () => {
  const folder = temporaryFolder();
  const server = await startServer(folder.path, { seatRate: 120 });
  const [talker] = await seatPeople(server.url, 2);
  const said: number[] = [];
  for (let i = 0; i < 12; i++) said.push((await talker.act('chat', { text: `${i}` })).status);
  expect(said.slice(0, 4)).toEqual([201, 201, 201, 201]);
  expect(said).toContain(429);
  expect((await talker.look()).table.id).toBe(talker.table);
  await server.close();
  folder.remove();
});

test('an address that floods is refused, and its own flood does not reach the host of the server', async () => {
  const folder = temporaryFolder();
  const server = await startServer(folder.path, { rate: 20 });
  const player = await createTable(server.url);
  const look = () => fetch(`${server.url}/api/tables/${player.table}`).then(({ status }) => status);
  expect(await Promise.all(Array.from({ length: 40 }, look))).toContain(429);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
  await server.close();
  folder.remove();
});
