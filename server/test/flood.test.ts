/** Far too much at once: told so, nothing changed, and afterwards everything goes on. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../index.ts';
import { seatPeople, startServer, temporaryFolder } from './arena.ts';

const folder = temporaryFolder();
let server: Server;
beforeAll(async () => {
  server = await startServer(folder.path, { rate: 3000, inFlight: 200 });
});
afterAll(async () => {
  agent.destroy();
  await server.close();
  folder.remove();
});

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

/** Status and error code; 0 when the connection itself was refused. */
function post(path: string, body: string, token: string): Promise<[number, string]> {
  return new Promise(resolve => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const sent = request(`${server.url}${path}`, { method: 'POST', headers, agent }, answer => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', chunk => {
        text += chunk;
      });
      answer.on('end', () => resolve([answer.statusCode ?? 0, JSON.parse(text).error?.code ?? '']));
      answer.on('error', () => resolve([0, '']));
    });
    sent.on('error', () => resolve([0, '']));
    sent.end(body);
  });
}

test('10,000 requests at once', async () => {
  const players = await seatPeople(server.url, 2);
  const before = await players[0].look();
  const path = `/api/matches/${players[0].table}/moves`;
  const body = JSON.stringify({ id: 'flood-flood', base: 0, move: 'lift:ring-rose' });
  const answers = await Promise.all(Array.from({ length: 10_000 }, () => post(path, body, players[0].token)));
  const counts = new Map<string, number>();
  for (const [status, code] of answers)
    counts.set(`${status} ${code}`, (counts.get(`${status} ${code}`) ?? 0) + 1);
  const allowed = ['422 refused', '429 rate_limited', '503 busy'];
  expect([...counts.keys()].filter(answer => !allowed.includes(answer))).toEqual([]);
  expect(counts.get('429 rate_limited')).toBeGreaterThan(5000);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/^fathom_rate_limited_total [1-9]\d*$/m);
  await server.close();
  server = await startServer(folder.path);
  const after = await fetch(`${server.url}${path.replace('/moves', '')}`, {
    headers: { authorization: `Bearer ${players[0].token}` },
  });
  expect(await after.json()).toEqual(before);
});

test('people who hang up while they ask are not counted for ever', async () => {
  const own = temporaryFolder();
  const strict = await startServer(own.path, { inFlight: 20, patience: 2000 });
  const { hostname, port } = new URL(strict.url);
  const head = `POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n`;
  for (let i = 0; i < 60; i++) {
    await new Promise<void>(resolve => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`${head}{"game":`, () => setTimeout(() => socket.destroy(), 5));
      });
      socket.on('close', () => resolve());
    });
  }
  await expect.poll(async () => (await fetch(`${strict.url}/api/games`)).status).toBe(200);
  await strict.close();
  own.remove();
});
