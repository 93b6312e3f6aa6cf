/** Clocks and votes change with every move; whoever looks on over a stream is told so. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../index.ts';
import {
  createTable,
  firstMover,
  joinTable,
  type Player,
  type Stream,
  startServer,
  temporaryFolder,
} from './arena.ts';
import { DAILY } from './clocks.ts';

const CLOCK = { ...DAILY, time: 600_000, late: 'vote' } as const;

const folder = temporaryFolder();
let server: Server;
let letBotMove: () => void;
beforeAll(async () => {
  const allowed = new Promise<void>(resolve => {
    letBotMove = resolve;
  });
  const patient = {
    ...firstMover,
    choose: async ({ moves }: { moves: readonly string[] }) => {
      await allowed;
      return { move: moves[0] };
    },
  };
  server = await startServer(folder.path, { bots: patient });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** Where the clocks stand as far as a stream was told. */
function times(stream: Stream) {
  const last = stream.messages.findLast(
    ({ type }) => type === 'welcome' || type === 'table' || type === 'life',
  );
  if (last?.type === 'life') return last.life.times;
  return last && 'table' in last ? last.table.times : undefined;
}

async function stored(player: Player) {
  const { table } = await player.look();
  return table.times;
}

/** Chance says who begins: a table at which that is the bot. */
async function botFirst(): Promise<[Player, Player]> {
  const seats = [
    { kind: 'bot', level: 'random' } as const,
    { kind: 'you' } as const,
    { kind: 'open' } as const,
  ];
  for (;;) {
    const one = await createTable(server.url, { seats, clock: CLOCK });
    const other = await joinTable(one);
    if ((await one.update()).actors[0] === 0) return [one, other];
  }
}

test('the clock of somebody who is asked after a bot is shown to everybody, and so is every later one', async () => {
  const [one, other] = await botFirst();
  const streams = [await one.stream(), await other.stream()];
  expect(times(streams[0])?.some(({ deadline }) => deadline !== null)).toBe(false);
  letBotMove();
  const asked = async () => (await one.update()).actors.find(seat => seat > 0);
  await expect.poll(asked, { timeout: 120_000 }).toBeDefined();
  for (let turn = 0; turn < 12; turn++) {
    await expect.poll(asked, { timeout: 120_000 }).toBeDefined();
    const truth = await stored(one);
    expect(truth?.some(({ deadline }) => deadline !== null)).toBe(true);
    for (const stream of streams)
      await stream.until(() => JSON.stringify(times(stream)) === JSON.stringify(truth));
    const mover = (await asked()) === one.seat ? one : other;
    const { moves, seq } = await mover.update();
    // Whoever moves over the stream is told as well.
    await streams[mover === one ? 0 : 1].ask({ move: { id: randomUUID(), base: seq, move: moves[0] } });
  }
  for (const stream of streams) stream.close();
});

test('a vote that a move has settled is gone for everybody', async () => {
  const one = await createTable(server.url, { seats: [{ kind: 'you' }, { kind: 'open' }] });
  const other = await joinTable(one);
  const stream = await other.stream();
  await one.act('propose', { kind: 'concede' });
  await stream.until(() => stream.of('table').at(-1)?.table.ballot !== undefined);
  const { actors } = await one.update();
  const mover = actors[0] === one.seat ? one : other;
  const { moves, seq } = await mover.update();
  await mover.move(moves[0], seq);
  await stream.until(() => stream.of('life').length > 0);
  expect(stream.of('life')[0].life).toEqual({ moves: 1, seq: 1 });
  stream.close();
});

test('a table without clock and vote says nothing more than what happened', async () => {
  const one = await createTable(server.url, { seats: [{ kind: 'you' }, { kind: 'open' }] });
  const other = await joinTable(one);
  const stream = await other.stream();
  for (let i = 0; i < 4; i++) {
    const { actors } = await one.update();
    const mover = actors[0] === one.seat ? one : other;
    const { moves, seq } = await mover.update();
    await mover.move(moves[0], seq);
    await stream.until(() => stream.seq > seq);
  }
  expect(stream.of('life')).toEqual([]);
  stream.close();
});
