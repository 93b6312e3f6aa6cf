/** Dear work: everybody has a turn, nobody pays for somebody else, and what nobody waits for is not done. */
import { expect, test } from 'vitest';
import { HistoryCache, type HistoryHolder } from '../table/history-cache.ts';
import { Budget } from '../work/budget.ts';
import { type Requester, Scheduler } from '../work/scheduler.ts';

const rich = () => new Scheduler(new Budget({ perSecond: 1e9, burst: 1e9 }));

/** Takes so many slots, one after the other, and notes each. */
async function work(
  scheduler: Scheduler,
  requester: Requester,
  count: number,
  log: Requester[],
  cost = 0,
): Promise<void> {
  for (let i = 0; i < count; i++) {
    await scheduler.slot(requester, cost);
    log.push(requester);
  }
}

test('one address with a hundred connections and one with a single one take turns', async () => {
  const scheduler = rich();
  const log: Requester[] = [];
  const crowd = Array.from({ length: 100 }, () => ({ address: '192.0.2.1' }));
  const single = { address: '192.0.2.2' };
  const all = crowd.map(requester => work(scheduler, requester, 5, log));
  await work(scheduler, single, 10, log);
  expect(log.length).toBeLessThanOrEqual(20);
  await Promise.all(all);
  expect(log.length).toBe(510);
});

test('the connections of one address take turns', async () => {
  const scheduler = rich();
  const log: Requester[] = [];
  const [greedy, modest] = [{ address: 'a' }, { address: 'a' }];
  const all = Array.from({ length: 50 }, () => work(scheduler, greedy, 1, log));
  await work(scheduler, modest, 3, log);
  expect(log.length).toBeLessThanOrEqual(6);
  await Promise.all(all);
});

test('between two scheduler everybody else has the loop', async () => {
  const scheduler = rich();
  const log: Requester[] = [];
  const all = work(scheduler, { address: 'a' }, 20, log);
  for (let i = 0; i < 10; i++) {
    const before = log.length;
    await new Promise(resolve => setImmediate(resolve));
    expect(log.length - before).toBeLessThanOrEqual(1);
  }
  await all;
});

test('work of somebody who has gone is dropped, that of others is not', async () => {
  const scheduler = rich();
  const log: Requester[] = [];
  const [gone, here] = [{ address: 'a' }, { address: 'a' }];
  const dropped = Array.from({ length: 10 }, () => work(scheduler, gone, 1, log));
  const kept = work(scheduler, here, 1, log);
  scheduler.cancel(gone);
  for (const job of dropped) await expect(job).rejects.toMatchObject({ code: 'busy' });
  await kept;
  expect(log).toEqual([here]);
  scheduler.cancel(here);
});

test('an address that has spent its budget waits; another one does not', async () => {
  let now = 0;
  const scheduler = new Scheduler(new Budget({ perSecond: 100, burst: 10 }, () => now));
  const log: Requester[] = [];
  const [spender, other] = [{ address: 'a' }, { address: 'b' }];
  await work(scheduler, spender, 1, log, 30);
  const waiting = work(scheduler, spender, 1, log, 30);
  await new Promise(resolve => setTimeout(resolve, 20));
  await work(scheduler, other, 2, log, 1);
  expect(log).toEqual([spender, other, other]);
  now = 1000;
  await waiting;
  expect(log).toHaveLength(4);
});

test('a budget fills up to its burst and not beyond, and full accounts are forgotten', () => {
  let now = 0;
  const budget = new Budget({ perSecond: 10, burst: 20 }, () => now);
  expect(budget.wait('a')).toBe(0);
  budget.spend('a', 19);
  expect(budget.wait('a')).toBe(0);
  budget.spend('a', 1);
  expect(budget.wait('a')).toBe(100);
  now = 100;
  expect(budget.wait('a')).toBe(0);
  now = 1e6;
  budget.spend('a', 25);
  expect(budget.wait('a')).toBe(600);
  for (let i = 0; i < 5000; i++) {
    now += 1000;
    budget.spend(`b${i}`, 1);
  }
  expect(budget.size).toBeLessThanOrEqual(1001);
});

test('historyCache are held within their budget, those used last the longest', () => {
  const forgotten: number[] = [];
  const holder = (id: number, historyBytes = 40): HistoryHolder => ({
    historyBytes,
    forgetHistory: () => forgotten.push(id),
  });
  const historyCache = new HistoryCache(100);
  const [one, two, three] = [1, 2, 3].map(id => holder(id));
  historyCache.use(one);
  historyCache.use(two);
  historyCache.use(one);
  historyCache.use(three);
  expect([forgotten, historyCache.bytes]).toEqual([[2], 80]);
  historyCache.drop(one);
  historyCache.use(two);
  expect([forgotten, historyCache.bytes]).toEqual([[2], 80]);
  historyCache.use(holder(4, 1000));
  expect([forgotten, historyCache.bytes]).toEqual([[2, 3, 2], 1000]);
});

test('at the end whoever still waits has a turn, whatever was spent', async () => {
  const budget = new Budget({ perSecond: 0.001, burst: 1 });
  const scheduler = new Scheduler(budget);
  budget.spend('a', 1000);
  const waiting = scheduler.slot({ address: 'a' }, 1);
  scheduler.hurry();
  await waiting;
});
