/** What every bus must do, as tests. `nodes` are connected to the same bus: one object twice, or two connections. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Bus, type Notice, Unanswered, type WorkQueue } from '../bus/bus.ts';

export interface BusFactory {
  open(): Promise<readonly (Bus & WorkQueue)[]>;
  /** Until everything that was said before is under way, and every subscription known. */
  settle(): Promise<void>;
}

const moves = (seq: number): Notice => ({ kind: 'moves', table: 't1', seq });

let nodes: readonly (Bus & WorkQueue)[];
let here: Bus & WorkQueue;
let there: Bus & WorkQueue;

export function busContract(name: string, factory: BusFactory): void {
  describe(name, () => {
    beforeEach(async () => {
      nodes = await factory.open();
      here = nodes[0];
      there = nodes[nodes.length - 1];
    });
    afterEach(async () => {
      await Promise.all(nodes.map(node => node.close()));
    });

    describe('notices', () => noticeTests(factory));
    describe('questions', () => questionTests(factory));
  });
}

function noticeTests(factory: BusFactory): void {
  test('every listener hears everything once and in order', async () => {
    const heard: number[][] = [[], [], []];
    const listen = (bus: Bus, n: number) =>
      bus.subscribe('t1', notice => heard[n].push(notice.kind === 'moves' ? notice.seq : -1));
    listen(here, 0);
    listen(there, 1);
    listen(there, 2);
    await factory.settle();
    const sent = Array.from({ length: 200 }, (_, i) => i);
    for (const seq of sent) here.publish('t1', moves(seq));
    await expect.poll(() => heard).toEqual([sent, sent, sent]);
  });

  test('listeners of a process are called in the order in which they came', async () => {
    const order: string[] = [];
    for (const who of ['first', 'second', 'third']) there.subscribe('t1', () => order.push(who));
    await factory.settle();
    here.publish('t1', moves(1));
    await expect.poll(() => order).toEqual(['first', 'second', 'third']);
  });

  test('nobody hears other topics, or anything after stopping', async () => {
    const heard: string[] = [];
    const stop = there.subscribe('t1', () => heard.push('stopped'));
    there.subscribe('t2', () => heard.push('other'));
    there.subscribe('t1', () => heard.push('right'));
    await factory.settle();
    stop();
    stop();
    here.publish('t1', moves(1));
    await expect.poll(() => heard).toEqual(['right']);
    here.publish('t2', moves(1));
    await expect.poll(() => heard).toEqual(['right', 'other']);
  });
}

function questionTests(factory: BusFactory): void {
  test('a question goes to one worker only, and its failure comes back', async () => {
    const asked: unknown[] = [];
    const answer = async (question: unknown) => {
      asked.push(question);
      if (question === 5) throw new Error('no idea');
      return { to: question };
    };
    here.work(100, answer);
    there.work(100, answer);
    await factory.settle();
    const questions = Array.from({ length: 20 }, (_, i) => i);
    const answers = await Promise.allSettled(questions.map(question => here.ask(question)));
    expect(asked.sort((a, b) => Number(a) - Number(b))).toEqual(questions);
    for (const [i, outcome] of answers.entries()) {
      if (i === 5) expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'no idea' } });
      else expect(outcome).toEqual({ status: 'fulfilled', value: { to: i } });
    }
  });

  test('whoever has answered is free for the next question', async () => {
    there.work(1, async question => question);
    await factory.settle();
    for (let i = 0; i < 200; i++) expect(await here.ask(i)).toBe(i);
  });

  test('without a free worker a question is not answered; who stops answers what it took', async () => {
    await expect(here.ask('anybody?')).rejects.toThrow(Unanswered);
    let finish: (() => void) | undefined;
    const stop = there.work(1, async question => {
      await new Promise<void>(resolve => {
        finish = resolve;
      });
      return question;
    });
    await factory.settle();
    const first = here.ask('first');
    await expect.poll(() => finish).toBeDefined();
    await factory.settle();
    await expect(here.ask('second')).rejects.toThrow(Unanswered);
    const stopped = stop();
    finish?.();
    expect(await first).toBe('first');
    await stopped;
    await factory.settle();
    await expect(here.ask('third')).rejects.toThrow(Unanswered);
  });
}
