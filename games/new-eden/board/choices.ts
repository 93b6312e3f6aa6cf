/** The legal moves sorted by the place where they are offered. Whatever the board lights up comes from here. */
import type { Card } from '../data/card.ts';
import type { Move } from '../move.ts';
import type { Place } from '../place.ts';

export type Swim = Extract<Move, { kind: 'swim' }>;
export type Market = Extract<Move, { kind: 'market' }>;

/** Moves by what they are offered at. */
type Offered<K> = Map<K, Move>;

class Sorted {
  readonly buy: Offered<Card> = new Map();
  readonly use: Offered<Card> = new Map();
  readonly attach: Offered<Card> = new Map();
  readonly swims: Swim[] = [];
  /** Bottles that may still be used. */
  readonly bottles = new Set<number>();
  readonly activate: Offered<Place> = new Map();
  readonly expand: Offered<number> = new Map();
  readonly destroy: Offered<number> = new Map();
  /** A row that may be blocked or brought up for auction. */
  readonly row: Offered<number> = new Map();
  readonly market: Market[] = [];
  /** By coins. */
  readonly bid: Offered<number> = new Map();
  plant: Move | undefined;
  /** By steps of the bottle. */
  readonly hold: Offered<number> = new Map();
  extra: Move | undefined;
  /** Moves without a place, in the order they are offered beside the prompt. */
  readonly plain: Move[] = [];
}

export type Choices = {
  readonly [K in keyof Sorted]: Sorted[K] extends Map<infer P, Move>
    ? ReadonlyMap<P, Move>
    : Sorted[K] extends Set<infer P>
      ? ReadonlySet<P>
      : Readonly<Sorted[K]>;
};

export function choicesOf(moves: readonly Move[]): Choices {
  const choices = new Sorted();
  for (const move of moves) sort(choices, move);
  return choices;
}

function sort(choices: Sorted, move: Move): void {
  switch (move.kind) {
    case 'buy':
    case 'use':
    case 'attach':
      choices[move.kind].set(move.card, move);
      return;
    case 'swim':
      choices.swims.push(move);
      choices.bottles.add(move.steps);
      return;
    case 'hold':
      choices.hold.set(move.steps, move);
      choices.bottles.add(move.steps);
      return;
    case 'activate':
      choices.activate.set(move.place, move);
      return;
    case 'expand':
      choices.expand.set(move.tile, move);
      return;
    case 'destroy':
      choices.destroy.set(move.arm, move);
      return;
    case 'block':
    case 'row':
      choices.row.set(move.row, move);
      return;
    case 'market':
      choices.market.push(move);
      return;
    case 'bid':
      choices.bid.set(move.coins, move);
      return;
    case 'plant':
    case 'extra':
      choices[move.kind] = move;
      return;
    default:
      choices.plain.push(move);
  }
}
