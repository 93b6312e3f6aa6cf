import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findGame } from '@fathom/games';
import { seedRng } from '@fathom/kernel';
import { openBus } from '@fathom/server/open.ts';
import { expect, test } from 'vitest';
import { NatsServer } from '../../server/test/machines/nats.ts';
import { fathom } from './run.ts';

const ENTRY = fileURLToPath(new URL('../fathom.ts', import.meta.url));

test('fathom worker wants to know where NATS is', async () => {
  expect(await fathom('worker')).toMatchObject({ code: 2, err: expect.stringContaining('NATS_URL') });
  expect((await fathom('worker', '--nats', 'nats://127.0.0.1:1', '--threads', '0')).code).toBe(2);
});

test('fathom worker answers what is asked over NATS, and stops when told', async () => {
  const nats = await NatsServer.start();
  const env = { ...process.env, NATS_URL: nats.url };
  const worker = spawn(process.execPath, [ENTRY, 'worker'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [said] = await once(worker.stdout, 'data');
    expect(String(said)).toContain(nats.url);
    const bus = await openBus(nats.url);
    const { game } = (await findGame('submarine')?.rules()) ?? {};
    if (!game) throw new Error('there is no Submarine');
    const state = game.setup(2, {}, seedRng('worker', 'test'));
    const [seat] = game.actors(state);
    const moves = game.moves(state, seat).map(move => game.write(move));
    const view = game.view(state, seat);
    const request = { game: 'submarine', seats: 2, seat, view, moves, level: 'greedy', seed: 'seed' };
    const answer = await bus.ask(request);
    expect(moves).toContain((answer as { move: string }).move);
    await expect(bus.ask({ ...request, game: 'nothing' })).rejects.toThrow(/unknown game/);
    worker.kill('SIGTERM');
    expect(await once(worker, 'exit')).toEqual([0, null]);
    await bus.close();
  } finally {
    worker.kill('SIGKILL');
    await nats.stop();
  }
});
