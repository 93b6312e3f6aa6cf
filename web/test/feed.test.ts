import type { Entry, Update } from '@fathom/server/protocol.ts';
import { describe, expect, test } from 'vitest';
import { join, type Known, restart } from '../table/feed.ts';

function step(seq: number): Entry {
  return { seq, seat: seq % 2, text: `move ${seq}`, at: 0, events: [] };
}

function update(base: number, seq: number, keep = base, steps = range(base + 1, seq)): Update {
  return {
    base,
    seq,
    keep,
    steps: steps.map(step),
    view: { at: seq },
    moves: [],
    actors: [0],
    undo: 0,
    restart: 0,
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

function seqs(known: Known): number[] {
  return known.entries.map(one => one.seq);
}

function joined(known: Known, next: Update): Known {
  const result = join(known, next);
  if (result.kind !== 'new') throw new Error(`expected news, got ${result.kind}`);
  return result.known;
}

describe('putting updates together', () => {
  const three = restart(update(0, 3));

  test('the whole log at the start is nothing recent', () => {
    expect(seqs(three)).toEqual([1, 2, 3]);
    expect(three.recent).toEqual([]);
  });

  test('the next update is appended, and its steps are recent', () => {
    const known = joined(three, update(3, 5));
    expect(seqs(known)).toEqual([1, 2, 3, 4, 5]);
    expect(known.recent.map(one => one.seq)).toEqual([4, 5]);
    expect(known.view).toEqual({ at: 5 });
  });

  test('the same update twice, or an older one after a newer one, changes nothing', () => {
    const five = joined(three, update(3, 5));
    expect(join(five, update(3, 5))).toEqual({ kind: 'old' });
    expect(join(five, update(3, 4))).toEqual({ kind: 'old' });
  });

  test('an update that begins earlier than what is known overlaps without doubling', () => {
    const known = joined(three, update(1, 5));
    expect(seqs(known)).toEqual([1, 2, 3, 4, 5]);
    expect(known.recent.map(one => one.seq)).toEqual([4, 5]);
  });

  test('what has changed in the view is put together with what was seen before', () => {
    const { view: _, ...told } = update(3, 5);
    const known = join(three, { ...told, change: { more: ['new'] } });
    expect(known).toMatchObject({ kind: 'new', known: { seq: 5, view: { at: 3, more: 'new' } } });
    expect(join(three, told)).toMatchObject({ kind: 'new', known: { seq: 5, view: three.view } });
  });

  test('a change of something that was never seen is asked for again, unless it is old', () => {
    const { view: _, ...told } = update(2, 5);
    expect(join(three, { ...told, change: { at: [5] } })).toEqual({ kind: 'gap', from: 3 });
    expect(join(undefined, { ...told, base: 0 })).toEqual({ kind: 'gap', from: 0 });
    expect(join(three, { ...told, seq: 3 })).toEqual({ kind: 'old' });
  });

  test('a hole is noticed and says from where to ask', () => {
    expect(join(three, update(4, 5))).toEqual({ kind: 'gap', from: 3 });
    expect(join(undefined, update(2, 3))).toEqual({ kind: 'gap', from: 0 });
  });

  test('what was taken back goes, and what came after it stays', () => {
    const undone = joined(three, update(3, 4, 1, []));
    expect(seqs(undone)).toEqual([1]);
    const overlapping = joined(three, { ...update(2, 6, 1, [5, 6]) });
    expect(seqs(overlapping)).toEqual([1, 5, 6]);
  });
});
