/** Those who look on: everybody sees how many they are, and the host can send one away. */
import { expect, test } from 'vitest';
import { LocalBus } from '../bus/local.ts';
import type { Failure, MatchAnswer } from '../protocol.ts';
import { Audience } from '../table/audience.ts';
import { call, Stream, seatPeople } from './arena.ts';
import { runningServer } from './running.ts';

const server = runningServer();

test('the host sends a spectator away, who cannot come back; players stay', async () => {
  const [host, guest] = await seatPeople(server.url, 2);
  const [own, other] = [await host.stream(), await guest.stream()];
  const { invite } = host;
  const watcher = await Stream.open(server.url, host.table, { invite });
  const told = (stream: Stream) => stream.of('table').at(-1)?.table;
  await own.until(() => told(own)?.watching === 1);
  await other.until(() => told(other)?.watching === 1);
  expect(told(other)).not.toHaveProperty('spectators');
  expect(watcher.raw.join()).not.toContain('spectators');
  const [spectator] = told(own)?.spectators ?? [];
  const path = `/api/tables/${host.table}/spectators/${spectator}`;
  expect((await call<Failure>(server.url, 'DELETE', path, guest)).body.error.code).toBe('not_host');
  expect(watcher.closed).toBeUndefined();

  expect((await call(server.url, 'DELETE', path, host)).status).toBe(200);
  await watcher.until(() => watcher.closed !== undefined);
  expect(watcher.closed).toEqual({ code: 4400, reason: 'sent_away' });
  const again = await Stream.open(server.url, host.table, { invite });
  await again.until(() => again.closed !== undefined);
  expect(again.closed?.reason).toBe('sent_away');
  const look = await call<MatchAnswer & Failure>(server.url, 'GET', `/api/matches/${host.table}`, { invite });
  expect(look.body.error.code).toBe('sent_away');
  await own.until(() => told(own)?.watching === 0);
  expect([own.closed, other.closed]).toEqual([undefined, undefined]);
  expect((await call<Failure>(server.url, 'DELETE', path, host)).body.error.code).toBe('not_found');
  own.close();
  other.close();
});

test('nodes count together, send away for each other, and forget those of a node that is gone', async () => {
  const bus = new LocalBus();
  const [here, there] = ['here', 'there'].map(node => new Audience({ table: 'reef', node, bus }));
  for (const audience of [here, there]) bus.subscribe('reef', notice => audience.hear(notice));
  const gone: string[] = [];
  here.enter('10.0.0.1', () => gone.push('first'));
  const leave = there.enter('10.0.0.2', () => gone.push('second'));
  there.enter('10.0.0.2', () => gone.push('second again'));
  await expect.poll(() => [here.count, there.count]).toEqual([3, 3]);
  const foreign = here.ids.find(id => id === there.ids[0]) ?? '';
  here.remove(foreign, true);
  await expect.poll(() => gone).toEqual(['second', 'second again']);
  expect(() => here.check('10.0.0.2')).toThrow('sent you away');
  expect(() => there.check('10.0.0.2')).toThrow('sent you away');
  expect(here.check('10.0.0.1')).toBeUndefined();
  leave();
  await expect.poll(() => here.count).toBe(2);
  here.lose('there');
  expect(here.count).toBe(1);
  for (const audience of [here, there]) audience.close();
  await bus.close();
});

test('all are counted, and the host can tell forty apart', async () => {
  const bus = new LocalBus();
  const audience = new Audience({ table: 'reef', node: 'here', bus });
  for (let i = 0; i < 41; i++) audience.enter(`10.0.0.${i}`, () => {});
  expect(audience.told(true)).toMatchObject({ watching: 41, spectators: { length: 40 } });
  expect(audience.told(false)).toEqual({ watching: 41 });
  audience.close();
  await bus.close();
});
