/**
 * Information Set Monte Carlo Tree Search with a single observer (Cowling, Powley, Whitehouse 2012): one tree, in every
 * iteration a fresh world that fits the view, only moves that are legal in it, rewards for each seat. Playouts are cut
 * where a turn ends and judged by the game's value.
 */
import { type Game, type Rng, type Seat, type Stateful, weighted } from '@fathom/kernel';
import type { Bot, Budget, Position } from './bot.ts';
import { playout } from './playout.ts';
import { type Edge, edgeKey, makeNode, type Node, select } from './tree.ts';

const CHECK_EVERY = 64;
/** No line of play is followed further than this. */
const DEPTH = 100;

export interface Ranked<M> {
  readonly move: M;
  readonly visits: number;
  /** Expected share of victory. */
  readonly value: number;
}

export const ismcts: Bot = (game, position, budget, rng) => {
  if (position.moves.length === 1) return position.moves[0];
  const ranked = search(game, position, budget, rng);
  if (budget.temperature <= 0) return ranked[0].move;
  const most = ranked[0].visits;
  const weights = ranked.map(({ visits }) => (visits / most) ** (1 / budget.temperature));
  return ranked[weighted(rng, weights)].move;
};

/** Every move with what the search thinks of it, the best one first. */
export function search<S extends Stateful, M, V>(
  game: Game<S, M, V>,
  position: Position<M, V>,
  budget: Budget,
  rng: Rng,
): Ranked<M>[] {
  const root = makeNode();
  const { seat, moves } = position;
  for (let i = 0; i < budget.iterations; i++) {
    iterate(game, root, position, i, rng);
    if ((i + 1) % CHECK_EVERY !== 0) continue;
    if (isDecided(root, budget.iterations - i - 1)) break;
    budget.progress?.((i + 1) / budget.iterations);
  }
  return moves
    .map(move => rank(move, root.edges.get(edgeKey(game, seat, move))))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
}

/** Walks down the tree in a fresh world, adds one edge, plays the turn out and writes the rewards into the path. */
function iterate<S extends Stateful, M, V>(
  game: Game<S, M, V>,
  root: Node,
  { seat: observer, view, moves: rootMoves }: Position<M, V>,
  iteration: number,
  rng: Rng,
): void {
  const s = game.sample(view, rng);
  const path: Edge[] = [];
  const actors: Seat[] = [];
  let node = root;
  let actor = observer;
  let moves: readonly M[] = rootMoves;
  while (path.length < DEPTH) {
    const { move, edge } = select(game, node, s, actor, observer, moves, iteration, rng);
    path.push(edge);
    actors.push(actor);
    game.play(s, actor, move);
    if (edge.visits === 0) break;
    // A decision without a choice is no place in the tree.
    let next = game.actors(s);
    while (next.length > 0) {
      actor = next[0];
      moves = game.moves(s, actor);
      if (moves.length > 1) break;
      game.play(s, actor, moves[0]);
      next = game.actors(s);
    }
    if (next.length === 0) break;
    edge.node ??= makeNode();
    node = edge.node;
  }
  const rewards = playout(game, s, rng);
  for (let i = 0; i < path.length; i++) {
    path[i].visits++;
    path[i].total += rewards[actors[i]];
  }
}

/** True when the rest of the budget cannot change which move was visited most. */
function isDecided(root: Node, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of root.edges.values()) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left;
}

function rank<M>(move: M, edge: Edge | undefined): Ranked<M> {
  if (!edge || edge.visits === 0) return { move, visits: 0, value: 0 };
  return { move, visits: edge.visits, value: edge.total / edge.visits };
}
