import { sum } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../game.ts';
import { position } from '../position.ts';
import { offered, play, refused, told } from '../table.ts';

describe('a turn', () => {
  test('NA-5: you take a pearl from the bank or open your fist; alike pearls are one choice', () => {
    expect(offered(position({ bank: [4, 2, 4] }))).toEqual(['take:2', 'take:4', 'open']);
  });

  test('NA-5: whose turn it is not waits', () => {
    expect(refused(position(), 'open', 1)).toBe('turn notYourTurn');
  });

  test('NA-6, NA-9: a taken pearl is strung, and at the end of the turn another comes to the bank', () => {
    const s = position({ bank: [1, 2, 3] });
    const log = play(s, 'take:2');
    expect(s.strings[0]).toEqual([2]);
    expect(s.bank).toEqual([1, 3, s.bank[2]]);
    expect(told(log, 'surfaced', 1)).toEqual([{ value: s.bank[2] }]);
    expect(sum(s.sea)).toBe(30 - 3 - 2 - 1);
  });

  test('NA-6: only what lies on the bank can be taken', () => {
    expect(refused(position({ bank: [1, 2, 3] }), 'take:4')).toBe('NA-6 notOnBank');
    expect(offered(position({ bank: [1, 2, 4] }))).toContain('take:4');
  });

  test('NA-7: the pearl of an opened fist is strung; only its owner knows the next', () => {
    const s = position({ fists: [5, 1] });
    const log = play(s, 'open');
    expect(s.strings[0]).toEqual([5]);
    expect(s.bank).toEqual([1, 2, 3]);
    expect(told(log, 'opened', 1)).toEqual([{ seat: 0, value: 5 }]);
    expect(told(log, 'opened', 0)).toEqual([{ seat: 0, value: 5, drawn: s.fists[0] }]);
    expect(game.view(s, 1).fists[0]).toBe(null);
  });
});

describe('the current', () => {
  test('NA-8: it may take a bank with pearls that are alike', () => {
    const s = position({ bank: [4, 2, 4] });
    play(s, 'open');
    expect(s.seat).toBe(0);
    expect(offered(s)).toEqual(['sweep', 'leave']);
    const sea = sum(s.sea);
    const log = play(s, 'sweep');
    expect(sum(s.sea)).toBe(sea);
    expect(told(log, 'swept', 1)).toEqual([{ seat: 0 }]);
    expect(told(log, 'surfaced', 1)).toEqual(s.bank.map(value => ({ value })));
    expect(s.seat).toBe(1);
  });

  test('NA-6, NA-8: the pearl that was taken does not lie there any more', () => {
    const s = position({ bank: [4, 2, 4] });
    play(s, 'take:4');
    expect(s.seat).toBe(1);
    const other = position({ bank: [4, 2, 4] });
    play(other, 'take:2', 'sweep');
    expect(other.bank).toHaveLength(3);
  });

  test('NA-8: it may be left alone', () => {
    const s = position({ bank: [4, 2, 4] });
    play(s, 'open', 'leave');
    expect(s.bank).toEqual([4, 2, 4]);
    expect(s.seat).toBe(1);
  });

  test('NA-8: a bank of three values stays', () => {
    const s = position({ bank: [4, 2, 3] });
    play(s, 'open');
    expect(s.seat).toBe(1);
  });

  test('NA-5, NA-8: pearl first, then the current, each once', () => {
    const s = position({ bank: [4, 2, 4] });
    expect(refused(s, 'sweep')).toBe('NA-8 pearlFirst');
    play(s, 'open');
    expect(refused(s, 'take:4')).toBe('NA-5 currentFirst');
    expect(refused(s, 'open')).toBe('NA-5 currentFirst');
  });
});
