/** The preview of a column is what the rules foresee. */
import { foresee } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { prospect } from '../board/prospect.ts';
import type { Table } from '../board/table.ts';
import { game } from '../game.ts';
import { writeToken } from '../notation.ts';
import type { State } from '../state.ts';
import { position } from './position.ts';
import { play } from './table.ts';

describe('the preview of a column', () => {
  /** What seat 0 sees at its table. */
  function tableOf(s: State): Table {
    const view = game.view(s, 0);
    return {
      view,
      viewer: 0,
      seats: [],
      actors: game.actors(s),
      moves: game.moves(s, 0),
      send: () => {},
      explain: move => game.explain(s, 0, move),
      foresee: move => foresee(game, view, 0, move),
      refuse: () => {},
      recent: [],
      say: key => key,
    };
  }

  function payable(s: State, column: number): string[] | undefined {
    return prospect(tableOf(s), column).payable?.map(writeToken);
  }

  function atSea(): State {
    return position({
      submarines: [['C3', 'C4', 'D3'], ['C3']],
      treasures: { C3: 'ring-rose key-lilac', C4: 'bell-sky', D3: 'lamp-sand' },
      hands: ['rose sky sand'],
      jokers: [''],
    });
  }

  test('SU-19 S-9 tells before sailing what the hand could pay for there', () => {
    const s = atSea();
    expect(payable(s, 2)).toEqual(['bell-sky', 'ring-rose'].sort());
    expect(payable(s, 3)).toEqual(['lamp-sand']);
    expect(payable(s, 1)).toBe(undefined);
  });

  test('SU-25 promises no salvage once a submarine was moved', () => {
    const s = atSea();
    play(s, 'sail:C');
    expect(payable(s, 2)).toHaveLength(2);
    play(s, 'move:C3-C2');
    expect(payable(s, 2)).toBe(undefined);
    expect(prospect(tableOf(s), 2).forJokers).toEqual([]);
  });

  test('SU-35 promises nothing while a payment is due', () => {
    const s = position({
      submarines: [['C3'], ['C2']],
      treasures: { C3: 'ring-rose key-sky' },
      hands: ['rose sky sand'],
      piles: [0, undefined],
    });
    play(s, 'sail:C', 'lift:ring-rose');
    expect(payable(s, 2)).toBe(undefined);
  });
});
