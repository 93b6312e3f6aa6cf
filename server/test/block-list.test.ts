/** Whoever does not take no for an answer is not even let in; the others are. */
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { blockAddresses } from '../http/block-list.ts';

function ask(port: number, localAddress: string): Promise<number | string> {
  return new Promise(resolve => {
    const sent = get({ host: '127.0.0.1', port, localAddress, agent: false }, answer => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

test('nothing is made for a connection of an address that is shut out', async () => {
  const shut = new Set(['127.0.0.2']);
  let connections = 0;
  const server = createServer((_, answer) => answer.end('yes'));
  server.on('connection', () => connections++);
  blockAddresses(server, address => shut.has(address));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  expect(await ask(port, '127.0.0.2')).toBe('ECONNRESET');
  expect(connections).toBe(0);
  expect(await ask(port, '127.0.0.3')).toBe(200);
  shut.clear();
  expect(await ask(port, '127.0.0.2')).toBe(200);
  expect(connections).toBe(2);

  server.closeAllConnections();
  server.close();
});
