/** Whoever does not take no for an answer is not even let in; the others are. */
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { blockAddresses, type Room } from '../http/block-list.ts';

const [BAD, OTHER, GOOD] = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];

function ask(port: number, localAddress: string): Promise<number | string> {
  return new Promise(resolve => {
    const sent = get({ host: '127.0.0.1', port, localAddress, agent: false }, answer => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

/** A server that lets `room` wait, what it heard of, and a way to ask it from an address. */
async function besiegedServer(shut: ReadonlySet<string>, room: Partial<Room> = {}) {
  const heard = { requests: 0, connections: 0 };
  const server = createServer((_, answer) => {
    heard.requests++;
    answer.end('yes');
  });
  server.on('connection', () => heard.connections++);
  blockAddresses(server, network => shut.has(network), { held: 20, ofNetwork: 9, ofAll: 9, ...room });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { heard, ask: (from: string) => ask(port, from) };
}

test('a connection of an address that is shut out is left waiting, unread, and then closed', async () => {
  const shut = new Set([BAD]);
  const { heard, ask } = await besiegedServer(shut);
  const begun = performance.now();
  expect(await ask(BAD)).toBe('ECONNRESET');
  expect(performance.now() - begun).toBeGreaterThanOrEqual(19);
  expect(heard.requests).toBe(0);
  expect(await ask(GOOD)).toBe(200);
  shut.clear();
  expect(await ask(BAD)).toBe(200);
  expect(heard).toEqual({ requests: 2, connections: 3 });
});

test.each([
  ['of one network', { ofNetwork: 2 }],
  ['in all', { ofAll: 2 }],
])('nothing is made for a connection when too many wait already, %s', async (_, room) => {
  const { heard, ask } = await besiegedServer(new Set([BAD, OTHER]), { held: 500, ...room });
  const waiting = [ask(BAD), ask(BAD)];
  await expect.poll(() => heard.connections).toBe(2);
  expect(await ask(BAD)).toBe('ECONNRESET');
  expect(heard.connections).toBe(2);
  const other = ask(OTHER);
  if ('ofNetwork' in room) await expect.poll(() => heard.connections).toBe(3);
  else expect(await other).toBe('ECONNRESET');
  expect(await ask(GOOD)).toBe(200);
  expect(await Promise.all([...waiting, other])).toEqual(Array(3).fill('ECONNRESET'));
  expect(heard.requests).toBe(1);
});

test('whoever was sent away makes room for the next', async () => {
  const { heard, ask } = await besiegedServer(new Set([BAD]), { ofNetwork: 1 });
  for (let i = 1; i <= 3; i++) {
    await expect.poll(() => ask(BAD).then(() => heard.connections)).toBeGreaterThanOrEqual(i);
  }
  expect(heard.requests).toBe(0);
});
