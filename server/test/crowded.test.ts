/** Far too many connections, and clients that read nothing, while other people play on undisturbed. */
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { StreamMessage } from '../protocol.ts';
import { createTable, joinTable, type Player, seatPeople } from './arena.ts';
import { besiegedServer, PER_ADDRESS } from './besieged.ts';

const server = besiegedServer();

const MEGABYTE = 2 ** 20;
const metrics = async () => (await fetch(`${server.url}/metrics`)).text();

describe('5,000 connections', () => {
  const COUNT = 5000;

  async function open(path: string, hello: string, from: (i: number) => string): Promise<Visitor[]> {
    const visitors: Visitor[] = [];
    for (let i = 0; i < COUNT; i += 250) {
      const group = Array.from({ length: 250 }, (_, k) => new Visitor(path, hello, from(i + k)));
      visitors.push(...group);
      await Promise.all(group.map(visitor => visitor.answered));
    }
    return visitors;
  }

  async function close(visitors: readonly Visitor[]): Promise<void> {
    for (const visitor of visitors) visitor.close();
    const connections = async () => /^fathom_connections (\d+)$/m.exec(await metrics())?.[1];
    await vi.waitUntil(async () => (await connections()) === '0', { timeout: 120_000, interval: 200 });
  }

  test('of one address: as many as an address may have, the others are told', async () => {
    const host = await createTable(server.url, { listed: true, seats: [{ kind: 'you' }, { kind: 'open' }] });
    const visitors = await open(`/api/matches/${host.table}/stream`, '{"hello":{}}', () => '127.0.77.1');
    expect(visitors.filter(({ first }) => first === 'welcome')).toHaveLength(PER_ADDRESS);
    expect(visitors.filter(({ first }) => first === 'rate_limited')).toHaveLength(COUNT - PER_ADDRESS);
    await close(visitors);
  });

  test('of many addresses: all of them are served, with little memory for each', async () => {
    const host = await createTable(server.url, { listed: true, seats: [{ kind: 'you' }, { kind: 'open' }] });
    const before = server.memory;
    const visitors = await open(
      `/api/matches/${host.table}/stream`,
      '{"hello":{}}',
      i => `127.0.78.${1 + (i % 50)}`,
    );
    expect(visitors.filter(({ first }) => first === 'welcome')).toHaveLength(COUNT);
    const guest = await joinTable(host);
    await Promise.all(visitors.map(visitor => visitor.until(`"kind":"person","name":"Bert"`)));
    expect((await guest.look()).you).toBe(1);
    expect((server.memory - before) / MEGABYTE).toBeLessThan(400);
    console.log(`5,000 streams: ${Math.round((server.memory - before) / COUNT / 1024)} kB of memory each`);
    await close(visitors);
  });
});

/** A stream that remembers only what came first, and whether it heard something. */
class Visitor {
  readonly #socket: WebSocket;
  readonly #heard: string[] = [];
  readonly answered: Promise<void>;
  first = '';

  constructor(path: string, hello: string, localAddress: string) {
    this.#socket = new WebSocket(server.url.replace('http', 'ws') + path, { localAddress });
    this.#socket.on('error', () => {});
    this.#socket.on('open', () => this.#socket.send(hello));
    this.#socket.on('message', data => this.#heard.push(String(data)));
    this.answered = new Promise(resolve => {
      this.#socket.once('close', () => resolve());
      this.#socket.once('message', data => {
        const message: StreamMessage = JSON.parse(String(data));
        this.first = message.type === 'error' ? message.error.code : message.type;
        resolve();
      });
    });
  }

  async until(text: string): Promise<void> {
    await vi.waitUntil(() => this.#heard.some(message => message.includes(text)), { timeout: 120_000 });
  }

  close(): void {
    this.#socket.terminate();
  }
}

describe('slow readers', () => {
  test('are cut off before they cost much, and resume where they were', async () => {
    const players = await seatPeople(server.url, 2, 'wide');
    const [reader] = players;
    const before = server.memory;
    const lazy = Array.from({ length: 8 }, (_, i) => new LazyReader(reader, `127.0.79.${1 + i}`));
    await Promise.all(lazy.map(one => one.ask()));
    let most = 0;
    await vi.waitUntil(
      async () => {
        most = Math.max(most, server.memory);
        return (await metrics()).includes(`\nfathom_slow_readers_total ${lazy.length}\n`);
      },
      { timeout: 120_000, interval: 100 },
    );
    const open = async () => (await metrics()).includes('\nfathom_connections 0\n');
    await vi.waitUntil(open, { timeout: 120_000, interval: 100 });
    for (const one of lazy) one.close();
    expect((most - before) / MEGABYTE).toBeLessThan(400);
    const { moves, seq } = await reader.update();
    expect((await reader.move(moves[0], seq)).status).toBe(200);
    const back = await reader.stream(seq);
    expect(back.of('welcome')[0].update).toMatchObject({ base: seq, seq: seq + 1 });
    back.close();
  });
});

/** Asks for everything again and again, and reads nothing of it. */
class LazyReader {
  readonly #socket: WebSocket;
  readonly #closed: Promise<void>;

  constructor({ url, table, token }: Player, localAddress: string) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${table}/stream`, {
      localAddress,
    });
    this.#socket.on('error', () => {});
    this.#socket.on('open', () => this.#socket.send(JSON.stringify({ hello: { token } })));
    this.#closed = new Promise(resolve => this.#socket.once('close', () => resolve()));
  }

  async ask(): Promise<void> {
    const welcome = new Promise(resolve => this.#socket.once('message', resolve));
    await Promise.race([welcome, this.#closed]);
    this.#socket.pause();
    // One after the other: those that wait at the same time are answered by one.
    const timer = setInterval(() => this.#socket.send('{"sync":{"from":0}}'), 100);
    this.#socket.once('close', () => clearInterval(timer));
  }

  close(): void {
    this.#socket.terminate();
  }
}
