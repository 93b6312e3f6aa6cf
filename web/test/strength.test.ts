import type { MatchRecord } from '@fathom/kernel';
import { expect, test } from 'vitest';
import type { SavedMatch } from '../local/saved.ts';
import { ownLevel } from '../local/strength.ts';

function match(level: string, own: number, game = 'submarine'): SavedMatch {
  const result = { ending: 'container', places: [own, 3 - own], scores: [0, 0] };
  return {
    id: `local-${level}`,
    created: 0,
    updated: 0,
    seats: [
      { kind: 'person', name: 'Ines' },
      { kind: 'bot', name: 'Doris', level },
    ],
    record: {
      fathom: 1,
      game,
      version: 1,
      seats: 2,
      options: {},
      seed: 's',
      moves: [],
      result,
    } as unknown as MatchRecord,
  };
}

const several = (n: number, level: string, own: number) => Array.from({ length: n }, () => match(level, own));

test('somebody nobody knows is taken to know the game', () => {
  expect(ownLevel('submarine', [])).toBe('skilled');
  expect(ownLevel('submarine', [match('random', 2)])).toBe('skilled');
});

test('who wins gets stronger opponents, who loses weaker ones, level by level', () => {
  expect(ownLevel('submarine', several(2, 'skilled', 2))).toBe('casual');
  expect(ownLevel('submarine', several(4, 'skilled', 1))).toBe('expert');
  expect(ownLevel('submarine', several(12, 'novice', 2))).toBe('novice');
  expect(ownLevel('submarine', several(20, 'master', 1))).toBe('master');
});

test('former names count, other games do not', () => {
  expect(ownLevel('submarine', several(4, 'medium', 1))).toBe(
    ownLevel('submarine', several(4, 'skilled', 1)),
  );
  expect(ownLevel('flotilla', several(9, 'skilled', 1))).toBe('skilled');
});
