import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from '../http/frame.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
afterAll(() => server.close());

test.each([
  ['nothing', ''],
  ['the longest short text', 'a'.repeat(125)],
  ['a text whose length takes two bytes', 'a'.repeat(126)],
  ['one just below', `${'a'.repeat(124)}ü`],
  ['the longest of these', 'a'.repeat(0xffff)],
  ['a text whose length takes eight', 'a'.repeat(0x10000)],
  ['letters of two, three and four bytes', 'Zoë 深海 🐙'.repeat(40)],
  ['letters that one byte could hold', 'ÿ'.repeat(100)],
])('%s arrives as it was', async (_, text) => {
  server.once('connection', (_, { socket }) => {
    for (const one of [text, 'after it']) {
      const { data, encoding } = frameOf(one);
      socket.write(data, encoding);
    }
  });
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: string[] = [];
  const both = new Promise<void>(resolve => {
    client.on('message', (data, isBinary) => {
      expect(isBinary).toBe(false);
      if (heard.push(String(data)) === 2) resolve();
    });
  });
  await both;
  expect(heard).toEqual([text, 'after it']);
  client.close();
  await once(client, 'close');
});
