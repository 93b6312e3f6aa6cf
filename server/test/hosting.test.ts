/** What docs/hosting.md says of several machines, done as it says, with a real web server in front of two real nodes. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { GAMES } from '@fathom/games';
import { seedRng } from '@fathom/kernel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findPostgres } from '../../scripts/machine.ts';
import { auditPlace } from '../operations/audit.ts';
import { createTable, joinTable, temporaryFolder } from './arena.ts';
import { Crowd } from './killing.ts';
import { NatsServer } from './machines/nats.ts';
import { Nginx } from './machines/nginx.ts';
import { freePort } from './machines/port.ts';
import { PostgresServer } from './machines/postgres.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const PAGE = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');
const CHAPTERS = PAGE.split(/^## /m);
const chapter = (title: string) => CHAPTERS.find(text => text.startsWith(title)) ?? '';
const blocks = (text: string) => [...text.matchAll(/^ *```\n([\s\S]*?)^ *```/gm)].map(([, code]) => code);

const [forDatabase, forNodes, forBalancer] = blocks(chapter('Several machines'));
const [, location, connection] = blocks(chapter('Behind a web server'));

/** A node that was away is asked again by the web server after two seconds: so long at least do so many tries take. */
const PAUSE = 20;
const MOST_TRIES = 150;

const folder = temporaryFolder();
let postgres: PostgresServer;
let nats: NatsServer;
let nginx: Nginx;
let environment: NodeJS.ProcessEnv;
let ports: number[];
const nodes: (Node | undefined)[] = [];

beforeAll(async () => {
  postgres = await PostgresServer.start();
  nats = await NatsServer.start();
  ports = [await freePort(), await freePort()];
  prepareDatabase();
  environment = exported();
  await Promise.all([startNode(0), startNode(1)]);
  const http = [forBalancer, connection]
    .join('\n')
    .replace('node1.internal:8080', `127.0.0.1:${ports[0]}`)
    .replace('node2.internal:8080', `127.0.0.1:${ports[1]}`);
  nginx = await Nginx.start(http, location.replace('http://127.0.0.1:8080', 'http://fathom'));
});
afterAll(async () => {
  await nginx?.stop();
  for (const node of nodes) await node?.stop('SIGKILL');
  await nats?.stop();
  await postgres?.remove();
  folder.remove();
});

test('the nodes have the pages, one database and one key, and believe the web server who its clients are', async () => {
  const answer = await fetch(`${nginx.url}/healthz`);
  expect(await answer.json()).toMatchObject({ live: true, ready: true });
  expect(environment.FATHOM_SECRET).toMatch(/^[0-9a-f]{64}$/);
  const host = await createTable(`http://127.0.0.1:${ports[0]}`);
  const elsewhere = await fetch(`http://127.0.0.1:${ports[1]}/api/matches/${host.table}`, {
    headers: { authorization: `Bearer ${host.token}` },
  });
  expect(elsewhere.status).toBe(200);
  // One of them asks too often; the other one is somebody else.
  const path = `/api/tables/${host.table}/me`;
  const often = async () => {
    while ((await statusFor('127.0.0.3', path)) !== 429);
  };
  await Promise.all(Array.from({ length: 10 }, often));
  expect(await statusFor('127.0.0.4', path)).toBe(401);
});

test('nodes are renewed one after the other while people play, and nothing is lost', async () => {
  const crowds = ['a', 'b'].map(name => new Crowd(() => nginx.url, seedRng('hosting', name)));
  for (const crowd of crowds) crowd.start(1);
  const played = () => crowds.reduce((sum, { acks }) => sum + acks.length, 0);
  await vi.waitUntil(() => played() > 10, { timeout: 120_000 });
  for (const index of [0, 1]) {
    expect(await nodes[index]?.stop('SIGTERM')).toBe(0);
    const before = played();
    await vi.waitUntil(() => played() > before + 5, { timeout: 120_000 });
    await startNode(index);
  }
  await Promise.all(crowds.map(crowd => crowd.stop()));
  const place = { folder: folder.path, database: environment.DATABASE_URL ?? '' };
  const { findings } = await auditPlace(place, GAMES);
  expect(findings).toEqual([]);
});

test('a node is killed: the next move is made at the other one', async () => {
  for (let round = 0; round < 2; round++) {
    const host = await createTable(nginx.url, { seats: [{ kind: 'you' }, { kind: 'open' }] });
    const players = [host, await joinTable(host)];
    const { actors } = await host.update();
    const mover = players[actors[0]];
    const { moves, seq } = await mover.update();
    const index = round % 2;
    await nodes[index]?.stop('SIGKILL');
    const statuses: (number | undefined)[] = [];
    while (statuses.at(-1) !== 200 && statuses.length < MOST_TRIES) {
      if (statuses.length > 0) await wait(PAUSE);
      const answer = await mover.move(moves[0], seq, `after-the-kill-${round}`).catch(() => undefined);
      statuses.push(answer?.status);
    }
    expect(statuses.at(-1)).toBe(200);
    await startNode(index);
  }
});

/** The commands for the machine of the database; a superuser of the name is there already, so it gets another one. */
function prepareDatabase(): void {
  const { port } = new URL(postgres.url());
  const as = `-h 127.0.0.1 -p ${port} -U fathom`;
  for (const line of forDatabase.trim().split('\n')) {
    const command = line
      .replace(/fathom/g, 'divers')
      .replace('sudo -u postgres psql', `${findPostgres()}/psql ${as} postgres`)
      .replace('sudo -u postgres createdb', `${findPostgres()}/createdb ${as}`);
    execFileSync('sh', ['-ec', command], { stdio: 'pipe' });
  }
}

/** What the commands for the nodes export. */
function exported(): NodeJS.ProcessEnv {
  const lines = forNodes
    .split('\n')
    .filter(line => line.startsWith('export '))
    .join('\n')
    .replace(
      'postgres://fathom:choose-one@db.internal/fathom',
      `postgres://divers:choose-one@${new URL(postgres.url()).host}/divers`,
    )
    .replace('nats://nats.internal', nats.url)
    .replace('0.0.0.0', '127.0.0.1')
    .replace('10.0.0.1', '127.0.0.1');
  const said = execFileSync('sh', ['-ec', `${lines}\nenv -0`], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return Object.fromEntries(said.split('\0').map(line => line.split(/=(.*)/s).slice(0, 2)));
}

interface Node {
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

async function startNode(index: number): Promise<void> {
  const data = join(folder.path, `node-${index}`);
  const args = [join(ROOT, 'cli/fathom.ts'), 'serve', '--port', String(ports[index]), '--data', data];
  // People who play as fast as they can would meet the limits of one address.
  const env = { ...environment, FATHOM_LOG: 'silent', FATHOM_RATE: '6000', FATHOM_SEAT_RATE: '6000' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  await ready(child);
  nodes[index] = {
    stop: async signal => {
      const gone = once(child, 'exit');
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      await gone;
      return child.exitCode;
    },
  };
}

async function ready(child: ChildProcess): Promise<void> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', text => {
      said += text;
    });
  await vi.waitUntil(() => said.includes('ready') || child.exitCode !== null, { timeout: 120_000 });
  if (child.exitCode !== null) throw new Error(`the node did not start: ${said}`);
}

/** How the web server answers somebody at this address. */
function statusFor(address: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${nginx.url}${path}`, { localAddress: address }, answer => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}
