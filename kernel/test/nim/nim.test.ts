/** A game of single decisions, without options and without recorded games, passes the whole kit. */
import { expect, test } from 'vitest';
import { checkRecorded, testGame, testWords } from '../../testkit/index.ts';
import { nim, voice } from './nim.ts';

testGame(nim, {
  folder: import.meta.dirname,
  inventory: s => ({ seats: s.seats }),
  invariant: s => (s.sticks < 0 ? 'sticks were made' : undefined),
  games: 2,
  secrets: s => s.rng,
  lucky: 0.1,
  endings: [],
  playthroughs: [],
  perft: [
    {
      name: 'start',
      run: { seats: 2, options: {}, seed: 'nim', driver: 'uniform' },
      skip: 0,
      nodes: [3, 9, 27],
    },
  ],
});

testWords(nim, voice, { folder: import.meta.dirname, groups: {}, foreign: ['take:3'] });

test('a game without recorded games is told in one sentence what is missing, and how to get it', () => {
  expect(() => checkRecorded('nim', 'games/nim/test/fixtures', ['taken', 'left'], ['left'])).toThrow(
    /^games\/nim\/test\/fixtures has no recorded game that ends with taken: record one with "node scripts\/fixtures.ts nim taken"$/,
  );
  expect(() => checkRecorded('nim', 'games/nim/test/fixtures', ['taken'], ['taken'])).not.toThrow();
});
