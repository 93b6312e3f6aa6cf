/** What a column offers the viewer: now where the own ship is, after sailing there where it may stop. */
import { top } from '@fathom/kernel';
import type { Move } from '../move.ts';
import { submarinesIn, treasuresIn } from '../reach.ts';
import { maySalvage } from '../steps/act.ts';
import type { Token } from '../token.ts';
import { type Table, traySeat } from './table.ts';

export interface Prospect {
  readonly column: number;
  /** Own submarines below, highest first: their spaces. */
  readonly submarines: readonly number[];
  /** Tokens the hand could pay for; undefined where nothing can be salvaged in this turn. */
  readonly payable: readonly Token[] | undefined;
  /** Tokens a joker could bring up. */
  readonly forJokers: readonly Token[];
  readonly treasures: number;
}

export function prospect(table: Table, column: number): Prospect {
  const { view } = table;
  const moves = movesIn(table, column);
  const salvages = moves?.flatMap(move => (move.kind === 'salvage' ? [move.token] : []));
  const lifts = moves?.flatMap(move => (move.kind === 'joker' ? [move.token] : [])) ?? [];
  return {
    column,
    submarines: submarinesIn(view, traySeat(table), column),
    payable: salvages,
    forJokers: [...new Set(lifts)],
    treasures: treasuresIn(view, column),
  };
}

function movesIn(table: Table, column: number): readonly Move[] | undefined {
  const { moves, view } = table;
  if (moves.length === 0) return undefined;
  const stop = moves.find(move => move.kind === 'sail' && move.column === column);
  if (stop) return table.foresee(stop).moves;
  const f = top(view);
  const acts = f?.step === 'act' && maySalvage(f.deed) && view.ships[view.seat] === column;
  return acts ? moves : undefined;
}
