/** Whatever the board says of a move before it is made comes true. */
import { checkForesight } from '@fathom/kernel/testkit/foresight.ts';
import { DRIVERS, drive } from '@fathom/kernel/testkit/index.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Options } from '../meta.ts';
import { standard } from './position.ts';

const TABLES: readonly [number, Partial<Options>][] = [
  [1, { mode: 'storm' }],
  [2, { token: 'either' }],
  [3, { mission: 6 }],
  [4, { mission: 9 }],
  [2, { mission: 8, mode: 'calm' }],
];

describe.each(TABLES)('with %i seats and %o', (seats, given) => {
  test.each(DRIVERS)('what a move does is known before, in a game played by %s', driver => {
    let checked = 0;
    for (const p of drive(game, { seats, options: standard(given), seed: 'foresight', driver }))
      if (p.count % 4 === 0) checked += checkForesight(game, p);
    expect(checked).toBeGreaterThan(20);
  });
});
