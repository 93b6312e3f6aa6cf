/**
 * The tree of a search under hidden information. A node stands for everything that looks the same to the observer,
 * so it is shared by many worlds, and in each world only some of its edges can be walked.
 */
import { below, type Game, type Rng, type Seat, type Stateful } from '@fathom/kernel';

export interface Edge {
  visits: number;
  /** How often a world came by in which the move was legal: what a rarely legal move is measured against. */
  available: number;
  /** Rewards of the seat that takes the move, summed up. */
  total: number;
  readonly prior: number;
  /** The last iteration that counted the edge as available. */
  seen: number;
  node: Node | undefined;
}

export interface Node {
  /** By actor and key of the move. Moves of others that look alike to the observer share an edge. */
  readonly edges: Map<number, Edge>;
  /** Edges of others by what the observer sees of the move. */
  readonly shown: Map<string, Edge>;
}

export interface Choice<M> {
  readonly move: M;
  readonly edge: Edge;
}

/** How much an unproven but promising move is preferred to one with a good record. */
const EXPLORATION = 0.7;
/** What an untried move is expected to be worth below the average of its node. */
const URGENCY = 0.05;
const MAX_SEATS = 16;

const reach: Edge[] = [];

export function edgeKey<S extends Stateful, M>(game: Game<S, M>, actor: Seat, move: M): number {
  return game.key(move) * MAX_SEATS + actor;
}

export function makeNode(): Node {
  return { edges: new Map(), shown: new Map() };
}

/** The move to look into next: the best sum of record, prior and neglect among those that are legal in this world. */
export function select<S extends Stateful, M>(
  game: Game<S, M>,
  node: Node,
  s: S,
  actor: Seat,
  observer: Seat,
  moves: readonly M[],
  iteration: number,
  rng: Rng,
): Choice<M> {
  let priors = 0;
  let visits = 0;
  let total = 0;
  for (let i = 0; i < moves.length; i++) {
    const edge = edgeOf(game, node, s, actor, observer, moves[i]);
    reach[i] = edge;
    if (edge.seen === iteration) continue;
    edge.seen = iteration;
    edge.available++;
    priors += edge.prior;
    visits += edge.visits;
    total += edge.total;
  }
  const untried = visits > 0 ? total / visits - URGENCY : 0.5;
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  let alike = 1;
  for (let i = 0; i < moves.length; i++) {
    const edge = reach[i];
    if (i > 0 && edge === reach[best]) {
      // Which of the moves that look alike is played in this world is left to chance.
      if (below(rng, ++alike) === 0) best = i;
      continue;
    }
    const record = edge.visits > 0 ? edge.total / edge.visits : untried;
    const score =
      record + (EXPLORATION * (edge.prior / priors) * Math.sqrt(edge.available)) / (1 + edge.visits);
    if (score > bestScore) {
      bestScore = score;
      best = i;
      alike = 1;
    }
  }
  return { move: moves[best], edge: reach[best] };
}

/**
 * Moves are secrets too: what others do is keyed by what the observer gets to see of it. Within one node the
 * redacted text of a move depends on its key alone, so it is only asked for once.
 */
function edgeOf<S extends Stateful, M>(
  game: Game<S, M>,
  node: Node,
  s: S,
  actor: Seat,
  observer: Seat,
  move: M,
): Edge {
  const key = edgeKey(game, actor, move);
  const known = node.edges.get(key);
  if (known) return known;
  const text = actor === observer ? undefined : `${actor}:${game.redact(s, actor, move, observer)}`;
  const edge = (text !== undefined && node.shown.get(text)) || makeEdge(game.prior(s, actor, move));
  if (text !== undefined) node.shown.set(text, edge);
  node.edges.set(key, edge);
  return edge;
}

function makeEdge(prior: number): Edge {
  return { visits: 0, available: 0, total: 0, prior, seen: -1, node: undefined };
}
