/** Whatever the board says of a move before it is made comes true. */
import { EventLog, foresee } from '@fathom/kernel';
import { checkForesight, DRIVERS, drive } from '@fathom/kernel/testkit/index.ts';
import { describe, expect, test } from 'vitest';
import { outlookOf } from '../board/outlook.ts';
import type { Table } from '../board/table.ts';
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

  test('ED-83 ED-87 S-12 prices and discs the board shows are those that are paid', () => {
    let checked = 0;
    for (const { state, seat, moves } of drive(game, {
      seats,
      options: standard(given),
      seed: 'prices',
      driver: 'prior',
    })) {
      const view = game.view(state, seat);
      // The board asks for nothing else of its table.
      const table = { view, foresee: move => foresee(game, view, seat, move) } as Table;
      for (const move of moves.filter(({ kind }) => kind === 'conserve' || kind === 'publish')) {
        const after = game.clone(state);
        const log = new EventLog();
        game.play(after, seat, move, log);
        const { cost, discs } = outlookOf(table, move);
        expect(cost, game.write(move)).toBe(log.events.find(event => 'cost' in event.params)?.params.cost);
        expect(discs, game.write(move)).toBeGreaterThanOrEqual(1);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(0);
  });
});
