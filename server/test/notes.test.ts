/** Notes about a match: for whoever wrote them. */
import { expect, test } from 'vitest';
import { call, createTable, joinTable, seatPeople } from './arena.ts';
import { runningServer } from './running.ts';

const server = runningServer();

test('notes are for the own eyes only', async () => {
  const [host, guest] = await seatPeople(server.url, 2);
  const path = `/api/tables/${host.table}/notes`;
  await call(server.url, 'PUT', path, { token: host.token, body: { text: 'secret plan' } });
  expect((await call<{ text: string }>(server.url, 'GET', path, { token: host.token })).body.text).toBe(
    'secret plan',
  );
  expect((await call<{ text: string }>(server.url, 'GET', path, { token: guest.token })).body.text).toBe('');
});

test('notes follow their writer to another seat, and stay behind for nobody', async () => {
  const host = await createTable(server.url, {
    seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }],
  });
  const guest = await joinTable(host);
  const path = `/api/tables/${host.table}/notes`;
  const notes = async (token: string) =>
    (await call<{ text: string }>(server.url, 'GET', path, { token })).body.text;
  await call(server.url, 'PUT', path, { token: guest.token, body: { text: 'secret plan' } });
  await host.act('order', { by: 'hand', order: [1, 0, 2] });
  expect(await notes(host.token)).toBe('');
  expect(await notes(guest.token)).toBe('secret plan');
  await guest.act('leave');
  const next = await joinTable(host, 'Carl', 0);
  expect(next.seat).toBe(0);
  expect(await notes(next.token)).toBe('');
});
