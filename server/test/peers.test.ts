/** Nodes that know of each other: who comes, who says goodbye, who is missed, and the people connected to them. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NODES } from '../bus/bus.ts';
import { LocalBus } from '../bus/local.ts';
import { Peers } from '../table/peers.ts';
import { Presence } from '../table/presence.ts';

describe('nodes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a node without a sign of life is missed, one that says goodbye at once', async () => {
    const bus = new LocalBus();
    const events: string[] = [];
    const peers = new Peers('here', bus, {
      came: node => events.push(`${node} came`),
      lost: node => events.push(`${node} lost`),
    });
    const sign = (node: string, alive: boolean) => bus.publish(NODES, { kind: 'node', node, alive });
    sign('a', true);
    sign('b', true);
    sign('here', true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(events).toEqual(['a came', 'b came']);
    sign('a', true);
    sign('b', false);
    await vi.advanceTimersByTimeAsync(1);
    expect(events.slice(2)).toEqual(['b lost']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(events.slice(3)).toEqual(['a lost']);
    sign('a', true);
    await vi.advanceTimersByTimeAsync(1);
    expect(events.at(-1)).toBe('a came');
    peers.close();
  });
});

describe('people at a table', () => {
  const MEMBERS = ['anna', 'bert', 'carl'];

  function presence(node: string, bus: LocalBus): Presence {
    const settings = { table: 't1', node, bus, now: Date.now };
    const made = new Presence({
      ...settings,
      seatOf: member => MEMBERS.indexOf(member),
      memberAt: seat => MEMBERS[seat],
    });
    bus.subscribe('t1', notice => made.hear(notice));
    return made;
  }

  test('are known at every node, also at one that comes later, until they or their node go', async () => {
    const bus = new LocalBus();
    const one = presence('one', bus);
    one.come('anna');
    one.come('anna');
    one.come('bert');
    const two = presence('two', bus);
    expect(two.isHere('anna')).toBe(false);
    two.ask();
    await expect.poll(() => two.isHere('anna')).toBe(true);
    expect(two.isHere('carl')).toBe(false);
    expect(one.go('anna')).toBe(false);
    expect(one.go('anna')).toBe(true);
    await expect.poll(() => two.isHere('anna')).toBe(false);
    expect(two.isHere('bert')).toBe(true);
    expect(two.isGone('bert', 1, 0, undefined)).toBe(false);
    expect(two.lose('one')).toBe(true);
    expect(two.isHere('bert')).toBe(false);
    expect(two.isGone('bert', 1, 60_000, undefined)).toBe(false);
    expect(two.isGone('bert', 1, 0, undefined)).toBe(true);
  });
});
