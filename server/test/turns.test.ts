/** Dear work: everybody has a turn, nobody pays for somebody else, and what nobody waits for is not done. */
import { expect, test } from 'vitest';
import { Histories, type Holder } from '../table/histories.ts';
import { Budget } from '../work/budget.ts';
import { type Asker, Turns } from '../work/turns.ts';

const rich = () => new Turns(new Budget({ perSecond: 1e9, burst: 1e9 }));

/** Takes so many turns, one after the other, and notes each. */
async function work(turns: Turns, asker: Asker, count: number, log: Asker[], cost = 0): Promise<void> {
  for (let i = 0; i < count; i++) {
    await turns.turn(asker, cost);
    log.push(asker);
  }
}

test('one address with a hundred connections and one with a single one take turns', async () => {
  const turns = rich();
  const log: Asker[] = [];
  const crowd = Array.from({ length: 100 }, () => ({ address: '192.0.2.1' }));
  const single = { address: '192.0.2.2' };
  const all = crowd.map(asker => work(turns, asker, 5, log));
  await work(turns, single, 10, log);
  expect(log.length).toBeLessThanOrEqual(20);
  await Promise.all(all);
  expect(log.length).toBe(510);
});

test('the connections of one address take turns', async () => {
  const turns = rich();
  const log: Asker[] = [];
  const [greedy, modest] = [{ address: 'a' }, { address: 'a' }];
  const all = Array.from({ length: 50 }, () => work(turns, greedy, 1, log));
  await work(turns, modest, 3, log);
  expect(log.length).toBeLessThanOrEqual(6);
  await Promise.all(all);
});

test('between two turns everybody else has the loop', async () => {
  const turns = rich();
  const log: Asker[] = [];
  const all = work(turns, { address: 'a' }, 20, log);
  for (let i = 0; i < 10; i++) {
    const before = log.length;
    await new Promise(resolve => setImmediate(resolve));
    expect(log.length - before).toBeLessThanOrEqual(1);
  }
  await all;
});

test('work of somebody who has gone is dropped, that of others is not', async () => {
  const turns = rich();
  const log: Asker[] = [];
  const [gone, here] = [{ address: 'a' }, { address: 'a' }];
  const dropped = Array.from({ length: 10 }, () => work(turns, gone, 1, log));
  const kept = work(turns, here, 1, log);
  turns.leave(gone);
  for (const job of dropped) await expect(job).rejects.toMatchObject({ code: 'busy' });
  await kept;
  expect(log).toEqual([here]);
  turns.leave(here);
});

test('an address that has spent its budget waits; another one does not', async () => {
  let now = 0;
  const turns = new Turns(new Budget({ perSecond: 100, burst: 10 }, () => now));
  const log: Asker[] = [];
  const [spender, other] = [{ address: 'a' }, { address: 'b' }];
  await work(turns, spender, 1, log, 30);
  const waiting = work(turns, spender, 1, log, 30);
  await new Promise(resolve => setTimeout(resolve, 20));
  await work(turns, other, 2, log, 1);
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

test('histories are held within their budget, those used last the longest', () => {
  const forgotten: number[] = [];
  const holder = (id: number, historyBytes = 40): Holder => ({
    historyBytes,
    forgetHistory: () => forgotten.push(id),
  });
  const histories = new Histories(100);
  const [one, two, three] = [1, 2, 3].map(id => holder(id));
  histories.use(one);
  histories.use(two);
  histories.use(one);
  histories.use(three);
  expect([forgotten, histories.bytes]).toEqual([[2], 80]);
  histories.drop(one);
  histories.use(two);
  expect([forgotten, histories.bytes]).toEqual([[2], 80]);
  histories.use(holder(4, 1000));
  expect([forgotten, histories.bytes]).toEqual([[2, 3, 2], 1000]);
});
