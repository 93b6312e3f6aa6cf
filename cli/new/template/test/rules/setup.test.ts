import { EventLog, seedRng, sum } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../game.ts';
import { setup } from '../../setup.ts';
import { told } from '../table.ts';

const begin = (seed: string, log?: EventLog) => setup(3, { length: 5 }, seedRng(seed, 'play'), log);

describe('set-up', () => {
  test('NA-1, NA-2: of 30 pearls three lie on the bank and the rest is in the sea', () => {
    const s = begin('box');
    expect(s.bank).toHaveLength(3);
    const pearls = s.sea.map((n, value) => n + [...s.bank, ...s.fists].filter(one => one === value).length);
    expect(pearls).toEqual([0, 5, 5, 5, 5, 5, 5]);
    expect(sum(s.sea)).toBe(30 - 3 - 3);
  });

  test('NA-3: everyone knows the own fist only', () => {
    const log = new EventLog();
    const s = begin('fists', log);
    expect(game.view(s, 1).fists).toEqual([null, s.fists[1], null]);
    expect(game.view(s, 'spectator').fists).toEqual([null, null, null]);
    expect(told(log, 'dealt', 1)).toEqual([{ seat: 0 }, { seat: 1, drawn: s.fists[1] }, { seat: 2 }]);
  });

  test('NA-4, N-1: chance decides who begins', () => {
    const first = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(seed => begin(seed).seat);
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
    const log = new EventLog();
    const { seat } = begin('a', log);
    expect(told(log, 'begins', 'spectator')).toEqual([{ seat }]);
  });
});
