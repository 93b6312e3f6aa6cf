/** What keeps the bots of a table moving: who is asked again, when, and what happens when something fails. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Asked, BotDriver, type BotTable, type DriverSettings, type Thinker } from '../table/bots.ts';
import { Unwanted } from '../work/unwanted.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const questionFor = (seat: number, moves = ['left', 'right']): Asked => ({
  base: 0,
  request: { game: 'sealed', seats: 3, seat, view: null, moves, level: 'greedy', seed: 's' },
});

/** A table whose bots are asked what `open` says, and think until they are told to answer. */
function table(over: Partial<BotTable> = {}) {
  const open = new Map([[0, questionFor(0)]]);
  const thinking = new Map<number, { answer(move: string): void; fail(error: Error): void }>();
  const thinkers: Thinker[] = [];
  const announced: [number, boolean][] = [];
  const played: [number, string][] = [];
  const errors: string[] = [];
  let asked = 0;
  let queue = 0;
  const bots: BotTable = {
    askBots: async () => {
      asked++;
      return [...open.values()];
    },
    playBot: async (seat, _, move) => {
      played.push([seat, move]);
      return open.delete(seat);
    },
    announceThinking: (seat, waits) => void announced.push([seat, waits]),
    pay: async () => {},
    ...over,
  };
  const settings: DriverSettings = {
    maker: {
      levels: ['greedy'],
      choose: ({ seat }, thinker) => {
        thinkers.push(thinker);
        return new Promise((resolve, reject) => {
          thinking.set(seat, { answer: move => resolve({ move }), fail: reject });
          thinker.signal.addEventListener('abort', () => reject(new Unwanted('nobody asks')));
        });
      },
      close: async () => {},
    },
    pause: 0,
    onError: error => void errors.push(error instanceof Error ? error.message : String(error)),
    onQueue: change => {
      queue += change;
    },
  };
  const driver = new BotDriver(bots, { table: 't', address: () => 'a', isWatched: () => true }, settings);
  const wake = () => driver.wake().then(() => pass());
  const answer = (seat: number, move: string) => {
    thinking.get(seat)?.answer(move);
    return pass();
  };
  const fail = (seat: number, error: Error) => {
    thinking.get(seat)?.fail(error);
    return pass();
  };
  const counts = () => ({ asked, queue });
  return { driver, open, thinkers, announced, played, errors, wake, answer, fail, counts };
}

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds).then(() => {});

test('after its own move the bots are asked again, and nobody is in the queue when none has to move', async () => {
  const { driver, wake, answer, played, counts } = table();
  await wake();
  expect([driver.busy, counts()]).toEqual([true, { asked: 1, queue: 1 }]);
  await answer(0, 'left');
  expect(played).toEqual([[0, 'left']]);
  expect([driver.busy, counts()]).toEqual([false, { asked: 2, queue: 0 }]);
});

test('whoever comes too late leaves the table to the faster one', async () => {
  const { wake, answer, counts } = table({ playBot: async () => false });
  await wake();
  await answer(0, 'left');
  expect(counts()).toEqual({ asked: 1, queue: 0 });
});

test('too late, but something has changed here meanwhile: the bots are asked once more, and not for ever', async () => {
  const { open, wake, answer, counts } = table({ playBot: async () => false });
  await wake();
  await wake();
  open.clear();
  await answer(0, 'left');
  expect(counts()).toEqual({ asked: 3, queue: 0 });
  open.set(0, questionFor(0));
  await wake();
  open.clear();
  await answer(0, 'left');
  expect(counts()).toEqual({ asked: 4, queue: 0 });
});

test('what has changed is not forgotten while another bot still thinks', async () => {
  const { open, wake, answer, counts } = table({ playBot: async () => false });
  open.set(1, questionFor(1));
  await wake();
  await wake();
  open.delete(0);
  await answer(0, 'left');
  expect(counts()).toEqual({ asked: 3, queue: 1 });
  open.delete(1);
  await answer(1, 'left');
  expect(counts()).toEqual({ asked: 4, queue: 0 });
});

