/** The legal moves sorted by the place where they are offered. Whatever the board lights up comes from here. */
import type { Card } from '../data/card.ts';
import type { Move } from '../move.ts';
import type { Place } from '../place.ts';

export type Swim = Extract<Move, { kind: 'swim' }>;
export type Market = Extract<Move, { kind: 'market' }>;

export interface Choices {
  readonly buy: ReadonlyMap<Card, Move>;
  readonly use: ReadonlyMap<Card, Move>;
  readonly attach: ReadonlyMap<Card, Move>;
  readonly swims: readonly Swim[];
  /** Bottles that may still be used. */
  readonly bottles: ReadonlySet<number>;
  readonly activate: ReadonlyMap<Place, Move>;
  readonly expand: ReadonlyMap<number, Move>;
  readonly destroy: ReadonlyMap<number, Move>;
  /** A row that may be blocked or brought up for auction. */
  readonly row: ReadonlyMap<number, Move>;
  readonly market: readonly Market[];
  /** By coins. */
  readonly bid: ReadonlyMap<number, Move>;
  readonly plant: Move | undefined;
  /** By steps of the bottle. */
  readonly hold: ReadonlyMap<number, Move>;
  readonly extra: Move | undefined;
  /** Moves without a place, in the order they are offered beside the prompt. */
  readonly plain: readonly Move[];
}

export function choicesOf(moves: readonly Move[]): Choices {
  const buy = new Map<Card, Move>();
  const use = new Map<Card, Move>();
  const attach = new Map<Card, Move>();
  const activate = new Map<Place, Move>();
  const expand = new Map<number, Move>();
  const destroy = new Map<number, Move>();
  const row = new Map<number, Move>();
  const bid = new Map<number, Move>();
  const bottles = new Set<number>();
  const swims: Swim[] = [];
  const market: Market[] = [];
  const plain: Move[] = [];
  const hold = new Map<number, Move>();
  let plant: Move | undefined;
  let extra: Move | undefined;
  for (const move of moves) {
    switch (move.kind) {
      case 'buy':
        buy.set(move.card, move);
        break;
      case 'use':
        use.set(move.card, move);
        break;
      case 'attach':
        attach.set(move.card, move);
        break;
      case 'swim':
        swims.push(move);
        bottles.add(move.steps);
        break;
      case 'activate':
        activate.set(move.place, move);
        break;
      case 'expand':
        expand.set(move.tile, move);
        break;
      case 'destroy':
        destroy.set(move.arm, move);
        break;
      case 'block':
      case 'row':
        row.set(move.row, move);
        break;
      case 'market':
        market.push(move);
        break;
      case 'bid':
        bid.set(move.coins, move);
        break;
      case 'plant':
        plant = move;
        break;
      case 'hold':
        bottles.add(move.steps);
        hold.set(move.steps, move);
        break;
      case 'extra':
        extra = move;
        break;
      default:
        plain.push(move);
    }
  }
  return {
    buy,
    use,
    attach,
    swims,
    bottles,
    activate,
    expand,
    destroy,
    row,
    market,
    bid,
    plant,
    hold,
    extra,
    plain,
  };
}
