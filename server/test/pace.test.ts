/** One address does not fill a turn of the event loop, and a no is cheap. */
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Refused } from '../refused.ts';
import { Pace } from '../work/pace.ts';
import { startServer, temporaryFolder } from './arena.ts';

test('what one address asks for beyond its share waits for the next turns, others do not', async () => {
  const pace = new Pace(2);
  const begun: string[] = [];
  const ask = async (who: string, name: string) => {
    await pace.turn(who);
    begun.push(name);
  };
  const all = Promise.all([
    ...['m1', 'm2', 'm3', 'm4', 'm5'].map(name => ask('mallory', name)),
    ask('anna', 'a1'),
  ]);
  expect(pace.turn('mallory')).toBeInstanceOf(Promise);
  await Promise.resolve();
  expect(begun).toEqual(['m1', 'm2', 'a1']);
  await nextTurn();
  await nextTurn();
  expect(begun.slice(0, 5)).toEqual(['m1', 'm2', 'a1', 'm3', 'm4']);
  await all;
  expect(begun).toHaveLength(6);
});

test('what was begun in one turn is forgotten in the next', async () => {
  const pace = new Pace(1);
  expect(pace.turn('anna')).toBeUndefined();
  expect(pace.turn('anna')).toBeInstanceOf(Promise);
  await expect.poll(() => pace.turn('anna')).toBeUndefined();
});

test('a refusal does not remember where it was said', () => {
  const { stackTraceLimit } = Error;
  expect(new Refused('busy').stack).not.toContain('pace.test');
  expect(Error.stackTraceLimit).toBe(stackTraceLimit);
});

test('a stream that is refused before it begins is hung up on', async () => {
  const folder = temporaryFolder();
  const server = await startServer(folder.path, { rate: 1 });
  const { hostname, port } = new URL(server.url);
  const upgrade =
    'GET /api/lobby/stream HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
  const answers = await Promise.all(
    Array.from(
      { length: 20 },
      () =>
        new Promise<string>(resolve => {
          let text = '';
          const socket = connect(Number(port), hostname, () => socket.write(upgrade));
          socket.setEncoding('utf8').on('data', chunk => {
            text += chunk;
            // Only those who were let in stay, until they hang up themselves.
            if (text.includes(' 101 ')) socket.destroy();
          });
          socket.on('error', () => {});
          socket.on('close', () => resolve(text));
        }),
    ),
  );
  expect(answers.filter(text => text.includes(' 429 ')).length).toBeGreaterThan(0);
  await server.close();
  folder.remove();
});

test('frames that no browser sends are dear: whoever sends them is soon refused everything', async () => {
  const folder = temporaryFolder();
  const server = await startServer(folder.path, { rate: 60 });
  const send = (bytes: number) =>
    new Promise<void>(resolve => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/lobby/stream`);
      socket.on('open', () => socket.send('x'.repeat(bytes)));
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
  const look = async () => (await fetch(`${server.url}/api/games`)).status;
  for (let i = 0; i < 5; i++) await send(10);
  expect(await look()).toBe(200);
  for (let i = 0; i < 5; i++) await send(10_000);
  expect(await look()).toBe(429);
  await server.close();
  folder.remove();
});