test('a bot says that it waits, and that it begins', async () => {
  const { wake, thinkers, announced } = table();
  await wake();
  thinkers[0].waits();
  thinkers[0].begins();
  expect(announced).toEqual([
    [0, true],
    [0, false],
  ]);
});

test('a bot that fails, or answers with no move, is told of, and a move takes its place', async () => {
  const { open, wake, answer, fail, played, errors } = table();
  open.set(1, questionFor(1));
  await wake();
  await fail(0, new Error('out of memory'));
  await answer(1, 'up');
  expect(played.map(([seat, move]) => [seat, ['left', 'right'].includes(move)])).toEqual([
    [0, true],
    [1, true],
  ]);
  expect(errors).toEqual(['out of memory', 'the greedy bot of sealed answered with no legal move: up']);
});

test('a single move needs no thinking', async () => {
  const { open, wake, played, thinkers } = table();
  open.set(0, questionFor(0, ['only']));
  await wake();
  expect(played).toEqual([[0, 'only']]);
  expect(thinkers).toEqual([]);
});

test('what is not asked any more is not thought about, and nothing is played for it', async () => {
  const { open, wake, played, thinkers, errors, counts } = table();
  await wake();
  open.clear();
  await wake();
  expect(thinkers[0].signal.aborted).toBe(true);
  await pass();
  expect([played, errors, counts().queue]).toEqual([[], [], 0]);
});

test('a bot that nobody waits for before it may think is not asked', async () => {
  let mayThink = () => {};
  const { open, wake, played, thinkers, counts } = table({
    pay: () =>
      new Promise(resolve => {
        mayThink = resolve;
      }),
  });
  await wake();
  open.clear();
  await wake();
  mayThink();
  await pass();
  expect([played, thinkers, counts().queue]).toEqual([[], [], 0]);
});

test('a question that was put aside elsewhere is left there, and is no failure', async () => {
  const { wake, fail, played, errors, counts } = table();
  await wake();
  await fail(0, new Unwanted('the queue is closed'));
  expect([played, errors, counts()]).toEqual([[], [], { asked: 1, queue: 0 }]);
});

test('a driver that is stopped plays nothing more and asks nobody', async () => {
  const { driver, wake, answer, played, thinkers, errors, counts } = table();
  await wake();
  driver.stop();
  expect(thinkers[0].signal.aborted).toBe(true);
  await answer(0, 'left');
  await wake();
  expect([played, errors, counts()]).toEqual([[], [], { asked: 1, queue: 0 }]);
});

test('a store that is away is asked again after one, two, four and then every eight seconds, and told of once', async () => {
  let isAway = false;
  let tries = 0;
  const { open, wake, answer, errors } = table({
    askBots: async () => {
      tries++;
      if (isAway) throw new Error('away');
      return [...open.values()];
    },
  });
  await wake();
  isAway = true;
  await answer(0, 'left');
  expect(tries).toBe(2);
  for (const [i, seconds] of [1, 2, 4, 8, 8].entries()) {
    await pass(seconds * 1000 - 1);
    expect(tries).toBe(2 + i);
    await pass(1);
    expect(tries).toBe(3 + i);
  }
  expect(errors).toEqual(['away']);
});

test('a move that cannot be stored is tried again after a second', async () => {
  let isBroken = true;
  const played: string[] = [];
  const { wake, answer, errors, counts } = table({
    playBot: async (_, __, move) => {
      if (isBroken) throw new Error('disk full');
      played.push(move);
      return false;
    },
  });
  await wake();
  await answer(0, 'left');
  expect([errors, counts()]).toEqual([['disk full'], { asked: 1, queue: 1 }]);
  isBroken = false;
  await pass(1000);
  expect(counts()).toEqual({ asked: 2, queue: 1 });
  await answer(0, 'right');
  expect(played).toEqual(['right']);
});
