import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Unanswered } from '../bus/bus.ts';
import { LocalBus } from '../bus/local.ts';
import { NatsBus } from '../bus/nats.ts';
import { busContract } from './bus-contract.ts';
import { NatsServer } from './machines/nats.ts';

busContract('bus of one process', {
  open: async () => [new LocalBus()],
  settle: async () => {},
});

describe('NATS', () => {
  let server: NatsServer;
  let nodes: NatsBus[] = [];
  beforeAll(async () => {
    server = await NatsServer.start();
  });
  afterEach(async () => {
    await Promise.all(nodes.map(node => node.close()));
    nodes = [];
  });
  afterAll(() => server.stop());

  async function open(count = 2): Promise<NatsBus[]> {
    nodes = await Promise.all(Array.from({ length: count }, () => NatsBus.open(server.url)));
    return nodes;
  }
  const settle = async () => {
    await Promise.all(nodes.map(node => node.flush()));
  };

  busContract('bus over NATS', { open, settle });

  test('after a restart of the server everybody hears again, and knows that something may be missing', async () => {
    const [here, there] = await open();
    const heard: number[] = [];
    let gaps = 0;
    there.subscribe('t1', notice => heard.push(notice.kind === 'moves' ? notice.seq : -1));
    there.onGap(() => gaps++);
    there.work(1, async question => question);
    await server.stop();
    const own: number[] = [];
    here.subscribe('t2', () => own.push(1));
    here.publish('t2', { kind: 'moves', table: 't2', seq: 1 });
    await expect.poll(() => own).toEqual([1]);
    await wait(300);
    await server.start();
    await expect.poll(() => gaps).toBeGreaterThan(0);
    await expect
      .poll(
        () => {
          here.publish('t1', { kind: 'moves', table: 't1', seq: 7 });
          return heard.at(-1);
        },
        { timeout: 120_000 },
      )
      .toBe(7);
    await expect.poll(() => here.ask('still there?').catch(() => undefined)).toBe('still there?');
  });

  test('a worker that dies in the middle is missed', async () => {
    const [here, there] = await open();
    let taken = false;
    there.work(1, () => {
      taken = true;
      return new Promise(() => {});
    });
    await settle();
    const asked = here.ask('hello?').catch(error => error);
    await expect.poll(() => taken).toBe(true);
    await there.kill();
    nodes = [here];
    expect(await asked).toBeInstanceOf(Unanswered);
  });

  test('what is no JSON harms nobody', async () => {
    const [here, there] = await open();
    const heard: string[] = [];
    there.subscribe('t1', notice => heard.push(notice.kind));
    there.work(1, async question => question);
    await settle();
    const stranger = await connect({ servers: server.url });
    stranger.publish('fathom.notice.t1', '{');
    const answer = await stranger.request('fathom.bots', '{', { timeout: 120_000 });
    expect(answer.json()).toEqual({ sign: true });
    await stranger.close();
    here.publish('t1', { kind: 'moves', table: 't1', seq: 1 });
    await expect.poll(() => heard).toEqual(['moves']);
    await expect.poll(() => here.ask('fine?').catch(() => '')).toBe('fine?');
  });

  test('a server that is not there is said so', async () => {
    await expect(NatsBus.open('nats://127.0.0.1:1')).rejects.toThrow();
  });
});
