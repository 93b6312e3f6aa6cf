/**
 * Information Set Monte Carlo Tree Search with a single observer (Cowling, Powley, Whitehouse 2012): one tree, in every
 * iteration a fresh world that fits the view, only moves that are legal in it, rewards for each seat. Playouts are cut
 * where a turn ends and judged by the game's value.
 */
import { type Game, type Rng, type Seat, type Stateful, weighted } from '@fathom/kernel';
import type { Bot, Budget, Position } from './bot.ts';
import type { Edge } from './edges.ts';
import { misjudged, noticed } from './human.ts';
import { Memory } from './memory.ts';
import { playout } from './playout.ts';
import type { Spread } from './spread.ts';
import type { Node, Tree } from './tree.ts';

const CHECK_EVERY = 64;
/** What a further move must bring: whoever can win now does not dawdle. */
const EFFORT = 1e-5;
/** Moves tried in one world before the next one is drawn. */
const LEAVES = 6;
/** No line of play is followed further than this. */
const DEPTH = 100;
/** How much of the thinking may have been done at the decision before. */
const CARRIED = 0.75;

/**
 * Where what a turn is good for shows only in the turns after it, so many of them are played on before judging. Found by
 * matches (docs/bots.md); elsewhere the end of the turn is the place to judge.
 */
const TURNS_AHEAD: Readonly<Record<string, number>> = { flotilla: 3 };

export interface Ranked<M> {
  readonly move: M;
  readonly visits: number;
  /** Expected share of victory. */
  readonly value: number;
}

export const ismcts: Bot = (game, position, budget, rng) => {
  if (position.moves.length === 1) return position.moves[0];
  const moves = noticed(game, position, budget, rng);
  if (moves.length === 1) return moves[0];
  // Who overlooks a move now may see it at the next decision: only clear heads go on with what they thought.
  const memory = budget.oversight ? undefined : budget.memory;
  const ranked = search(game, { ...position, moves }, budget, rng, memory);
  const move = chosen(ranked, budget, rng);
  memory?.expect(game, position, move, rng);
  return move;
};

function chosen<M>(ranked: readonly Ranked<M>[], budget: Budget, rng: Rng): M {
  if (budget.temperature <= 0) return misjudged(ranked, budget, rng);
  const most = ranked[0].visits;
  const weights = ranked.map(({ visits }) => (visits / most) ** (1 / budget.temperature));
  return ranked[weighted(rng, weights)].move;
}

/** Every move with what the search thinks of it, the best one first. */
export function search<S extends Stateful, M, V>(
  game: Game<S, M, V>,
  position: Position<M, V>,
  budget: Budget,
  rng: Rng,
  memory: Memory = forgetful,
): Ranked<M>[] {
  const root = memory.enter(game, position);
  const { tree } = memory;
  const { seat, moves } = position;
  const { iterations } = budget;
  let done = Math.min(tree.walks(root), Math.floor(CARRIED * iterations));
  let check = done + CHECK_EVERY;
  while (done < iterations) {
    done += explore(game, memory, root, position, Math.min(LEAVES, iterations - done), rng);
    if (done < check) continue;
    check += CHECK_EVERY;
    if (isDecided(tree, root, iterations - done)) break;
    budget.progress?.(done / iterations);
  }
  return moves
    .map(move => rank(tree, move, tree.edgeOf(game, root, seat, move)))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
}

/** Of those who think about every question anew. */
const forgetful = new Memory();
const path: Edge[] = [];
const deciders: Seat[] = [];

/**
 * Walks down the tree in a fresh world until it comes to a move nobody has tried, plays the turn out, writes the rewards
 * into the path, and goes on from where it stood: the way down is walked once for several moves. Returns how many it tried.
 */
function explore<S extends Stateful, M, V>(
  game: Game<S, M, V>,
  memory: Memory,
  root: Node,
  { seat: observer, view, moves: rootMoves }: Position<M, V>,
  leaves: number,
  rng: Rng,
): number {
  const { tree, spread } = memory;
  const s = game.sample(view, rng);
  const ahead = TURNS_AHEAD[game.meta.id] ?? 0;
  let length = 0;
  let node = root;
  let actor = observer;
  let moves: readonly M[] = rootMoves;
  /** Who decides at the same time, and where those lead who have decided already. */
  let choosing = game.actors(s);
  let sealed: Node | undefined;
  for (let leaf = 1; ; ) {
    const index = tree.select(game, node, s, actor, moves, memory.tried + leaf, spread, rng);
    const edge = tree.edgeAt(index);
    const isNew = tree.edges.visits[edge] === 0;
    path[length] = edge;
    deciders[length] = actor;
    if (isNew && leaf < leaves) {
      const tried = game.clone(s);
      game.play(tried, actor, moves[index]);
      reward(tree, playout(game, tried, rng, ahead), length + 1, spread);
      leaf++;
      continue;
    }
    game.play(s, actor, moves[index]);
    length++;
    if (isNew || length === DEPTH) return finish(leaf);
    let next = game.actors(s);
    const after = sealed === undefined ? tree.after(edge) : tree.besides(sealed, edge);
    // Whoever decides at the same time does not know what was chosen: their choice belongs to the same node.
    let hidden = isRest(next, choosing, actor);
    // A decision without a choice is no place in the tree.
    while (next.length > 0) {
      choosing = next;
      actor = next[0];
      moves = game.moves(s, actor);
      if (moves.length > 1) break;
      game.play(s, actor, moves[0]);
      next = game.actors(s);
      hidden &&= isRest(next, choosing, actor);
    }
    if (next.length === 0) return finish(leaf);
    sealed = hidden ? after : undefined;
    if (!hidden) node = after;
  }

  function finish(leaf: number): number {
    reward(tree, playout(game, s, rng, ahead), length, spread);
    memory.tried += leaf;
    return leaf;
  }
}

function reward(tree: Tree, rewards: readonly number[], length: number, spread: Spread): void {
  spread.add(rewards);
  const { visits, totals } = tree.edges;
  const effort = EFFORT * length;
  for (let i = 0; i < length; i++) {
    visits[path[i]]++;
    totals[path[i]] += rewards[deciders[i]] - effort;
  }
}

/** Whether `next` are those who decide at the same time as `actor` and have not yet. */
function isRest(next: readonly Seat[], choosing: readonly Seat[], actor: Seat): boolean {
  if (choosing.length < 2 || next.length !== choosing.length - 1) return false;
  return next.every(seat => seat !== actor && choosing.includes(seat));
}

/** True when the rest of the budget cannot change which move was visited most. */
function isDecided(tree: Tree, root: Node, left: number): boolean {
  const [first, second] = tree.leaders(root);
  return first - second > left;
}

function rank<M>(tree: Tree, move: M, edge: Edge | undefined): Ranked<M> {
  const visits = edge === undefined ? 0 : tree.edges.visits[edge];
  if (edge === undefined || visits === 0) return { move, visits: 0, value: 0 };
  return { move, visits, value: tree.edges.totals[edge] / visits };
}
