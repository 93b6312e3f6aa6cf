/** Bots that wait for a thread: everybody has a turn, nobody waits for ever, and nobody thinks for nobody. */
import type { BotAnswer, BotRequest } from '@fathom/bots/request.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Thinker } from '../table/bots.ts';
import { BotQueue } from '../work/bot-queue.ts';
import { Unwanted } from '../work/unwanted.ts';
import { createTable, firstMover, startServer, temporaryFolder } from './arena.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A thread that answers when it is told to, and a queue before it. */
function desk(over: { perAddress?: number } = {}) {
  const asked: BotRequest[] = [];
  const answers: (() => void)[] = [];
  const began: boolean[] = [];
  const maker = {
    levels: ['greedy', 'strong'],
    choose: (request: BotRequest) =>
      new Promise<BotAnswer>(resolve => {
        asked.push(request);
        answers.push(() => resolve({ move: request.moves[0] }));
      }),
    close: async () => {},
  };
  const queue = new BotQueue(maker, {
    threads: 1,
    perAddress: 100,
    busyAfter: 1000,
    patience: 5000,
    cheap: 'greedy',
    began: (_, isCheaper) => began.push(isCheaper),
    ...over,
  });
  const answer = async () => {
    answers.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, asked, answer, began };
}

function request(game: string): BotRequest {
  return { game, seats: 2, seat: 0, view: null, moves: [game], level: 'strong', seed: 's' };
}

function thinker(address: string, table: string, over: Partial<Thinker> = {}): Thinker {
  const { signal } = new AbortController();
  return { address, table, signal, isWatched: () => true, waits: () => {}, begins: () => {}, ...over };
}

test('addresses take turns, and tables within an address', async () => {
  const { queue, asked, answer } = desk();
  for (const table of ['1', '2', '1', '2', '3']) void queue.choose(request(`a${table}`), thinker('a', table));
  void queue.choose(request('b1'), thinker('b', 'b1'));
  for (let i = 0; i < 6; i++) await answer();
  expect(asked.map(({ game }) => game)).toEqual(['a1', 'a2', 'b1', 'a1', 'a3', 'a2']);
});

test('tables at which nobody looks on come last', async () => {
  const { queue, asked, answer } = desk();
  for (const game of ['first', 'alone', 'watched']) {
    const isWatched = () => game !== 'alone';
    void queue.choose(request(game), thinker(game, game, { isWatched }));
  }
  for (let i = 0; i < 3; i++) await answer();
  expect(asked.map(({ game }) => game)).toEqual(['first', 'watched', 'alone']);
});

test('more bots of one address than may wait think less', async () => {
  const { queue, asked, answer, began } = desk({ perAddress: 2 });
  for (let i = 0; i < 6; i++) void queue.choose(request(`g${i}`), thinker('a', `t${i}`));
  for (let i = 0; i < 6; i++) await answer();
  expect(asked.filter(({ level }) => level === 'greedy')).toHaveLength(3);
  expect(began.filter(Boolean)).toHaveLength(3);
});

test('a bot that waits says so, and after its time it thinks less and is next', async () => {
  const { queue, asked, answer } = desk();
  const told: string[] = [];
  void queue.choose(request('slow'), thinker('a', 't'));
  void queue.choose(
    request('alone'),
    thinker('b', 'u', { isWatched: () => false, waits: () => told.push('waits') }),
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['waits']);
  await vi.advanceTimersByTimeAsync(4000);
  void queue.choose(request('new'), thinker('c', 'v'));
  await answer();
  expect(asked.map(({ game, level }) => [game, level])).toEqual([
    ['slow', 'strong'],
    ['alone', 'greedy'],
  ]);
});

test('what nobody wants to know any more is not thought about', async () => {
  const { queue, asked, answer } = desk();
  const thought = new AbortController();
  void queue.choose(request('first'), thinker('a', 't'));
  const gone = queue.choose(request('gone'), thinker('a', 'u', { signal: thought.signal }));
  const stopped = queue.choose(request('left'), thinker('b', 'v'));
  thought.abort();
  await expect(gone).rejects.toThrow(Unwanted);
  expect(queue.waiting).toBe(1);
  const closed = expect(stopped).rejects.toThrow(Unwanted);
  await queue.close();
  await closed;
  await answer();
  expect(asked.map(({ game }) => game)).toEqual(['first']);
});

test('the bots of a table that everybody left stop waiting, and a server that stops calls none of them failed', async () => {
  vi.useRealTimers();
  const folder = temporaryFolder();
  const seen: string[] = [];
  const bots = {
    ...firstMover,
    choose: ({ game }: BotRequest) => {
      seen.push(game);
      return new Promise<BotAnswer>(() => {});
    },
  };
  const server = await startServer(folder.path, { bots });
  const seats = [{ kind: 'bot' }, { kind: 'you' }, { kind: 'bot' }] as const;
  const metric = async (name: string) => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  };
  const tables = [];
  // Who begins is drawn: a bot has to at two tables at least.
  while (tables.length < 6 || (await metric('fathom_bots_waiting')) === 0)
    tables.push(await createTable(server.url, { seats: [...seats] }));
  for (const table of tables) await table.act('leave');
  await expect.poll(() => metric('fathom_bots_waiting')).toBe(0);
  expect(await metric('fathom_bot_errors_total')).toBe(0);
  expect(seen).toHaveLength(1);
  await server.close();
  folder.remove();
});
