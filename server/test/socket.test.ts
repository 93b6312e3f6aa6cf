/** What every socket has in common: a heartbeat, an end to what waits to be read, one message a turn. */
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Backlog, CLOSED, JsonSocket } from '../http/socket.ts';
import { Refused } from '../refused.ts';
import { seatPeople } from './arena.ts';
import { runningServer } from './running.ts';

const KILOBYTE = 1 << 10;

class Line extends EventEmitter {
  readonly OPEN = 1;
  readonly CLOSED = 3;
  readyState = 1;
  readonly close = vi.fn();
  readonly ping = vi.fn();
  readonly terminate = vi.fn();
}

function open() {
  const line = new Line();
  const out = new PassThrough();
  const received: unknown[] = [];
  const socket = new JsonSocket(line as unknown as WebSocket, {
    line: out,
    backlog: new Backlog(() => {}),
    most: 3,
    heard: () => true,
    onError: () => {},
  });
  socket.serve({
    receive: async message => {
      received.push(message);
      if (message === 'bad') throw new Refused('bad_request');
    },
    gone: () => {},
  });
  const hear = async (message: unknown) => {
    line.emit('message', Buffer.from(JSON.stringify(message)), false);
    await Promise.resolve();
  };
  return { line, out, socket, received, hear };
}

test('whoever does not answer a heartbeat is hung up on at the next', () => {
  const { line, socket } = open();
  socket.beat();
  line.emit('pong');
  socket.beat();
  expect(line.ping).toHaveBeenCalledTimes(2);
  expect(line.terminate).not.toHaveBeenCalled();
  socket.beat();
  expect(line.terminate).toHaveBeenCalledOnce();
});

test('whoever was told to go is not read any more', async () => {
  const { line, hear, received } = open();
  await hear('bad');
  await vi.waitUntil(() => line.close.mock.calls.length > 0);
  expect(line.close).toHaveBeenCalledWith(CLOSED.refused, 'bad_request');
  await hear('good');
  expect(received).toEqual(['bad']);
});

test('more messages than a window holds end the stream', async () => {
  const { line, hear, received } = open();
  for (let i = 0; i < 5; i++) await hear(i);
  expect(received).toEqual([0, 1, 2]);
  expect(line.close).toHaveBeenCalledWith(CLOSED.flooded, undefined);
});

describe('what waits to be read', () => {
  test('is at most a megabyte for one reader, and 64 kB when all together are far behind', () => {
    const backlog = new Backlog(() => {});
    expect(backlog.allows(1024 * KILOBYTE)).toBe(true);
    expect(backlog.allows(1024 * KILOBYTE + 1)).toBe(false);
    backlog.add(64 * 1024 * KILOBYTE + 1);
    expect(backlog.allows(64 * KILOBYTE)).toBe(true);
    expect(backlog.allows(64 * KILOBYTE + 1)).toBe(false);
    backlog.add(-1);
    expect(backlog.allows(64 * KILOBYTE + 1)).toBe(true);
  });

  test('counts until it has left', async () => {
    const { line, out, socket } = open();
    const text = 'x'.repeat(100 * KILOBYTE);
    for (let i = 0; i < 12 && line.terminate.mock.calls.length === 0; i++) socket.sendText(text);
    expect(line.terminate).toHaveBeenCalledOnce();
    line.terminate.mockClear();
    out.resume();
    await vi.waitUntil(() => out.writableLength === 0);
    socket.sendText(text);
    expect(line.terminate).not.toHaveBeenCalled();
  });
});

describe('a stream', () => {
  const server = runningServer();

  test('is read one message a turn, however many have come at once', async () => {
    const [player] = await seatPeople(server.url, 2);
    const stream = await player.stream();
    let turn = 0;
    let isOver = false;
    const count = () => {
      turn++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const turns: number[] = [];
    const emit = vi.spyOn(WebSocket.prototype, 'emit').mockImplementation(function (
      this: WebSocket,
      event,
      ...given
    ) {
      if (event === 'message' && String(given[0]).startsWith('{"ping"')) turns.push(turn);
      return EventEmitter.prototype.emit.call(this, event, ...given);
    });
    for (let i = 0; i < 20; i++) void stream.say({ ping: i });
    await stream.until(() => stream.of('pong').length === 20);
    emit.mockRestore();
    isOver = true;
    expect(turns).toHaveLength(20);
    expect(new Set(turns).size).toBe(20);
    stream.close();
  });
});
